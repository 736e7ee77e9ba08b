import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { silentLog } from '#projections/postgres/log.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import type { PushSettings } from './push-contract.ts';
import { createPushDelivery, type PushDelivery, type PushMessage } from './push-delivery.ts';
import { startPushService } from './testing/push-service.ts';
import { vapidKeyOf } from './vapid.ts';

const path = '/api/me/push';
const begin = '2026-03-10T12:00:00.000Z';
const vapidPrivateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

const messageOf = (id: string = randomUUID()): PushMessage => ({
  id,
  kind: 'streakAlerts',
  title: 'Keep your streak',
  body: 'Today is not counted yet.',
  path: '/dashboard',
  topic: 'streak',
  ttlSeconds: 3_600,
  urgency: 'high',
});

describe('push messages to the devices of a member', function () {
  this.timeout(60_000);
  let service: Awaited<ReturnType<typeof startPushService>>;
  let other: typeof service;
  let app: TestApp;
  let stores: Stores;
  let pool: RowDatabase & { end(): Promise<void> };
  let member: Caller;
  let memberId: MemberId;
  let clock = begin;
  let count = 0;

  before(async () => {
    [service, other] = [await startPushService(), await startPushService()];
    const origins = `${service.origin},${other.origin}`;
    app = await startTestApp({
      at: begin,
      env: { PUSH_ORIGINS: origins, VAPID_PRIVATE_KEY: vapidPrivateKey },
    });
    stores = await storesOf(app);
    pool = withCipher(openPool(app.databaseUrl, 'test'), stores.cipher);
  });
  beforeEach(async () => {
    count += 1;
    member = await app.member(`pushed-${count}@rondel.example`);
    memberId = asMemberId(String((await member.get('/api/auth/user')).id));
    clock = begin;
    service.received.length = 0;
  });
  afterEach(() => expect(service.problems).to.deep.equal([]));
  after(async () => {
    await pool.end();
    await stores.close();
    await app.stop();
    await service.close();
    await other.close();
  });

  const settings = () => member.get<PushSettings>(path);
  const add = (subscription = service.subscribe(), more: object = {}) =>
    member.send<PushSettings>('POST', `${path}/devices`, { ...subscription, ...more });
  const later = (seconds: number) => {
    clock = new Date(Date.parse(begin) + seconds * 1_000).toISOString();
  };

  /** As the app sends, with a clock and a time limit of this test. */
  const delivery = (timeoutMs = 10_000): PushDelivery =>
    createPushDelivery({
      db: pool,
      execute: createExecuteCommand(stores.events),
      vapid: vapidKeyOf(vapidPrivateKey),
      origins: [service.origin, other.origin],
      contact: 'mailto:support@rondel.example',
      now: () => asInstant(clock),
      log: silentLog,
      timeoutMs,
    });
  const deliver = (message = messageOf(), timeoutMs?: number) =>
    delivery(timeoutMs).deliver(memberId, message, new AbortController().signal);
  /** Once the read model shows what the delivery did. */
  const devicesUntil = (wanted: number) =>
    until(async () => {
      const { devices } = await settings();
      return devices.length === wanted && devices;
    });

  it('need a device that the member has added, which is then listed by name', async () => {
    expect(await settings()).to.deep.equal({ publicKey: vapidKeyOf(vapidPrivateKey).publicKey, devices: [] });
    expect(await member.send('POST', `${path}/test`)).to.deep.equal({ devices: 0, sent: 0, failed: 0 });
    const { devices } = await add();
    expect(devices).to.have.length(1);
    expect(devices[0]).to.include({
      name: 'Unknown device',
      addedAt: begin,
      lastSentAt: null,
      isFailing: false,
    });
    expect((await settings()).devices).to.deep.equal(devices);
  });

  it('are encrypted and signed, and name topic, urgency and time to live', async () => {
    await add();
    expect(await member.send('POST', `${path}/test`)).to.deep.equal({ devices: 1, sent: 1, failed: 0 });
    const [{ headers, vapid, message } = expect.fail('nothing arrived')] = service.received;
    expect(message).to.include({ kind: 'test', title: 'Reminders work', path: '/notifications' });
    expect(headers).to.include({ topic: 'test', urgency: 'high', ttl: '300' });
    expect(vapid).to.include({ aud: service.origin, key: (await settings()).publicKey });
    expect(vapid.sub).to.equal('mailto:support@localhost');
    expect(vapid.exp - Date.parse(begin) / 1_000).to.equal(12 * 3_600);
    expect((await settings()).devices[0]).to.include({ lastSentAt: begin, isFailing: false });
  });

  it('go to every device, and once to each when a message is delivered again', async () => {
    const [first, second] = [service.subscribe(), service.subscribe()];
    await add(first);
    await add(second);
    service.answer(second, { status: 503 });
    const message = messageOf();
    expect(await deliver(message)).to.deep.equal({ devices: 2, sent: 1, failed: 1 });
    service.answer(second, { status: 201 });
    later(60);
    expect(await deliver(message)).to.deep.equal({ devices: 2, sent: 2, failed: 0 });
    const paths = service.received.map((one) => one.path);
    // The second one has read it twice, because this double reads also what it answers with an error.
    expect(paths.filter((one) => first.endpoint.endsWith(one))).to.have.length(1);
  });

  it('are counted in the metrics by what became of each attempt', async () => {
    const counts = async (): Promise<readonly number[]> => {
      const { body } = await app.visitor().get('/metrics');
      return ['sent', 'failed', 'postponed', 'removed'].map((outcome) =>
        Number(
          body.match(new RegExp(`^rondel_push_messages_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm'))?.[1],
        ),
      );
    };
    const before = await counts();
    for (const status of [201, 201, 500, 410]) {
      const subscription = service.subscribe();
      await add(subscription);
      service.answer(subscription, { status });
    }
    for (let time = 0; time < 2; time += 1)
      expect(await member.send('POST', `${path}/test`)).to.deep.equal({ devices: 3, sent: 2, failed: 1 });
    const after = await counts();
    expect(after.map((count, index) => count - (before[index] ?? 0))).to.deep.equal([4, 1, 1, 1]);
  });

  it('make no device known twice when the same subscription is added again', async () => {
    const subscription = service.subscribe();
    await add(subscription);
    expect((await add(subscription)).devices).to.have.length(1);
  });

  it('follow a browser to its new subscription', async () => {
    const [before, after] = [service.subscribe(), service.subscribe()];
    await add(before);
    expect((await add(after, { replaces: before.endpoint })).devices).to.have.length(1);
    expect(await deliver()).to.deep.equal({ devices: 1, sent: 1, failed: 0 });
    expect(after.endpoint.endsWith(service.received[0]?.path ?? 'none')).to.equal(true);
  });

  it('ask a failing push service ever later for an hour, and arrive once it works', async () => {
    const subscription = service.subscribe();
    await add(subscription);
    service.answer(subscription, { status: 500 });
    const message = messageOf();
    const before = service.asked();
    for (let second = 0; second <= 3_600; second += 15) {
      later(second);
      expect(await deliver(message)).to.deep.equal({ devices: 1, sent: 0, failed: 1 });
    }
    // At 0, 30, 90, 210, 450, 930 and 1,890 seconds.
    expect(service.asked() - before).to.equal(7);
    expect((await settings()).devices[0]).to.include({ isFailing: true });
    service.answer(subscription, { status: 201 });
    later(3_900);
    expect(await deliver(message)).to.deep.equal({ devices: 1, sent: 1, failed: 0 });
    expect((await settings()).devices[0]).to.include({ isFailing: false, lastSentAt: clock });
  });

  for (const [form, headerNow] of [
    ['in seconds', () => '600'],
    ['as a date', () => new Date(Date.now() + 600_000).toUTCString()],
  ] as const)
    it(`wait as long as a push service asks for ${form}`, async () => {
      const subscription = service.subscribe();
      await add(subscription);
      service.answer(subscription, { status: 429, headers: { 'Retry-After': headerNow() } });
      await deliver();
      const before = service.asked();
      later(590);
      expect(await deliver()).to.include({ failed: 1 });
      expect(service.asked()).to.equal(before);
      service.answer(subscription, { status: 201 });
      later(601);
      expect(await deliver()).to.include({ sent: 1 });
    });

  it('are given up for now after a timeout, which delays no other device', async () => {
    const answers = ['hangs', 'trickles', { status: 201, afterMs: 200 }, { status: 201 }] as const;
    for (const answer of answers) {
      const subscription = service.subscribe();
      await add(subscription);
      service.answer(subscription, answer);
    }
    const started = performance.now();
    expect(await deliver(messageOf(), 500)).to.deep.equal({ devices: 4, sent: 3, failed: 1 });
    expect(performance.now() - started).to.be.within(490, 5_000);
  });

  it('wait for no push service that hangs, once eight messages in a row got no answer', async () => {
    const { deliver: send } = delivery(1_000);
    for (let nth = 0; nth < 8; nth += 1) {
      const subscription = service.subscribe();
      await add(subscription);
      service.answer(subscription, 'hangs');
    }
    const { signal } = new AbortController();
    expect(await send(memberId, messageOf(), signal)).to.deep.equal({ devices: 8, sent: 0, failed: 8 });
    const [second, before] = [await app.member(`beside-${count}@rondel.example`), service.asked()];
    const secondId = asMemberId(String((await second.get('/api/auth/user')).id));
    for (const one of [service, other]) await second.send('POST', `${path}/devices`, one.subscribe());
    expect(await send(secondId, messageOf(), signal)).to.deep.equal({ devices: 2, sent: 1, failed: 1 });
    expect(service.asked()).to.equal(before);
  });

  for (const status of [404, 410])
    it(`end for a device that the push service answers with ${status}`, async () => {
      const subscription = service.subscribe();
      await add(subscription);
      service.answer(subscription, { status });
      expect(await deliver()).to.deep.equal({ devices: 0, sent: 0, failed: 0 });
      expect(await devicesUntil(0)).to.deep.equal([]);
      const before = service.asked();
      expect(await deliver()).to.deep.equal({ devices: 0, sent: 0, failed: 0 });
      expect(service.asked()).to.equal(before);
    });

  for (const [who, status, text] of [
    ['Apple', 400, '{"reason":"VapidPkHashMismatch"}'],
    [
      'Google',
      403,
      'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.',
    ],
    ['Mozilla', 401, '{"code":401,"errno":109,"message":"VAPID public key mismatch"}'],
  ] as const)
    it(`end for a device of another key, as ${who} says it, until it subscribes again`, async () => {
      const [before, again] = [service.subscribe(), service.subscribe()];
      await add(before);
      service.answer(before, { status, text });
      expect(await deliver()).to.deep.equal({ devices: 0, sent: 0, failed: 0 });
      await devicesUntil(0);
      expect((await add(again, { replaces: before.endpoint })).devices).to.have.length(1);
      expect(await deliver()).to.deep.equal({ devices: 1, sent: 1, failed: 0 });
    });

  it('continue when a browser subscribes again, and stay off on a removed device', async () => {
    const [before, again, later] = [service.subscribe(), service.subscribe(), service.subscribe()];
    await add(before);
    service.answer(before, { status: 400, text: '{"reason":"VapidPkHashMismatch"}' });
    await deliver();
    await devicesUntil(0);
    const renewal = { replaces: before.endpoint, isRenewal: true };
    const { devices } = await add(again, renewal);
    expect(devices).to.have.length(1);
    expect(await deliver()).to.deep.equal({ devices: 1, sent: 1, failed: 0 });
    await member.send('DELETE', `${path}/devices/${devices[0]?.id}`);
    expect((await add(later, { replaces: again.endpoint, isRenewal: true })).devices).to.deep.equal([]);
  });

  for (const [status, text] of [
    [400, '{"reason":"BadTtl"}'],
    [403, '{"reason":"BadJwtToken"}'],
    [401, 'x'.repeat(100_000)],
  ] as const)
    it(`wait after ${status} for another reason and keep the device: ${text.slice(0, 30)}`, async () => {
      const subscription = service.subscribe();
      await add(subscription);
      service.answer(subscription, { status, text });
      expect(await deliver()).to.deep.equal({ devices: 1, sent: 0, failed: 1 });
      expect((await settings()).devices[0]).to.include({ isFailing: true });
    });

  it('do not follow a redirect', async () => {
    const [subscription, elsewhere] = [service.subscribe(), service.subscribe()];
    await add(subscription);
    service.answer(subscription, { status: 307, headers: { Location: elsewhere.endpoint } });
    const before = service.asked();
    expect(await deliver()).to.include({ sent: 0, failed: 1 });
    expect(service.asked() - before).to.equal(1);
  });

  it('are not sent to a service that the operator has taken off the list', async () => {
    await add();
    const { deliver: send } = createPushDelivery({
      db: pool,
      execute: createExecuteCommand(stores.events),
      vapid: vapidKeyOf(vapidPrivateKey),
      origins: ['https://push.example'],
      contact: 'mailto:support@rondel.example',
      now: () => asInstant(clock),
      log: silentLog,
    });
    const before = service.asked();
    expect(await send(memberId, messageOf(), new AbortController().signal)).to.include({ failed: 1 });
    expect(service.asked()).to.equal(before);
  });

  it('end with the signal of the caller, without a mark against the device', async () => {
    const subscription = service.subscribe();
    await add(subscription);
    service.answer(subscription, 'hangs');
    const sent = delivery().deliver(memberId, messageOf(), AbortSignal.timeout(200));
    const error = await sent.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).to.have.property('name', 'TimeoutError');
    expect((await settings()).devices[0]).to.include({ isFailing: false });
  });

  it('end for a device that the member has removed', async () => {
    const { devices } = await add();
    await add();
    const id = devices[0]?.id;
    expect((await member.send<PushSettings>('DELETE', `${path}/devices/${id}`)).devices).to.have.length(1);
    expect(await deliver()).to.deep.equal({ devices: 1, sent: 1, failed: 0 });
    expect((await member.ask('DELETE', `${path}/devices/${id}`))[0]).to.equal(200);
  });

  it('reach ten devices at most', async () => {
    for (let nth = 0; nth < 10; nth += 1) await add();
    expect(await member.ask('POST', `${path}/devices`, service.subscribe())).to.deep.equal([
      409,
      'You already get reminders on 10 devices. Remove one to add this one.',
    ]);
  });

  it('are refused for a foreign or private address and a key that is no curve point', async () => {
    const { keys } = service.subscribe();
    const ask = (endpoint: string, p256dh = keys.p256dh) =>
      member.ask('POST', `${path}/devices`, { endpoint, keys: { ...keys, p256dh } });
    for (const endpoint of [
      'https://evil.example/',
      'http://169.254.169.254/',
      'http://localhost:3000/',
      'x',
    ])
      expect(await ask(endpoint)).to.deep.equal([
        400,
        'We can’t reach the push service of this browser. Please try another browser.',
      ]);
    expect((await ask(`${service.origin}/a`, `B${'A'.repeat(86)}`))[0]).to.equal(400);
    expect((await ask(`${service.origin}/a`, 'short'))[0]).to.equal(400);
    expect((await settings()).devices).to.deep.equal([]);
  });

  it('concern their member alone: another one sees no device and removes none', async () => {
    const { devices } = await add();
    const stranger = await app.member(`other-of-pushed-${count}@rondel.example`);
    expect((await stranger.get<PushSettings>(path)).devices).to.deep.equal([]);
    expect((await stranger.ask('DELETE', `${path}/devices/${devices[0]?.id}`))[0]).to.equal(404);
    expect((await settings()).devices).to.have.length(1);
  });

  it('can reach those members who have a device', async () => {
    await add();
    const nobody = asMemberId('nobody');
    expect([...(await delivery().withDevice([memberId, nobody]))]).to.deep.equal([memberId]);
  });

  it('continue after a reset, and end when the member clears all data', async () => {
    await add();
    await member.send('POST', `${path}/test`);
    await member.send('POST', '/api/admin/reset-for-testing');
    expect((await settings()).devices).to.have.length(1);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect((await settings()).devices).to.deep.equal([]);
    const { rowCount } = await pool.query('select from service.push_sends where member_id = $1', [memberId]);
    expect(rowCount).to.equal(0);
    expect(await deliver()).to.deep.equal({ devices: 0, sent: 0, failed: 0 });
  });
});
