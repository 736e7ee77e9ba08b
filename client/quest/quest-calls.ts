import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import { type Command, sendCommand } from '#client/lib/http/send-command.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { questAnswer, resetQuestAnswer, spinAnswer } from '#service/quest/quest-contract.ts';
import { dayOfSpin, dayOfUserQuest, type QuestDay, unspun } from './quest-day.ts';

/** What the card asks for; `date` names an accepted quest. A completion is undone from elsewhere: its toast outlives the card. */
export type QuestAsk = {
  readonly type: Exclude<QuestCommand['type'], 'UndoCompletion'>;
  readonly date: MemberDay | null;
};
/** The day as an answer shows it: told before the events of the same answer. */
export type DayAnswered = { readonly type: 'day.answered'; readonly day: QuestDay };
export type QuestNews = CommandAnswer<QuestEvent | DayAnswered> & {
  /** Null where the answer does not show it. */
  readonly day: QuestDay | null;
};

/** Why a command came to nothing, and which it was. */
export class QuestFailure extends Error {
  readonly asked: QuestAsk;

  constructor(asked: QuestAsk, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.asked = asked;
  }
}

/** Sends one command of the card. @throws QuestFailure */
export async function sendQuestCommand(asked: QuestAsk): Promise<QuestNews> {
  try {
    const { events, day } = await call(asked);
    // What the decider yielded comes as it is.
    const happened = events as readonly QuestEvent[];
    return { day, events: day ? [{ type: 'day.answered', day }, ...happened] : happened };
  } catch (error) {
    throw new QuestFailure(asked, error);
  }
}

type Answered = { readonly events: readonly object[]; readonly day: QuestDay | null };

async function call({ type, date }: QuestAsk): Promise<Answered> {
  switch (type) {
    case 'SpinWheel':
      return spin('/api/user-quests/spin');
    case 'RespinWheel':
      return spin('/api/user-quests/respin');
    case 'AcceptQuest':
      return change({ method: 'POST', path: '/api/user-quests/accept' });
    case 'SkipQuest':
      return change(
        date
          ? { method: 'PUT', path: `/api/user-quests/${date}`, body: { status: 'skipped' } }
          : { method: 'POST', path: '/api/user-quests/skip' },
      );
    case 'CompleteQuest':
      return change({ method: 'PUT', path: `/api/user-quests/${date}`, body: { status: 'completed' } });
    case 'ResetQuestDay':
      return reset();
  }
}

async function spin(path: string): Promise<Answered> {
  const answer = await sendCommand({ method: 'POST', path, answer: spinAnswer });
  return { events: answer.events, day: dayOfSpin(answer) };
}

async function change(command: Command<unknown>): Promise<Answered> {
  const { events, userQuest } = await sendCommand({ ...command, answer: questAnswer });
  return { events, day: userQuest && dayOfUserQuest(userQuest) };
}

async function reset(): Promise<Answered> {
  const command = { method: 'DELETE', path: '/api/user-quests/reset', answer: resetQuestAnswer } as const;
  const { events, spinSession } = await sendCommand(command);
  return { events, day: { ...unspun, ...spinSession } };
}
