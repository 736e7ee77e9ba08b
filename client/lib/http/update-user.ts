import type * as z from 'zod/mini';
import {
  type CurrentUser,
  currentUser,
  type updateUserBody,
  userCommandAnswer,
} from '#service/member/member-contract.ts';
import { currentUserKey } from './current-user.ts';
import { sendCommand } from './http.ts';
import { type CacheChange, type CommandOf, changed, replaced } from './use-command.ts';

export type UserChange = z.infer<typeof updateUserBody>;
/** What every command on the member answers. */
export type UserResult = z.infer<typeof userCommandAnswer>;

/** Who the member is after a command; all that shows it follows at once. */
export const answeredUser = (answer: UserResult): readonly CacheChange[] => [
  replaced(currentUserKey, currentUser.parse(answer)),
];

/** Changes the member's own profile. */
export const updateUserCommand = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'PATCH', path: currentUserKey, body, idempotencyKey, answer: userCommandAnswer }),
  models: answeredUser,
} satisfies CommandOf<UserChange, UserResult>;

export type ZoneChange = {
  readonly zone: string;
  /** The zone was wrong since then. */
  readonly since?: string;
};

/** Counts the member's days in another zone from now on, or since an earlier moment. */
export const changeZoneCommand = {
  send: (body, idempotencyKey) =>
    sendCommand({
      method: 'POST',
      path: '/api/me/time-zone',
      body,
      idempotencyKey,
      answer: userCommandAnswer,
    }),
  models: answeredUser,
} satisfies CommandOf<ZoneChange, UserResult>;

/** Changes a setting that nothing else of the profile follows from: it counts on the screen before the answer comes. */
export const updateSettingCommand: CommandOf<
  Partial<Pick<CurrentUser, 'questWheelEnabled' | 'goalBaseline' | 'recapByMail'>>,
  UserResult
> = {
  ...updateUserCommand,
  optimistic: (setting) => [
    changed<CurrentUser | null>(currentUserKey, (user) => user && { ...user, ...setting }),
  ],
};
