import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

export const wheelSlots = 8;
const slotDegrees = 360 / wheelSlots;
const maxLabelLength = 20;

/**
 * The quests on the wheel: the drawn one and seven others, in an order fixed by member and date.
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

/** A quest name cut to 20 characters and an ellipsis. */
export function wheelLabel(name: string): string {
  const characters = [...name];
  return characters.length > maxLabelLength ? `${characters.slice(0, maxLabelLength).join('')}…` : name;
}

/** The angle of a slot's centre in degrees, clockwise from the top of the resting wheel. @param slot 0-7, clockwise from the top */
export const slotCentreDegrees = (slot: number): number => (slot + 0.5) * slotDegrees;

/** The clockwise rotation in degrees that brings the slot's centre under the pointer at the top. */
export const landingDegrees = (slot: number, wholeTurns: 3 | 4 | 5): number =>
  wholeTurns * 360 + (360 - slotCentreDegrees(slot));

/** A deterministic 32-bit hash of a text: FNV-1a, then the finalizer of MurmurHash3. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
