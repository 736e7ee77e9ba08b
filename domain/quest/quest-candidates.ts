import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { fitOf } from './quest-rules.ts';

/** With fewer eligible quests than slots on the wheel, the catalogue is not ready. */
export const fewestEligibleQuests = 8;
/** Lucky Day is drawn once in this number of draws. */
const luckyDayOdds = 16n;
const lightMinutes = 10;

export const eligibleQuests = (quests: readonly Quest[], owned: readonly string[]): readonly Quest[] =>
  quests.filter((quest) => fitOf(quest, owned) !== 'missing');

export const isLight = ({ category, estimatedMinutes }: Quest): boolean =>
  category === 'Recovery' && estimatedMinutes <= lightMinutes;

/** The facts that decide which quests a member's wheel can show. */
export type WheelFrom = {
  readonly quests: readonly Quest[];
  readonly ownedEquipment: readonly string[];
  readonly isRestDay: boolean;
};
type DrawFrom = WheelFrom & {
  /** Ids of the quests shown by the wheel on this date. */
  readonly proposed: readonly string[];
};

/** @throws Refusal `no-quests` */
export function refuseTooFew(eligible: readonly Quest[]): void {
  if (eligible.length < fewestEligibleQuests)
    throw new Refusal('no-quests', 'No quests available', 'unavailable');
}

/**
 * By rules `v1`, the sorted ids of the quests that can be drawn: eligible and not yet proposed. On a rest day these are the light quests
 * while any are left. After a reset the list can be empty; then all but the last proposal become candidates again.
 * @throws Refusal `no-quests`
 */
export function candidatesOf({
  quests,
  ownedEquipment: owned,
  isRestDay,
  proposed,
}: DrawFrom): readonly string[] {
  const eligible = eligibleQuests(quests, owned);
  refuseTooFew(eligible);
  const fresh = eligible.filter(({ id }) => !proposed.includes(id));
  const drawable = fresh.length > 0 ? fresh : eligible.filter(({ id }) => id !== proposed.at(-1));
  const light = isRestDay ? drawable.filter(isLight) : [];
  return (light.length > 0 ? light : drawable).map(({ id }) => id).toSorted();
}

/**
 * The result of a draw by rules `v1`. With r the draw as a number, r mod 16 = 0 is Lucky Day. Otherwise floor(r / 16) modulo the number of
 * candidates is the index of the quest. So the index is independent of the odds of Lucky Day, and with 252 bits all candidates are equally
 * likely.
 * @param draw 256 bits in hex
 * @param candidates quest ids, sorted, at least one
 * @param canBeLucky false once Lucky Day was drawn on the date
 */
export function drawQuest(draw: string, candidates: readonly string[], canBeLucky: boolean): string {
  const r = BigInt(`0x${draw}`);
  if (canBeLucky && r % luckyDayOdds === 0n) return luckyDay.id;
  return candidates[Number((r / luckyDayOdds) % BigInt(candidates.length))] as string;
}

/** The quests that the wheel showed on a date, after another draw; the last shown comes last. */
export const proposedAfter = (proposed: readonly string[], questId: string): readonly string[] => [
  ...proposed.filter((id) => id !== questId),
  questId,
];
