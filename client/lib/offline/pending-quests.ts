import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { completionClock } from '#domain/quest/completion-clock.ts';
import { type QuestDay, questDecider } from '#domain/quest/quest.ts';
import type { CompleteQuest } from '#domain/quest/quest-commands.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import type { UserQuest } from '#service/features/quest/quest-contract.ts';
import {
  type Answers,
  type Command,
  type DecidedEvent,
  idIn,
  type PendingBasis,
  type Reads,
  stream,
} from './pending-events.ts';

const questPath = '/api/user-quests/today';
/** The same quest for its session, where it is still to be done. */
const questStepsPath = `${questPath}#steps`;

/** The quest of a date, as it was read. */
type AcceptedQuest = Pick<UserQuest, 'status' | 'quest' | 'pointsEarned'> & { readonly date: MemberDay };
type ReadQuest = Omit<AcceptedQuest, 'date'> &
  ({ readonly id: MemberDay } | { readonly date: MemberDay | null });

/** The card of the quest holds its date by that name, the service's answer as its id. */
const questDate = (read: ReadQuest): MemberDay | null => ('id' in read ? read.id : read.date);

/** A proposal is no accepted quest. */
function questIn(read: unknown): readonly AcceptedQuest[] {
  const quest = (read ?? null) as ReadQuest | null;
  const date = quest && questDate(quest);
  return quest && date ? [{ ...quest, date }] : [];
}

/** Today's quest after the events. Once it is over, one of yesterday is not shown: it stays as it was read. */
export function questReads(held: Reads, events: readonly DecidedEvent[], today: MemberDay): Answers {
  return events.flatMap((event) => {
    if (event.type !== 'QuestCompleted') return [];
    const { date, points: pointsEarned } = event;
    const [read, steps] = [questPath, questStepsPath].map((path) =>
      questIn(held.get(path)).some((quest) => quest.date === date) ? held.get(path) : null,
    ) as [(ReadQuest & { readonly revision: number }) | null, unknown];
    const done = read && { ...read, status: 'completed', pointsEarned, revision: read.revision + 1 };
    return [
      ...(done && date === today ? ([[questPath, done]] as const) : []),
      ...(steps ? ([[questStepsPath, null]] as const) : []),
    ];
  });
}

type Sender = Pick<PendingBasis, 'memberId' | 'zones' | 'now'>;

/** Decides completions one after the other, by the service's own decider. A quest that was not read is not known. */
export function questDecisions(held: Reads, sender: Sender): (command: Command) => readonly QuestEvent[] {
  // The card's read is the newer one where both are of one date.
  const quests = [questStepsPath, questPath].flatMap((path) => questIn(held.get(path)));
  const streams = new Map(
    quests.map((known) => [known.date, stream(questDecider, questKnown(known))] as const),
  );
  return (command) => {
    const completion = completionCommand(command, sender, quests);
    return streams.get(completion.date)?.(completion) ?? [];
  };
}

type Completion = Pick<CompleteQuest, 'note'> & { readonly completedAt?: string };

/** Only completions wait: a skip and a spin need the service. */
function completionCommand(
  { path, body }: Command,
  { memberId, zones, now }: Sender,
  quests: readonly AcceptedQuest[],
): CompleteQuest {
  const { completedAt = now, note } = body as Completion;
  const clock = completionClock(zones, now, asInstant(new Date(completedAt).toISOString()));
  return {
    type: 'CompleteQuest',
    memberId,
    date: idIn(path) as MemberDay,
    ...clock,
    // The points of a quest were read with it.
    quests: quests.map(({ quest }) => quest as CompleteQuest['quests'][number]),
    ...(note !== undefined && { note }),
  };
}

const questKnown = ({ status, quest, pointsEarned: points }: AcceptedQuest): QuestDay => ({
  ...questDecider.initialState,
  status,
  questId: quest.id,
  points,
});
