import type { Context } from 'koa';
import type * as z from 'zod/mini';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questById, questCatalogueVersion, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { type Quest as CatalogueQuest, nothingNeeded } from '#domain/catalogue/quests/quest-entry.ts';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { isRestDay } from '#domain/catalogue/workouts/week-plan.ts';
import { addDays, asInstant, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { completionClock } from '#domain/quest/completion-clock.ts';
import { type QuestDay, questDecider, remainingSpins } from '#domain/quest/quest.ts';
import { eligibleQuests } from '#domain/quest/quest-candidates.ts';
import type { QuestCommand, RespinWheel, SpinWheel } from '#domain/quest/quest-commands.ts';
import { type QuestEvent, questDayStream } from '#domain/quest/quest-events.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';
import { finishedForToday, shownName } from '#domain/quest/quest-rules.ts';
import { layOutWheel, wheelSlots } from '#domain/quest/quest-wheel.ts';
import { wheelVersionOn } from '#domain/quest/wheel-rules.ts';
import { summaryUntil } from '#domain/streak/activity-state.ts';
import { excuseOn, type StreakSummary, streakAt, tokenRulesOn } from '#domain/streak/streak-summary.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import { activePrograms } from '#projections/program/programs.ts';
import { questOfDay } from '#projections/quest/quest-days.ts';
import { activityOf, streakSummaryOf } from '#projections/streak/activities.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { type CurrentMember, currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import {
  type DayWheel,
  type Quest,
  questAnswer,
  questsAnswer,
  resetQuestAnswer,
  resetQuestBody,
  spinAnswer,
  todaysQuestAnswer,
  type UserQuest,
  updateQuestBody,
  type WheelSession,
  wheelAnswer,
  wheelSessionAnswer,
} from './quest-contract.ts';
import { drawsOf } from './quest-draw.ts';

const listQuests: Handler = () => async (ctx) => {
  const { equipment = [] } = currentMember(ctx).member.profile;
  ctx.body = [...eligibleQuests(quests, equipment), luckyDay].map((quest) => shownQuest(quest, equipment));
};

/** Until 03:00, a quest accepted yesterday is still the current one. */
async function currentQuest({ db }: Pick<AppContext, 'db'>, ctx: Context) {
  const { memberId, today, localTime } = currentMember(ctx);
  const yesterday = addDays(today, -1);
  const ofToday = await questOfDay(db, memberId, today);
  const isLate = !ofToday && isInNightGrace(yesterday, { today, localTime });
  const ofYesterday = isLate ? await questOfDay(db, memberId, yesterday) : null;
  return ofYesterday?.status === 'assigned' ? ofYesterday : ofToday;
}

const todaysQuest: Handler = (app) => async (ctx) => {
  const quest = await currentQuest(app, ctx);
  const owned = ownedBy(currentMember(ctx).member);
  const shown = quest && userQuestOf(quest.date, { ...quest, questId: quest.quest_id }, owned);
  ctx.body = shown && { ...shown, revision: quest.revision };
};

/** Since the first spin as its event holds it; before that, as the member's equipment and plan make it now. */
const todaysWheel: Handler = (app) => {
  const drawFrom = drawFromOf(app);
  return async (ctx) => {
    const { memberId, today, member } = currentMember(ctx);
    const quest = await currentQuest(app, ctx);
    const date = quest?.date ?? today;
    const owned = ownedBy(member);
    if (quest) {
      const { day } = await questDayOf(app.events, memberId, date);
      ctx.body = shownWheel(day, date, owned);
      return;
    }
    const from = await drawFrom(ctx);
    const isPossible = from.rules === 'v2' && eligibleQuests(quests, owned).length >= wheelSlots;
    ctx.body = isPossible ? { date, slots: slotsNamed(layOutWheel(from.wheelDraw, from), owned) } : null;
  };
};

const slotsNamed = (slots: readonly string[], owned: readonly string[]) =>
  slots.map((id) => ({ id, name: questNamed(id, owned).name }));

const shownWheel = ({ wheel }: QuestDay, date: MemberDay, owned: readonly string[]): DayWheel =>
  wheel && { date, slots: slotsNamed(wheel.slots, owned) };

const wheelSession: Handler =
  ({ db, events }) =>
  async (ctx) => {
    const { memberId, today, member } = currentMember(ctx);
    const quest = await questOfDay(db, memberId, today);
    ctx.body =
      quest?.status === 'proposed' ? await openProposal(events, memberId, today, ownedBy(member)) : null;
  };

/** Read from the events, because the read model holds neither the spins nor the wheel. */
async function questDayOf(events: AppContext['events'], memberId: MemberId, date: MemberDay) {
  let day = questDecider.initialState;
  let revision = -1;
  for await (const stored of events.readStream(questDayStream(memberId, date))) {
    day = questDecider.evolve(day, decode(stored).event as QuestEvent);
    revision = stored.revision;
  }
  return { day, revision };
}

async function openProposal(
  events: AppContext['events'],
  memberId: MemberId,
  date: MemberDay,
  owned: readonly string[],
): Promise<WheelSession> {
  const { day, revision } = await questDayOf(events, memberId, date);
  if (day.status !== 'proposed') return null;
  return { quest: questNamed(day.questId, owned), remainingSpins: remainingSpins(day), revision };
}

const acceptQuest: Handler = (app) => async (ctx) => {
  const { memberId, today: date } = currentMember(ctx);
  ctx.body = await sendToDay(app, ctx, { type: 'AcceptQuest', memberId, date });
};

const skipProposal: Handler = (app) => async (ctx) => {
  ctx.body = await skip(app, ctx, currentMember(ctx).today);
};

const updateQuest: Handler = (app) => async (ctx) => {
  const { status, ...done } = bodyOf(ctx, updateQuestBody);
  const date = questDate(ctx);
  ctx.body = await (status === 'completed' ? complete(app, ctx, date, done) : skip(app, ctx, date));
};

const undoQuest: Handler = (app) => async (ctx) => {
  const { memberId, today, localTime } = currentMember(ctx);
  ctx.body = await sendToDay(app, ctx, {
    type: 'UndoCompletion',
    memberId,
    date: questDate(ctx),
    today,
    localTime,
  });
};

const resetQuest: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId, today: date } = currentMember(ctx);
    const { reason = 'Reset Quest on the dashboard.' } = bodyOf(ctx, resetQuestBody);
    const command = { type: 'ResetQuestDay', memberId, date, resetBy: memberId, reason } as const;
    const { state, answer } = await send(ctx, questDecider, questDayStream(memberId, date), command);
    ctx.body = { ...answer, spinSession: { remainingSpins: remainingSpins(state) } };
  };

type Done = Omit<z.infer<typeof updateQuestBody>, 'status'>;

function complete(app: AppContext, ctx: Context, date: MemberDay, { note, completedAt }: Done) {
  const current = currentMember(ctx);
  const then = completedAt === undefined ? current.at : asInstant(new Date(completedAt).toISOString());
  const { today, localTime } = completionClock(current.member.zones, current.at, then);
  return sendToDay(app, ctx, {
    ...{ type: 'CompleteQuest', memberId: current.memberId, date, today, localTime, quests },
    ...(note !== undefined && { note }),
  });
}

async function skip(app: AppContext, ctx: Context, date: MemberDay) {
  const { memberId, today, localTime } = currentMember(ctx);
  const summary = await streakSummaryOf(app.db, memberId);
  const { skipTokens: tokensHeld } = streakAt(summary, today);
  const { currentStreak: streak, isActiveToday: isActive } = await streakOn(app, summary, memberId, date);
  const excuse = excuseOn(summary, date);
  const { earnEvery } = tokenRulesOn(summary, today);
  const held = { tokensHeld, earnEvery, excuse, streak, isActive };
  return sendToDay(app, ctx, { type: 'SkipQuest', memberId, date, today, localTime, ...held });
}

/** A quest of yesterday holds the streak as it was before the night: an activity of the new date says nothing about it. */
async function streakOn({ db }: AppContext, summary: StreakSummary, memberId: MemberId, date: MemberDay) {
  const hasLater = summary.lastDay !== null && summary.lastDay > date;
  return streakAt(hasLater ? summaryUntil(await activityOf(db, memberId), date) : summary, date);
}

async function sendToDay({ send }: AppContext, ctx: Context, command: QuestCommand) {
  const { memberId, date } = command;
  const { state, answer } = await send(ctx, questDecider, questDayStream(memberId, date), command);
  return {
    ...answer,
    userQuest: userQuestOf(date, state, ownedBy(currentMember(ctx).member)),
    pointsEarned: state.points,
  };
}

/** A quest's id is its date. */
function questDate(ctx: Context): MemberDay {
  const id = pathPart(ctx, 'id');
  if (!isMemberDay(id)) throw new NotFound('There is no such quest.');
  return id;
}

/** The first spin of a date. A repetition returns its result. */
const spinWheel: Handler = (app) =>
  turnWheel(app, (ctx) => {
    const shown = ctx.get('X-Wheel');
    return { type: 'SpinWheel', ...(shown !== '' && { shown: shown.split(',') }) };
  });

/** Replaces the open proposal. */
const respinWheel: Handler = (app) => turnWheel(app, () => ({ type: 'RespinWheel' }));

type Turned = Pick<SpinWheel, 'type' | 'shown'> | Pick<RespinWheel, 'type'>;

function turnWheel(app: AppContext, turned: (ctx: Context) => Turned) {
  const drawFrom = drawFromOf(app);
  return async (ctx: Context) => {
    const command = { ...(await drawFrom(ctx)), ...turned(ctx) };
    const { memberId, date, ownedEquipment } = command;
    const { state, answer } = await app.send(ctx, questDecider, questDayStream(memberId, date), command);
    const wheel = shownWheel(state, date, ownedEquipment);
    ctx.body = { ...answer, ...shown(state, date, ownedEquipment, answer.events.length > 0), wheel };
  };
}

/** The layout and the draws of the wheel for the caller's date. */
function drawFromOf({ db, questSeed, wheelRules }: AppContext) {
  const programOf = createBatchLoader((memberIds: readonly MemberId[]) => activePrograms(db, memberIds));
  return async (ctx: Context) => {
    const { memberId, today: date, member } = currentMember(ctx);
    const program = await programOf(memberId);
    const { daysPerWeek = usualDaysPerWeek } = member.profile;
    return {
      memberId,
      date,
      rules: wheelVersionOn(date, wheelRules),
      ...drawsOf(questSeed, memberId, date),
      quests,
      catalogueVersion: questCatalogueVersion,
      ownedEquipment: ownedBy(member),
      isRestDay: isRestDay({ program, daysPerWeek }, date),
    };
  };
}

/** A proposal with its session; an accepted quest alone; a message for a finished day; all of them for a Lucky Day just drawn. */
function shown(day: QuestDay, date: MemberDay, owned: readonly string[], isNew: boolean) {
  const quest = questNamed(day.questId, owned);
  const spinSession = { remainingSpins: remainingSpins(day) };
  if (day.status === 'proposed') return { spinSession, quest };
  if (day.status === 'assigned') return { quest };
  if (!isNew) return { message: finishedForToday };
  return { spinSession, quest, userQuest: userQuestOf(date, day, owned), pointsEarned: day.points };
}

type DayOfQuest = { readonly status: QuestStatus; readonly questId: string; readonly points: number };

const ownedBy = ({ profile }: CurrentMember['member']): readonly string[] => profile.equipment ?? [];

function shownQuest(entry: CatalogueQuest, owned: readonly string[]): Quest {
  const { alternativeName: _, requirements, ...quest } = entry;
  return {
    ...quest,
    name: shownName(entry, owned),
    requirements: { ...requirements, equipment: [...requirements.equipment] },
  };
}

const retired: Omit<CatalogueQuest, 'id' | 'name'> = {
  description: 'This quest is no longer on the wheel.',
  category: 'Mindset',
  difficulty: 'easy',
  pointsReward: 1,
  estimatedMinutes: 0,
  requirements: nothingNeeded,
};

/** A quest by its id; one removed from the catalogue keeps its place in history under its id. */
function questNamed(id: string, owned: readonly string[]): Quest {
  return shownQuest(questById(id) ?? { ...retired, id, name: id }, owned);
}

/** A day's quest for its member; null while it is only proposed. */
function userQuestOf(
  date: MemberDay,
  { status, questId, points }: DayOfQuest,
  owned: readonly string[],
): UserQuest | null {
  if (status === 'none' || status === 'proposed') return null;
  return { id: date, status, quest: questNamed(questId, owned), pointsEarned: points };
}

const notNow = [409, 'not-admitted'] as const;
const expired = [409, 'quest-expired'] as const;
const noToken = [409, 'no-skip-token'] as const;
const needsNoToken = [
  [409, 'streak-paused'],
  [409, 'outage-day'],
  [409, 'rest-day'],
  [409, 'day-active'],
  [409, 'no-streak'],
] as const;
const noQuests = [503, 'no-quests'] as const;

export const questRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/quests',
    summary: 'The quests that the member can draw, Lucky Day last.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: questsAnswer,
    handle: listQuests,
  },
  {
    method: 'GET',
    path: '/api/user-quests/today',
    summary: 'The quest of the day; null before one is accepted. Until 03:00 it may be yesterday’s.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: todaysQuestAnswer,
    handle: todaysQuest,
  },
  {
    method: 'GET',
    path: '/api/user-quests/session',
    summary: 'The open proposal of the wheel, with the spins that are left; null without one.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: wheelSessionAnswer,
    handle: wheelSession,
  },
  {
    method: 'GET',
    path: '/api/user-quests/wheel',
    summary: 'The eight slots of today’s wheel. From the first spin on nothing changes them.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: wheelAnswer,
    handle: todaysWheel,
  },
  {
    method: 'POST',
    path: '/api/user-quests/spin',
    summary: 'Spins the wheel, or shows what came of the first spin.',
    audience: 'members',
    scopes: ['write:quest'],
    header: 'Wheel',
    answer: spinAnswer,
    refusals: [notNow, [409, 'wheel-changed'], noQuests],
    handle: spinWheel,
  },
  {
    method: 'POST',
    path: '/api/user-quests/respin',
    summary: 'Another proposal instead of the open one, twice a day at most.',
    audience: 'members',
    scopes: ['write:quest'],
    answer: spinAnswer,
    refusals: [notNow, [409, 'no-spins-left'], noQuests],
    handle: respinWheel,
  },
  {
    method: 'POST',
    path: '/api/user-quests/accept',
    summary: 'Accepts the open proposal for today.',
    audience: 'members',
    scopes: ['write:quest'],
    answer: questAnswer,
    refusals: [notNow],
    handle: acceptQuest,
  },
  {
    method: 'POST',
    path: '/api/user-quests/skip',
    summary: 'Skips the open proposal for a skip token, which protects the day.',
    audience: 'members',
    scopes: ['write:quest'],
    answer: questAnswer,
    refusals: [notNow, expired, noToken, ...needsNoToken],
    handle: skipProposal,
  },
  {
    method: 'DELETE',
    path: '/api/user-quests/reset',
    summary: 'Takes back the admin’s own quest of today, its points and its token.',
    audience: 'admins',
    body: resetQuestBody,
    answer: resetQuestAnswer,
    refusals: [notNow],
    handle: resetQuest,
  },
  {
    method: 'PUT',
    path: '/api/user-quests/:id',
    summary: 'Completes or skips the accepted quest of a day; the id is the date.',
    audience: 'members',
    scopes: ['write:quest'],
    body: updateQuestBody,
    example: { status: 'completed' },
    answer: questAnswer,
    refusals: [notNow, expired, noToken, ...needsNoToken],
    handle: updateQuest,
  },
  {
    method: 'POST',
    path: '/api/user-quests/:id/undo',
    summary: 'Takes a completion back on its own date, and until 03:00 of the next.',
    audience: 'members',
    scopes: ['write:quest'],
    answer: questAnswer,
    refusals: [notNow, [409, 'lucky-day-final'], [409, 'undo-too-late']],
    handle: undoQuest,
  },
];
