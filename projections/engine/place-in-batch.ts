/** The place of an entry in the order of recording, where one event records several: its position, and the number in the event. */
export const placeInBatch = (position: string, index: number): string =>
  `${position}-${String(index).padStart(5, '0')}`;
