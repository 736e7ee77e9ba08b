import { locale } from '#client/lib/format/locale.ts';
import type { AuditAction, AuditEntry, HistoryEntry } from '#service/audit/audit-contract.ts';

/** What was done, as it stands in a list. */
export const deedWords: Readonly<Record<AuditAction, string>> = {
  requested: 'Asked for access',
  approved: 'Approved',
  denied: 'Denied',
  reopened: 'Reset to pending',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  'quest-reset': 'Quest reset',
  'program-reset': 'Program reset',
  'data-cleared': 'Data cleared',
  'account-deleted': 'Account deleted',
  'data-viewed': 'Personal data viewed',
};

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
export const momentText = (instant: string): string => moment.format(new Date(instant));

/** Who did it: an address where there is one to see. */
export function doerText({ by, byEmail, byHand }: Pick<AuditEntry, 'by' | 'byEmail' | 'byHand'>): string {
  const who = byEmail ?? (by === 'system' ? systemText(byHand) : `member ${shortId(by)}`);
  return byHand ? `${who}, on the command line` : who;
}

const systemText = (byHand: boolean): string => (byHand ? 'an operator' : 'a visitor');

/** Whom or what it was about. */
export function aboutText({ requestEmail, memberId, deed }: AuditEntry): string | null {
  if (requestEmail) return requestEmail;
  if (memberId) return `member ${shortId(memberId)}`;
  return deed === 'data-viewed' ? 'several people, or somebody without an account' : null;
}

/** Enough of an id to tell two apart in a list. */
export const shortId = (id: string): string => (id.length > 12 ? `…${id.slice(-8)}` : id);

const statusWords = { none: 'nothing', pending: 'pending', approved: 'approved', denied: 'denied' } as const;

export const changeText = ({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): string =>
  before.status === 'none'
    ? `Now ${statusWords[after.status]}.`
    : `From ${statusWords[before.status]} to ${statusWords[after.status]}.`;
