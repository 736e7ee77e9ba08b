import type { SnapshotFrom } from 'xstate';
import { questLifecycle } from '#domain/quest/quest-lifecycle.ts';
import type { QuestAsk } from './quest-calls.ts';
import type { QuestDay } from './quest-day.ts';
import type { CardEvent, questMachine } from './quest-machine.ts';
import { type QuestView, viewOf, viewOfDay } from './quest-view.ts';

type Ask = QuestAsk['type'];

/** What the card shows, and what can be done about it. */
export type QuestPlay = {
  readonly day: QuestDay;
  readonly view: QuestView;
  readonly isSending: boolean;
  /** Whether the quest's status admits the command. */
  readonly can: (command: Ask) => boolean;
  readonly ask: (command: Ask) => void;
  /** The wheel stands still. */
  readonly settle: () => void;
};

export const playOf = (
  state: SnapshotFrom<typeof questMachine>,
  send: (event: CardEvent) => void,
  settle: () => void,
): QuestPlay => ({
  day: state.context.day,
  view: viewOf(state),
  isSending: state.matches({ command: 'sending' }),
  can: (command) => state.hasTag(command),
  ask: (type) => send({ type: 'command.sent', command: { type, date: state.context.day.date } }),
  settle,
});

/** It has not turned. */
const standStill = (): void => {};

/** Until the machine is there: as it was read, by the same lifecycle. @param asked what was asked for, and waits for the machine */
export const playOfRead = (day: QuestDay, asked: Ask | null, ask: (command: Ask) => void): QuestPlay => {
  const admitted: readonly string[] = questLifecycle.states[day.status].tags;
  return {
    day,
    view: viewOfDay(day),
    isSending: asked !== null,
    can: (command) => admitted.includes(command),
    ask,
    settle: standStill,
  };
};
