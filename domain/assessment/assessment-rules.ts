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
/** The most points of one test. */
export const pointsOfTest = 3;
/** The highest possible score. */
export const maxPoints = tests.length * pointsOfTest;

const maxRecommendations = 3;

/** The test values that count for the level: the best one when a test was entered on several days. */
export function testValuesOf(
  results: readonly Pick<AssessmentResult, 'exerciseName' | 'value'>[],
): TestValues {
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

/** One of the four tests: its value, its points, and what the next point takes. */
export type TestScore = {
  readonly test: keyof TestValues;
  readonly exerciseName: string;
  /** Null where the test was not done. */
  readonly value: number | null;
  /** 0 to 3. */
  readonly points: number;
  /** The lowest value of one more point; null at three points. */
  readonly nextAt: number | null;
};

export const testScoresOf = (values: TestValues): readonly TestScore[] =>
  tests.map((test) => {
    const { [test]: value = null } = values;
    const missed = thresholds[test].filter((threshold) => (value ?? 0) < threshold);
    return {
      test,
      exerciseName: exerciseNames[test],
      value,
      points: thresholds[test].length - missed.length,
      nextAt: missed.at(-1) ?? null,
    };
  });

/** The score, 0 to `maxPoints`: up to three points for each of the four tests, none for a missing test. */
export const scoreOf = (values: TestValues): number =>
  testScoresOf(values).reduce((score, { points }) => score + points, 0);

/** From which score on, highest first. */
const levels = [
  ['advanced', 10],
  ['intermediate', 6],
  ['beginner', 0],
] as const;

/** @param score 0 to `maxPoints` */
export const levelOf = (score: number): FitnessLevel =>
  levels.find(([, from]) => score >= from)?.[0] ?? 'beginner';

/** The level after the one of a score, with its first score; null at the highest. */
export function nextLevelOf(score: number): { readonly level: FitnessLevel; readonly from: number } | null {
  const next = levels.findLast(([, from]) => from > score);
  return next ? { level: next[0], from: next[1] } : null;
}

/** A training change shows in a test after about eight weeks. */
export const retestDays = 56;

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

/** The tests that the recommendations need: push-ups with air squats, and burpees. */
export const recommendationNeeds = {
  muscle: { high: { pushUps: 15, airSquats: 20 }, medium: { pushUps: 8, airSquats: 12 } },
  /** At least so many burpees, or fewer than so many. */
  cardio: { high: 8, below: 5 },
  leanBelow: 8,
} as const;

function muscle({ pushUps = 0, airSquats = 0 }: TestValues): readonly Recommendation[] {
  const { high, medium } = recommendationNeeds.muscle;
  if (pushUps >= high.pushUps && airSquats >= high.airSquats) return [{ id: 'muscle', confidence: 'high' }];
  return pushUps >= medium.pushUps && airSquats >= medium.airSquats
    ? [{ id: 'muscle', confidence: 'medium' }]
    : [];
}

/** Five to seven burpees, or no burpee result, give no cardio recommendation. */
function cardio({ burpees = recommendationNeeds.cardio.below }: TestValues): readonly Recommendation[] {
  if (burpees >= recommendationNeeds.cardio.high) return [{ id: 'cardio', confidence: 'high' }];
  return burpees < recommendationNeeds.cardio.below ? [{ id: 'cardio', confidence: 'medium' }] : [];
}

const lean = (
  { burpees = recommendationNeeds.leanBelow }: TestValues,
  level: FitnessLevel,
): readonly Recommendation[] =>
  level === 'beginner' || burpees < recommendationNeeds.leanBelow
    ? [{ id: 'lean', confidence: 'medium' }]
    : [];
