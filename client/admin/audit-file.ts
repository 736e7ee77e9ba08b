import type { AuditEntry } from '#service/audit/audit-contract.ts';

export type FileForm = 'csv' | 'json';

const columns = [
  'at',
  'deed',
  'deedBefore',
  'by',
  'byEmail',
  'byHand',
  'requestId',
  'requestEmail',
  'memberId',
  'note',
  'stream',
  'revision',
  'position',
  'eventId',
] as const satisfies readonly (keyof AuditEntry)[];

/** CSV by RFC 4180, with a header; or JSON. */
export function auditText(entries: readonly AuditEntry[], form: FileForm): string {
  if (form === 'json') return `${JSON.stringify(entries, null, 2)}\n`;
  return csvText([columns, ...entries.map((entry) => columns.map((column) => entry[column]))]);
}

/** Rows as CSV by RFC 4180. */
export const csvText = (rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

type Value = string | number | boolean | null;

/** What a spreadsheet would take for a formula is made a text by an apostrophe: addresses and notes are typed by strangers. */
function field(value: Value): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, text: string, form: FileForm): void {
  const type = form === 'csv' ? 'text/csv' : 'application/json';
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
