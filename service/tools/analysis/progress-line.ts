export type ProgressSoFar = {
  readonly events: number;
  /** Null when unknown. */
  readonly total: number | null;
  readonly seconds: number;
};

/** The progress of reading a log: events so far, rate, and estimated remaining time. */
export function progressLine({ events, total, seconds }: ProgressSoFar): string {
  const rate = seconds > 0 ? events / seconds : 0;
  const soFar = total === null ? count(events) : `${count(Math.min(events, total))} of ${count(total)}`;
  const left = total === null || rate === 0 ? '' : `, ${duration(Math.max(0, total - events) / rate)} left`;
  return `${soFar} events, ${count(Math.round(rate))}/s${left}`;
}

/** With a comma for every three digits, independent of the locale. */
export const count = (number: number): string => number.toLocaleString('en-US');

/** A number with its noun: `1 key`, `1,200 keys`. */
export const counted = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${Math.floor(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
