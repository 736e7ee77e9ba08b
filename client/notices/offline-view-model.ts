import type { Waiting } from '#client/lib/offline/outbox.ts';
import { noticesCopy } from './notices-copy.ts';

/** What the notice says; an empty line: there is nothing to say. */
export function offlineViewModel(
  isOnline: boolean,
  held: readonly Pick<Waiting, 'problem'>[],
): { readonly line: string; readonly note: string } {
  const refused = held.filter(({ problem }) => problem?.isFinal).length;
  const waiting = held.length - refused;
  const parts = [
    ...(isOnline ? [] : [waiting > 0 ? noticesCopy.offlineWaiting(waiting) : noticesCopy.offline]),
    ...(isOnline && waiting > 0 ? [noticesCopy.waitingCount(waiting)] : []),
    ...(refused > 0 ? [noticesCopy.refusedCount(refused)] : []),
  ];
  return { line: parts.join(' '), note: noteOf(isOnline, waiting, refused) };
}

function noteOf(isOnline: boolean, waiting: number, refused: number): string {
  if (!isOnline) return noticesCopy.offlineNote;
  if (waiting === 0 && refused > 0) return noticesCopy.refusedNote;
  return noticesCopy.sentInOrder;
}
