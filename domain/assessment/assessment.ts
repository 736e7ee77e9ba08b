import { assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { AssessmentEvent, AssessmentResult } from './assessment-events.ts';
import { levelOf, recommendationsOf, scoreOf, testValuesOf } from './assessment-rules.ts';

export type SubmitAssessment = {
  readonly type: 'SubmitAssessment';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly today: MemberDay;
  /** In the order of saving. Of two results for one exercise and day, the later counts. */
  readonly results: readonly AssessmentResult[];
};

export type RecordAssessmentEntry = {
  readonly type: 'RecordAssessmentEntry';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly today: MemberDay;
  readonly entry: AssessmentResult;
};
export type AssessmentCommand = SubmitAssessment | RecordAssessmentEntry;

type Assessment = {
  /** The last submitted results; null before the first submission. */
  readonly results: readonly AssessmentResult[] | null;
  /** The last one recorded of each exercise and day. */
  readonly entries: readonly AssessmentResult[];
};

export const assessmentDecider: Decider<Assessment, AssessmentCommand, AssessmentEvent> = {
  initialState: { results: null, entries: [] },
  decide: (state, command) =>
    command.type === 'RecordAssessmentEntry' ? record(state, command) : submit(state, command),
  evolve: (state, event) =>
    event.type === 'AssessmentEntryRecorded'
      ? { ...state, entries: withEntry(state.entries, event.entry) }
      : { ...state, results: event.results },
};

/** An entry takes the place of an earlier one of the same exercise and day. */
export const withEntry = (
  entries: readonly AssessmentResult[],
  entry: AssessmentResult,
): readonly AssessmentResult[] => [...entries.filter((one) => !isForSame(one, entry)), entry];

const isForSame = (a: AssessmentResult, b: AssessmentResult): boolean =>
  a.exerciseName === b.exerciseName && a.day === b.day;

function record({ entries }: Assessment, command: RecordAssessmentEntry): readonly AssessmentEvent[] {
  const { memberId, programId, today, entry } = command;
  refuseInvalid(entry, today);
  const before = entries.find((one) => isForSame(one, entry));
  if (before && isSame([before], [entry])) return [];
  return [{ type: 'AssessmentEntryRecorded', memberId, programId, entry }];
}

const exercises = assessmentDays.flatMap((day) => day.exercises);

function submit({ results: before }: Assessment, command: SubmitAssessment): readonly AssessmentEvent[] {
  const { memberId, programId, today } = command;
  for (const result of command.results) refuseInvalid(result, today);
  const results = latestOf(command.results);
  if (before && isSame(before, results)) return [];
  const values = testValuesOf(results);
  const score = scoreOf(values);
  const level = levelOf(score);
  const recommendations = recommendationsOf(values, level);
  return [{ type: 'AssessmentSubmitted', memberId, programId, results, score, level, recommendations }];
}

function refuseInvalid(
  { exerciseName, type, day, value, savedOn }: AssessmentResult,
  today: MemberDay,
): void {
  const exercise = exercises.find(({ name }) => name === exerciseName);
  if (!exercise) throw invalid('unknown-exercise', `${exerciseName} is not part of the assessment.`);
  if (exercise.type !== type)
    throw invalid('wrong-result-type', `${exerciseName} is entered in ${exercise.type}.`);
  if (!assessmentDays.some((one) => one.day === day))
    throw invalid('unknown-day', 'The assessment has the days 1 to 7.');
  if (!Number.isFinite(value) || value < 0)
    throw invalid('invalid-value', 'Please enter a value for this exercise.');
  refuseFutureDay(savedOn, today);
}

const invalid = (code: string, message: string): Refusal => new Refusal(code, message, 'invalid');

/** One result for each exercise and day, the last one saved, in the order of the assessment plan. */
function latestOf(results: readonly AssessmentResult[]): readonly AssessmentResult[] {
  const latest = new Map(results.map((result) => [`${result.day} ${result.exerciseName}`, result]));
  const place = ({ exerciseName }: AssessmentResult) =>
    exercises.findIndex(({ name }) => name === exerciseName);
  return [...latest.values()].toSorted((a, b) => a.day - b.day || place(a) - place(b));
}

const isSame = (before: readonly AssessmentResult[], after: readonly AssessmentResult[]): boolean =>
  before.length === after.length &&
  before.every((result, index) => fields.every((field) => result[field] === after[index]?.[field]));

/** Fields that are compared. The type is left out because it follows from the exercise. */
const fields = ['exerciseName', 'day', 'value', 'notes', 'savedOn'] as const;
