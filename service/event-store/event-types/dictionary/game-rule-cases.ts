import { addDays, asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';

/** An event as exports have it, reduced to what the rules read. */
export type GameRuleEvent = {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: {
    readonly commandId: string;
    readonly occurredAt: Instant;
    readonly zone: string;
    readonly localDate: MemberDay;
  };
};

export type GameRuleCase = {
  readonly name: string;
  /** Which rule decides. */
  readonly why: string;
  /** One letter for each date, for cases that are made from letters. */
  readonly dates?: string;
  /** In the order of the log. */
  readonly events: readonly GameRuleEvent[];
  /** The moment of the numbers. */
  readonly asOf: Instant;
  readonly expected: GameNumbers;
};

export type GameNumbers = {
  readonly currentStreak: number;
  readonly bestStreak: number;
  readonly skipTokens: number;
  readonly totalPoints: number;
};

const firstDate = asMemberDay('2026-06-01');
/** A date of June 2026. */
const june = (day: number): MemberDay => addDays(firstDate, day - 1);
/** An instant of June 2026, given as `5 18:30` in UTC. */
function at(dayAndTime: string): Instant {
  const [day = '', time = ''] = dayAndTime.split(' ');
  return asInstant(`${june(Number(day))}T${time}:00.000Z`);
}

const memberId = 'mia';

/** An event that is recorded at `5 18:30` of June in UTC. */
function on(when: string, type: string, data: object, zone = 'UTC'): GameRuleEvent {
  const occurredAt = at(when);
  const commandId = `${type} ${when}`;
  const metadata = { commandId, occurredAt, zone, localDate: dayOf(occurredAt, zone) };
  return { type, data: { memberId, ...data }, metadata };
}

/** An event about everybody. */
function forEverybody(when: string, type: string, data: object): GameRuleEvent {
  const { metadata } = on(when, type, {});
  return { type, data: { ...data }, metadata };
}

const registered = (when: string, zone = 'UTC') => on(when, 'MemberRegistered', { zone }, zone);
const program = (when: string, zone = 'UTC') => on(when, 'ProgramStarted', { dailyTemplate: null }, zone);
const workout = (when: string, date: MemberDay, data: object = {}, zone = 'UTC') =>
  on(
    when,
    'WorkoutLogged',
    { workoutId: `workout ${when}`, date, startedAt: null, isCompleted: true, points: 2, ...data },
    zone,
  );
const quest = (when: string, date: MemberDay, zone = 'UTC') =>
  on(when, 'QuestCompleted', { date, points: 2, luckyDay: false }, zone);
const routine = (when: string, day: number) =>
  on(when, 'RoutineCompleted', { date: june(day), template: 'daily-50', points: 2 });
const trained = (...days: readonly number[]) => days.map((day) => workout(`${day} 12:00`, june(day)));
const daysFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const begun = [registered('1 06:00'), program('1 07:00')];

type Letters = readonly [name: string, dates: string, ...numbers: readonly [number, number, number]];

const letters: readonly Letters[] = [
  ['nothing yet today', 'AAAAA.', 5, 5, 1],
  ['the first token that is earned', 'AAAAAAA.', 7, 7, 2],
  ['one missed date, bridged by a token', 'AAAAAAAAA.A', 10, 10, 1],
  ['three missed dates, two tokens: broken, and none is spent', 'AAAAAAA...A', 1, 7, 2],
  ['two missed dates, two tokens', 'AAAAAAA..A', 8, 8, 0],
  ['two missed dates, today open', 'AAAAAAA...', 7, 7, 2],
  ['three missed dates, today open', 'AAAAAAA....', 0, 7, 2],
  ['a skipped quest', 'AAAPA', 4, 4, 0],
  ['a skipped quest, then a missed date', 'AAAPA.A', 1, 4, 0],
  ['a skip inside a gap uses the token that the gap needs', 'AAAAAAA.P.A', 1, 7, 1],
  ['two single gaps', 'AAAAAAA.A.A', 9, 9, 0],
  ['more skips than tokens: a debt breaks no run', 'AAPPA', 3, 3, 0],
  ['the next token that is earned pays the debt', 'AAPPAAAAA', 7, 7, 0],
  ['never more tokens than can be held', 'A'.repeat(30), 30, 30, 3],
  ['a pause of three dates', 'AAAAAZZZA', 6, 6, 1],
  ['a missed date on each side of a pause, one token', 'AAA.ZZ.A', 1, 3, 1],
  ['a missed date before a pause over today', 'AAA.ZZZ', 3, 3, 1],
  ['never active', '....', 0, 0, 1],
];

function ofLetter(letter: string, day: number): readonly GameRuleEvent[] {
  if (letter === 'A') return trained(day);
  const when = `${day} 12:00`;
  if (letter === 'P') return [on(when, 'QuestSkipped', { date: june(day) })];
  return letter === 'Z' ? [on(when, 'StreakPaused', { from: june(day), until: june(day) })] : [];
}

const caseOfLetters = ([name, dates, currentStreak, bestStreak, skipTokens]: Letters): GameRuleCase => ({
  name,
  why: 'The walk.',
  dates,
  events: [...begun, ...[...dates].flatMap((letter, index) => ofLetter(letter, index + 1))],
  asOf: at(`${dates.length} 20:00`),
  expected: {
    currentStreak,
    bestStreak,
    skipTokens,
    totalPoints: 2 * dates.replaceAll(/[^A]/g, '').length,
  },
});

const expected = (
  currentStreak: number,
  bestStreak: number,
  skipTokens: number,
  totalPoints: number,
): GameNumbers => ({ currentStreak, bestStreak, skipTokens, totalPoints });

const { creditDays, neutralUnderHours } = streakRulesV1;
const auckland = 'Pacific/Auckland';
const honolulu = 'Pacific/Honolulu';
const newYork = 'America/New_York';

const ofDates: readonly GameRuleCase[] = [
  {
    name: 'a quest completed at night',
    why: 'Both quests are recorded on the 5th. In New York the clock shows 01:10 and 03:05 (UTC is four hours later). The first belongs to the 4th, whose date it names; the second names the 5th.',
    events: [
      registered('3 12:00', newYork),
      quest('5 05:10', june(4), newYork),
      quest('5 07:05', june(5), newYork),
    ],
    asOf: at('5 20:00'),
    expected: expected(2, 2, 0, 4),
  },
  {
    name: 'the last date that a late workout can count for',
    why: `The workout of the 2nd is recorded ${creditDays} days late and counts, that of the 1st is a day later still: it earns points, and the streak begins on the 2nd.`,
    events: [
      ...begun,
      ...trained(...daysFrom(3, 9)),
      workout(`${2 + creditDays} 18:00`, june(2)),
      workout(`${2 + creditDays} 18:05`, june(1)),
    ],
    asOf: at('9 20:00'),
    expected: expected(8, 8, 2, 18),
  },
  {
    name: 'a late workout splits a gap that was too long',
    why: 'Dates 8, 9 and 10 were missed with two tokens. Once the 9th counts, two gaps of one date remain, and each is bridged.',
    events: [...begun, ...trained(1, 2, 3, 4, 5, 6, 7, 11), workout('11 19:00', june(9))],
    asOf: at('11 20:00'),
    expected: expected(9, 9, 0, 18),
  },
  {
    name: 'a flight over the date line',
    why: 'From Honolulu to Auckland at 10:30 UTC on the 11th. The 11th lasted two hours: half an hour in Honolulu, the rest in Auckland. It is neutral. Active on the 10th and 12th are two active dates in a row.',
    events: [
      registered('1 20:00', honolulu),
      workout('10 22:00', june(10), {}, honolulu),
      on('11 10:30', 'TimeZoneChanged', { zone: auckland, from: at('11 10:30') }, honolulu),
      workout('12 00:00', june(12), {}, auckland),
    ],
    asOf: at('12 02:00'),
    expected: expected(2, 2, 0, 4),
  },
  {
    name: 'a corrected zone moves a quest, not a workout',
    why: 'Recorded in UTC on the 5th at 23:30 and on the 4th. By Auckland, in force from the 1st on, the quest belongs to the 6th; the workout keeps its stated 4th. The 5th is missed, and without a token the run begins again.',
    events: [
      registered('1 06:00'),
      workout('4 12:00', june(4)),
      quest('5 23:30', june(5)),
      on('6 01:00', 'TimeZoneCorrected', { zone: auckland, since: at('1 00:00') }, auckland),
    ],
    asOf: at('6 02:00'),
    expected: expected(1, 1, 0, 4),
  },
  {
    name: 'entries of an assessment count for their dates',
    why: 'Two tests were saved on the 1st and one on the 2nd. Both dates are active once the assessment is submitted on the 3rd. It earns no points.',
    events: [
      ...begun,
      on('3 09:00', 'AssessmentSubmitted', {
        programId: 'program-1',
        results: [{ savedOn: june(1) }, { savedOn: june(1) }, { savedOn: june(2) }],
      }),
    ],
    asOf: at('3 20:00'),
    expected: expected(2, 2, 1, 0),
  },
];

const ofCorrections: readonly GameRuleCase[] = [
  {
    name: 'a quest that is taken back and completed again',
    why: 'The reversal frees the key of the date, so the second completion earns again. The points of the first are gone.',
    events: [
      ...begun,
      quest('1 10:00', june(1)),
      on('1 10:01', 'QuestCompletionUndone', { date: june(1), points: 2 }),
      quest('1 10:02', june(1)),
    ],
    asOf: at('1 20:00'),
    expected: expected(1, 1, 1, 2),
  },
  {
    name: 'a skipped quest is reset, and the token comes back',
    why: 'The skip is removed with the quest. The 2nd is then a missed date, which the token bridges.',
    events: [
      ...begun,
      ...trained(1),
      on('2 12:00', 'QuestSkipped', { date: june(2) }),
      on('2 13:00', 'QuestDayReset', { date: june(2), points: 0, tokenReturned: true }),
      ...trained(3),
    ],
    asOf: at('3 20:00'),
    expected: expected(2, 2, 0, 4),
  },
  {
    name: 'a routine that is opened and completed again five times',
    why: 'Each reversal takes the points of the award that it frees.',
    events: [
      ...begun,
      routine('1 10:00', 1),
      ...daysFrom(1, 5).flatMap((time) => [
        on(`1 1${time}:00`, 'RoutineReopened', { date: june(1), template: 'daily-50', points: 2 }),
        routine(`1 1${time}:30`, 1),
      ]),
    ],
    asOf: at('1 20:00'),
    expected: expected(1, 1, 1, 2),
  },
  {
    name: 'a workout that is added late and deleted',
    why: 'Trained Monday to Thursday. The workout of Friday is added on Saturday and deleted: four active dates, with the missed Friday open to the token.',
    events: [
      ...begun,
      ...trained(1, 2, 3, 4),
      workout('6 10:00', june(5)),
      on('6 10:05', 'WorkoutRetracted', { workoutId: 'workout 6 10:00' }),
    ],
    asOf: at('6 20:00'),
    expected: expected(4, 4, 1, 8),
  },
  {
    name: 'a workout that is moved to another date',
    why: 'The award goes along, and the date that it leaves is no longer active: the token bridges it.',
    events: [
      ...begun,
      ...trained(1, 2, 3),
      on('4 10:00', 'WorkoutCorrected', {
        workoutId: 'workout 2 12:00',
        date: june(4),
        startedAt: null,
        points: 2,
        replaced: { date: june(2) },
      }),
    ],
    asOf: at('4 20:00'),
    expected: expected(3, 3, 0, 6),
  },
  {
    name: 'the sixth workout of a date',
    why: 'It is stored with 0 points. An unfinished workout has neither points nor an active date.',
    events: [
      ...begun,
      ...daysFrom(1, 5).map((time) => workout(`1 1${time}:00`, june(1))),
      workout('1 16:00', june(1), { points: 0, beyondDailyLimit: 5 }),
      workout('2 12:00', june(2), { isCompleted: false, points: 0 }),
    ],
    asOf: at('2 20:00'),
    expected: expected(1, 1, 1, 10),
  },
  {
    name: 'a reset',
    why: 'Everything before it is gone. The program after it is a first program again.',
    events: [
      ...begun,
      ...trained(1, 2, 3),
      on('3 15:00', 'MemberReset', {}),
      program('4 08:00'),
      ...trained(4),
    ],
    asOf: at('4 20:00'),
    expected: expected(1, 1, 1, 2),
  },
];

const ofCircumstances: readonly GameRuleCase[] = [
  {
    name: 'tokens that are not used automatically',
    why: 'The missed 2nd breaks the run at once: the 3rd is the first date of a new one. The token used by hand protects the missed 4th.',
    events: [
      registered('1 06:00'),
      program('1 07:00'),
      on('1 08:00', 'ProfileUpdated', { changes: { useTokensAutomatically: false } }),
      ...trained(1, 3),
      on('5 09:00', 'SkipTokenUsed', { date: june(4) }),
      ...trained(5),
    ],
    asOf: at('5 20:00'),
    expected: expected(2, 2, 0, 6),
  },
  {
    name: 'planned rest days keep the streak',
    why: 'The choice is made on Monday the 1st and acts from Tuesday on. With three days a week Tuesday, Thursday, Saturday and Sunday are rest days.',
    events: [
      ...begun,
      on('1 08:00', 'ProfileUpdated', { changes: { restDaysKeepStreak: true } }),
      ...trained(1, 3, 5, 8),
    ],
    asOf: at('9 20:00'),
    expected: expected(4, 4, 1, 8),
  },
  {
    name: 'a pause that ends early',
    why: 'Paused from the 3rd to the 7th, ended on the 5th: the 5th is missed, and the token bridges it.',
    events: [
      ...begun,
      ...trained(1, 2),
      on('3 08:00', 'StreakPaused', { from: june(3), until: june(7) }),
      on('5 08:00', 'StreakResumed', { on: june(5), until: june(7) }),
      ...trained(6),
    ],
    asOf: at('6 20:00'),
    expected: expected(3, 3, 0, 6),
  },
  {
    name: 'an outage excuses a date',
    why: 'It took three hours of the 2nd. The token is kept.',
    events: [
      ...begun,
      ...trained(1, 3),
      forEverybody('3 15:00', 'OutageDeclared', {
        outageId: 'outage-1',
        from: at('2 18:00'),
        to: at('2 21:00'),
      }),
    ],
    asOf: at('3 20:00'),
    expected: expected(2, 2, 1, 4),
  },
  {
    name: 'other rules for tokens from a date on',
    why: 'From the 8th on a run earns a token every 2 active dates, up to 4. On the 7th the rules of the beginning gave the second token; the 8th and the 10th give one each.',
    events: [
      ...begun,
      ...trained(...daysFrom(1, 6)),
      forEverybody('6 15:00', 'RulesAdopted', {
        version: 'v2',
        from: june(8),
        rules: { tokenHold: 4, tokenStart: 1, earnEvery: 2, creditDays, neutralUnderHours },
      }),
      ...trained(...daysFrom(7, 10)),
    ],
    asOf: at('10 20:00'),
    expected: expected(10, 10, 4, 20),
  },
];

/** Worked cases of the rules. A test runs each through the folds. */
export const gameRuleCases: readonly GameRuleCase[] = [
  ...letters.map(caseOfLetters),
  ...ofDates,
  ...ofCorrections,
  ...ofCircumstances,
];
