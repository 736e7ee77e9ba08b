import type { ApiRoute } from '#service/http/api-route.ts';
import {
  currentUser,
  keepPreferencesBody,
  timeZoneBody,
  updateUserBody,
  userCommandAnswer,
  useSkipTokenAnswer,
  useSkipTokenBody,
} from './member-contract.ts';
import { keepPreferences, readUser, setTimeZone, updateUser, useSkipToken } from './member-handlers.ts';

export const memberRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in. Without access to the beta the refusal names the account in X-Account-Email.',
    audience: 'members',
    answer: currentUser,
    handle: readUser,
  },
  {
    method: 'PATCH',
    path: '/api/auth/user',
    summary: 'Changes the fields of the profile that are sent.',
    audience: 'members',
    body: updateUserBody,
    answer: userCommandAnswer,
    refusals: [[400, 'invalid-profile']],
    handle: updateUser,
  },
  {
    method: 'POST',
    path: '/api/me/time-zone',
    summary: 'Counts the member’s days in another zone, from now or since an earlier moment.',
    audience: 'members',
    body: timeZoneBody,
    answer: userCommandAnswer,
    refusals: [
      [400, 'unknown-time-zone'],
      [400, 'future-correction'],
      [409, 'too-many-zone-changes'],
    ],
    handle: setTimeZone,
  },
  {
    method: 'PUT',
    path: '/api/me/preferences',
    summary: 'Keeps notification or privacy settings as the member’s baseline.',
    audience: 'members',
    body: keepPreferencesBody,
    answer: userCommandAnswer,
    handle: keepPreferences,
  },
  {
    method: 'POST',
    path: '/api/me/skip-token',
    summary: 'Spends a skip token by hand on yesterday, which was missed: the streak goes on.',
    audience: 'members',
    body: useSkipTokenBody,
    answer: useSkipTokenAnswer,
    refusals: [
      [409, 'tokens-automatic'],
      [409, 'token-too-late'],
      [409, 'day-not-missed'],
      [409, 'streak-already-lost'],
      [409, 'no-skip-token'],
    ],
    handle: useSkipToken,
  },
];
