/** A value in the format of RFC 4180. */
export function csvField(value: string | number | bigint | object | null): string {
  const text = value === null ? '' : textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const textOf = (value: string | number | bigint | object): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
