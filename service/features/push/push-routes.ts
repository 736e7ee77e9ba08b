import { ECDH, hash } from 'node:crypto';
import type { Context } from 'koa';
import { pushDecider } from '#domain/push/push-devices.ts';
import { pushStream } from '#domain/push/push-events.ts';
import { type PushDevice, pushDevicesOf } from '#projections/push/push-devices.ts';
import type { AppContext } from '#service/features/app-context.ts';
import type { ApiRoute, Handler } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { deviceOf } from '#service/http/session/device.ts';
import { textsIn } from '#service/languages/texts.ts';
import { isOfOrigins } from '#service/platform/outbound/guarded-post.ts';
import {
  addPushDeviceBody,
  type PushSettings,
  pushAnswer,
  pushCommandAnswer,
  pushTestAnswer,
} from './push-contract.ts';
import { forgetSends, lastSends, type PushSender } from './push-delivery.ts';

/** The routes of push messages need this beyond the context of all features. */
export type PushContext = AppContext & { readonly push: PushSender };

const readPush: Handler<PushContext> = (app) => async (ctx) => {
  ctx.body = await settingsOf(app, ctx);
};

const addDevice: Handler<PushContext> = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const { endpoint, keys, replaces = null, isRenewal = false } = bodyOf(ctx, addPushDeviceBody);
  refuseUnknownService(app, endpoint);
  refuseBadKey(keys.p256dh);
  const { answer } = await app.send(ctx, pushDecider, pushStream(memberId), {
    type: 'AddPushDevice',
    memberId,
    deviceId: commandIdOfMember(ctx),
    name: deviceOf(ctx.get('User-Agent')),
    endpoint,
    ...keys,
    replaces,
    isRenewal,
  });
  ctx.status = 201;
  ctx.body = { ...answer, ...(await settingsOf(app, ctx)) };
};

const removeDevice: Handler<PushContext> = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const deviceId = pathPart(ctx, 'id');
  const command = { type: 'RemovePushDevice', memberId, deviceId, reason: 'member' } as const;
  const { answer } = await app.send(ctx, pushDecider, pushStream(memberId), command);
  await forgetSends(app.db, deviceId);
  ctx.body = { ...answer, ...(await settingsOf(app, ctx)) };
};

/** How long a test waits for all push services together. */
const testPatienceMs = 12_000;

const sendTest: Handler<PushContext> =
  ({ push }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    ctx.body = await push.delivery.deliver(
      memberId,
      {
        id: commandIdOfMember(ctx),
        kind: 'test',
        ...textsIn(languageOf(ctx)).messages.test,
        path: '/notifications',
        topic: 'test',
        ttlSeconds: 300,
        urgency: 'high',
      },
      AbortSignal.timeout(testPatienceMs),
    );
  };

async function settingsOf({ db, push }: PushContext, ctx: Context): Promise<PushSettings> {
  const { memberId } = currentMember(ctx);
  const [devices, sends] = await Promise.all([pushDevicesOf(db, memberId), lastSends(db, memberId)]);
  const shown = ({ deviceId: id, name, endpoint, addedAt }: PushDevice) => {
    const { sentAt = null, isFailing = false } = sends.get(id) ?? {};
    return { id, name, fingerprint: fingerprintOf(endpoint), addedAt, lastSentAt: sentAt, isFailing };
  };
  return {
    publicKey: push.origins.length > 0 ? push.publicKey : null,
    devices: devices.map(shown),
  };
}

const fingerprintOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/** @throws HttpFailure for an endpoint outside of PUSH_ORIGINS. */
function refuseUnknownService({ push }: PushContext, endpoint: string): void {
  if (isOfOrigins(endpoint, push.origins)) return;
  throw new HttpFailure(
    400,
    'unknown-push-service',
    'We can’t reach the push service of this browser. Please try another browser.',
  );
}

/** @throws HttpFailure for a key that no message could be encrypted for. */
function refuseBadKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
  } catch {
    throw new HttpFailure(
      400,
      'invalid-subscription',
      'The browser gave us a subscription that we can’t use. Please switch reminders on again.',
    );
  }
}

export const pushRoutes: readonly ApiRoute<PushContext>[] = [
  {
    method: 'GET',
    path: '/api/me/push',
    summary: 'The key that browsers subscribe to push messages with, and the devices that get them.',
    audience: 'members',
    answer: pushAnswer,
    handle: readPush,
  },
  {
    method: 'POST',
    path: '/api/me/push/devices',
    summary:
      'Adds the subscription of a browser, which may replace an earlier one. At most 10 devices. A renewal adds only a device that had messages until now.',
    audience: 'members',
    body: addPushDeviceBody,
    status: 201,
    answer: pushCommandAnswer,
    refusals: [
      [400, 'unknown-push-service'],
      [400, 'invalid-subscription'],
      [409, 'too-many-devices'],
    ],
    handle: addDevice,
  },
  {
    method: 'DELETE',
    path: '/api/me/push/devices/:id',
    summary: 'Removes a device: it gets no more push messages.',
    audience: 'members',
    answer: pushCommandAnswer,
    refusals: [[404, 'unknown-device']],
    handle: removeDevice,
  },
  {
    method: 'POST',
    path: '/api/me/push/test',
    summary: 'Sends a test to all devices of the member, and says how many push services accepted it.',
    audience: 'members',
    limit: 'pushTest',
    answer: pushTestAnswer,
    handle: sendTest,
  },
];
