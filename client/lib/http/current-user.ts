import { learnZones } from '#client/lib/time/page-zones.ts';
import { openPaths } from '#client/ui/paths.ts';
import { type CurrentUser, currentUser } from '#service/features/member/member-contract.ts';
import { ApiError } from './api-error.ts';
import { http, keepPageFor, pageMember } from './http.ts';

export const currentUserKey = '/api/auth/user';

let reading: Promise<CurrentUser | null> | null = null;

/**
 * The signed-in member; null for a visitor (401), which is no error here and nowhere else. While a page begins, the gate and the screens ask
 * at the same time, and share one call. @throws ApiError
 */
export function readCurrentUser(): Promise<CurrentUser | null> {
  if (pageMember() !== null) return read();
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

/**
 * Whether an open screen is shown by a page that the service marked as one of a browser without a session. A sign-in always loads another
 * page. At addresses of members the service is asked in any case.
 */
const isVisitorPage = (): boolean =>
  'document' in globalThis &&
  navigator.onLine &&
  openPaths.includes(window.location.pathname) &&
  document.documentElement.hasAttribute('data-visitor');

async function read(): Promise<CurrentUser | null> {
  if (isVisitorPage()) return null;
  const content = await http.read(currentUserKey).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return null;
    // The gate's page must delete the account that it shows, also when another member signs in in a second tab.
    if (error.accountId) keepPageFor(error.accountId);
    throw error;
  });
  if (content === null) return null;
  const user = currentUser.parse(content);
  learnZones(user.zoneRules);
  keepPageFor(user.id);
  return user;
}

/** The answer with the key of what this device stores of the member. It can be asked for before the member is known. @throws ApiError */
export const readDeviceKey = (): Promise<unknown> => http.read('/api/me/device-key');
