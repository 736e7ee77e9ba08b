import { locale } from './locale.ts';
/** `0:42`, from an hour on `1:05:09`. */
export function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const parts = hours > 0 ? [String(hours), twoDigits(minutes)] : [String(minutes)];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

/** `1 minute 5 seconds`, for screen readers. */
export function spokenTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => unitText(count, unit));
  return shown.join(' ') || unitText(0, 'second');
}

/** `2 minutes`. */
const unitText = (count: number, unit: 'hour' | 'minute' | 'second'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
