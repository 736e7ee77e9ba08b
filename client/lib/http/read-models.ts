import useSWR, { mutate, type SWRResponse } from 'swr';
import { levelByActivity, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { areasIn } from '#domain/catalogue/workouts/injured-areas.ts';
import type { ChoiceBasis } from '#domain/catalogue/workouts/template-choice.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { DoseBasis } from '#domain/program/dose-rules.ts';
import {
  type AssessmentEntry,
  type AssessmentOutcome,
  entriesAnswer,
  latestAssessmentAnswer,
} from '#service/features/assessment/assessment-contract.ts';
import {
  type BodyMetric,
  type LatestMetric,
  latestMetricAnswer,
  metricsAnswer,
} from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import {
  activeProgramAnswer,
  type Phase,
  type Program,
  phasesAnswer,
} from '#service/features/program/program-contract.ts';
import { type DailyTemplate, dailyTemplatesAnswer } from '#service/features/routine/routine-contract.ts';
import {
  type ActivityDay,
  activityDaysAnswer,
  type LedgerEntry,
  ledgerAnswer,
  type Stats,
  statsAnswer,
} from '#service/features/stats/stats-contract.ts';
import {
  type SetLog,
  setLogAnswer,
  type WorkoutTemplate as TemplateSent,
  templatesAnswer,
  type Workout,
  workoutsAnswer,
} from '#service/features/workout/workout-contract.ts';
import { currentUserKey, readCurrentUser } from './current-user.ts';
import { readAs } from './swr.ts';

/** The signed-in member, or null for a visitor. The gate has read it before any screen shows, so it is there at once. */
export const useCurrentUser = (): SWRResponse<CurrentUser | null, Error> =>
  useSWR<CurrentUser | null, Error>(currentUserKey, readCurrentUser);

export const activeProgramKey = '/api/programs/active';

/** The program that runs, or null. For members only: `isEnabled` false reads nothing. */
export const useActiveProgram = (isEnabled = true): SWRResponse<Program | null, Error> =>
  useSWR<Program | null, Error>(isEnabled ? activeProgramKey : null, readProgram);

const readProgram = readAs(activeProgramAnswer);

/** Reads the program before the first screen is rendered, which then has it at once. Where that fails, the screen reads it again and says so. */
export const readActiveProgram = async (): Promise<void> => {
  const program = await readProgram(activeProgramKey).catch(() => undefined);
  if (program !== undefined) await mutate(activeProgramKey, program, { revalidate: false });
};

export const phasesKey = (programId: string): string => `/api/programs/${programId}/phases`;

/** The phases of a program with their dates; without a program nothing is read. */
export const usePhases = (programId: string | null): SWRResponse<readonly Phase[], Error> =>
  useSWR<readonly Phase[], Error>(programId === null ? null : phasesKey(programId), readAs(phasesAnswer));

export const statsKey = '/api/stats';

/** The member's streak, totals, skip tokens and achievements. */
export const useStats = (): SWRResponse<Stats, Error> => useSWR<Stats, Error>(statsKey, readAs(statsAnswer));

export const activityDaysKey = '/api/activity-days?days=28';

/** The last 28 dates with their states, oldest first; today is last. */
export const useActivityDays = (): SWRResponse<readonly ActivityDay[], Error> =>
  useSWR<readonly ActivityDay[], Error>(activityDaysKey, readAs(activityDaysAnswer));

/** The newest 200 entries of the points ledger, newest first. */
export const useLedger = (): SWRResponse<readonly LedgerEntry[], Error> =>
  useSWR<readonly LedgerEntry[], Error>('/api/ledger?limit=200', readAs(ledgerAnswer));

const workoutsKey = '/api/workouts';

/** The newest 50 workouts, newest first. */
export const useWorkouts = (): SWRResponse<readonly Workout[], Error> =>
  useSWR<readonly Workout[], Error>(workoutsKey, readAs(workoutsAnswer));

/** The member's log of each exercise: last sessions, records, volume per week. */
export const useSetLog = (): SWRResponse<SetLog, Error> =>
  useSWR<SetLog, Error>('/api/set-log', readAs(setLogAnswer));

type Templates = readonly WorkoutTemplate[];

const readTemplates = readAs({
  parse: (content: unknown): Templates => templatesAnswer.parse(content).map(templateOf),
});

/** The templates that come with the product. */
export const useBuiltinTemplates = (): SWRResponse<Templates, Error> =>
  useSWR<Templates, Error>('/api/workout-templates/builtin', readTemplates);

/** The member's own daily plan as a template. `isEnabled` only for a program that has one: nothing is read for others. */
const useCustomTemplates = (isEnabled: boolean): SWRResponse<Templates, Error> =>
  useSWR<Templates, Error>(isEnabled ? '/api/workout-templates/custom' : null, readTemplates);

/** The templates that the member saved. */
export const useUserTemplates = (): SWRResponse<Templates, Error> =>
  useSWR<Templates, Error>('/api/workout-templates/user', readTemplates);

/** A template as the catalogue knows it: an exercise has reps or a time. */
const templateOf = ({ exercises, ...template }: TemplateSent): WorkoutTemplate => ({
  ...template,
  exercises: exercises.map(({ name, sets, restSeconds, reps, duration = 0 }) => ({
    name,
    sets,
    restSeconds,
    ...(reps === undefined ? { durationSeconds: duration } : { reps }),
  })),
});

const latestMetricKey = '/api/body-metrics/latest';

/** The latest value of each body metric in the member's units; null before the first. */
export const useLatestMetric = (): SWRResponse<LatestMetric, Error> =>
  useSWR<LatestMetric, Error>(latestMetricKey, readAs(latestMetricAnswer));

/** The body metrics logged for a date and later, in the member's units, oldest first. */
export const useBodyMetrics = (from: MemberDay): SWRResponse<readonly BodyMetric[], Error> =>
  useSWR<readonly BodyMetric[], Error>(`/api/body-metrics?from=${from}`, readAs(metricsAnswer));

/** How far back the weight chart goes. */
const recentDays = 90;

/** The body metrics of the last 90 days: for the weight chart and the forecast. */
export const useRecentMetrics = (today: MemberDay): SWRResponse<readonly BodyMetric[], Error> =>
  useBodyMetrics(addDays(today, 1 - recentDays));

export const latestAssessmentKey = '/api/assessment/latest';

/** As the cache holds it: each assessment program has a stream. */
export const heldAssessment = (outcome: AssessmentOutcome) => ({ ...outcome, stream: outcome.programId });

const readLatestAssessment = readAs({
  parse: (content: unknown) => {
    const outcome = latestAssessmentAnswer.parse(content);
    return outcome && heldAssessment(outcome);
  },
});

/** The assessment that was submitted last, with what it recommends; null before the first. */
export const useLatestAssessment = (): SWRResponse<AssessmentOutcome | null, Error> =>
  useSWR<AssessmentOutcome | null, Error>(latestAssessmentKey, readLatestAssessment);

/** The entries of the active assessment on any device. */
export const useAssessmentEntries = (): SWRResponse<readonly AssessmentEntry[], Error> =>
  useSWR<readonly AssessmentEntry[], Error>('/api/assessment/entries', readAs(entriesAnswer));

/** Daily 50, Daily 100 and, where the member has one, the custom plan. */
export const useDailyTemplates = (): SWRResponse<readonly DailyTemplate[], Error> =>
  useSWR<readonly DailyTemplate[], Error>('/api/daily-maintenance-templates', readAs(dailyTemplatesAnswer));

type ChoiceLookup = {
  /** Undefined while it is read, and where that failed. */
  readonly basis: ChoiceBasis | undefined;
  readonly error: Error | undefined;
  /** Reads again what failed. */
  readonly retry: () => void;
};

/** The facts by which the member's templates are chosen: the same on the dashboard and on the workout screen. */
export function useChoiceBasis(): ChoiceLookup {
  const { data: user } = useCurrentUser();
  const program = useActiveProgram();
  const builtin = useBuiltinTemplates();
  const custom = useCustomTemplates(program.data?.goalType === 'daily_custom');
  const saved = useUserTemplates();
  const assessment = useLatestAssessment();
  const lookups = [program, builtin, custom, saved, assessment];
  const isKnown = lookups.every(({ isLoading, error }) => !isLoading && !error);
  return {
    basis:
      isKnown && builtin.data && saved.data
        ? {
            shelf: { builtin: builtin.data, custom: custom.data ?? [], user: saved.data },
            equipment: user?.availableEquipment ?? [],
            level: assessment.data?.level ?? levelByActivity[user?.activityLevel ?? usualActivity],
            program: chosenProgram(program.data ?? null),
            excluded: (user?.excludedExercises ?? []).map(({ name }) => name),
            injured: areasIn(user?.injuries ?? ''),
            dose: doseBasis(program.data ?? null),
          }
        : undefined,
    error: lookups.find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, mutate } of lookups) if (error) void mutate();
    },
  };
}

const usualActivity = onboardingDefaults.activityLevel;

/** Null without a program that doses its sessions, and in an answer of an earlier release. */
function doseBasis(program: Program | null): DoseBasis | null {
  if (!program?.trainedWeeks) return null;
  const { type: programType, startDate, trainedWeeks: weeks, keptWeeks = [] } = program;
  return { program: { programType, startDate }, weeks, keptWeeks };
}

const chosenProgram = (program: Program | null): ChoiceBasis['program'] =>
  program && { programType: program.type, goalType: program.goalType, dailyTemplate: program.dailyTemplate };
