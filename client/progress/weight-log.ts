import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { shortDate } from '#client/lib/format/format-day.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { postDurably } from '#client/lib/offline/device-outbox.ts';
import { metricCommand } from '#client/lib/offline/metric-command.ts';
import { KeptForLater, keptToast } from '#client/lib/offline/outbox.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { measured } from '#domain/body/body-entry-rules.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { logMetricAnswer } from '#service/body/body-contract.ts';
import { weightCopy } from './progress-copy.ts';

const invalidWeight = {
  title: weightCopy.invalidWeight,
  description: weightCopy.invalidWeightLead,
  variant: 'destructive',
} as const satisfies ToastMessage;

const weightFailed = {
  title: commonCopy.error,
  description: weightCopy.logFailed,
  variant: 'destructive',
} as const satisfies ToastMessage;

type WeightEntry = {
  /** As typed. */
  readonly weight: string;
  readonly date: MemberDay;
  readonly unit: MassUnit;
};

/** The form that logs today's weight. @param onLogged after the service or the outbox has it */
export function useWeightLog(unit: MassUnit, today: MemberDay, onLogged: () => void) {
  const [fault, setFault] = useState<string | null>(null);
  const { ask, isSending } = useCommand(logWeightCommand, {
    onAnswer: () => {
      showToast({ title: weightCopy.weightLogged });
      onLogged();
    },
    onRefused: (error) => {
      const isKept = error instanceof KeptForLater;
      showToast(isKept ? keptToast : weightFailed);
      if (isKept) onLogged();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const weight = String(new FormData(event.currentTarget).get('weight')).trim();
    const isValid = isWeight(weight);
    setFault(isValid ? null : invalidWeight.description);
    if (!isValid) showToast(invalidWeight);
    else ask({ weight, date: today, unit });
  }

  return { submit, fault, isSending };
}

/** Refused with KeptForLater where no answer came. */
const logWeightCommand: CommandOf<WeightEntry, z.infer<typeof logMetricAnswer> | null> = {
  send: (entry) => {
    const label = weightCopy.weightOf(shortDate(entry.date), entry.weight, entry.unit);
    return postDurably(metricCommand(entry, label), logMetricAnswer);
  },
};

/** Whether the service will take it: a number above 0, with a point or a comma. */
function isWeight(typed: string): boolean {
  try {
    measured('weight', typed);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
