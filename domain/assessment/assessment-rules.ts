import type { AssessmentResult, FitnessLevel, Recommendation } from './assessment-events.ts';

/** The best value of each scored test: reps, the plank in seconds; undefined where the test was not done. */
export type TestValues = {
  readonly pushUps?: number | undefined;
  readonly plankSeconds?: number | undefined;
  readonly airSquats?: number | undefined;
  readonly burpees?: number | undefined;
};

const exerciseNames = {
  pushUps: 'Push-ups',
  plankSeconds: 'Plank',
  airSquats: 'Air Squats',
  burpees: 'Burpees',
} as const;

/** The lowest values that earn 3, 2 and 1 points. */
const thresholds = {
  pushUps: [30, 15, 5],
  plankSeconds: [120, 60, 30],
  airSquats: [40, 25, 15],
  burpees: [15, 10, 5],
} as const;

const tests = ['pushUps', 'plankSeconds', 'airSquats', 'burpees'] as const;
/** The highest possible score. */
export const maxPoints = tests.reduce((points, test) => points + thresholds[test].length, 0);

const maxRecommendations = 3;

/** The test values that count for the level: the best one when a test was entered on several days. */
export function testValuesOf(results: readonly AssessmentResult[]): TestValues {
  const best = (name: string): number | undefined => {
    const values = results.filter(({ exerciseName }) => exerciseName === name).map(({ value }) => value);
    return values.length > 0 ? Math.max(...values) : undefined;
  };
  return {
    pushUps: best(exerciseNames.pushUps),
    plankSeconds: best(exerciseNames.plankSeconds),
    airSquats: best(exerciseNames.airSquats),
    burpees: best(exerciseNames.burpees),
  };
}

/** The score, 0 to `maxPoints`: up to three points for each of the four tests, none for a missing test. */
export function scoreOf(values: TestValues): number {
  return tests.reduce((score, test) => {
    const value = values[test] ?? 0;
    return score + thresholds[test].filter((threshold) => value >= threshold).length;
  }, 0);
}

/** @param score 0 to `maxPoints` */
export function levelOf(score: number): FitnessLevel {
  if (score >= 10) return 'advanced';
  return score >= 6 ? 'intermediate' : 'beginner';
}

/** At most three programs, those of high confidence first. A missing value triggers no rule that needs it. */
export function recommendationsOf(values: TestValues, level: FitnessLevel): readonly Recommendation[] {
  const recommended = [
    ...muscle(values),
    ...cardio(values),
    ...lean(values, level),
    { id: 'daily-50', confidence: 'high' } as const,
    ...(level === 'beginner' ? [] : [{ id: 'daily-100', confidence: 'high' } as const]),
  ];
  const isHigh = ({ confidence }: Recommendation) => confidence === 'high';
  return [...recommended.filter(isHigh), ...recommended.filter((one) => !isHigh(one))].slice(
    0,
    maxRecommendations,
  );
}

function muscle({ pushUps = 0, airSquats = 0 }: TestValues): readonly Recommendation[] {
  if (pushUps >= 15 && airSquats >= 20) return [{ id: 'muscle', confidence: 'high' }];
  return pushUps >= 8 && airSquats >= 12 ? [{ id: 'muscle', confidence: 'medium' }] : [];
}

/** Five to seven burpees, or no burpee result, give no cardio recommendation. */
function cardio({ burpees = 5 }: TestValues): readonly Recommendation[] {
  if (burpees >= 8) return [{ id: 'cardio', confidence: 'high' }];
  return burpees < 5 ? [{ id: 'cardio', confidence: 'medium' }] : [];
}

const lean = ({ burpees = 8 }: TestValues, level: FitnessLevel): readonly Recommendation[] =>
  level === 'beginner' || burpees < 8 ? [{ id: 'lean', confidence: 'medium' }] : [];
