import { createActor, type SnapshotFrom } from 'xstate';
import { showToast } from '#client/ui/toast.ts';
import { betaCopy } from './beta-copy.ts';
import { betaRequestMachine } from './beta-request-machine.ts';
import { isRepeat, refusalToast } from './beta-request-refusal.ts';

/** What the form shows of the machine. */
export type BetaRequestView = {
  readonly step: 'open' | 'sending' | 'submitted' | 'repeated';
};

type Options = {
  /** An address that is on the list already is as good as submitted. */
  readonly isRepeatWelcome: boolean;
  readonly onChange: (view: BetaRequestView) => void;
};

const forVisitors = betaRequestMachine.provide({
  actions: {
    announceAnswer: () => showToast(betaCopy.submitted),
    announceRefusal: ({ context }) => showToast(refusalToast(context.refusal)),
  },
});
const forMembers = forVisitors.provide({
  actions: {
    announceRefusal: ({ context }) => {
      if (!isRepeat(context.refusal)) showToast(refusalToast(context.refusal));
    },
  },
});

/** Runs the machine behind the form; the answer sends an address. Comes in a file of its own: who only reads the page needs none of it. */
export function startBetaRequest({ isRepeatWelcome, onChange }: Options): (email: string) => void {
  const actor = createActor(isRepeatWelcome ? forMembers : forVisitors);
  actor.subscribe((state) => onChange(viewOf(state, isRepeatWelcome)));
  actor.start();
  return (email) => actor.send({ type: 'command.sent', command: { email } });
}

function viewOf(state: SnapshotFrom<typeof betaRequestMachine>, isRepeatWelcome: boolean): BetaRequestView {
  if (!state.hasTag('SubmitBetaRequest')) return { step: 'submitted' };
  if (isRepeatWelcome && isRepeat(state.context.refusal)) return { step: 'repeated' };
  return { step: state.matches({ command: 'sending' }) ? 'sending' : 'open' };
}
