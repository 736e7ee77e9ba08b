import useSWR, { type SWRResponse } from 'swr';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { currentUserKey, readCurrentUser } from './current-user.ts';

/** The signed-in member, or null for a visitor. The gate has read it before any screen shows, so it is there at once. */
export const useCurrentUser = (): SWRResponse<CurrentUser | null, Error> =>
  useSWR<CurrentUser | null, Error>(currentUserKey, readCurrentUser);
