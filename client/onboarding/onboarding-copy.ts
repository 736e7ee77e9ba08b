import { listText, numberText, plural } from '#client/lib/format/locale.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import type { GoalKind } from '#domain/program/goal-rules.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';
import { goalAmounts } from './goal-amounts.ts';

/** The question that the goal's number answers. */
const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'How much do you want to lose?',
  body_recomp: 'How much fat do you want to lose?',
  muscle_gain: 'How much do you want to gain?',
  muscle_building: 'How much do you want to gain?',
  cardio_fitness: 'How far or how long do you want to go?',
  endurance: 'How far or how long do you want to last?',
  running: 'How far or how long do you want to run?',
};

/** The words after number and unit: `10 lbs to lose`. */
const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'to lose',
  body_recomp: 'to lose',
  muscle_gain: 'to gain',
  muscle_building: 'to gain',
  cardio_fitness: 'to reach',
  endurance: 'to last',
  running: 'to run',
};

const restDays = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The sum of a week: `An hour and a half a week, four rest days.` */
function weekSumText(days: number, minutes: number): string {
  const total = days * minutes;
  const hours = Math.floor(total / 60);
  const left = total % 60;
  const rest = restDays[7 - days] ?? String(7 - days);
  return `${timeText(hours, left)} a week, ${rest} rest ${plural(7 - days, { one: 'day', other: 'days' })}.`;
}

function timeText(hours: number, minutes: number): string {
  if (hours === 0) return `${numberText(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })}`;
  const whole = hours === 1 ? 'An hour' : `${numberText(hours)} hours`;
  if (minutes === 0) return whole;
  if (minutes !== 30) return `${numberText(hours)} h ${numberText(minutes)} min`;
  return hours === 1 ? 'An hour and a half' : `${numberText(hours)} and a half hours`;
}

/** A first goal that most people reach. */
const firstLaps: Readonly<Record<GoalUnit, string>> = {
  lbs: '10 lb',
  kg: '5 kg',
  '%': '2%',
  miles: '3 miles',
  km: '5 km',
  min: '20 min',
  minutes: '20 min',
  points: '50 points',
  days: '7 days',
};

/** Why the coach gives the goal so many weeks. `pounds` are those a week. */
function coachPace(kind: GoalKind, pounds: number, isMetric: boolean): string {
  const amount = isMetric ? `About ${numberText(pounds * 0.45359237, 1)} kg` : `${numberText(pounds, 2)} lb`;
  const texts: Readonly<Record<GoalKind, string>> = {
    'weight-loss':
      lossPaces[pounds]?.[isMetric ? 1 : 0] ?? `${amount} a week is as fast as your weight allows.`,
    'muscle-gain': `${amount} a week. Muscle takes its time, and stays.`,
    'body-fat': 'Three quarters of a point a month is a pace that lasts.',
    unpaced: 'Steady weeks, a little further each time.',
  };
  return texts[kind];
}

/** By pounds a week: in pounds, and in kilograms. */
const lossPaces: { readonly [pounds in number]?: readonly [string, string] } = {
  1: [
    'A pound a week keeps your strength, and most of your dinners.',
    'About half a kilo a week keeps your strength, and most of your dinners.',
  ],
  1.5: [
    'A pound and a half a week: a larger goal can go a little faster.',
    'About 0.7 kg a week: a larger goal can go a little faster.',
  ],
};

/** Where a member chooses the unit. */
const goalUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'lbs',
  kg: 'kg',
  '%': '% body fat',
  miles: 'miles',
  km: 'km',
  min: 'min',
  minutes: 'minutes',
  points: 'points',
  days: 'days',
};

const amounts = goalAmounts({
  goalUnits,
  shortUnits: { ...goalUnits, lbs: 'lb', '%': '%', minutes: 'min' },
  words: {
    day: (count: number): string => plural(count, { one: 'day', other: 'days' }),
    point: (count: number): string => plural(count, { one: 'point', other: 'points' }),
    mile: (count: number): string => plural(count, { one: 'mile', other: 'miles' }),
    minute: (count: number): string => plural(count, { one: 'minute', other: 'minutes' }),
    fat: (count: number): string => plural(count, { one: 'point of body fat', other: 'points of body fat' }),
  },
  numberText,
});

export const onboardingCopy = {
  needs: { age: 'age', gender: 'gender', height: 'height', weight: 'weight', equipment: 'equipment' },
  minutes: 'min',
  stepNames: {
    program: 'Program',
    goal: 'Goal',
    customBuilder: 'Custom plan',
    timeline: 'Timeline',
    profile: 'Profile',
    body: 'Body',
    equipment: 'Equipment',
    week: 'Week',
    summary: 'Summary',
  },
  heads: {
    program: {
      heading: 'What are you training for?',
      lead: 'Pick one. You can change it whenever you like.',
    },
    goal: { heading: 'What is your goal?', lead: 'One number to train towards.' },
    customBuilder: {
      heading: 'Build your daily plan',
      lead: 'Keep it small enough for your busiest day.',
    },
    timeline: {
      heading: 'How long will you give it?',
      lead: 'Longer is gentler. Your coach warns you when it gets too fast.',
    },
    profile: {
      heading: 'Tell us about you',
      lead: 'Your body, your week and your equipment shape your workouts.',
    },
    body: { heading: 'You, in numbers', lead: 'Four numbers make your plan fit.' },
    equipment: { heading: 'What’s in reach?', lead: 'Tap what you own. The floor is plenty.' },
    week: { heading: 'A week you can keep', lead: 'Three good days beat six perfect ones.' },
    summary: { heading: 'Ready when you are', lead: 'One last look, then it’s yours.' },
  },
  longPlan: (minutes: number): string =>
    `That’s ${numberText(minutes)} minutes every day. Start smaller: you can always add more.`,
  dailyPlanHead: {
    heading: 'Which daily plan fits you?',
    lead: 'Every day the same few moves, done before the coffee is cold.',
  },
  goalQuestions,
  goalAims,
  ...amounts,
  unitChoices: {
    imperial: 'lbs, ft',
    metric: 'kg, cm',
  } satisfies Record<UnitPreference, string>,
  replacedProgram: 'Your current program runs until you create a new one. Your history stays.',
  created: 'Your program has been created successfully',
  bringHistory: 'Bring your years along',
  partlySaved:
    'Your program has been created successfully, but not all of your details could be saved. Please check them on your profile.',
  createFailed: 'Failed to create your program. Please try again.',
  pointsAWeek: (amount: string): string => `${amount} points a week`,
  safePlanSets: (parts: readonly string[]): string =>
    `Sets ${listText(parts)}. Change ${parts.length > 1 ? 'both' : 'it'} any time.`,
  bodyTitle: 'Your body',
  units: 'Units',
  whichUnits: 'Pick the units you think in.',
  age: 'Age',
  years: 'years',
  gender: 'Gender',
  choose: 'Choose',
  weight: 'Weight',
  height: 'Height',
  cm: 'cm',
  heightFeet: 'Height, feet',
  ft: 'ft',
  inches: 'Inches',
  inchesTo11: 'Inches go from 0 to 11.',
  in: 'in',
  yourExercises: 'Your exercises',
  daysPerWeek: 'Days per week',
  days: (days: number): string => plural(days, { one: 'day', other: 'days' }),
  yourEquipment: 'Your equipment',
  equipment: 'Equipment',
  adviceOfTheCoach: 'Advice from your coach',
  goalCoach: 'Goal coach',
  weeks: (weeks: number): string => plural(weeks, { one: 'week', other: 'weeks' }),
  atRate: (rate: string): string => `, at ${rate}`,
  reasonsTitle: 'How this was worked out',
  startDateFirst: 'Set a start date, and your coach works out the rest.',
  suggestedEnd: 'Recommended end',
  chosenPace: 'Your end date asks for',
  endTaken: (date: string): string => `Ends on ${date}`,
  endOn: (suggestedEndDate: string): string => `End on ${suggestedEndDate}`,
  dailyPlan: 'Daily plan',
  yourGoal: 'Your goal',
  unit: 'Unit',
  hazardTitle: 'This plan could harm you',
  /** Above the number of a step. */
  hazardTitles: {
    goal: 'That is too light for you',
    timeline: 'That is too fast for you',
    profile: 'Please check this first',
  } as { readonly [Step in string]?: string },
  unsettledHead: { heading: 'One thing first', lead: 'Then it’s yours.' },
  planAndSafePlan: 'Your plan and the safe one',
  yourPlan: 'Your plan',
  safePlan: 'The safe one',
  byDate: (date: string): string => `by ${date}`,
  reaches: (goalType: GoalType | null, weight: string): string =>
    goalType === 'weight_loss' ? `down to ${weight}` : `up to ${weight}`,
  yourNumber: 'Your number',
  less: (step: number): string => (step === 1 ? 'One less' : `${numberText(step)} less`),
  more: (step: number): string => (step === 1 ? 'One more' : `${numberText(step)} more`),
  startSmall: 'Start with a small one.',
  firstLap: (unit: GoalUnit): string =>
    `Type a number and I’ll tell you how long it takes. ${firstLaps[unit]} is a fine first lap.`,
  amountTakesWeeks: (amount: string, weeks: number): string =>
    `${amount} is about ${numberText(weeks)} ${plural(weeks, { one: 'week', other: 'weeks' })}.`,
  amountInWeeks: (amount: string, weeks: number): string => `${amount} in about ${numberText(weeks)} weeks.`,
  coachPace,
  landing: (weight: string): string => `You land at ${weight}.`,
  today: 'Today',
  wayOfWeeks: (weeks: number, begin: string, end: string): string =>
    `${numberText(weeks)} ${plural(weeks, { one: 'week', other: 'weeks' })}, from ${begin} to ${end}`,
  healthyWeight: (weight: string): string => `${weight} is lean and healthy.`,
  healthyGoal: (amount: string, weeks: number): string =>
    `That is ${amount}, about ${numberText(weeks)} ${plural(weeks, { one: 'week', other: 'weeks' })}.`,
  noHealthyGoal: 'You weigh little enough.',
  noHealthyGoalText:
    'Losing more would cost muscle, sleep and strength. Pick another goal, or talk to a doctor.',
  hazardKept: 'You’re keeping this plan. You can change it at any time.',
  safeDate: 'Use the safe date',
  healthyTarget: 'Use a healthy target',
  leanerAtSameWeight: 'Less fat at the same weight',
  aProgram: 'a program',
  aDailyPlan: 'a daily plan',
  aNumberAbove0: 'a number above 0',
  atLeastOneExercise: 'at least one exercise',
  aStartDate: 'a start date',
  startDateInReach: 'a start date within 100 years of today',
  endDateAfterStart: 'an end date on or after the start',
  endDateInReach: 'an end date within 100 years of today',
  endHasPassed: 'This end date has passed.',
  bodyUse: 'Stored encrypted. We only use them to set your pace.',
  restOfTheDay: 'The rest of your day',
  weekSum: (days: number, minutes: number): string =>
    `${numberText(days)} x ${numberText(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
  weekSumText,
  anythingThatHurtsOptional: 'Anything that hurts? Optional',
  injuriesShortHint: 'Stored encrypted. Your workouts leave out or swap what is hard on it.',
  anythingThatHurts: 'Anything that hurts?',
  injuries: 'Injuries',
  injuriesHint: 'Optional. We store it encrypted. Your workouts leave out or swap what is hard on it.',
  yourRaceNumberAppearsHere: 'Your race number appears here.',
  yourRaceNumber: 'Your race number',
  daysThenYouKnow: 'days, then you know',
  weeksInPhases: (phases: number): string => `weeks in ${numberText(phases)} phases`,
  repsADay: 'reps a day',
  exercisesADay: (count: number): string =>
    plural(count, { one: 'exercise a day', other: 'exercises a day' }),
  quickCompare: 'Quick Compare',
  program: 'Program',
  compare: 'Compare',
  ofPicked: (count: number, mostPicks: number): string =>
    `${numberText(count)} of ${numberText(mostPicks)} picked`,
  comparisonFull: 'You can compare two. Untick one to pick another.',
  weeksPhases: (weeks: number, phases: number): string =>
    `${numberText(weeks)} weeks, ${numberText(phases)} phases`,
  body: 'Body',
  activity: 'Activity',
  training: 'Training',
  goal: 'Goal',
  dates: 'Dates',
  dateRange: (start: string, lastDay: string): string => `${start} to ${lastDay}`,
  centimetres: (height: string): string => `${height} cm`,
  ageYears: (age: string): string => `${age} years`,
  everyDayUpTo: (minutesPerDay: number): string => `Every day, up to ${numberText(minutesPerDay)} min`,
  daysAWeekMin: (daysPerWeek: number, minutesPerDay: number): string =>
    `${numberText(daysPerWeek)} ${plural(daysPerWeek, { one: 'day', other: 'days' })} a week, ${numberText(minutesPerDay)} min a day`,
  bestFor: 'Best for',
  time: 'Time',
  length: 'Length',
  focus: 'Focus',
  sideBySide: 'Side by side',
  comparisonLead: 'Tick up to two programs and see what sets them apart.',
  aspect: 'Aspect',
  choosePicker: (picker: string): string => `Choose ${picker}`,
  stepOf: (number: number, count: number, stepNames: string): string =>
    `Step ${numberText(number)} of ${numberText(count)}: ${stepNames}`,
  pageOf: (step: string, number: number, count: number): string =>
    `${step}, ${numberText(number)} of ${numberText(count)}`,
  partsOfProfile: 'Parts of this step',
  setup: 'Setup',
  yourSetup: 'Your setup',
  yourDates: 'Your dates',
  howLong: 'How long',
  endDate: 'End date',
  endBeforeStart: 'The end date cannot be before the start date.',
  startsToday: (today: string): string => `It starts today, ${today}.`,
  startDate: 'Start date',
  endsOn: (duration: string): string => `Ends ${duration}`,
  yourWeek: 'Your week',
  activityLevel: 'Activity level',
  minutesPerDay: 'Minutes per day',
  dailyQuestWheel: 'Daily quest wheel',
  wheelHint: 'One small challenge a day from the wheel. It keeps your streak going.',
  reminders: 'Reminders',
  restartOnboarding: 'Restart Onboarding',
  closeAndGoToDashboard: 'Close and go to dashboard',
  stillNeeded: (missing: string): string => `Still needed: ${missing}.`,
  pickedUp: 'You’re back where you left off. Your answers are saved on this device.',
  pickedUpInTab: 'You’re back where you left off. Your answers are saved in this tab until you sign in.',
  previous: 'Previous',
  creating: 'Creating...',
  completeSetup: 'Complete Setup',
  next: 'Next',
};
