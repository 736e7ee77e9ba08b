import type { MemberDay } from '#domain/kernel/day.ts';

/** What a row of these badges counts. */
export type QuestFamily = 'strength' | 'cardio' | 'core' | 'mobility' | 'recovery' | 'mindset';
/** What follows from quests and active days. */
export type OpenFamily = QuestFamily | 'comebacks';
/** What follows from sets and distances, which are personal. */
export type PersonalFamily = 'records' | 'walked';
export type LongRunFamily = OpenFamily | PersonalFamily;
export type LongRunId = `${LongRunFamily}-${number}`;

export type LongRunBadge<Family extends LongRunFamily = LongRunFamily> = {
  readonly id: LongRunId;
  readonly name: string;
  readonly counts: Family;
  /** Quests, comebacks, days with a record, or metres. */
  readonly target: number;
};
export type LongRunRow<Family extends LongRunFamily = LongRunFamily> = {
  readonly family: Family;
  readonly name: string;
  /** What counts, as a sentence for members. */
  readonly rule: string;
  /** In the order of their targets. */
  readonly tiers: readonly LongRunBadge<Family>[];
};

/** The member's date on which each badge was first reached. Plain JSON. */
export type ReachedBadges = { readonly [id: LongRunId]: MemberDay };

const metersPerKilometer = 1_000;

const row = <Family extends LongRunFamily>(
  family: Family,
  name: string,
  rule: string,
  tiers: Readonly<Record<number, string>>,
): LongRunRow<Family> => ({
  family,
  name,
  rule,
  tiers: Object.entries(tiers).map(([text, tierName]) => {
    const target = Number(text) * (family === 'walked' ? metersPerKilometer : 1);
    return { id: `${family}-${Number(text)}` as const, name: tierName, counts: family, target };
  }),
});

/** Ids are stored: they are for ever. */
const questRows: readonly LongRunRow<OpenFamily>[] = [
  row('strength', 'Strength quests', 'Every strength quest you complete counts.', {
    5: 'Strong Start',
    25: 'Sure Grip',
    75: 'Powerhouse',
  }),
  row('cardio', 'Cardio quests', 'Every cardio quest you complete counts.', {
    5: 'Warmed Up',
    25: 'Second Wind',
    75: 'Big Engine',
  }),
  row('core', 'Core quests', 'Every core quest you complete counts.', {
    5: 'Firm Middle',
    25: 'Steady Core',
    75: 'Rock Solid',
  }),
  row('mobility', 'Mobility quests', 'Every mobility quest you complete counts.', {
    5: 'Loosened Up',
    25: 'Supple',
    75: 'Free Mover',
  }),
  row('recovery', 'Recovery quests', 'Every recovery quest you complete counts.', {
    5: 'Deep Breath',
    25: 'Well Rested',
    75: 'Master of Rest',
  }),
  row('mindset', 'Mindset quests', 'Every mindset quest you complete counts.', {
    5: 'Clear Head',
    25: 'Calm Mind',
    75: 'Inner Compass',
  }),
  row('comebacks', 'Comebacks', 'Coming back after seven days or more without activity counts.', {
    1: 'Back Again',
    3: 'Bounces Back',
    10: 'Never Really Gone',
  }),
];

/** Ids are stored: they are for ever. */
const personalRows: readonly LongRunRow<PersonalFamily>[] = [
  row('records', 'Personal records', 'Each day on which you beat one of your own records counts once.', {
    1: 'Personal Best',
    10: 'Ten Better Days',
    50: 'Still Climbing',
    150: 'Own Best Rival',
  }),
  row('walked', 'On foot', 'The distances of your walks and hikes add up.', {
    10: 'Round the Block',
    50: 'Out of Town',
    250: 'Long Way Round',
    1000: 'Across the Land',
  }),
];

export const longRunRows: readonly LongRunRow[] = [...questRows, ...personalRows];
export const questBadges: readonly LongRunBadge<OpenFamily>[] = questRows.flatMap(({ tiers }) => tiers);
export const personalBadges: readonly LongRunBadge<PersonalFamily>[] = personalRows.flatMap(
  ({ tiers }) => tiers,
);
export const longRunBadges: readonly LongRunBadge[] = [...questBadges, ...personalBadges];
