/** `0:42`, from an hour on `1:05:09`. */
export function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const parts = hours > 0 ? [String(hours), twoDigits(minutes)] : [String(minutes)];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

/** `1 minute 5 seconds`, for who hears it. */
export function spokenTime(seconds: number): string {
  const parts = [
    count(Math.floor(seconds / 3600), 'hour'),
    count(Math.floor((seconds % 3600) / 60), 'minute'),
    count(seconds % 60, 'second'),
  ].filter((part) => part !== null);
  return parts.join(' ') || '0 seconds';
}

const count = (number: number, unit: string): string | null => {
  if (number === 0) return null;
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
};
