import useSWR, { mutate, type SWRResponse } from 'swr';
import type * as z from 'zod/mini';
import { http, sendCommand } from '#client/lib/http/http.ts';
import { answeredUser, type UserResult } from '#client/lib/http/shared-commands.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { PrivacyPreferences } from '#domain/member/member-events.ts';
import type { CheerKind } from '#domain/together/together-events.ts';
import { type CurrentUser, userCommandAnswer } from '#service/features/member/member-contract.ts';
import {
  type beginCircleBody,
  type Circles,
  circleInvitationAnswer,
  circlesAnswer,
  circlesCommandAnswer,
} from '#service/features/together/circles-contract.ts';
import {
  blockedAnswer,
  type Friends,
  formerFriendsAnswer,
  friendsAnswer,
  friendsCommandAnswer,
  invitationAnswer,
  newInvitationAnswer,
  unblockedAnswer,
} from '#service/features/together/friends-contract.ts';
import { reportAnswer, type reportBody } from '#service/features/together/reports-contract.ts';

const friendsKey = '/api/friends';
const circlesKey = '/api/circles';
const blockedKey = '/api/friends/blocked';
const formerKey = '/api/friends/former';

/** Others change it, so an answer of an earlier visit is not enough. */
const ofOthers = { revalidateOnMount: true, revalidateOnFocus: true };

export const useFriends = (): SWRResponse<Friends, Error> =>
  useSWR<Friends, Error>(friendsKey, readAs(friendsAnswer), ofOthers);

export const useCircles = (): SWRResponse<Circles, Error> =>
  useSWR<Circles, Error>(circlesKey, readAs(circlesAnswer), ofOthers);

export type Blocked = z.infer<typeof blockedAnswer>;
export const useBlocked = (): SWRResponse<Blocked, Error> =>
  useSWR<Blocked, Error>(blockedKey, readAs(blockedAnswer), { revalidateOnMount: true });

export type FormerFriend = z.infer<typeof formerFriendsAnswer>['former'][number];
export const useFormerFriends = (): SWRResponse<{ former: FormerFriend[] }, Error> =>
  useSWR<{ former: FormerFriend[] }, Error>(formerKey, readAs(formerFriendsAnswer), {
    ...{ revalidateOnMount: true, dedupingInterval: 0 },
  });

/** No read model of the training changes by it. */
const friendsAnswered = {
  models: ({ isSharing, friends, invitations }: Friends) => [
    replaced<Friends>(friendsKey, { isSharing, friends, invitations }),
  ],
  movesOthers: () => false,
};
const circlesAnswered = {
  models: ({ isSharing, circles }: Circles) => [replaced<Circles>(circlesKey, { isSharing, circles })],
  movesOthers: () => false,
};

type FriendsResult = z.infer<typeof friendsCommandAnswer>;
type CirclesResult = z.infer<typeof circlesCommandAnswer>;

export const inviteCommand: CommandOf<void, z.infer<typeof newInvitationAnswer>> = {
  ...friendsAnswered,
  send: (_, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: '/api/friends/invitations' },
      ...{ idempotencyKey, answer: newInvitationAnswer },
    }),
};

/** The open invitations are with the friends, also those to a circle. */
export const inviteToCircleCommand: CommandOf<string, z.infer<typeof circleInvitationAnswer>> = {
  ...circlesAnswered,
  send: (circleId, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${circlesKey}/${circleId}/invitations` },
      ...{ idempotencyKey, answer: circleInvitationAnswer },
    }),
  movesOthers: () => true,
  reread: async () => {
    await mutate(friendsKey);
  },
};

export const takeBackCommand: CommandOf<string, FriendsResult> = {
  ...friendsAnswered,
  send: (id, idempotencyKey) =>
    sendCommand({
      ...{ method: 'DELETE', path: `/api/friends/invitations/${id}` },
      ...{ idempotencyKey, answer: friendsCommandAnswer },
    }),
};

export type Invitation = z.infer<typeof invitationAnswer>;

/** Changes nothing. The code is in the body, so that no address has it. */
export const lookCommand: CommandOf<string, Invitation> = {
  send: async (code, idempotencyKey) =>
    invitationAnswer.parse(
      await http.send({ method: 'POST', path: '/api/invitations/look', body: { code }, idempotencyKey }),
    ),
  movesOthers: () => false,
};

export const acceptCommand: CommandOf<string, FriendsResult> = {
  ...friendsAnswered,
  send: (code, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: friendsKey, body: { code } },
      ...{ idempotencyKey, answer: friendsCommandAnswer },
    }),
};

export const joinCommand: CommandOf<string, CirclesResult> = {
  ...circlesAnswered,
  send: (code, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: '/api/circles/places', body: { code } },
      ...{ idempotencyKey, answer: circlesCommandAnswer },
    }),
};

export const cheerCommand: CommandOf<{ id: string; kind: CheerKind }, FriendsResult> = {
  ...friendsAnswered,
  send: ({ id, kind }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${friendsKey}/${id}/cheers`, body: { kind } },
      ...{ idempotencyKey, answer: friendsCommandAnswer },
    }),
};

export type Report = z.infer<typeof reportBody> & { readonly id: string };

/** Nothing that the member sees changes by it. */
export const reportCommand: CommandOf<Report, z.infer<typeof reportAnswer>> = {
  movesOthers: () => false,
  send: ({ id, ...body }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${friendsKey}/${id}/report`, body },
      ...{ idempotencyKey, answer: reportAnswer },
    }),
};

export const nudgeCommand: CommandOf<string, FriendsResult> = {
  ...friendsAnswered,
  send: (id, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${friendsKey}/${id}/nudges` },
      ...{ idempotencyKey, answer: friendsCommandAnswer },
    }),
};

export const chooseNudgesCommand: CommandOf<{ id: string; isOn: boolean }, FriendsResult> = {
  ...friendsAnswered,
  send: ({ id, isOn }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'PUT', path: `${friendsKey}/${id}/nudges`, body: { isOn } },
      ...{ idempotencyKey, answer: friendsCommandAnswer },
    }),
};

export type Parting = { readonly id: string; readonly way: 'remove' | 'block' };

export const partCommand: CommandOf<Parting, FriendsResult> = {
  ...friendsAnswered,
  send: ({ id, way }, idempotencyKey) =>
    sendCommand({
      ...(way === 'remove'
        ? ({ method: 'DELETE', path: `${friendsKey}/${id}` } as const)
        : ({ method: 'POST', path: `${friendsKey}/${id}/block` } as const)),
      ...{ idempotencyKey, answer: friendsCommandAnswer },
    }),
  movesOthers: () => true,
  reread: async () => {
    await Promise.all([mutate(blockedKey), mutate(formerKey)]);
  },
};

export const unblockCommand: CommandOf<string, z.infer<typeof unblockedAnswer>> = {
  models: ({ blocked }) => [replaced<Blocked>(blockedKey, { blocked })],
  movesOthers: () => true,
  reread: async () => {
    await mutate(formerKey);
  },
  send: (id, idempotencyKey) =>
    sendCommand({
      ...{ method: 'DELETE', path: `${blockedKey}/${id}` },
      ...{ idempotencyKey, answer: unblockedAnswer },
    }),
};

export type NewCircle = z.infer<typeof beginCircleBody>;

export const beginCircleCommand: CommandOf<NewCircle, CirclesResult> = {
  ...circlesAnswered,
  send: (body, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: circlesKey, body },
      ...{ idempotencyKey, answer: circlesCommandAnswer },
    }),
};

export const leaveCircleCommand: CommandOf<string, CirclesResult> = {
  ...circlesAnswered,
  send: (id, idempotencyKey) =>
    sendCommand({
      ...{ method: 'DELETE', path: `${circlesKey}/${id}` },
      ...{ idempotencyKey, answer: circlesCommandAnswer },
    }),
};

export const seeResultCommand: CommandOf<string, CirclesResult> = {
  ...circlesAnswered,
  send: (id, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${circlesKey}/${id}/seen` },
      ...{ idempotencyKey, answer: circlesCommandAnswer },
    }),
};

/** The switch of Privacy & Data. The service shows friends only once the switch is saved, so both lists are read again. */
export const sharingCommand: CommandOf<PrivacyPreferences, UserResult> = {
  send: (privacy, idempotencyKey) =>
    sendCommand({
      ...{ method: 'PUT', path: '/api/me/preferences', body: { privacy } },
      ...{ idempotencyKey, answer: userCommandAnswer },
    }),
  models: answeredUser,
  movesOthers: () => true,
  reread: async () => {
    await Promise.all([mutate(friendsKey), mutate(circlesKey)]);
  },
};

export const isSharing = ({ keptPrivacy }: Pick<CurrentUser, 'keptPrivacy'>): boolean =>
  (keptPrivacy ?? privacyDefaults).shareProgress;

export const withSharing = (
  { keptPrivacy }: Pick<CurrentUser, 'keptPrivacy'>,
  shareProgress: boolean,
): PrivacyPreferences => ({ ...(keptPrivacy ?? privacyDefaults), shareProgress });
