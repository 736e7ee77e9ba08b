import useSWR, { type SWRResponse } from 'swr';
import { numberText } from '#client/lib/format/locale.ts';
import { ApiError, isServerAway, isUnauthorized, serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { refusalToast } from '#client/lib/http/refusal.ts';
import { type Reader, readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, revalidateAll } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';
import { spinsPerDay } from '#domain/quest/quest-rules.ts';
import {
  type DayWheel,
  type Quest,
  questAnswer,
  questsAnswer,
  resetQuestAnswer,
  spinAnswer,
  todaysQuestAnswer,
  type UserQuest,
  type WheelSession,
  wheelAnswer,
  wheelSessionAnswer,
} from '#service/features/quest/quest-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { questCopy } from './quest-copy.ts';

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

/** The views of the card. */
export type QuestView = 'ready' | 'spinning' | 'proposed' | 'assigned' | 'done' | 'skipped' | 'lucky';

type Version = Pick<QuestDayView, 'stream' | 'revision'>;

export const todaysQuestKey = '/api/user-quests/today';
export const wheelKey = '/api/user-quests/wheel';

/** The wheel that today's quest comes from; null where there is none before a spin. */
export const useWheel = (): SWRResponse<DayWheel, Error> =>
  useSWR<DayWheel, Error>(wheelKey, readAs(wheelAnswer));

/** The quests that this member can draw, sorted by id, Lucky Day last. */
export const useQuests = (): SWRResponse<readonly Quest[], Error> =>
  useSWR<readonly Quest[], Error>('/api/quests', readAs(questsAnswer));

/** Today's quest, with the proposal that lies open. Both are asked for at the same time. */
export function useTodaysQuest(): SWRResponse<QuestDayView, Error> {
  const today = useMemberToday();
  return useSWR<QuestDayView, Error>(todaysQuestKey, readDay(today));
}

const readAccepted = readAs(todaysQuestAnswer);
const readSession = readAs(wheelSessionAnswer);
const sessionPath = '/api/user-quests/session';

const readDay = (today: MemberDay): Reader<QuestDayView> =>
  Object.assign(
    async () => {
      const [accepted, session] = await Promise.all([readAccepted(todaysQuestKey), readSession(sessionPath)]);
      return dayOf(today, accepted, session);
    },
    {
      now: () => {
        const [accepted, session] = [readAccepted.now(todaysQuestKey), readSession.now(sessionPath)];
        return accepted === undefined || session === undefined ? undefined : dayOf(today, accepted, session);
      },
    },
  );

function dayOf(
  today: MemberDay,
  accepted: (UserQuest & { readonly revision: number }) | null,
  session: WheelSession,
): QuestDayView {
  if (accepted) return acceptedDay(accepted, accepted.revision);
  if (session) return proposedDay(session, { stream: today, revision: session.revision });
  return unspunDay({ stream: today, revision: null });
}

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

/** A request of the card. A completion is undone from elsewhere: its toast outlives the card. */
export type QuestRequest = {
  readonly type: Exclude<QuestCommand['type'], 'UndoCompletion'>;
  /** Names an accepted quest. */
  readonly date: MemberDay | null;
  readonly today: MemberDay;
  /** The wheel that is shown. */
  readonly wheel: DayWheel;
};

type QuestResult = {
  /** The events of the decider. */
  readonly events: readonly QuestEvent[];
  readonly visible: boolean;
  /** Null where the answer does not show it: the quest has moved on elsewhere. */
  readonly day: QuestDayView | null;
  /** The wheel that was turned; absent where none was. */
  readonly wheel?: DayWheel | undefined;
};

export const questCommand: CommandOf<QuestRequest, QuestResult> = {
  send: async (request, key) => {
    const { events, ...result } = await call(request, key);
    // The contract says that these are events; which ones the quest yields is the domain's to say.
    return { ...result, events: events as unknown as readonly QuestEvent[] };
  },
  models: ({ day, wheel }) => [
    ...(day ? [replaced(todaysQuestKey, day)] : []),
    ...(wheel === undefined ? [] : [replaced(wheelKey, wheel)]),
  ],
  // A draw and an acceptance change nothing else; where a draw completes a Lucky Day, that shows when the wheel stops.
  movesOthers: ({ events, day }) => !day || (events.length > 0 && !events.some(isOfQuestAlone)),
  // Without the day the quest has moved on elsewhere, and all is read again.
  reread: ({ day }) => revalidateAll(day ? isUnmovedByQuests : undefined),
};

const isOfQuestAlone = ({ type }: QuestEvent): boolean => type === 'QuestSpun' || type === 'QuestAccepted';

/**
 * Reads that no quest changes: the member's account, program, body, templates and workouts, and the wheel. A quest is in its own answer.
 */
export const isUnmovedByQuests = (key: string): boolean =>
  /^\/api\/(auth|programs|body-metrics|workouts|set-log|quests|user-quests|assessment|daily-|wheel-)/.test(
    key,
  );

type Answered = Omit<QuestResult, 'events'> & { readonly events: readonly object[] };

async function call({ type, date, today, wheel }: QuestRequest, key: string): Promise<Answered> {
  switch (type) {
    case 'SpinWheel':
      return spin('spin', today, key, shownIn(wheel));
    case 'RespinWheel':
      return spin('respin', today, key);
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

/** A drawn quest must be on the wheel that the member sees. */
const shownIn = (wheel: DayWheel): Readonly<Record<string, string>> =>
  wheel ? { 'X-Wheel': wheel.slots.map(({ id }) => id).join() } : {};

async function spin(
  place: 'spin' | 'respin',
  today: MemberDay,
  idempotencyKey: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const path = `/api/user-quests/${place}`;
  const answer = await sendCommand({ method: 'POST', path, idempotencyKey, headers, answer: spinAnswer });
  const { events, visible, revision, spinSession, quest, userQuest, wheel } = answer;
  const proposed =
    spinSession && quest ? proposedDay({ ...spinSession, quest }, { stream: today, revision }) : null;
  return { events, visible, wheel, day: userQuest ? acceptedDay(userQuest, revision) : proposed };
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

export const isLuckyDay = (quest: Quest | null): boolean => quest?.category === luckyDay.category;

export const setupTexts = {
  title: questCopy.setup,
  description: questCopy.setupLead,
} as const;

const noMoreSpins = {
  title: questCopy.noMoreSpins,
  description: questCopy.noMoreSpinsLead,
} as const;
const updateFailed = { title: commonCopy.error, description: questCopy.updateFailed } as const;

/** The result of the wheel, as a toast. */
export const resultToast = ({ quest, pointsEarned }: QuestDayView): ToastMessage =>
  quest && isLuckyDay(quest)
    ? { title: nameText(quest.name), description: luckyMessage(pointsEarned) }
    : {
        title: questCopy.questFound,
        ...(quest && { description: questCopy.resultLine(nameText(quest.name), quest.estimatedMinutes) }),
      };

const luckyMessage = (points: number): string => questCopy.luckyLine(questCopy.pointsText(points));

/** The news of the quest, as a toast. A Lucky Day is announced when the wheel stops, not before. */
export function newsToast(event: QuestEvent, { quest, pointsEarned }: QuestDayView): ToastMessage | null {
  switch (event.type) {
    case 'QuestAccepted':
      return { title: questCopy.questAccepted, ...(quest && { description: nameText(quest.name) }) };
    case 'QuestCompleted':
      if (event.luckyDay) return null;
      return { title: questCopy.questCompleted, description: questCopy.pointsEarned(pointsEarned || 1) };
    case 'QuestSkipped':
      return { title: questCopy.questSkipped, description: questCopy.used1SkipToken };
    case 'QuestDayReset':
      return { title: questCopy.questReset };
    case 'QuestSpun':
    case 'QuestCompletionUndone':
      return null;
  }
}

type Asked = Pick<QuestRequest, 'type' | 'date'>;

/** Why a command came to nothing, as a toast. */
export const questRefusal = (asked: Asked, error: unknown): ToastMessage =>
  refusalToast(error, { ...refusalTexts(asked, error), variant: 'destructive' });

function refusalTexts({ type, date }: Asked, error: unknown): ToastMessage {
  switch (type) {
    case 'SpinWheel':
      return spinRefusal(error);
    case 'RespinWheel':
      return serverMessage(error, '') === noMoreSpins.description
        ? noMoreSpins
        : { title: questCopy.reSpinFailed, description: questCopy.reSpinFailedLead };
    case 'AcceptQuest':
      return { title: questCopy.acceptFailed, description: questCopy.acceptFailedLead };
    case 'SkipQuest':
      return date ? updateFailed : { title: questCopy.skipFailed, description: questCopy.skipFailedLead };
    case 'CompleteQuest':
      return updateFailed;
    case 'ResetQuestDay':
      return { title: questCopy.resetFailed, description: resetRefusal(error) };
  }
}

function spinRefusal(error: unknown): ToastMessage {
  if (serverMessage(error, '').includes('No quests available')) return setupTexts;
  if (isServerAway(error))
    return { title: questCopy.wheelSpinFailed, description: questCopy.wheelSpinFailedLead };
  return { title: questCopy.spinFailed, description: serverMessage(error, questCopy.spinFailedLead) };
}

const resetRefusal = (error: unknown): string =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 403)
    ? questCopy.adminAccessRequired
    : questCopy.resetFailedLead;

type SkipFacts = Pick<
  Stats,
  'skipTokens' | 'tokensAtRisk' | 'rescuableDay' | 'excuse' | 'earnEvery' | 'currentStreak' | 'isActiveToday'
>;

/** Why a skip would take a token for nothing; null where it would not. @param isLate the quest is that of yesterday */
function noNeedToSkip(
  { excuse, isActiveToday, currentStreak, skipTokens }: SkipFacts,
  isLate: boolean,
): string | null {
  if (isLate) return null;
  if (excuse !== null) return questCopy.noSkipNeeded(excuse === 'paused');
  if (isActiveToday) return questCopy.noSkipAfterActivity;
  return currentStreak === 0 && skipTokens > 0 ? questCopy.noSkipWithoutStreak : null;
}

/** The cost of a skip, or the reason why there is none. */
export function skipNote(
  facts: SkipFacts,
  isLate: boolean,
): { readonly note: string; readonly isPossible: boolean } {
  const { skipTokens, tokensAtRisk, rescuableDay, earnEvery } = facts;
  const why = noNeedToSkip(facts, isLate) ?? (skipTokens === 0 ? questCopy.noSkipTokens(earnEvery) : null);
  if (why !== null) return { note: why, isPossible: false };
  const cost = questCopy.skipCost(skipTokens);
  if (skipTokens === 1 && rescuableDay !== null)
    return { note: questCopy.skipOrYesterday(cost), isPossible: true };
  // Tokens over an open gap are not spent yet: one fewer may no longer cover it.
  const note = skipTokens - 1 < tokensAtRisk ? questCopy.skipOrStreak(cost, tokensAtRisk) : `${cost}.`;
  return { note, isPossible: true };
}

/** The announcement for screen readers when the wheel stops. */
export const announcementOf = (view: QuestView, { quest }: QuestDayView): string =>
  quest && (view === 'proposed' || view === 'lucky') ? questCopy.landedOn(nameText(quest.name)) : '';

type Hub = { big: string; small?: string };

/** The words in the middle of the wheel. */
export function hubOf(view: QuestView, { quest, remainingSpins, pointsEarned }: QuestDayView): Hub {
  switch (view) {
    case 'ready':
      return { big: questCopy.spin, small: questCopy.hubSpinsLeft(remainingSpins) };
    case 'spinning':
      return { big: questCopy.spin };
    case 'proposed':
    case 'assigned':
      return worth(quest?.pointsReward ?? 0);
    case 'done':
    case 'lucky':
      return worth(pointsEarned);
    case 'skipped':
      return { big: '0', small: questCopy.points(0) };
  }
}

const worth = (points: number): Hub => ({ big: `+${numberText(points)}`, small: questCopy.points(points) });
