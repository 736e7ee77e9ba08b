import { locale } from '#client/lib/format/locale.ts';
import type { AuditEntry, HistoryEntry } from '#service/audit/audit-contract.ts';
import { auditCopy } from './admin-copy.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
/** An event of a foreign program may have no time. */
export const momentText = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? auditCopy.timeUnknown : moment.format(new Date(instant));

/** Who caused an event, in a list. */
export const actorText = (actor: string): string =>
  actor === 'system' ? auditCopy.system : shortId(actor) || auditCopy.foreignProgram;

/** Who did it: an address where there is one to see. */
export function doerText({ by, byEmail, byHand }: Pick<AuditEntry, 'by' | 'byEmail' | 'byHand'>): string {
  const who = byEmail ?? (by === 'system' ? systemText(byHand) : auditCopy.member(shortId(by)));
  return byHand ? auditCopy.onCommandLine(who) : who;
}

const systemText = (byHand: boolean): string => (byHand ? auditCopy.operator : auditCopy.visitor);

/** Whom or what it was about. */
export function aboutText({ requestEmail, memberId, deed }: AuditEntry): string | null {
  if (requestEmail) return requestEmail;
  if (memberId) return auditCopy.member(shortId(memberId));
  if (isAboutEveryone(deed)) return auditCopy.everyone;
  return deed === 'data-viewed' ? auditCopy.severalPeople : null;
}

const isAboutEveryone = (deed: AuditEntry['deed']): boolean =>
  deed === 'sessions-ended' ||
  deed === 'outage-declared' ||
  deed === 'outage-revoked' ||
  deed === 'rules-adopted';

/** Enough of an id to tell two apart in a list. */
export const shortId = (id: string): string => (id.length > 12 ? `…${id.slice(-8)}` : id);

export const changeText = ({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): string =>
  before.status === 'none'
    ? auditCopy.now(auditCopy.statuses[after.status])
    : auditCopy.change(auditCopy.statuses[before.status], auditCopy.statuses[after.status]);
