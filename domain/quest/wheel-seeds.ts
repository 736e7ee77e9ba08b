import { addMonths, asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { Month, WheelSeedEvent } from './wheel-seed-events.ts';

/** `commitment` is the hex SHA-256 of the seed, made at the edge. */
type OfSeed = { readonly month: Month; readonly commitment: string; readonly now: Instant };
type CommitWheelSeed = OfSeed & { readonly type: 'CommitWheelSeed' };
type RevealWheelSeed = OfSeed & { readonly type: 'RevealWheelSeed'; readonly seed: string };
export type WheelSeedCommand = CommitWheelSeed | RevealWheelSeed;

/** The months of the published commitments, each with whether its seed was revealed. */
export type WheelSeeds = ReadonlyMap<string, { readonly month: Month; readonly isRevealed: boolean }>;

const hour = 3_600_000;
/** No time zone is further ahead of UTC, so no member's month begins earlier. */
const furthestAhead = 14 * hour;
/** No time zone is further behind UTC, so no member's month ends later. */
const furthestBehind = 12 * hour;
/** A margin for requests that are under way and for clocks of hosts that differ. */
const revealMargin = 12 * hour;
const lateAfter = 24 * hour;

export const monthOf = (day: MemberDay): Month => day.slice(0, 7);
const firstOf = (month: Month): MemberDay => asMemberDay(`${month}-01`);
const monthAfter = (month: Month): Month => monthOf(addMonths(firstOf(month), 1));
const utcMonth = (time: number): Month => new Date(time).toISOString().slice(0, 7);

/** The moment when a month begins in the first time zone. */
export const beginningOf = (month: Month): Instant =>
  asInstant(new Date(Date.parse(firstOf(month)) - furthestAhead).toISOString());

/** The moment from which a month's seed may be known: no wheel draws by it any more. */
export const revealDueOf = (month: Month): Instant =>
  asInstant(new Date(Date.parse(firstOf(monthAfter(month))) + furthestBehind + revealMargin).toISOString());

/** The months whose seeds must be published at a moment: those that some member lives in, and the one after. */
export function monthsToCommit(now: Instant): readonly Month[] {
  const time = Date.parse(now);
  const last = monthAfter(utcMonth(time + furthestAhead));
  const months = [utcMonth(time - furthestBehind)];
  while ((months.at(-1) as Month) < last) months.push(monthAfter(months.at(-1) as Month));
  return months;
}

/** The commitments whose seeds can be revealed at a moment. */
export const commitmentsToReveal = (seeds: WheelSeeds, now: Instant): readonly (readonly [string, Month])[] =>
  [...seeds].flatMap(([commitment, { month, isRevealed }]) =>
    !isRevealed && now >= revealDueOf(month) ? [[commitment, month] as const] : [],
  );

/**
 * Publishes the seeds of the wheel. A month can have more than one commitment, when QUEST_SEED was changed within it: the first can then
 * never be revealed, and everybody sees that.
 */
export const wheelSeedsDecider: Decider<WheelSeeds, WheelSeedCommand, WheelSeedEvent> = {
  initialState: new Map(),
  decide(seeds, { month, commitment, now, ...command }) {
    const known = seeds.get(commitment);
    if (command.type === 'CommitWheelSeed') {
      if (known) return [];
      return [{ type: 'WheelSeedCommitted', month, commitment, late: now >= beginningOf(month) }];
    }
    if (known?.month !== month)
      throw new Refusal('not-committed', 'A seed is published only after its commitment.');
    if (now < revealDueOf(month))
      throw new Refusal('month-not-over', 'A seed is published once its month has ended everywhere.');
    if (known.isRevealed) return [];
    const late = Date.parse(now) > Date.parse(revealDueOf(month)) + lateAfter;
    return [{ type: 'WheelSeedRevealed', month, commitment, seed: command.seed, late }];
  },
  evolve: (seeds, event) =>
    new Map(seeds).set(event.commitment, {
      month: event.month,
      isRevealed: event.type === 'WheelSeedRevealed',
    }),
};
