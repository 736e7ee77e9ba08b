import type { Waiting } from '#client/lib/offline/outbox.ts';

/** What the notice says; an empty line: there is nothing to say. */
export function offlineWords(
  isOnline: boolean,
  held: readonly Pick<Waiting, 'problem'>[],
): { readonly line: string; readonly note: string } {
  const refused = held.filter(({ problem }) => problem?.isFinal).length;
  const waiting = held.length - refused;
  const parts = [
    ...(isOnline ? [] : ['You are offline']),
    ...(waiting > 0 ? [`${waiting} waiting to be sent`] : []),
    ...(refused > 0 ? [`${refused} not taken`] : []),
  ];
  return { line: parts.join(' · '), note: noteOf(isOnline, waiting, refused) };
}

function noteOf(isOnline: boolean, waiting: number, refused: number): string {
  if (!isOnline)
    return 'Weights, measurements, ticks and finished workouts are kept on this device and sent when you are back. Quests and programs need the network.';
  if (waiting === 0 && refused > 0) return 'The server refused this, so it does not count.';
  return 'It goes out in the order in which you gave it.';
}
