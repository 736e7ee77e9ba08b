import { budget } from './bundle-size.ts';

/** Measurements of a page or an interaction: scores of 100, milliseconds, bytes, and the layout shift. */
export type Figures = {
  readonly performance?: number;
  readonly accessibility?: number;
  readonly bestPractices?: number;
  readonly seo?: number;
  /** Milliseconds to the largest paint. */
  readonly largestPaint?: number;
  /** Milliseconds. */
  readonly blockingTime?: number;
  readonly layoutShift?: number;
  /** Bytes of scripts, compressed with brotli. */
  readonly scripts?: number;
  /** Milliseconds from an interaction to the next paint. */
  readonly nextPaint?: number;
};
export type Figure = keyof Figures;
export type Place = 'landing' | 'publicPage' | 'screen' | 'interaction';

/** The scores are at least these, all else is at most these. */
export const goals: Readonly<Record<Place, Figures>> = {
  landing: {
    performance: 95,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    largestPaint: 1800,
    blockingTime: 100,
    layoutShift: 0.02,
    scripts: budget.landing,
  },
  // Without scripts.
  publicPage: {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    largestPaint: 1800,
    blockingTime: 0,
    layoutShift: 0.02,
    scripts: 0,
  },
  screen: {
    performance: 90,
    accessibility: 100,
    bestPractices: 100,
    layoutShift: 0.02,
    scripts: budget.screen,
  },
  interaction: { nextPaint: 100 },
};

const scores: readonly Figure[] = ['performance', 'accessibility', 'bestPractices', 'seo'];

/** Figures that depend on the machine and its other work, and how far they may be off on one that builds and tests. */
const margins: Figures = { performance: -10, largestPaint: 1.5, blockingTime: 3, nextPaint: 3 };
const timed = Object.keys(margins) as readonly Figure[];

/** The goals as CI checks them, with margins for a slow machine. */
export const goalsInCi = (place: Place): Figures => withMargins(goals[place]);

function withMargins({ performance = 0, ...rest }: Figures): Figures {
  const eased = Object.entries(rest).map(([figure, goal]) => [
    figure,
    goal * (margins[figure as Figure] ?? 1),
  ]);
  return {
    ...(performance > 0 && { performance: performance + (margins.performance ?? 0) }),
    ...(Object.fromEntries(eased) as Figures),
  };
}

/** The goals without those that depend on the machine. */
export const withoutTimes = (goal: Figures): Figures =>
  Object.fromEntries(Object.entries(goal).filter(([figure]) => !timed.includes(figure as Figure)));

/** @returns the figures that miss their goal. What was not measured misses it too. */
export function missed(figures: Figures, goal: Figures): readonly Figure[] {
  return (Object.keys(goal) as readonly Figure[]).filter((figure) => {
    const [measured = Number.NaN, wanted = 0] = [figures[figure], goal[figure]];
    return !(scores.includes(figure) ? measured >= wanted : measured <= wanted);
  });
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const figures = new Set(runs.flatMap((run) => Object.keys(run) as Figure[]));
  return Object.fromEntries(
    [...figures].map((figure) => {
      const values = runs.flatMap((run) => run[figure] ?? []).toSorted((a, b) => a - b);
      return [figure, values[Math.floor(values.length / 2)]];
    }),
  );
}
