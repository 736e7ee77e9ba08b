import { useMachine } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { KeptForLater, keptToast } from '#client/api/outbox.ts';
import { readAnew } from '#client/api/outdated.ts';
import { handledAsUnauthorized } from '#client/api/unauthorized.ts';
import { showToast } from '#client/design/toast.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { invalidWeight, isWeight, weightFailed } from './weight-entry.ts';
import { weightMachine } from './weight-machine.ts';

/** The form that logs today's weight. @param onLogged after the service or the outbox has it */
export function useWeightLog(unit: MassUnit, today: MemberDay, onLogged: () => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [state, send] = useMachine(
    weightMachine.provide({
      actions: {
        announceAnswer: () => {
          showToast({ title: 'Weight logged' });
          onLogged();
          void readAnew();
        },
        announceRefusal: ({ context }) => {
          if (context.refusal instanceof KeptForLater) {
            showToast(keptToast);
            onLogged();
          } else if (!handledAsUnauthorized(context.refusal)) showToast(weightFailed);
        },
      },
    }),
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const weight = String(new FormData(event.currentTarget).get('weight')).trim();
    const isValid = isWeight(weight);
    setFault(isValid ? null : invalidWeight.description);
    if (isValid) send({ type: 'command.sent', command: { weight, date: today, unit } });
    else showToast(invalidWeight);
  }

  return { submit, fault, isSending: state.matches('sending') };
}
