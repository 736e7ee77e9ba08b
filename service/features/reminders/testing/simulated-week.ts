import { createHash, randomUUID } from 'node:crypto';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asMemberId, asProgramId, type MemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import type { MemberCommand } from '#domain/member/member-commands.ts';
import { memberStream, type NotificationPreferences } from '#domain/member/member-events.ts';
import { type ProgramEvent, programStream } from '#domain/program/program-events.ts';
import type { ReminderKind, ReminderSettings } from '#domain/reminders/reminder-events.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import { deliveryTo, type ReminderWorld } from './reminder-world.ts';

/*
 * Nine days of many members, and the list of reminders that they must get. The days include the ends of summer time in Europe (25 October
 * 2026), Egypt (30 October) and North America (1 November). The list comes from each member's clock every quarter of an hour, by `Intl` and
 * the rules in the decisions, without code of the decider.
 */
export const weekStart = '2026-10-24T12:00:00.000Z';
const weekEnd = Date.parse('2026-11-02T12:00:00.000Z');
const quarter = 15 * 60_000;
const flightAt = Date.parse('2026-10-28T03:22:00.000Z');

const zones = [
  'Europe/Paris',
  'America/New_York',
  'Asia/Tokyo',
  'Europe/Helsinki',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Europe/London',
];

/** The most important first. */
const kinds: readonly ReminderKind[] = [
  'streakAlerts',
  'programMilestones',
  'achievementBadges',
  'weeklyProgress',
  'weekendCheckIns',
  'workoutReminders',
  'questNotifications',
  'dailyMotivation',
];

type Times = Readonly<Record<ReminderKind, string>>;
const usual: Times = {
  streakAlerts: '19:00',
  programMilestones: '09:00',
  achievementBadges: '10:00',
  weeklyProgress: '08:00',
  weekendCheckIns: '17:00',
  workoutReminders: '16:00',
  questNotifications: '09:00',
  dailyMotivation: '08:30',
};
/** Settings, and the times to which they lead. */
const choices: readonly { readonly settings: unknown; readonly times: Times }[] = [
  { settings: null, times: usual },
  {
    settings: {
      quietHours: { from: '20:00', to: '09:15' },
      times: { streakAlerts: '18:45', dailyMotivation: '12:00' },
    },
    times: {
      ...usual,
      streakAlerts: '18:45',
      programMilestones: '09:15',
      weeklyProgress: '09:15',
      questNotifications: '09:15',
      dailyMotivation: '12:00',
    },
  },
  {
    settings: { quietHours: { from: '15:30', to: '17:30' }, times: {} },
    times: { ...usual, weekendCheckIns: '17:30', workoutReminders: '17:30' },
  },
];

type Person = {
  readonly id: MemberId;
  readonly nth: number;
  readonly zone: string;
  readonly flightTo: string | null;
  readonly wanted: NotificationPreferences;
  readonly frequency: 'daily' | 'weekly' | 'never';
  readonly hasProgram: boolean;
  readonly hasWheel: boolean;
  readonly daysPerWeek: 3 | 5;
  readonly isPaused: boolean;
  readonly choice: (typeof choices)[number];
};

const zoneOf = (nth: number): string => zones[nth % zones.length] ?? 'UTC';
const pausedDates = ['2026-10-28', '2026-10-29', '2026-10-30'];
const programStart = '2026-10-06';
const secondPhase = '2026-10-27';

function person(nth: number): Person {
  const bits = createHash('sha256').update(`${nth}`).digest()[0] ?? 0;
  const wanted = kinds.map((kind, bit) => [kind, nth % 4 === 0 || ((bits >> bit) & 1) === 1] as const);
  return {
    id: asMemberId(randomUUID()),
    nth,
    zone: zoneOf(nth),
    flightTo: nth % 9 === 0 ? zoneOf(nth + 4) : null,
    wanted: Object.fromEntries(wanted) as NotificationPreferences,
    frequency: nth % 19 === 0 ? 'never' : nth % 17 === 0 ? 'weekly' : 'daily',
    hasProgram: nth % 3 === 0,
    hasWheel: nth % 7 !== 0,
    daysPerWeek: nth % 5 === 0 ? 5 : 3,
    isPaused: nth % 8 === 0,
    choice: choices[nth % choices.length] ?? { settings: null, times: usual },
  };
}

const isActiveOn = ({ nth }: Person, date: string): boolean =>
  (nth * 7 + Number(date.slice(8)) * 3) % 5 < nth % 6;

const zoneAt = ({ zone, flightTo }: Person, at: number): string =>
  flightTo !== null && at >= flightAt ? flightTo : zone;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Date and time of a clock, `2026-10-25` and `19:00`. */
function clockOf(zone: string, at: number): readonly [date: string, time: string] {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    formats.set(zone, format);
  }
  const [date = '', time = ''] = format.format(at).split(' ');
  return [date, time];
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const dayAfter = (date: string): string => daysAfter(date, 1);
const dayBefore = (date: string): string => daysAfter(date, -1);
const weekday = (date: string): number => new Date(date).getUTCDay();

/** The dates that last less than half a day, as far as the week goes. */
function shortDatesOf(someone: Person): ReadonlySet<string> {
  const quarters = new Map<string, number>();
  for (let at = Date.parse(weekStart); at < weekEnd; at += quarter) {
    const [date] = clockOf(zoneAt(someone, at), at);
    quarters.set(date, (quarters.get(date) ?? 0) + 1);
  }
  const within = [...quarters.keys()].filter((date) => date > '2026-10-25' && date < '2026-11-01');
  return new Set(within.filter((date) => (quarters.get(date) ?? 0) < 48));
}

type Walk = { readonly run: number; readonly best: number; readonly gap: number; readonly tokens: number };

function activeDay({ run, best, gap, tokens }: Walk): Walk {
  const next = gap <= tokens ? { run: run + 1, tokens: tokens - gap } : { run: 1, tokens };
  const earned = next.run % 7 === 0 && next.tokens < 3 ? 1 : 0;
  return { run: next.run, best: Math.max(best, next.run), gap: 0, tokens: next.tokens + earned };
}

/** The run of days that is shown on a date, and the best one, by the fold of the rules. */
function streakOn(
  today: string,
  active: readonly string[],
  neutral: (date: string) => boolean,
  tokens: number,
) {
  const [first] = [...active].sort();
  if (first === undefined) return { shown: 0, best: 0 };
  const last = [today, ...active].sort().at(-1) ?? today;
  let walk: Walk = { run: 0, best: 0, gap: 0, tokens };
  for (let date = first; date <= last; date = dayAfter(date)) {
    if (active.includes(date)) walk = activeDay(walk);
    else if (date !== last && !neutral(date)) walk = { ...walk, gap: walk.gap + 1 };
  }
  return { shown: walk.gap <= walk.tokens ? walk.run : 0, best: walk.best };
}

/** The reminders that one member must get, as `kind instant`. */
function expectedOf(someone: Person): readonly string[] {
  const short = shortDatesOf(someone);
  const active: string[] = [];
  const reached: string[] = [];
  const sent: { readonly kind: ReminderKind; readonly date: string }[] = [];
  const expected: string[] = [];
  const isPausedOn = (date: string) => someone.isPaused && pausedDates.includes(date);
  const isNeutral = (date: string) => isPausedOn(date) || short.has(date);
  const streak = (date: string) => streakOn(date, active, isNeutral, someone.hasProgram ? 1 : 0);
  const says: Readonly<Record<ReminderKind, (date: string) => boolean>> = {
    streakAlerts: (date) =>
      streak(date).shown > 0 && !active.some((other) => other >= date) && !isNeutral(date),
    programMilestones: (date) => someone.hasProgram && date === secondPhase,
    achievementBadges: (date) => reached.includes(dayBefore(date)),
    weeklyProgress: (date) => weekday(date) === 1,
    weekendCheckIns: (date) => weekday(date) === 0,
    workoutReminders: (date) =>
      someone.hasProgram &&
      (someone.daysPerWeek === 5 ? [1, 2, 3, 4, 5] : [1, 3, 5]).includes(weekday(date)) &&
      !active.some((other) => other >= date),
    questNotifications: () => someone.hasWheel,
    dailyMotivation: () => true,
  };
  const isWanted = (kind: ReminderKind, date: string) =>
    someone.wanted[kind] &&
    (someone.frequency === 'daily' || (someone.frequency === 'weekly' && weekday(date) === 1));

  const remind = (at: number, date: string, time: string) => {
    if (isPausedOn(date) || sent.some((other) => other.date > date)) return;
    const today = sent.filter((other) => other.date === date).map(({ kind }) => kind);
    const chosen = kinds
      .filter((kind) => isWanted(kind, date) && says[kind](date) && !today.includes(kind))
      .slice(0, 2 - today.length);
    for (const kind of chosen.filter((one) => someone.choice.times[one] === time)) {
      sent.push({ kind, date });
      expected.push(`${kind} ${new Date(at).toISOString()}`);
    }
  };
  for (let at = Date.parse(weekStart) + quarter; at <= weekEnd; at += quarter) {
    const [date, time] = clockOf(zoneAt(someone, at), at);
    remind(at, date, time);
    if (time !== '12:00' || active.includes(date) || !isActiveOn(someone, date)) continue;
    active.push(date);
    if (active.length === 1) reached.push(date);
    if (streak(date).best >= 7 && reached.length === 1) reached.push(date);
  }
  return expected;
}

/** Stores one event as it is. */
export const asGiven = <Event>(): Decider<null, Event, Event> => ({
  initialState: null,
  decide: (_, event) => [event],
  evolve: (state) => state,
});

async function begin(world: ReminderWorld, someone: Person): Promise<void> {
  const { id: memberId, zone, wanted: notifications } = someone;
  const today = asMemberDay(clockOf(zone, Date.parse(weekStart))[0]);
  const send = (command: MemberCommand) => world.send(memberDecider, memberStream(memberId), command, zone);
  await world.register(memberId, zone);
  await send({ type: 'KeepPreferences', memberId, notifications });
  const { daysPerWeek, frequency: notificationFrequency, hasWheel: questWheelEnabled } = someone;
  await send({
    type: 'UpdateProfile',
    memberId,
    profile: { daysPerWeek, notificationFrequency, questWheelEnabled },
    today,
  });
  if (someone.isPaused)
    await send({
      type: 'PauseStreak',
      memberId,
      from: asMemberDay(pausedDates[0] ?? ''),
      until: asMemberDay(pausedDates.at(-1) ?? ''),
      reason: 'holiday',
      today,
    });
  if (someone.choice.settings) await world.settings(memberId, someone.choice.settings as ReminderSettings);
  if (someone.hasProgram)
    await world.send<null, ProgramEvent, ProgramEvent>(
      asGiven(),
      programStream(memberId),
      {
        type: 'ProgramStarted',
        memberId,
        programId: asProgramId(randomUUID()),
        programType: 'bulk',
        sentType: 'muscle',
        goalType: 'muscle_gain',
        goalValue: 5,
        goalUnit: 'lbs',
        startDate: asMemberDay(programStart),
        plannedEndDate: null,
        dailyTemplate: null,
        customExercises: [],
      } as unknown as ProgramEvent,
      zone,
    );
}

export async function train(
  world: ReminderWorld,
  memberId: MemberId,
  zone: string,
  date: string,
): Promise<void> {
  const day = asMemberDay(date);
  await world.send(
    workoutDecider,
    workoutStream(memberId),
    {
      type: 'LogWorkout',
      memberId,
      workoutId: randomUUID(),
      templateId: 'cardio-kickstart',
      date: day,
      started: null,
      today: day,
      durationMinutes: 20,
      perceivedExertion: 7,
      moodAfter: 4,
      dayMinutes: usualDayMinutes,
      isCompleted: true,
      claimedPoints: 2,
    },
    zone,
  );
}

/** Lets members live the week. @returns the reminders that they must get and those that they got, as `member kind instant` in order */
export async function liveTheWeek(
  world: ReminderWorld,
  memberCount: number,
): Promise<{ readonly expected: readonly string[]; readonly received: readonly string[] }> {
  const everybody = Array.from({ length: memberCount }, (_, nth) => person(nth));
  const received: string[] = [];
  for (let nth = 0; nth < memberCount; nth += 50)
    await Promise.all(everybody.slice(nth, nth + 50).map((someone) => begin(world, someone)));
  await world.start(deliveryTo((id, { kind }) => void received.push(`${id} ${kind} ${world.now()}`)));
  await world.settled();
  const trainedOn = new Map<MemberId, Set<string>>(everybody.map(({ id }) => [id, new Set()]));
  for (let at = Date.parse(weekStart) + quarter; at <= weekEnd; at += quarter) {
    world.setClock(new Date(at).toISOString());
    await world.settled();
    world.setClock(new Date(at + 7 * 60_000).toISOString());
    const training = everybody.filter((someone) => {
      const [date, time] = clockOf(zoneAt(someone, at), at);
      return time === '12:00' && isActiveOn(someone, date) && !trainedOn.get(someone.id)?.has(date);
    });
    await Promise.all(
      training.map((someone) => {
        const zone = zoneAt(someone, at);
        const [date] = clockOf(zone, at);
        trainedOn.get(someone.id)?.add(date);
        return train(world, someone.id, zone, date);
      }),
    );
    const isFlight = at + 7 * 60_000 === flightAt;
    if (isFlight) await fly(world, everybody);
    if (isFlight || training.length > 0) await world.settled();
  }
  const expected = everybody.flatMap((someone) => expectedOf(someone).map((one) => `${someone.id} ${one}`));
  return { expected: expected.sort(), received: received.sort() };
}

async function fly(world: ReminderWorld, everybody: readonly Person[]): Promise<void> {
  for (const { id: memberId, zone, flightTo } of everybody)
    if (flightTo !== null)
      await world.send(
        memberDecider,
        memberStream(memberId),
        {
          type: 'ChangeTimeZone',
          memberId,
          zone: flightTo,
          at: world.now(),
          registeredAt: asInstant(weekStart),
        },
        zone,
      );
}
