import { hash } from 'node:crypto';
import * as z from 'zod';
import { activities } from '#domain/catalogue/workouts/activities.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { setLimits } from '#domain/workout/set-log-rules.ts';
import { planAnswer } from '#service/features/program/plan-contract.ts';
import { activeProgramAnswer } from '#service/features/program/program-contract.ts';
import { todaysQuestAnswer } from '#service/features/quest/quest-contract.ts';
import { statsAnswer } from '#service/features/stats/stats-contract.ts';
import { dayReasonsAnswer } from '#service/features/streak/day-contract.ts';
import { workout } from '#service/features/workout/workout-contract.ts';
import { instant, memberDay } from '#service/http/fields-contract.ts';
import type { RouteCall, RouteName } from '#service/http/route-call.ts';

/** The tools of a member's assistant: each is one call of the API, with the scopes and the rules of that call. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** For the model. Names the units. */
  readonly description: string;
  readonly route: RouteName;
  readonly input: z.ZodType;
  /** Of `answer` in the result. */
  readonly answer: z.ZodType;
  /** The call for arguments that fit `input`. @param today the date of the member */
  readonly callOf: (args: never, today: MemberDay) => Pick<RouteCall, 'id' | 'body' | 'key'>;
  /** The answer of the tool, and the same in a sentence without words of the member. @param body of the route's answer */
  readonly resultOf: (
    body: unknown,
    isRepeated: boolean,
  ) => { readonly answer: unknown; readonly text: string };
};

type Shape<Args, Answer, Body> = Omit<Tool, 'input' | 'answer' | 'callOf' | 'resultOf'> & {
  readonly input: z.ZodType<Args>;
  readonly answer: z.ZodType<Answer>;
  /** The part of the route's answer that the tool reads. */
  readonly body: z.ZodType<Body>;
  readonly callOf?: (args: Args, today: MemberDay) => Pick<RouteCall, 'id' | 'body' | 'key'>;
  readonly resultOf: (body: Body, isRepeated: boolean) => { readonly answer: Answer; readonly text: string };
};

/** Checks that a tool fits together, and forgets its types. */
function tool<Args, Answer, Body>({
  body: schema,
  callOf,
  resultOf,
  ...rest
}: Shape<Args, Answer, Body>): Tool {
  return {
    ...rest,
    callOf: (args: never, today) => callOf?.(args, today) ?? {},
    resultOf(body, isRepeated) {
      const read = schema.safeParse(body);
      // Its error would look like one in the arguments.
      if (!read.success)
        throw new Error(`${rest.route} does not answer by its contract.`, { cause: read.error });
      return resultOf(read.data, isRepeated);
    },
  };
}

/** Contracts of the client are of `zod/mini`, which a schema with descriptions cannot take as its own. */
const full = <Value>(schema: z.core.$ZodType<Value>): z.ZodType<Value> => schema as z.ZodType<Value>;

const nothing = z.strictObject({});
const date = full(memberDay);
const dateOrToday = z
  .optional(date)
  .describe('YYYY-MM-DD in the time zone of the member; today when absent.');
const requestId = z
  .optional(z.string().min(1).max(200))
  .describe(
    'Makes a repetition harmless: calls with the same id store once. When absent, calls with the same values store once.',
  );

/** Arguments in one order, so that the same ones have the same key. */
function keyOf(name: string, given: string | undefined, args: object): string {
  const text = given === undefined ? JSON.stringify(Object.entries(args).sort()) : `id ${given}`;
  return `assistant ${name} ${hash('sha256', text, 'base64url')}`;
}

const repeated =
  'Nothing was stored: this repeats an earlier call, whose answer this is. To store the same once more, or again after it was taken back, send a new requestId.';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const getStats = tool({
  name: 'get_stats',
  title: 'Streak, points and quests',
  description:
    'Reads the streak (in days), skip tokens, points, and the numbers of workouts and quests of the member, as of now.',
  route: 'GET /api/stats',
  input: nothing,
  answer: full(statsAnswer),
  body: full(statsAnswer),
  resultOf: (answer) => ({
    answer,
    text: `Streak: ${answer.currentStreak} days, best ${answer.bestStreak}. Active today: ${yesNo(answer.isActiveToday)}. Skip tokens: ${answer.skipTokens}. Points: ${answer.totalPoints}. Workouts: ${answer.totalWorkouts}. Quests: ${answer.completedQuests}.`,
  }),
});

const quest = z.object({ quest: full(todaysQuestAnswer) });

const getTodaysQuest = tool({
  name: 'get_todays_quest',
  title: 'Today’s quest',
  description:
    'Reads the quest that the member accepted for today: what to do, minutes, points, and whether it is done. Null before one is accepted, which the member does by the wheel in Rondel. Until 03:00 it may be that of yesterday.',
  route: 'GET /api/user-quests/today',
  input: nothing,
  answer: quest,
  body: full(todaysQuestAnswer),
  resultOf: (today) => ({
    answer: { quest: today },
    text: today
      ? `${today.quest.name}, about ${today.quest.estimatedMinutes} minutes, ${today.quest.pointsReward} points: ${today.status}.`
      : 'No quest is accepted for today. The member spins the wheel in Rondel.',
  }),
});

const getProgram = tool({
  name: 'get_program',
  title: 'Active program',
  description:
    'Reads the program that runs: goal and unit of the goal, dates, phase, and progress in percent. Null while there is none.',
  route: 'GET /api/programs/active',
  input: nothing,
  answer: z.object({ program: full(activeProgramAnswer) }),
  body: full(activeProgramAnswer),
  resultOf: (program) => ({
    answer: { program },
    text: program
      ? `Goal: ${program.goalType} of ${program.goalValue} ${program.goalUnit}. Phase ${program.currentPhase}. Progress: ${program.goalProgress} %.`
      : 'No program runs.',
  }),
});

const getPlan = tool({
  name: 'get_plan',
  title: 'Plan and today’s workout',
  description:
    'Reads the sessions of the next seven days, today first, with exercises, and whether today’s is done. Durations are in minutes, sets in reps, seconds, steps or miles, rests in seconds. The id of a session of kind workout is the templateId for log_workout.',
  route: 'GET /api/plan',
  input: nothing,
  answer: full(planAnswer),
  body: full(planAnswer),
  resultOf: (answer) => ({ answer, text: planText(answer) }),
});

function planText({ isDoneToday, days: [today] }: z.infer<typeof planAnswer>): string {
  if (isDoneToday) return 'Today’s training is done.';
  if (today?.isPaused) return 'The streak is paused today.';
  if (!today?.session || today.isRestDay) return 'Today is a rest day.';
  const { kind, durationMinutes, exercises } = today.session;
  return `Today: a ${kind === 'daily' ? 'daily routine' : 'workout'} of ${durationMinutes} minutes with ${exercises.length} exercises, not done yet.`;
}

const explainStreak = tool({
  name: 'explain_streak',
  title: 'Why the streak stands as it does',
  description:
    'Explains one date of the streak: what happened, when, and what it did to the streak (in days) and the skip tokens.',
  route: 'GET /api/activity-days/:id',
  input: z.strictObject({ date: dateOrToday }),
  answer: full(dayReasonsAnswer),
  body: full(dayReasonsAnswer),
  callOf: ({ date: id }, today) => ({ id: id ?? today }),
  resultOf: (answer) => ({
    answer,
    text: `${answer.date}: ${answer.verdict} ${answer.summary} Streak: ${answer.streakBefore} before, ${answer.streak} after.`,
  }),
});

const weightEntry = z.object({
  id: z.string(),
  date,
  unit: z.enum(['lbs', 'kg']),
  weight: z.nullable(z.number()),
});

const logWeight = tool({
  name: 'log_weight',
  title: 'Log a weight',
  description:
    'Stores a weight of the member for a date, in kilograms or pounds. Ask the member before you call it.',
  route: 'POST /api/body-metrics',
  input: z.strictObject({
    weight: z.number().positive().describe('In `unit`, such as 78.4; rounded to one decimal.'),
    unit: z.enum(['kg', 'lbs']),
    date: dateOrToday,
    requestId,
  }),
  answer: z.object({
    /** Null when a repetition no longer says which it was. `weight` is in `unit`, which is the one that the member prefers. */
    entry: z.nullable(weightEntry),
    isRepeated: z.boolean(),
  }),
  body: weightEntry.partial(),
  callOf: ({ requestId: given, weight, unit, date: on }, today) => {
    const body = { date: on ?? today, unit, weight: String(Math.round(weight * 10) / 10) };
    return { body, key: keyOf('log_weight', given, body) };
  },
  resultOf: (stored, isRepeated) => ({
    answer: { entry: weightEntry.safeParse(stored).data ?? null, isRepeated },
    text: isRepeated ? repeated : `Stored: ${stored.weight} ${stored.unit} for ${stored.date}.`,
  }),
});

const loggedSet = z.strictObject({
  exercise: z.string().min(1).max(setLimits.exerciseLetters),
  set: z.number().int().min(1).max(setLimits.sets).describe('From 1, in the order of the exercise’s sets.'),
  reps: z.number().int().min(0).max(setLimits.reps).describe('0 for a set that is held for a time.'),
  load: z
    .nullable(
      z.strictObject({
        value: z.number().min(0).max(setLimits.load),
        unit: z.enum(['kg', 'lbs']),
        kind: z.exactOptional(z.literal('assistance')).describe('Present when it takes weight off the body.'),
      }),
    )
    .describe('Null or 0 for body weight.'),
  seconds: z
    .nullable(z.number().int().min(1).max(setLimits.seconds))
    .describe('Of a set that is held for a time; else null.'),
  rpe: z
    .nullable(z.number().min(setLimits.leastRpe).max(setLimits.mostRpe).multipleOf(0.5))
    .describe('Effort of the set in halves; null when not said.'),
});

const workoutIds = activities.map(({ id, name }) => `${id} (${name})`).join(', ');

const logWorkout = tool({
  name: 'log_workout',
  title: 'Log a workout',
  description:
    'Stores a workout that the member has done. Points follow from the rules. Ask the member for effort and mood; never guess them. A daily routine is ticked in Rondel instead.',
  route: 'POST /api/workouts',
  input: z.strictObject({
    templateId: z
      .string()
      .min(1)
      .max(100)
      .describe(`The id of a session from get_plan, or one of: ${workoutIds}.`),
    durationMinutes: z.number().int().min(1).max(1_440).describe('Minutes.'),
    perceivedExertion: z.number().int().min(1).max(10).describe('Effort from 1 (very easy) to 10 (all out).'),
    moodAfter: z.number().int().min(1).max(5).describe('Mood afterwards from 1 (bad) to 5 (great).'),
    date: dateOrToday,
    isCompleted: z.boolean().default(true).describe('False when the member stopped early.'),
    startedAt: z.optional(full(instant)).describe('The start in UTC; its date takes precedence over `date`.'),
    distance: z
      .optional(z.strictObject({ value: z.number().min(0.01).max(1_000), unit: z.enum(['km', 'miles']) }))
      .describe('For an activity that goes somewhere.'),
    sets: z
      .optional(z.array(loggedSet).max(setLimits.sets))
      .describe('The sets that were done, in order; absent when they were not counted.'),
    requestId,
  }),
  answer: z.object({
    /** Null when it was taken back since. */
    workout: z.nullable(full(workout)),
    pointsEarned: z.number(),
    isRepeated: z.boolean(),
  }),
  body: z.object({ workout: z.nullable(full(workout)), pointsEarned: z.number() }),
  callOf: ({ requestId: given, date: on, ...log }, today) => {
    const body = { ...log, date: on ?? today };
    return { body, key: keyOf('log_workout', given, body) };
  },
  resultOf: ({ workout: stored, pointsEarned }, isRepeated) => ({
    answer: { workout: stored, pointsEarned, isRepeated },
    text: isRepeated
      ? repeated
      : `Stored: ${stored?.durationMinutes} minutes on ${stored?.date}, ${pointsEarned} points.`,
  }),
});

/** None erases, pays or shares. */
export const assistantTools: readonly Tool[] = [
  getStats,
  getTodaysQuest,
  getProgram,
  getPlan,
  explainStreak,
  logWeight,
  logWorkout,
];
