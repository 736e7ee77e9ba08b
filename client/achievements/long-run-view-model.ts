import { distanceText } from '#client/lib/format/format-copy.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import {
  type LongRunFamily,
  type LongRunRow,
  longRunRows,
} from '#domain/catalogue/content/long-run-badges.ts';
import type { ShownBadges } from '#service/features/achievements/badge-contract.ts';
import type { ShownTiers } from './achievements-view-model.ts';
import { longRunCopy, questFamilies } from './long-run-copy.ts';

/** The rows of the long run as they are drawn. */
export const longRunRowsOf = (badges: ShownBadges, isMetric: boolean): readonly ShownTiers[] =>
  // Rows with progress come first.
  longRunRows
    .toSorted((a, b) => Number(isBegun(badges, b)) - Number(isBegun(badges, a)))
    .map((row) => shownRow(row, badges, isMetric));

const isBegun = ({ counts }: ShownBadges, { family }: LongRunRow): boolean => (counts[family] ?? 0) > 0;

function shownRow(
  { family, name, rule, tiers }: LongRunRow,
  badges: ShownBadges,
  isMetric: boolean,
): ShownTiers {
  const amount = (value: number): string => amountText(family, value, isMetric);
  const counted = badges.counts[family] ?? 0;
  const open = tiers.find(({ id }) => badges.reached[id] === undefined);
  const value = open ? Math.min(counted, open.target) : 0;
  return {
    name: nameText(name),
    // The name of a row of quests says the same.
    ...(!(family in questFamilies) && { rule: contentText(rule) }),
    tiers: tiers.map((tier) => {
      const reachedOn = badges.reached[tier.id];
      return {
        id: tier.id,
        name: nameText(tier.name),
        mark: family === 'walked' ? distanceText(tier.target, isMetric, 0) : numberText(tier.target),
        said: reachedOn
          ? longRunCopy.earned(nameText(tier.name), dayText(reachedOn))
          : longRunCopy.open(nameText(tier.name), amount(tier.target)),
        isEarned: reachedOn !== undefined,
      };
    }),
    next: open ? { value, maximum: open.target } : null,
    text: open
      ? longRunCopy.next(nameText(open.name), shownAmount(family, value, isMetric), amount(open.target))
      : longRunCopy.all,
  };
}

/** Distances as the member measures, everything else as a number with its noun. */
const amountText = (family: LongRunFamily, value: number, isMetric: boolean): string =>
  family === 'walked' ? distanceText(value, isMetric, 0) : longRunCopy.amount(family, value);

const shownAmount = (family: LongRunFamily, value: number, isMetric: boolean): string =>
  family === 'walked' ? distanceText(value, isMetric) : numberText(value);
