import type { Achievement } from './achievements.ts';

type Family = 'streak' | 'workouts' | 'quests';
export type TierId = `${Family}-${number}`;

/** One step of a row of badges. */
export type BadgeTier = {
  readonly id: TierId;
  readonly name: string;
  readonly counts: Exclude<Achievement['counts'], 'goalProgress'>;
  readonly target: number;
};
export type BadgeRow = {
  readonly family: Family;
  readonly name: string;
  /** In the order of their targets. */
  readonly tiers: readonly BadgeTier[];
};

const row = (
  family: Family,
  name: string,
  counts: BadgeTier['counts'],
  tiers: Readonly<Record<number, string>>,
): BadgeRow => ({
  family,
  name,
  tiers: Object.entries(tiers).map(([text, tierName]) => {
    const target = Number(text);
    return { id: `${family}-${target}` as const, name: tierName, counts, target };
  }),
});

/** Rows of badges for a year and longer. Ids are stored: they are for ever. */
export const badgeRows: readonly BadgeRow[] = [
  row('streak', 'Days in a row', 'bestStreak', {
    7: 'A Full Week',
    30: 'A Full Month',
    100: 'A Hundred Days',
    365: 'A Full Year',
  }),
  row('workouts', 'Workouts', 'workouts', {
    10: 'Ten Done',
    50: 'Fifty Done',
    250: 'In Training',
    1000: 'A Thousand',
  }),
  row('quests', 'Quests', 'quests', {
    10: 'Curious',
    50: 'Quest Hunter',
    150: 'Adventurer',
    365: 'A Year of Quests',
  }),
];

export const badgeTiers: readonly BadgeTier[] = badgeRows.flatMap(({ tiers }) => tiers);
