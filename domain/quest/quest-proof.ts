import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questCatalogueVersion, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { QuestDay } from './quest.ts';
import { candidatesOf, drawQuest, proposedAfter } from './quest-candidates.ts';
import type { DrawInputs, LaidOutWheel, QuestSpun } from './quest-events.ts';
import { drawSlot, layOutWheel, openSlots, wheelSlots } from './quest-wheel.ts';
import { type WheelRules, wheelVersionOn } from './wheel-rules.ts';
import type { Month } from './wheel-seed-events.ts';
import { monthOf } from './wheel-seeds.ts';

/** Made by `node:crypto` on the command line and by WebCrypto in the browser, so that both run the same checks. Texts are UTF-8. */
export type Digests = {
  /** Hex SHA-256. */
  sha256(text: string): Promise<string>;
  /** Hex HMAC-SHA256. */
  hmac(key: string, text: string): Promise<string>;
};

/** The published parts of a seed. */
export type PublishedSeed = {
  readonly commitment: string;
  /** An instant. */
  readonly committedAt: string;
  /** Null until its month has ended. */
  readonly seed: string | null;
};
export type SeedsByMonth = ReadonlyMap<Month, readonly PublishedSeed[]>;
/** The published data that everybody can read, and with which a draw must agree. */
export type Published = {
  readonly seeds: SeedsByMonth;
  /** The first date of rules `v2`. */
  readonly rules: WheelRules;
};

/** A draw as it was stored, with the moment at which it was made. */
export type StoredDraw = Omit<QuestSpun, 'type' | 'memberId' | 'inputs' | 'wheel'> & {
  readonly memberId: string;
  readonly inputs: DrawInputs | null;
  /** Null by rules `v1`. */
  readonly wheel: LaidOutWheel | null;
  readonly drawnAt: string;
};

/**
 * The result of the check of a draw.
 *
 * - `verified`: commitment, seed, draw, candidates and result agree.
 * - `waiting`: everything agrees that can be checked before the seed is published.
 * - `early`: as `verified` or `waiting`, but drawn before the commitment to its seed.
 * - `uncommitted`: drawn before the commitment to any seed; nothing was promised.
 * - `wrong`: with the parts that do not agree.
 */
export type Verdict =
  | { readonly is: 'verified' | 'waiting' | 'early' | 'uncommitted' }
  | { readonly is: 'wrong'; readonly what: Disagreement };
/**
 * `seed`: by no published seed of its month, or the published seed is not the one that was committed to. `draw`: not the HMAC of member,
 * date and spin. `spin`: not the next spin of its date. `rules`: not by the rules of its date. `wheel`: not the eight quests that follow from the
 * seed, the member's equipment and the rest day, or others than at the spin before. `candidates`: not those that follow from the wheel (by `v1`
 * from the equipment and the rest day) and the earlier proposals. `result`: another quest than the one that was drawn.
 */
export type Disagreement = 'seed' | 'draw' | 'spin' | 'rules' | 'wheel' | 'candidates' | 'result';

/** The earlier draws of a day, as far as they decide the next one. */
type DayOfDraws = Pick<QuestDay, 'spins' | 'proposed'> & {
  readonly wheel: Pick<LaidOutWheel, 'slots'> | null;
};

/** How much of a commitment a draw names. */
export const seedIdLength = 16;

/**
 * Checks a member's draws.
 * @param draws complete dates, each in the order of its draws; `isAfterReset` where an admin has reset the date since the draw before
 */
export async function checkDraws<Draw extends StoredDraw & { readonly isAfterReset: boolean }>(
  draws: readonly Draw[],
  published: Published,
  digests: Digests,
): Promise<readonly (Draw & { readonly verdict: Verdict })[]> {
  const days = new Map<string, DayOfDraws>();
  const checked: (Draw & { readonly verdict: Verdict })[] = [];
  for (const draw of draws) {
    const last = days.get(draw.date) ?? { spins: 0, proposed: [], wheel: null };
    const day = draw.isAfterReset ? { ...last, spins: 0 } : last;
    checked.push({ ...draw, verdict: await checkDraw(draw, day, published, digests) });
    const { spin: spins, wheel } = draw;
    days.set(draw.date, { spins, proposed: proposedAfter(day.proposed, draw.questId), wheel });
  }
  return checked;
}

const wrong = (what: Disagreement): Verdict => ({ is: 'wrong', what });

/**
 * Repeats a draw from what is published and what its event holds, and compares.
 * @param day the date's quest before the draw
 */
export async function checkDraw(
  draw: StoredDraw,
  day: DayOfDraws,
  { seeds, rules }: Published,
  digests: Digests,
): Promise<Verdict> {
  const month = monthOf(draw.date);
  const published = (seeds.get(month) ?? []).find(
    ({ commitment }) => commitment.slice(0, seedIdLength) === draw.seedId,
  );
  if (!published) return isBeforeCommitments(draw, month, seeds) ? { is: 'uncommitted' } : wrong('seed');
  const what = formDisagreement(draw, day, rules) ?? (await seedDisagreement(draw, published, digests));
  if (what !== null) return wrong(what);
  if (draw.drawnAt < published.committedAt) return { is: 'early' };
  return { is: published.seed === null ? 'waiting' : 'verified' };
}

function formDisagreement(draw: StoredDraw, day: DayOfDraws, rules: WheelRules): Disagreement | null {
  if (draw.spin !== day.spins + 1) return 'spin';
  if (draw.rules !== wheelVersionOn(draw.date, rules)) return 'rules';
  return draw.rules === 'v1' ? freeDisagreement(draw, day) : wheelDisagreement(draw, day);
}

/** By rules `v1`. */
function freeDisagreement(
  { draw, candidates, questId, inputs }: StoredDraw,
  { proposed }: DayOfDraws,
): Disagreement | null {
  if (!areCandidatesOf({ candidates, inputs }, proposed)) return 'candidates';
  return drawQuest(draw, candidates, !proposed.includes(luckyDay.id)) === questId ? null : 'result';
}

/** By rules `v2`. */
function wheelDisagreement(
  { draw, candidates, questId, inputs, wheel }: StoredDraw,
  { proposed, wheel: before }: DayOfDraws,
): Disagreement | null {
  if (wheel === null || !isWheelOf(wheel, inputs)) return 'wheel';
  if (before !== null && !areSame(before.slots, wheel.slots)) return 'wheel';
  if (!areSame(openSlots(wheel.slots, proposed), candidates)) return 'candidates';
  return drawSlot(draw, candidates) === questId ? null : 'result';
}

/** After a change of the catalogue the wheel cannot be made again: then only its form is checked. */
function isWheelOf({ slots, draw }: LaidOutWheel, inputs: DrawInputs | null): boolean {
  if (inputs?.catalogue !== questCatalogueVersion)
    return slots.length === wheelSlots && new Set(slots).size === wheelSlots;
  const { equipment: ownedEquipment, isRestDay } = inputs;
  return areSame(
    orNone(() => layOutWheel(draw, { quests, ownedEquipment, isRestDay })),
    slots,
  );
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

async function seedDisagreement(
  { memberId, date, spin, draw, wheel }: StoredDraw,
  { seed, commitment }: PublishedSeed,
  { sha256, hmac }: Digests,
): Promise<Disagreement | null> {
  if (seed === null) return null;
  if ((await sha256(seed)) !== commitment) return 'seed';
  if ((await hmac(seed, `${memberId}|${date}|${spin}`)) !== draw) return 'draw';
  return wheel && (await hmac(seed, `${memberId}|${date}|wheel`)) !== wheel.draw ? 'wheel' : null;
}

/** Up to the first commitment draws of any seed are expected, and in its month those of an earlier release, which hold no inputs. */
function isBeforeCommitments({ inputs, drawnAt }: StoredDraw, month: Month, seeds: SeedsByMonth): boolean {
  const first = [...seeds.keys()].reduce((a, b) => (a < b ? a : b), '9999-12');
  if (month !== first) return month < first;
  return inputs === null || (seeds.get(first) ?? []).every(({ committedAt }) => drawnAt < committedAt);
}

/** Without the inputs of the draw, or after a change of the catalogue, the list cannot be made again: then only its form is checked. */
function areCandidatesOf(
  { candidates, inputs }: Pick<StoredDraw, 'candidates' | 'inputs'>,
  proposed: readonly string[],
): boolean {
  if (inputs?.catalogue === questCatalogueVersion) {
    const { equipment: ownedEquipment, isRestDay } = inputs;
    return areSame(
      orNone(() => candidatesOf({ quests, ownedEquipment, isRestDay, proposed })),
      candidates,
    );
  }
  const isSorted = candidates.every((id, at) => at === 0 || (candidates[at - 1] as string) < id);
  return candidates.length > 0 && isSorted && !candidates.includes(luckyDay.id);
}

/** Nothing where the rules refuse to draw. */
function orNone(ids: () => readonly string[]): readonly string[] {
  try {
    return ids();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
