import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { pushDecider } from '#domain/push/push-devices.ts';
import { pushStream } from '#domain/push/push-events.ts';
import { silentLog } from '#projections/postgres/log.ts';
import type { PushSettings } from '#service/features/push/push-contract.ts';
import { createPushDelivery } from '#service/features/push/push-delivery.ts';
import { startPushService } from '#service/features/push/testing/push-service.ts';
import { vapidKeyOf } from '#service/features/push/vapid.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { RemindersAnswer } from './reminders-contract.ts';
import { openReminderWorld, type ReminderWorld } from './testing/reminder-world.ts';

/** A Tuesday, 07:00 in Paris; the wheel of the day is due at nine. */
const morning = '2026-03-10T06:00:00.000Z';
const nine = '2026-03-10T08:00:00.000Z';

type PushService = Awaited<ReturnType<typeof startPushService>>;

describe('a reminder that is due', function () {
  this.timeout(60_000);
  let service: PushService;

  before(async () => {
    service = await startPushService();
  });
  afterEach(() => expect(service.problems).to.deep.equal([]));
  after(() => service.close());

  describe('in the service', () => {
    let app: TestApp;
    let member: Caller;

    before(async () => {
      app = await startTestApp({ at: '2026-03-10T08:30:00.000Z', env: service.env });
      member = await app.member('pushed-reminder@rondel.example');
    });
    after(() => app.stop());

    async function listedOnce(isThere: (listed: RemindersAnswer) => boolean): Promise<RemindersAnswer> {
      for (;;) {
        const listed = await member.get<RemindersAnswer>('/api/me/reminders');
        if (isThere(listed)) return listed;
      }
    }

    it("reaches its member's browser encrypted, signed and once, and is listed", async () => {
      const device = service.subscribe();
      const { publicKey } = await member.send<PushSettings>('POST', '/api/me/push/devices', device);
      await listedOnce(({ planned }) => planned.some(({ kind }) => kind === 'questNotifications'));
      app.setClock('2026-03-10T09:00:00.000Z');
      // The service looks for what is due every five seconds, and at once after a fact about the member.
      await member.send('PATCH', '/api/auth/user', { age: 41 });
      const { sent } = await listedOnce((listed) => listed.sent.length > 0);
      const [{ headers, vapid, message } = expect.fail('nothing arrived'), ...others] = service.received;
      expect(others).to.deep.equal([]);
      const { id, ...shown } = message;
      expect(id).to.match(/^[0-9a-f-]{36}$/);
      expect(shown).to.deep.equal({
        kind: 'questNotifications',
        title: 'Today’s wheel is ready',
        body: 'One spin, one quest. Go and see what you get.',
        path: '/dashboard#quest',
      });
      expect(headers).to.include({ topic: 'questNotifications', urgency: 'low', ttl: String(4 * 3_600) });
      expect(vapid).to.include({ aud: service.origin, key: publicKey });
      expect(sent[0]).to.include({ kind: 'questNotifications', by: 'push', devices: 1 });
      expect(sent[0]?.why).to.include('the wheel of the day was waiting for its first spin at 09:00.');
    });
  });

  describe('while a push service fails', () => {
    let database: TestDatabase;
    let world: ReminderWorld;
    let memberId: MemberId;

    beforeEach(async () => {
      database = await testDatabase();
      world = await openReminderWorld(database.url, morning);
      memberId = asMemberId(randomUUID());
      await world.register(memberId, 'Europe/Paris');
    });
    afterEach(async () => {
      await world.close();
      await database.drop();
    });

    async function device(): Promise<ReturnType<PushService['subscribe']>> {
      const subscription = service.subscribe();
      const { endpoint, keys } = subscription;
      const added = {
        type: 'AddPushDevice',
        deviceId: randomUUID(),
        name: 'Firefox',
        replaces: null,
      } as const;
      await world.send(pushDecider, pushStream(memberId), { ...added, memberId, endpoint, ...keys });
      return subscription;
    }

    /** The process of reminders with the delivery of push messages, as in the service. */
    async function start(timeoutMs: number): Promise<void> {
      const { deliver, withDevice } = createPushDelivery({
        db: world.pool,
        execute: world.execute,
        vapid: vapidKeyOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
        origins: [service.origin],
        contact: 'mailto:support@rondel.example',
        now: world.now,
        log: silentLog,
        timeoutMs,
      });
      const withRecapByMail = async () => new Set<MemberId>();
      await world.start({ deliver, withDevice, withRecapByMail, sendRecap: async () => ({ sent: false }) });
      await world.settled();
    }

    it('arrives once after an hour of answers with 500', async () => {
      const subscription = await device();
      const before = service.asked();
      service.answer(subscription, { status: 500 });
      await start(5_000);
      for (let minute = 0; minute <= 115; minute += 5) {
        if (minute === 60) {
          expect(service.asked() - before).to.be.within(5, 8);
          expect(await world.recorded(memberId)).to.deep.equal([]);
          service.received.length = 0;
          service.answer(subscription, { status: 201 });
        }
        world.setClock(new Date(Date.parse(nine) + minute * 60_000).toISOString());
        await world.settled();
      }
      expect(service.received).to.have.length(1);
      expect(await world.recorded(memberId)).to.deep.equal(['questNotifications 2026-03-10']);
    });

    it('is recorded for devices that took it while another push service hangs', async () => {
      const before = service.asked();
      service.answer(await device(), 'hangs');
      service.answer(await device(), 'trickles');
      await device();
      await start(300);
      world.setClock(nine);
      await world.settled();
      expect(await world.recorded(memberId)).to.deep.equal(['questNotifications 2026-03-10']);
      world.setClock('2026-03-10T10:30:00.000Z');
      await world.settled();
      // It was handed to each of the three once.
      expect(service.asked() - before).to.equal(3);
    });
  });
});
