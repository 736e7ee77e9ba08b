import { memberItems } from '#client/lib/offline/member-storage.ts';
import type { Celebrated } from './celebration.ts';

const keyOf = (memberId: string): string => `rondel.celebrated.${memberId}`;

/** What was celebrated on this device; null where nothing is known. */
export function readCelebrated(memberId: string): Celebrated | null {
  try {
    return JSON.parse(memberItems.getItem(keyOf(memberId)) ?? 'null') as Celebrated | null;
  } catch {
    return null;
  }
}

export function keepCelebrated(memberId: string, celebrated: Celebrated): void {
  try {
    memberItems.setItem(keyOf(memberId), JSON.stringify(celebrated));
  } catch {
    // A device that keeps nothing celebrates again; that is no failure.
  }
}
