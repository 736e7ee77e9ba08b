import { bodyDecider } from '#domain/body/body.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import { questCatalogueVersion, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { dailyTemplateOf } from '#domain/catalogue/workouts/daily-templates.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { addDays, asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { asProgramId } from '#domain/kernel/ids.ts';
import { startOfDay } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import type { Activity } from '#domain/streak/activity-state.ts';
import { excuseOn, streakAt } from '#domain/streak/streak-summary.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { drawsOf } from '#service/features/quest/quest-draw.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import { chance, type Moment } from './demo-clock.ts';
import { createInMemoryCommands, type InMemoryCommands } from './in-memory-commands.ts';
import { equipment, livelyMember, type SyntheticMember, syntheticMember } from './synthetic-members.ts';

const firstDay = asMemberDay('2026-01-05');
/** Determines the number of members: with 20,000 members a million events span about 60 days. */
const eventsPerMember = 50;

type SyntheticLog = { readonly members: number; readonly events: AsyncIterable<ImportedEvent> };

/** A log of simulated members in the order of time, produced by the deciders. Deterministic for a seed and size. */
export function syntheticLog(seed: string, size: number): SyntheticLog {
  const members = Array.from({ length: Math.ceil(size / eventsPerMember) }, (_, number) =>
    syntheticMember(seed, number, firstDay),
  );
  return { members: members.length, events: events() };

  async function* events(): AsyncGenerator<ImportedEvent> {
    let left = size;
    for await (const event of eventsOf(members, firstDay)) {
      yield event;
      left -= 1;
      if (left === 0) return;
    }
  }
}

export type LivelyLog = {
  readonly seed: string;
  readonly members: number;
  /** Dates of the history, of which the last is `lastDay`. */
  readonly days: number;
  readonly lastDay: MemberDay;
};

/**
 * A log of members with skips, moods, late nights and pauses. Deterministic for its options. It ends before `until`, also where a date of
 * `lastDay` is not over in a zone.
 */
export function livelyLog(
  { seed, members, days, lastDay }: LivelyLog,
  until: Instant,
): AsyncIterable<ImportedEvent> {
  const from = addDays(lastDay, 1 - days);
  const people = Array.from({ length: members }, (_, number) => livelyMember(seed, number, from, days));
  return eventsOf(people, from, { lastDay, until });
}

async function* eventsOf(
  members: readonly SyntheticMember[],
  from: MemberDay,
  end?: { readonly lastDay: MemberDay; readonly until: Instant },
): AsyncGenerator<ImportedEvent> {
  const states = new Map<string, unknown>();
  let waiting: SyntheticAction[] = [];
  for (let day = from; end === undefined || day <= end.lastDay; day = addDays(day, 1)) {
    const acts = [...waiting, ...members.flatMap((member) => actionsOn(member, day))].sort(byTime);
    // In eastern zones the next day starts before this one is over in western ones.
    const nextDay = day === end?.lastDay ? end.until : asInstant(`${day}T13:00:00.000Z`);
    waiting = acts.filter(({ moment }) => moment.at >= nextDay);
    yield* decided(acts.slice(0, acts.length - waiting.length), states);
    forgetDays(states, addDays(day, -1));
  }
}

const byTime = ({ moment: a }: SyntheticAction, { moment: b }: SyntheticAction): number =>
  a.at < b.at ? -1 : 1;

function* decided(acts: readonly SyntheticAction[], states: Map<string, unknown>): Generator<ImportedEvent> {
  for (const { member, commit } of acts) {
    const events: ImportedEvent[] = [];
    commit(createInMemoryCommands(member, states, (event) => events.push(event)));
    yield* events;
  }
}

/** Streams of a past day are not used again. */
function forgetDays(states: Map<string, unknown>, before: MemberDay): void {
  for (const stream of states.keys()) {
    const [, day] = /^(?:questDay|routine)-.*?-(\d{4}-\d{2}-\d{2})/.exec(stream) ?? [];
    if (day !== undefined && day < before) states.delete(stream);
  }
}

/** The actions of a member on a day. */
function actionsOn(member: SyntheticMember, day: MemberDay): SyntheticAction[] {
  if (day < member.joinsOn) return [];
  const joining = day === member.joinsOn ? joins(member, day) : [];
  const pause = member.lively?.pause ?? null;
  const pausing = day === pause?.from ? [pauses(member, pause)] : [];
  const isPaused = pause !== null && pause.from <= day && day <= pause.until;
  const isActive = chance(member.seed, day) < member.diligence * (isPaused ? shareOfPausedDays : 1);
  return [...joining, ...pausing, ...(isActive ? isActiveOn(member, day) : [])];
}

/** A member who pauses does something all the same on few dates. */
const shareOfPausedDays = 0.15;

function pauses(
  member: SyntheticMember,
  { from, until }: { readonly from: MemberDay; readonly until: MemberDay },
): SyntheticAction {
  const { memberId } = member;
  return performAction(member, from, 5 * 60 + 30, ({ send }, moment) =>
    send(
      memberDecider,
      memberStream(memberId),
      { type: 'PauseStreak', memberId, from, until, reason: 'holiday', today: moment.today },
      moment,
    ),
  );
}

function isActiveOn(member: SyntheticMember, day: MemberDay): SyntheticAction[] {
  const isToday = (what: string, share: number) => chance(member.seed, what, day) < share;
  return [
    ...(isToday('quest', 0.75) ? quest(member, day) : []),
    ...(isToday('workout', 0.4) ? [workout(member, day)] : []),
    ...(isToday('weight', 0.3) ? [weighs(member, day)] : []),
    ...(member.doesRoutine ? routine(member, day) : []),
  ];
}

function quest(member: SyntheticMember, date: MemberDay): SyntheticAction[] {
  const { memberId, seed } = member;
  const stream = questDayStream(memberId, date);
  const spin = {
    memberId,
    date,
    ...drawsOf('bench', memberId, date),
    quests,
    catalogueVersion: questCatalogueVersion,
    ownedEquipment: equipment,
    isRestDay: false,
    rules: 'v2',
  } as const;
  const { morning, evening } = questMinutes(member, date);
  const doesRespin = chance(seed, 'respin', date) < 0.2;
  const doesSkip = chance(seed, 'skip', date) < (member.lively?.skips ?? 0);
  return [
    performAction(member, date, morning, ({ send }, moment) =>
      send(questDecider, stream, { type: 'SpinWheel', ...spin }, moment),
    ),
    ...(doesRespin
      ? [
          performAction(member, date, morning + 1, ({ send }, moment) =>
            send(questDecider, stream, { type: 'RespinWheel', ...spin }, moment),
          ),
        ]
      : []),
    performAction(member, date, morning + 2, ({ send }, moment) =>
      send(questDecider, stream, { type: 'AcceptQuest', memberId, date }, moment),
    ),
    performAction(member, date, evening, ({ send, activity }, moment) =>
      send(
        questDecider,
        stream,
        doesSkip
          ? { type: 'SkipQuest', memberId, date, ...moment, ...heldOn(activity, date) }
          : { type: 'CompleteQuest', memberId, date, ...moment, quests },
        moment,
      ),
    ),
  ];
}

/** The facts that decide a skip. */
function heldOn({ summary }: Activity, date: MemberDay) {
  const { skipTokens: tokensHeld, currentStreak: streak, openDay, isActiveToday } = streakAt(summary, date);
  return { tokensHeld, streak, isActive: isActiveToday && openDay === date, excuse: excuseOn(summary, date) };
}

/** When a member spins and completes the quest of a date, in minutes since its midnight; from 24:00 on it is the next date. */
function questMinutes(member: SyntheticMember, date: MemberDay) {
  const morning = 6 * 60 + minutesOf(member, 'morning', date, 240);
  const night = member.isUpLate ? chance(member.seed, 'night', date) : 1;
  if (night < 0.5) return { morning, evening: 23 * 60 + minutesOf(member, 'bedtime', date, 230) };
  if (night < 0.85) {
    const smallHours = 3 * 60 + minutesOf(member, 'small hours', date, 45);
    return { morning: smallHours, evening: smallHours + 10 };
  }
  return { morning, evening: 16 * 60 + minutesOf(member, 'evening', date, 300) };
}

function workout(member: SyntheticMember, date: MemberDay): SyntheticAction {
  const { memberId, seed } = member;
  const template = builtinTemplates[Math.floor(chance(seed, 'template', date) * builtinTemplates.length)];
  return performAction(member, date, 12 * 60 + minutesOf(member, 'workout', date, 480), ({ send }, moment) =>
    send(
      workoutDecider,
      workoutStream(memberId),
      {
        type: 'LogWorkout',
        memberId,
        workoutId: derivedId('imagined', seed, 'workout', date),
        templateId: template?.id ?? 'core-circuit',
        date,
        started: null,
        today: moment.today,
        durationMinutes: 20 + Math.floor(chance(seed, 'minutes', date) * 30),
        perceivedExertion: 5 + Math.floor(chance(seed, 'exertion', date) * 5),
        moodAfter: moodOn(member, date),
        dayMinutes: usualDayMinutes,
        isCompleted: chance(seed, 'finishes', date) < 0.9,
        claimedPoints: 2,
      },
      moment,
    ),
  );
}

/** 1-5. */
function moodOn({ seed, lively }: SyntheticMember, date: MemberDay): number {
  if (!lively) return 4;
  return Math.min(5, Math.max(1, lively.mood - 1 + Math.floor(3 * chance(seed, 'mood', date))));
}

function weighs(member: SyntheticMember, date: MemberDay): SyntheticAction {
  const { memberId, seed } = member;
  const weight = (170 + 20 * chance(seed, 'pounds', date)).toFixed(1);
  return performAction(member, date, 6 * 60 + minutesOf(member, 'scale', date, 120), ({ send }, moment) =>
    send(
      bodyDecider,
      bodyStream(memberId),
      {
        type: 'LogWeight',
        memberId,
        entryId: derivedId('imagined', seed, 'weight', date),
        date,
        today: moment.today,
        unit: 'lbs',
        weight,
      },
      moment,
    ),
  );
}

function routine(member: SyntheticMember, date: MemberDay): SyntheticAction[] {
  const { memberId } = member;
  const plan = dailyTemplateOf('daily-50', []);
  const start = 6 * 60 + minutesOf(member, 'routine', date, 780);
  return plan.exercises.map((_, exerciseIndex) =>
    performAction(member, date, start + exerciseIndex, ({ send }, moment) =>
      send(
        routineDecider,
        routineStream(memberId, date, 'daily-50'),
        {
          type: 'TickSet',
          memberId,
          date,
          template: 'daily-50',
          exerciseIndex,
          setIndex: 0,
          plan,
          ...moment,
        },
        moment,
      ),
    ),
  );
}

const minutesOf = ({ seed }: SyntheticMember, what: string, date: MemberDay, span: number): number =>
  Math.floor(chance(seed, what, date) * span);

/** A member's first morning: sign-in, profile, program. */
function joins(member: SyntheticMember, day: MemberDay): SyntheticAction[] {
  const { memberId, zone, doesRoutine, seed } = member;
  const stream = memberStream(memberId);
  const programId = asProgramId(derivedId('imagined', seed, 'program'));
  const details = {
    email: `${seed}@bench.example`,
    emailVerified: true,
    firstName: 'Bench',
    lastName: seed,
    profileImageUrl: null,
  };
  const profile = { age: 34, height: 66, weight: 184, unitPreference: 'imperial', equipment } as const;
  const goal = { sentType: 'lean', goalType: 'weight_loss', goalValue: 15, goalUnit: 'lbs' } as const;
  const started = { memberId, programId, today: day, reached: null, ageYears: null, acknowledged: [] };
  return [
    performAction(member, day, 5 * 60, ({ send }, moment) =>
      send(memberDecider, stream, { type: 'RegisterMember', memberId, ...details, zone }, moment),
    ),
    performAction(member, day, 5 * 60 + 2, ({ send }, moment) =>
      send(memberDecider, stream, { type: 'UpdateProfile', memberId, profile, today: day }, moment),
    ),
    performAction(member, day, 5 * 60 + 4, ({ send }, moment) =>
      doesRoutine
        ? send(
            programDecider,
            programStream(memberId),
            {
              type: 'StartDailyMaintenance',
              ...started,
              dailyTemplate: 'daily-50',
              customExercises: [],
              targetDuration: null,
              targetEndDate: null,
            },
            moment,
          )
        : send(
            programDecider,
            programStream(memberId),
            {
              type: 'StartProgram',
              ...started,
              ...goal,
              startDate: day,
              plannedEndDate: null,
              weight: null,
              height: null,
            },
            moment,
          ),
    ),
  ];
}

/** An action of a member at an instant. */
type SyntheticAction = {
  readonly moment: Moment;
  readonly member: SyntheticMember;
  readonly commit: (deciding: InMemoryCommands) => void;
};

const minutesOfDay = 24 * 60;

/** @param minutes since midnight in the member's zone, also of the next date; the seconds differ by member. */
function performAction(
  member: SyntheticMember,
  date: MemberDay,
  minutes: number,
  work: (deciding: InMemoryCommands, moment: Moment) => void,
): SyntheticAction {
  const start = Date.parse(startOfDay(date, member.zone));
  const second = Math.floor(chance(member.seed, minutes) * 60_000);
  const at = asInstant(new Date(start + minutes * 60_000 + second).toISOString());
  const moment = {
    at,
    today: addDays(date, Math.floor(minutes / minutesOfDay)),
    localTime: { hour: Math.floor((minutes % minutesOfDay) / 60), minute: minutes % 60 },
  };
  return { moment, member, commit: (deciding) => work(deciding, moment) };
}
