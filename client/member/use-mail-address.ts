import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { exportMailAnswer } from '#service/member-data/member-data-contract.ts';

/** Where the member's files can be mailed to; null while that is unknown, and where they cannot. @param memberId null for a visitor */
export function useMailAddress(memberId: string | null): string | null {
  const path = memberId === null ? null : '/api/me/export/mail';
  return useSWR(path, readAs(exportMailAnswer)).data?.to ?? null;
}
