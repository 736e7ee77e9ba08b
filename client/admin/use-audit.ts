import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { readAs } from '#client/lib/http/swr.ts';
import { type AuditAnswer, auditAnswer } from '#service/audit/audit-contract.ts';
import { hazardousAnswer } from '#service/program/program-contract.ts';

/** As the address of the page has them; empty ones do not filter. */
export type AuditFilter = Readonly<Record<'by' | 'deed' | 'from' | 'to', string>>;

const path = '/api/beta/audit';

export function auditPath(filter: AuditFilter, before: string | null, limit: number): string {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const page = { ...(before !== null && { before }), limit: String(limit) };
  return `${path}?${new URLSearchParams({ ...given, ...page })}`;
}

/** The timeline, page after page. Others write it too, so it is read again each time it is shown. */
export function useAudit(filter: AuditFilter) {
  return useSWRInfinite<AuditAnswer, Error>(
    (index: number, previous: AuditAnswer | null) => {
      if (index === 0) return auditPath(filter, null, 50);
      return previous?.next ? auditPath(filter, previous.next, 50) : null;
    },
    readAs(auditAnswer),
    { revalidateOnMount: true, revalidateFirstPage: false },
  );
}

/** All entries that pass a filter, newest first, 200 at a time. */
export async function wholeAudit(
  filter: AuditFilter,
  read: (path: string) => Promise<AuditAnswer> = readAs(auditAnswer),
): Promise<AuditAnswer['entries']> {
  const entries: AuditAnswer['entries'] = [];
  for (let before: string | null = null; ; ) {
    const page: AuditAnswer = await read(auditPath(filter, before, 200));
    entries.push(...page.entries);
    if (page.next === null) return entries;
    before = page.next;
  }
}

/** How many running programs their members keep in spite of a hazard. */
export const useHazardousPrograms = () =>
  useSWR('/api/admin/hazardous-programs', readAs(hazardousAnswer), { revalidateOnMount: true });
