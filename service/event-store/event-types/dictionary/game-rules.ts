import { isTrainingDay, usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import { type PointsRules, pointsRulesV1 } from '#domain/points/points-rules.ts';
import { outageHoursOfDate } from '#domain/rules/common-rules.ts';
import { hoursNearMidnight } from '#domain/streak/fact.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { type GameRuleCase, gameRuleCases } from './game-rule-cases.ts';

/** A number of the rules, as the folds use it. */
export type GameParameter = {
  readonly name: string;
  readonly value: number | readonly string[];
  readonly unit: string;
  readonly meaning: string;
};

export type GameRuleSection = { readonly title: string; readonly rules: readonly string[] };

/** How streak, skip tokens and points follow from the events: enough to compute them without this program. */
export type GameRules = {
  readonly parameters: readonly GameParameter[];
  readonly sections: readonly GameRuleSection[];
  readonly cases: readonly GameRuleCase[];
};

type Meaning = readonly [unit: string, meaning: string];

const streakMeanings: Readonly<Record<keyof StreakRules, Meaning>> = {
  tokenHold: ['tokens', 'The most skip tokens that a member holds.'],
  tokenStart: ['tokens', 'Skip tokens that come with the first program.'],
  earnEvery: ['active dates', 'A run earns a skip token each time its length is a multiple of this.'],
  creditDays: [
    'days',
    'A fact with a stated date counts for the streak when it is recorded at most so many days later.',
  ],
  neutralUnderHours: ['hours', 'A date that lasted less than this for the member is neutral.'],
  nightGraceEndsAtHour: [
    'hour of the local clock',
    'Before it, a quest or routine can belong to the date before.',
  ],
  activeKinds: ['kinds of facts', 'The kinds that make a date active.'],
};

const pointsMeanings: Readonly<Record<keyof PointsRules, Meaning>> = {
  easy: ['points', 'For a completed quest of this difficulty.'],
  medium: ['points', 'For a completed quest of this difficulty.'],
  hard: ['points', 'For a completed quest of this difficulty.'],
  luckyDay: ['points', 'For a Lucky Day.'],
  workout: ['points', 'For a finished workout.'],
  routine: ['points', 'For a completed daily routine, once for each date and template.'],
  workoutsPerDay: ['workouts', 'So many workouts of a date earn points; further ones earn 0.'],
};

const parametersOf = <Name extends string>(
  rules: Readonly<Record<Name, GameParameter['value']>>,
  meanings: Readonly<Record<Name, Meaning>>,
): readonly GameParameter[] =>
  (Object.keys(rules) as Name[]).map((name) => {
    const [unit, meaning] = meanings[name];
    return { name, value: rules[name], unit, meaning };
  });

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const aSunday = asMemberDay('2026-03-01');

const trainingDays = (daysPerWeek: number): string =>
  weekdays.filter((_, index) => isTrainingDay(daysPerWeek, addDays(aSunday, index))).join(' ');

const parameters: readonly GameParameter[] = [
  ...parametersOf(streakRulesV1, streakMeanings),
  {
    name: 'outageHours',
    value: outageHoursOfDate,
    unit: 'hours',
    meaning: 'A declared outage that took so much of a date excuses the date.',
  },
  {
    name: 'usualDaysPerWeek',
    value: usualDaysPerWeek,
    unit: 'days a week',
    meaning: 'Training days of members who have not chosen.',
  },
  {
    name: 'trainingDays',
    value: [1, 2, 3, 4, 5, 6, 7].map((count) => `${count}: ${trainingDays(count)}`),
    unit: 'weekdays for 1 to 7 training days a week',
    meaning: 'The other weekdays are rest days.',
  },
  {
    name: 'hoursNearMidnight',
    value: hoursNearMidnight,
    unit: 'hours',
    meaning: 'A workout that began so near to midnight can move with adopted zone rules.',
  },
  ...parametersOf(pointsRulesV1, pointsMeanings),
];

const { tokenHold, tokenStart, earnEvery, creditDays, neutralUnderHours, nightGraceEndsAtHour } =
  streakRulesV1;

const sections: readonly GameRuleSection[] = [
  {
    title: 'Which events',
    rules: [
      'Take the events of one member (`data.memberId`) in the order of `position`, and among them, at their position, the events about everybody: `OutageDeclared`, `OutageRevoked`, `RulesAdopted`, `ZoneRulesAdopted`. Types without a rule below change nothing.',
      'The numbers are those of a moment: leave out events whose `metadata.occurredAt` is later. The moment also decides which date is today. A current streak can end at midnight of the member without any event, so keep the moment beside numbers to compare.',
      '`MemberReset` starts streak and points again from nothing. The zone history stays, and so do the choices of automatic tokens, of rest days (`restDaysKeepStreak`) and of `daysPerWeek`. Facts, pauses and tokens go. The next `ProgramStarted` is a first program again.',
      '`MemberDataErased` and `AccountKept` start everything again; the zone history then begins with the `metadata.zone` of that event. `AccountDeleted` ends the member: there is no row.',
    ],
  },
  {
    title: 'The zone history and the dates',
    rules: [
      'A zone history is a list of pairs (instant, IANA zone). Each zone holds from its instant until the next one; the first zone also holds for all time before.',
      'The first event of a member that this page names begins it: (`metadata.occurredAt`, `metadata.zone`). `MemberRegistered` puts in (`metadata.occurredAt`, `zone`), and `TimeZoneChanged` puts in (`from`, `zone`), in place of a pair of the same instant. `TimeZoneCorrected` removes all pairs from `since` on and adds (`since`, `zone`).',
      "The member's date at an instant is the calendar date in the zone of that instant. Today is that of the moment asked for.",
      `A date lasts as long as it was the member's date, over all zones of the history together. Under ${neutralUnderHours} hours it is neutral. A skipped date lasts 0 hours, and is neutral.`,
      'All dates of facts and all neutral dates follow from the history as it is at the end, not as it was when an event came.',
    ],
  },
  {
    title: 'Facts and their dates',
    rules: [
      'A fact has a kind, a name and a date. The same kind and name twice on a date is one fact. On several dates they are several facts, and a withdrawal removes all of them.',
      '`QuestCompleted`: kind quest, named by `date`. `QuestSkipped`: kind skip, named by `date`. `RoutineCompleted`: kind routine, named by `date` and `template`. Their dates come from the zone, see below.',
      '`WorkoutLogged` with `isCompleted` true: kind workout, named by `workoutId`, with the stated `date`. Without `isCompleted` it is no fact.',
      '`AssessmentSubmitted`: for each of `results[]` a fact of kind assessment, named by `programId`, with the stated date `savedOn`.',
      '`SkipTokenUsed`: kind token, on `date`. It counts in every zone, however late.',
      "A fact from the zone has a date by the member's date and clock at `metadata.occurredAt`, both in the zone of the history. Where `date` is `metadata.localDate`, the fact has the member's date.",
      `Night grace: where \`date\` is the day before \`metadata.localDate\`, and the clock in \`metadata.zone\` showed less than ${nightGraceEndsAtHour}:00. The fact then has the day before the member's date if the clock of the history shows less than ${nightGraceEndsAtHour}:00 too, otherwise the member's date.`,
      'For every other `date` it is a fact with the stated date `date`.',
      `A fact with a stated date keeps it in every zone. It counts when \`metadata.localDate\` is 0 to ${creditDays} days after the date. Recorded later, or before its date, it does not count for the streak.`,
      'Withdrawn: `QuestCompletionUndone` and `QuestDayReset` remove the quest of `date`; `QuestDayReset` with `tokenReturned` true removes the skip of `date` too. `RoutineReopened` removes the routine of `date` and `template`. `WorkoutRetracted` removes the workout `workoutId`. The fact goes with its name, wherever the zone has put it. A later event can bring it back.',
      '`WorkoutCorrected`: only where the workout has a fact (also one that does not count) on another date than the new `date`. The points have a condition of their own, below. The fact is removed and added with the new date, as if it were recorded now, so that lateness is counted from this `metadata.localDate`. A workout that is not finished or was removed stays so.',
      'A date is active with at least one counting fact of the kinds quest, workout, routine or assessment. Its skips are its facts of the kinds skip and token: each costs one token.',
    ],
  },
  {
    title: 'What else decides about a date',
    rules: [
      'Automatic tokens: yes at the beginning. `ProfileUpdated` with `changes.useTokensAutomatically` decides for its `metadata.localDate` and all later dates, in place of earlier decisions from that date on.',
      'Paused: `StreakPaused` adds the dates `from` to `until`; `StreakResumed` takes away the dates `on` to `until`. Both ends belong to it.',
      `Outage: a date is excused where one declared outage (\`from\` to \`to\`, not revoked by \`outageId\`) took ${outageHoursOfDate} hours or more of it, in the zones of the history. Two outages are not added up.`,
      `Planned rest: three timelines. An event changes them from the day after its \`metadata.localDate\` on, not yet on that date, and takes the place of entries from that day on. \`ProfileUpdated\`: \`changes.restDaysKeepStreak\` (false at the beginning) and \`changes.daysPerWeek\` (${usualDaysPerWeek}). Daily (false): \`ProgramStarted\` sets it to whether \`dailyTemplate\` is not null; \`ProgramEnded\` and \`MemberReset\` set it to false. A date is planned rest where restDaysKeepStreak is true, daily is false, and its weekday is no training day of daysPerWeek. A number below 1 is taken as 1, one above 7 as 7, and fractions are cut off.`,
      'Paused, outage and planned rest are excuses. A date with an excuse still counts when it is active.',
      `The first program: the \`metadata.localDate\` of the first \`ProgramStarted\`. On that date the member is granted ${tokenStart} tokens (\`tokenStart\`).`,
      '`RulesAdopted`: its `rules.tokenHold`, `rules.tokenStart` and `rules.earnEvery` hold from the date `from` on, until the next. It takes the place of those that were adopted for the same or a later date. All other parameters never change.',
    ],
  },
  {
    title: 'The walk',
    rules: [
      'Walk over every date, from the first program or the first date that is active or has a skip, whichever is earlier, through the open date. The open date is the latest of: today, the last date that is active or has a skip, and the date of the first program. Only that date is open. At the beginning run, best, tokens and gap are 0. Take the parameters of each date. On each date, in this order:',
      `1. tokens becomes the smaller of tokens + tokens granted and tokenHold (${tokenHold}); then subtract the skips of the date. tokens can fall below 0: a debt.`,
      '2. A neutral date ends here, active or not.',
      `3. An active date: cover is the tokens, at least 0, with automatic tokens on this date, else 0. Where gap is at most cover, the gap is bridged: tokens is reduced by gap, and run by nothing. Where gap is more than cover, run becomes 0 and no token is spent. Then run grows by 1, gap becomes 0, best becomes the larger of best and run. Where run is a multiple of earnEvery (${earnEvery}) and tokens is less than tokenHold, tokens grows by 1. The date ends here.`,
      '4. A date that is open, has an excuse, has a skip, or comes while run is 0 ends here: nothing changes.',
      '5. A missed date: with automatic tokens gap grows by 1; without, run becomes 0 at once.',
      'So a token bridges a missed date by itself, but only when an active date follows and the tokens suffice for the whole gap. Nothing is spent for a gap that is too long.',
    ],
  },
  {
    title: 'The numbers of the streak',
    rules: [
      'Current streak: run where gap is at most the cover of the open date (tokens, at least 0, with automatic tokens; else 0). Otherwise 0.',
      'Best streak: best. Skip tokens: tokens, at least 0. A debt is paid by the next tokens that are earned.',
      'Tokens at risk: gap, where it is at most the cover; otherwise 0.',
      'To compare: the view `read.streaks` of `npm run sql` has these numbers for now, `as_of_….streaks` for a moment, and `read.points_ledgers` the points.',
    ],
  },
  {
    title: 'Points',
    rules: [
      'Points are in the events, decided when they were recorded: add up `points` as stored, and never compute them again. The parameters say how they were decided.',
      `An award is given once for each key. \`QuestCompleted\`: the \`date\`. \`RoutineCompleted\`: \`date\` and \`template\`. \`WorkoutLogged\` with \`isCompleted\` true: the \`workoutId\`, and also \`metadata.commandId\`, which no reversal frees. An event whose key has an award already adds nothing, and uses no key. An award of 0 points uses its keys too. A reset or an erasure frees all keys.`,
      'A reversal subtracts exactly the points of the award that it names, and frees its key: `QuestCompletionUndone` and `QuestDayReset` for the quest of `date`, `RoutineReopened` for `date` and `template`, `WorkoutRetracted` for `workoutId`. Without such an award it changes nothing. Afterwards the key can earn again.',
      '`WorkoutCorrected`: where `date` differs from `replaced.date` and the workout has an award, that award is reversed, and a new one with the `points` of this event is given on `date`, under the same key. On the same date nothing changes.',
      'An award belongs to the `date` of its event, and so does its reversal. Lateness does not matter: late facts earn as well.',
      `At most for a date: one quest, each routine once, and ${pointsRulesV1.workoutsPerDay} workouts; a workout beyond them is stored with 0 points and \`beyondDailyLimit\`.`,
      'Total points: the sum, since the last reset or erasure. It is never below 0.',
    ],
  },
  {
    title: 'When the law moves the clocks of a zone',
    rules: [
      `\`ZoneRulesAdopted\` gives the zones of \`changes[]\` other rules: those of the tz database \`version\`. Until its place in the log, and for zones that no such event names, the rules are those of the tz database ${zoneVersion}. Of a zone with links, all names change together. Logs without this event need nothing of this section.`,
      'It concerns a member with such a zone in the history. Let since be the earliest `changes[].from` of those zones. Where since is later than `metadata.occurredAt`, the new rules simply hold. Facts that are recorded after the event have one date, by the new rules.',
      `Otherwise a counting fact that is recorded already gets a second date, where its instant is since or later. The instant of a fact from the zone is its \`metadata.occurredAt\`. That of a workout is \`startedAt\`, where the clock in \`metadata.zone\` showed less than ${hoursNearMidnight}:00, or ${24 - hoursNearMidnight}:00 or later. Other facts have none.`,
      'The second date of a fact from the zone is found as above, by the new rules; that of a workout is the member’s date at `startedAt`, by the new rules. Where it is another date, the fact counts on both dates, and is withdrawn from both together.',
      'A date that only thereby becomes active gets its skips back: they cost nothing.',
      'A date from the day before since (by the old rules) through that of `metadata.occurredAt` (by the new) that was neutral or an outage by the old rules, and would not be by the new, stays so.',
      'For example, a law lets the clocks of America/Chicago stay at UTC-5 from 1 November 2026 on. A member there has 1 token. Quests are completed on 2 November, on 3 November (`date` 2026-11-03, `metadata.occurredAt` 2026-11-04T05:10Z) and on 5 November. By the old rules run is 3, and a token has bridged 4 November. `ZoneRulesAdopted` comes later on 5 November. By the new rules the second quest was completed at 0:10 on 4 November and counts on both dates: run is 4, and the token is back.',
    ],
  },
];

export const gameRules: GameRules = { parameters, sections, cases: gameRuleCases };

/** The rules as a page of Markdown. */
export function gameRulesMarkdown({ parameters: numbers, sections: parts, cases }: GameRules): string {
  const rows = numbers.map(({ name, value, unit, meaning }) => {
    const shown = typeof value === 'number' ? String(value) : value.join('; ');
    return `| \`${name}\` | ${shown} | ${unit} | ${meaning} |`;
  });
  const texts = parts.map(({ title, rules }) => `## ${title}\n\n${rules.map(inList).join('\n')}`);
  return `# Rules of streak and points

${introduction}

## Parameters

| parameter | value | unit | meaning |
| --- | --- | --- | --- |
${rows.join('\n')}

${texts.join('\n\n')}

## Worked cases

${casesIntroduction}

${casesTable(cases)}

${cases
  .filter(({ dates }) => dates === undefined)
  .map(caseSection)
  .join('\n\n')}
`;
}

const introduction = `How streak, skip tokens and points follow from the exported events. With the dictionary of events
(\`npm run dictionary\`) this page is enough to compute them in another program. The parameters are those of the
program, and a test runs every worked case through it. \`npm run --silent dictionary -- --rules --format json\` and
\`/api/docs/rules\` have the same with the events of all cases.`;

const casesIntroduction = `A letter for each date, from 1 June 2026 on, in UTC; the last date is today and open, at 20:00. Before them, at 07:00 on the
first date, the first program starts. A: active by a finished workout of 2 points. P: the quest is skipped with a token. Z: paused.
A dot: nothing.`;

/** Numbered steps are a list by themselves. */
const inList = (rule: string): string => (/^\d\. /.test(rule) ? rule : `- ${rule}`);

function casesTable(cases: readonly GameRuleCase[]): string {
  const rows = cases.flatMap(({ name, dates, expected }) =>
    dates === undefined ? [] : [`| ${name} | \`${dates}\` | ${Object.values(expected).join(' | ')} |`],
  );
  return `| case | dates | current streak | best streak | skip tokens | points |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
}

function caseSection({ name, why, events, asOf, expected }: GameRuleCase): string {
  const { currentStreak, bestStreak, skipTokens, totalPoints } = expected;
  const lines = events.map((event) => JSON.stringify(event)).join('\n');
  return `### ${name}

${why}

\`\`\`json
${lines}
\`\`\`

At ${asOf}: current streak ${currentStreak}, best streak ${bestStreak}, skip tokens ${skipTokens}, points ${totalPoints}.`;
}
