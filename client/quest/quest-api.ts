import useSWR, { type SWRResponse } from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';
import { spinsPerDay } from '#domain/quest/quest-rules.ts';
import {
  type Quest,
  questAnswer,
  questsAnswer,
  resetQuestAnswer,
  spinAnswer,
  todaysQuestAnswer,
  type UserQuest,
  wheelSessionAnswer,
} from '#service/quest/quest-contract.ts';

/** Today's quest as the card shows it, a mere proposal too. */
export type QuestDayView = {
  readonly status: QuestStatus;
  /** The member's date that an accepted quest belongs to; it names the quest in calls. */
  readonly date: MemberDay | null;
  readonly quest: Quest | null;
  readonly remainingSpins: number;
  readonly pointsEarned: number;
  /** The date whose events these are, and their last revision; null before the first event. */
  readonly stream: MemberDay;
  readonly revision: number | null;
};

/** What the card shows. */
export type QuestView = 'ready' | 'spinning' | 'proposed' | 'assigned' | 'done' | 'skipped' | 'lucky';

type Version = Pick<QuestDayView, 'stream' | 'revision'>;

export const todaysQuestKey = '/api/user-quests/today';

/** The quests that this member can draw, sorted by id, Lucky Day last. */
export const useQuests = (): SWRResponse<readonly Quest[], Error> =>
  useSWR<readonly Quest[], Error>('/api/quests', readAs(questsAnswer));

/** Today's quest, with the proposal that lies open. Both are asked for at the same time. */
export function useTodaysQuest(): SWRResponse<QuestDayView, Error> {
  const today = useMemberToday();
  return useSWR<QuestDayView, Error>(todaysQuestKey, async () => {
    const [accepted, session] = await Promise.all([
      readAccepted(todaysQuestKey),
      readSession('/api/user-quests/session'),
    ]);
    if (accepted) return acceptedDay(accepted, accepted.revision);
    if (session) return proposedDay(session, { stream: today, revision: session.revision });
    return unspunDay({ stream: today, revision: null });
  });
}

const readAccepted = readAs(todaysQuestAnswer);
const readSession = readAs(wheelSessionAnswer);

const unspunDay = (version: Version, remainingSpins = spinsPerDay): QuestDayView => ({
  status: 'none',
  date: null,
  quest: null,
  remainingSpins,
  pointsEarned: 0,
  ...version,
});

const proposedDay = (
  { quest, remainingSpins }: { readonly quest: Quest; readonly remainingSpins: number },
  version: Version,
): QuestDayView => ({ ...unspunDay(version, remainingSpins), status: 'proposed', quest });

const acceptedDay = (
  { id, status, quest, pointsEarned }: UserQuest,
  revision: number | null,
): QuestDayView => ({ status, date: id, quest, remainingSpins: 0, pointsEarned, stream: id, revision });

/** What the card asks for. A completion is undone from elsewhere: its toast outlives the card. */
export type QuestRequest = {
  readonly type: Exclude<QuestCommand['type'], 'UndoCompletion'>;
  /** Names an accepted quest. */
  readonly date: MemberDay | null;
  readonly today: MemberDay;
};

export type QuestResult = {
  /** What the decider yielded. */
  readonly events: readonly QuestEvent[];
  readonly visible: boolean;
  /** Null where the answer does not show it: the quest has moved on elsewhere. */
  readonly day: QuestDayView | null;
};

export const questCommand: CommandOf<QuestRequest, QuestResult> = {
  send: async (request, key) => {
    const { events, ...result } = await call(request, key);
    // The contract says that these are events; which ones the quest yields is the domain's to say.
    return { ...result, events: events as unknown as readonly QuestEvent[] };
  },
  models: ({ day }) => (day ? [replaced(todaysQuestKey, day)] : []),
  // A draw changes nothing else; where it completes a Lucky Day, that shows when the wheel stops.
  movesOthers: ({ events, day }) => !day || (events.length > 0 && !events.some(isDraw)),
};

const isDraw = ({ type }: QuestEvent): boolean => type === 'QuestSpun';

type Answered = Omit<QuestResult, 'events'> & { readonly events: readonly object[] };

async function call({ type, date, today }: QuestRequest, key: string): Promise<Answered> {
  switch (type) {
    case 'SpinWheel':
      return spin('/api/user-quests/spin', today, key);
    case 'RespinWheel':
      return spin('/api/user-quests/respin', today, key);
    case 'AcceptQuest':
      return change('POST', 'accept', key);
    case 'SkipQuest':
      return date ? change('PUT', date, key, { status: 'skipped' }) : change('POST', 'skip', key);
    case 'CompleteQuest':
      return change('PUT', date ?? today, key, { status: 'completed' });
    case 'ResetQuestDay':
      return reset(today, key);
  }
}

async function spin(path: string, today: MemberDay, idempotencyKey: string): Promise<Answered> {
  const answer = await sendCommand({ method: 'POST', path, idempotencyKey, answer: spinAnswer });
  const { events, visible, revision, spinSession, quest, userQuest } = answer;
  const proposed =
    spinSession && quest ? proposedDay({ ...spinSession, quest }, { stream: today, revision }) : null;
  return { events, visible, day: userQuest ? acceptedDay(userQuest, revision) : proposed };
}

async function change(
  method: 'POST' | 'PUT',
  place: string,
  idempotencyKey: string,
  body?: object,
): Promise<Answered> {
  const path = `/api/user-quests/${place}`;
  const command = { method, path, idempotencyKey, ...(body && { body }), answer: questAnswer };
  const { events, visible, revision, userQuest } = await sendCommand(command);
  return { events, visible, day: userQuest && acceptedDay(userQuest, revision) };
}

async function reset(today: MemberDay, idempotencyKey: string): Promise<Answered> {
  const path = '/api/user-quests/reset';
  const answer = await sendCommand({ method: 'DELETE', path, idempotencyKey, answer: resetQuestAnswer });
  const { events, visible, revision, spinSession } = answer;
  return { events, visible, day: unspunDay({ stream: today, revision }, spinSession.remainingSpins) };
}
