import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { announceLogged, announceRefused } from './log-weight.ts';
import type { WeightEntry } from './weight-entry.ts';
import { weightMachine } from './weight-machine.ts';

export type WeightLog = { readonly isSending: boolean; readonly log: (entry: WeightEntry) => void };

type WeightDriverProps = {
  /** What was sent before this was there, or while it came. */
  entry: WeightEntry | null;
  /** After the service or the outbox has it. */
  onLogged: () => void;
  /** Told of every step. */
  onStep: (log: WeightLog) => void;
};

/** The machine of the form, which draws nothing itself: it comes after the first view. */
export function WeightDriver({ entry, onLogged, onStep }: WeightDriverProps): null {
  const [state, send] = useMachine(
    weightMachine.provide({
      actions: {
        announceAnswer: () => announceLogged(onLogged),
        announceRefusal: ({ context }) => announceRefused(context.refusal, onLogged),
      },
    }),
  );
  const isSending = state.matches('sending');
  const step = useMemo(
    () => ({ isSending, log: (command: WeightEntry) => send({ type: 'command.sent', command }) }),
    [isSending, send],
  );
  useLayoutEffect(() => onStep(step), [step, onStep]);
  const pass = useEffectEvent((early: WeightEntry) => step.log(early));
  useEffect(() => {
    if (entry) pass(entry);
  }, [entry]);
  return null;
}
