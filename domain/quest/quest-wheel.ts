import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import {
  eligibleQuests,
  fewestEligibleQuests,
  isLight,
  refuseTooFew,
  type WheelFrom,
} from './quest-candidates.ts';

export const wheelSlots = fewestEligibleQuests;

/**
 * The wheel of a date by rules `v2`: eight ids, clockwise from the top. Lucky Day is among them on half of the dates; neither that nor its slot
 * depends on the equipment. Every quest that fits has the same chance of a slot. On a rest day the light quests come first, and easy ones fill up.
 * @param draw hex HMAC-SHA256 of `member|date|wheel` under the month's seed
 * @throws Refusal `no-quests`
 */
export function layOutWheel(
  draw: string,
  { quests, ownedEquipment: owned, isRestDay }: WheelFrom,
): readonly string[] {
  const eligible = eligibleQuests(quests, owned);
  refuseTooFew(eligible);
  const below = digitsOf(BigInt(`0x${draw}`));
  const hasLuckyDay = below(2) === 0;
  const luckySlot = below(wheelSlots);
  const ranked = [0, 1, 2].flatMap((rank) => {
    const ids = eligible.filter((quest) => rankOf(quest, isRestDay) === rank).map(({ id }) => id);
    return shuffled(ids.toSorted(), below);
  });
  const chosen = ranked.slice(0, wheelSlots - (hasLuckyDay ? 1 : 0));
  const slots = shuffled(chosen, below);
  return hasLuckyDay ? slots.toSpliced(luckySlot, 0, luckyDay.id) : slots;
}

function rankOf(quest: Quest, isRestDay: boolean): number {
  if (!isRestDay || isLight(quest)) return 0;
  return quest.difficulty === 'easy' ? 1 : 2;
}

/** Gives whole numbers from 0 to below each count, from one large number: its digits in a numeral system whose bases are the counts. */
function digitsOf(number: bigint): (count: number) => number {
  let rest = number;
  return (count) => {
    const digit = Number(rest % BigInt(count));
    rest /= BigInt(count);
    return digit;
  };
}

/** By Fisher and Yates, from the front. */
function shuffled(ids: readonly string[], below: (count: number) => number): readonly string[] {
  const left = [...ids];
  return ids.map(() => left.splice(below(left.length), 1)[0] as string);
}

/**
 * The slots of a wheel that a spin can stop at, in the wheel's order: those that were not yet drawn on the date. After resets the wheel can be
 * used up; then all but the last quest and Lucky Day count again.
 */
export function openSlots(slots: readonly string[], proposed: readonly string[]): readonly string[] {
  const fresh = slots.filter((id) => !proposed.includes(id));
  return fresh.length > 0 ? fresh : slots.filter((id) => id !== proposed.at(-1) && id !== luckyDay.id);
}

/** The slot that a draw stops at: each is equally likely. @param draw 256 bits in hex @param open at least one id */
export const drawSlot = (draw: string, open: readonly string[]): string =>
  open[Number(BigInt(`0x${draw}`) % BigInt(open.length))] as string;

/**
 * The wheel of a date by rules `v1`, for dates before `v2` was adopted. It has the drawn quest and seven others, in an order fixed by
 * member and date.
 * @param eligible quest ids; with fewer than seven others the wheel has fewer slots
 */
export function wheelOf(
  memberId: MemberId,
  date: MemberDay,
  drawn: string,
  eligible: readonly string[],
): readonly string[] {
  const place = (id: string) => scatter(`${memberId}|${date}|${id}`);
  const byPlace = (a: string, b: string) => place(a) - place(b);
  const others = eligible.filter((id) => id !== drawn).toSorted(byPlace);
  return [drawn, ...others.slice(0, wheelSlots - 1)].toSorted(byPlace);
}

/** A deterministic 32-bit hash of a text: FNV-1a, then the finalizer of MurmurHash3. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
