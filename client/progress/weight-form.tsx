import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type * as z from 'zod/mini';
import { unitText } from '#client/lib/format/format-copy.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { tenths, tenthsText } from '#client/lib/format/typed-quantity.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { metricCommand } from '#client/lib/http/shared-commands.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { KeptForLater, keptToast, postDurably } from '#client/lib/offline/outbox.ts';
import { PendingMark } from '#client/lib/offline/pending-overlay.tsx';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { TextField } from '#client/ui/field.tsx';
import { anchors } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SlipQuestion } from '#client/ui/slip-question.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { measured } from '#domain/body/body-entry-rules.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import { likelyWeight } from '#domain/body/typing-slip.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { logMetricAnswer } from '#service/features/body/body-contract.ts';
import { weightCopy } from './progress-copy.ts';
import { type ProgressFacts, useProgressFacts } from './progress-facts.ts';
import { lastWeight, massText, type WeightViewModel, weightViewModel } from './weight-view-model.ts';

/** Logs today's weight, in the page. */
export function WeightFormCard() {
  const { facts, isFailed, retry } = useProgressFacts();
  if (facts) return <WeightForm facts={facts} />;
  return (
    <Card title={weightCopy.logWeightTitle}>
      {isFailed ? (
        <RetryNote onRetry={retry}>{weightCopy.lastWeightUnread}</RetryNote>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="3.125rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function WeightForm({ facts }: { facts: ProgressFacts }) {
  const { unit, current } = weightViewModel(facts);
  const form = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === anchors.weight) form.current?.querySelector('input')?.focus();
  }, [hash]);
  const { submit, fault, isSending, question, onEdit } = useWeightLog(
    { unit, last: lastWeight(facts) },
    facts.today,
    () => form.current?.reset(),
  );
  return (
    <Card
      title={weightCopy.logWeightTitle}
      aside={
        current !== null && (
          <SubText as="span">
            {weightCopy.lastWeight(massText(current, unit))}
            <PendingMark of="weight" />
          </SubText>
        )
      }
    >
      <Line ref={form} noValidate onSubmit={submit} onInput={onEdit}>
        <WeightField unit={unit} current={current} fault={fault} />
        <Button type="submit" variant="ink" disabled={isSending}>
          {isSending ? weightCopy.logging : weightCopy.log}
        </Button>
        {question && <SlipQuestion {...question} />}
      </Line>
    </Card>
  );
}

type WeightFieldProps = { unit: MassUnit; current: WeightViewModel['current']; fault: string | null };

/** A decimal comma is a number too, so it is no number field. */
export function WeightField({ unit, current, fault }: WeightFieldProps) {
  return (
    <TextField
      label={weightCopy.weightIn(unitText(unit))}
      name="weight"
      inputMode="decimal"
      autoComplete="off"
      required
      placeholder={current === null ? '' : tenths(current)}
      error={fault}
    />
  );
}

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

/** The member's unit, and the weight that is known of them. */
type WeightBasis = { readonly unit: MassUnit; readonly last: Parameters<typeof likelyWeight>[2] };

type WeightEntry = {
  /** As typed. */
  readonly weight: string;
  readonly date: MemberDay;
  readonly unit: MassUnit;
};

/** A weight that was asked about, as it was typed, and what was probably meant. */
type Slip = { readonly typed: string; readonly meant: string };

/** The form that logs today's weight. @param onLogged after the service or the outbox has it */
export function useWeightLog({ unit, last }: WeightBasis, today: MemberDay, onLogged: () => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [slip, setSlip] = useState<Slip | null>(null);
  const { ask, isSending } = useCommand(logWeightCommand, {
    onAnswer: () => {
      showToast({ title: weightCopy.weightLogged });
      onLogged();
    },
    onRefused: (error) => {
      const isKept = error instanceof KeptForLater;
      showRefusal(error, isKept ? keptToast : weightFailed);
      if (isKept) onLogged();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const weight = String(new FormData(event.currentTarget).get('weight')).trim();
    const isValid = isWeight(weight);
    setFault(isValid ? null : invalidWeight.description);
    if (!isValid) {
      showToast(invalidWeight);
      return;
    }
    const meant = likelyWeight(measured('weight', weight), unit, last, today);
    setSlip(meant === null ? null : { typed: weight, meant: tenthsText(meant) });
    if (meant === null) log(weight);
  }

  function log(weight: string): void {
    setSlip(null);
    ask({ weight, date: today, unit });
  }

  return {
    submit,
    fault,
    isSending,
    /** Null while there is nothing to ask. */
    question: slip && { ...slip, onUse: () => log(slip.meant), onKeep: () => log(slip.typed) },
    /** Another number is typed: the question is answered. */
    onEdit: () => setSlip(null),
  };
}

/** Refused with KeptForLater where no answer came. */
const logWeightCommand: CommandOf<WeightEntry, z.infer<typeof logMetricAnswer> | null> = {
  send: (entry) => {
    const label = weightCopy.weightOf(shortDate(entry.date), entry.weight, unitText(entry.unit));
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

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.s3};
  /* Level with the box, below the label. */
  & > button {
    margin-top: 1.75rem;
  }
`;
