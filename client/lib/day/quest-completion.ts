import { isKeptForLater, type Kept, waitingNow } from '#client/lib/offline/outbox.ts';
import type { MemberDay } from '#domain/kernel/day.ts';

/** The place of a quest's completion in the outbox, by its date. */
export const questPlace = (date: MemberDay): string => `quest ${date}`;

/** The completion of a date's quest that waits on this device for a network. */
export const waitingCompletion = (date: MemberDay): Kept | undefined =>
  waitingNow().find((one) => one.place === questPlace(date) && isKeptForLater(one));

let completed: { readonly date: MemberDay; readonly atMs: number } | null = null;
/** How long a completion can be taken back in the card of its quest. */
export const undoMs = 10_000;

/** Notes that the quest was completed just now, on another screen than its card. */
export function noteCompletion(date: MemberDay): void {
  completed = { date, atMs: Date.now() };
}

export function forgetCompletion(): void {
  completed = null;
}

/** Whether the quest was completed on another screen, and can still be taken back in its card. */
export const isJustCompleted = (date: MemberDay): boolean =>
  completed?.date === date && Date.now() - completed.atMs < undoMs;
