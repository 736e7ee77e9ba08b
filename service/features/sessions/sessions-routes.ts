import type { Context } from 'koa';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { deviceKeyOf } from '#service/http/identity/device-key.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { refuseWithoutProof, signOut } from '#service/http/session/session.ts';
import { handleOfSession, revokeSomeSessionsOf, sessionsOf } from '#service/http/session/session-store.ts';
import {
  deviceKeyAnswer,
  type MemberSession,
  sessionsAnswer,
  signedOutAnswer,
  signOutBody,
} from './sessions-contract.ts';

const listSessions: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentHandle(ctx);
    const { proof, outside } = ctx.session.member ?? {};
    const sessions = await sessionsOf(db, currentMember(ctx).memberId);
    const shown = sessions.map(
      ({ handle, device, at, usedAt }): MemberSession => ({
        handle,
        device,
        signedInAt: new Date(at).toISOString(),
        lastUsedAt: new Date(usedAt).toISOString(),
        isCurrent: handle === current,
        ...(handle === current && proof?.isOwn && { hasPasskeys: true }),
        ...(handle === current && outside && { canAddPasskey: true }),
      }),
    );
    ctx.body = shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  };

/** Requires a recent sign-in: a person who finds an unlocked device could otherwise sign the member out of all others (ASVS 5.0, 7.5.2). */
const signOutSessions: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const { handle } = bodyOf(ctx, signOutBody);
    refuseWithoutProof(ctx);
    const current = currentHandle(ctx);
    const isMeant = (one: string): boolean => (handle === null ? one !== current : one === handle);
    ctx.body = { signedOut: await revokeSomeSessionsOf(db, memberId, isMeant) };
    if (handle === current) await signOut(ctx);
  };

const readDeviceKey: Handler =
  ({ dataKeyOf }) =>
  async (ctx) => {
    ctx.body = deviceKeyOf(await dataKeyOf(currentMember(ctx).memberId));
  };

const currentHandle = (ctx: Context): string => handleOfSession(ctx.session.externalKey);

/** Open to every signed-in account, because an account without access can be misused as well. */
export const sessionsRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'Where the member is signed in.',
    audience: 'signedIn',
    answer: sessionsAnswer,
    handle: listSessions,
  },
  {
    method: 'GET',
    path: '/api/me/device-key',
    summary:
      'The key under which the client encrypts what it stores in the browser, and the id of the key. Both change when the member clears all data.',
    audience: 'signedIn',
    answer: deviceKeyAnswer,
    handle: readDeviceKey,
  },
  {
    method: 'POST',
    path: '/api/me/sessions/sign-out',
    summary:
      'Ends one session of the member, or all but the one that asks. Wants a sign-in of the last 15 minutes: /api/login?confirm=1 makes one.',
    audience: 'signedIn',
    body: signOutBody,
    answer: signedOutAnswer,
    refusals: [[403, 'sign-in-again']],
    handle: signOutSessions,
  },
];
