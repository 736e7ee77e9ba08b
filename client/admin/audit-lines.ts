import { locale } from '#client/lib/format/locale.ts';
import { csvQuoted, spreadsheetText } from '#domain/kernel/spreadsheet-text.ts';
import type { AuditEntry, HistoryEntry } from '#service/features/audit/audit-contract.ts';
import { auditCopy } from './admin-copy.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
/** An event of a foreign program may have no time. */
export const momentText = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? auditCopy.timeUnknown : moment.format(new Date(instant));

/** Who caused an event, in a list. */
export const actorText = (actor: string): string =>
  actor === 'system' ? auditCopy.system : shortId(actor) || auditCopy.foreignProgram;

/** The actor: the email address, if it may be shown. */
export function doerText({ by, byEmail, byHand }: Pick<AuditEntry, 'by' | 'byEmail' | 'byHand'>): string {
  const who = byEmail ?? (by === 'system' ? systemText(byHand) : auditCopy.member(shortId(by)));
  return byHand ? auditCopy.onCommandLine(who) : who;
}

const systemText = (byHand: boolean): string => (byHand ? auditCopy.operator : auditCopy.visitor);

/** The person or the thing that the action concerned. */
export function aboutText({ requestEmail, memberId, deed }: AuditEntry): string | null {
  if (requestEmail) return requestEmail;
  if (memberId) return auditCopy.member(shortId(memberId));
  if (isAboutEveryone(deed)) return auditCopy.everyone;
  return deed === 'data-viewed' ? auditCopy.severalPeople : null;
}

const isAboutEveryone = (deed: AuditEntry['deed']): boolean =>
  deed === 'sessions-ended' ||
  deed === 'tokens-ended' ||
  deed === 'webhooks-stopped' ||
  deed === 'outage-declared' ||
  deed === 'outage-revoked' ||
  deed === 'rules-adopted';

/** Enough of an id to tell two apart in a list. */
export const shortId = (id: string): string => (id.length > 12 ? `…${id.slice(-8)}` : id);

export const changeText = ({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): string =>
  before.status === 'none'
    ? auditCopy.now(auditCopy.statuses[after.status])
    : auditCopy.change(auditCopy.statuses[before.status], auditCopy.statuses[after.status]);

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

/** Addresses and notes are typed by strangers: none is a formula of the spreadsheet. */
function field(value: Value): string {
  const text = value === null ? '' : String(value);
  return csvQuoted(typeof value === 'string' ? spreadsheetText(text) : text);
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
