import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { admin, startTestApp } from '#service/testing/start-test-app.ts';
import type { ReminderDelivery } from './reminder-delivery.ts';
import { remindersAnswer } from './reminders-contract.ts';
import { deliveryTo, openReminderWorld, type ReminderWorld } from './testing/reminder-world.ts';

/** A Tuesday, 07:00 in Paris. */
const morning = '2026-03-10T06:00:00.000Z';
/** When the wheel of the day is due in Paris. */
const nine = '2026-03-10T08:00:00.000Z';

describe('the process of reminders', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let world: ReminderWorld;
  let received: string[];
  const taking = () => deliveryTo((memberId, { kind }) => void received.push(`${memberId} ${kind}`));

  beforeEach(async () => {
    received = [];
    database = await testDatabase();
    world = await openReminderWorld(database.url, morning);
  });
  afterEach(async () => {
    await world.close();
    await database.drop();
  });

  async function members(count: number): Promise<readonly MemberId[]> {
    const ids = Array.from({ length: count }, () => asMemberId(randomUUID()));
    await Promise.all(ids.map((id) => world.register(id, 'Europe/Paris')));
    return ids;
  }
  /** Sets the timers of the day before they are due. */
  async function planned(count: number): Promise<readonly MemberId[]> {
    const ids = await members(count);
    const stop = await world.start(taking());
    await world.settled();
    await stop();
    return ids;
  }
  const wheels = (ids: readonly MemberId[]) => ids.map((id) => `${id} questNotifications`).sort();
  async function at(time: string): Promise<void> {
    world.setClock(time);
    await world.settled();
  }

  it('sends what is due at the local time of the member, once, and records it', async () => {
    const [id = asMemberId('')] = await members(1);
    await world.start(taking());
    await at(morning);
    expect(received).to.deep.equal([]);
    await at('2026-03-10T07:59:59.000Z');
    expect(received).to.deep.equal([]);
    await at(nine);
    expect(received).to.deep.equal(wheels([id]));
    expect(await world.recorded(id)).to.deep.equal(['questNotifications 2026-03-10']);
    await at('2026-03-10T19:00:00.000Z');
    expect(received).to.have.length(1);
  });

  it('sends each once when two processes run', async () => {
    const ids = await planned(60);
    await world.start(taking());
    await world.start(taking());
    await at(nine);
    expect(received.sort()).to.deep.equal(wheels(ids));
  });

  it('goes on in another process when the first is stopped in the middle', async () => {
    const ids = await planned(200);
    const stopped: Promise<void>[] = [];
    const stop = await world.start(
      deliveryTo((memberId, { kind }) => {
        received.push(`${memberId} ${kind}`);
        if (received.length === 50) stopped.push(stop());
      }),
    );
    world.setClock(nine);
    await world.start(taking());
    await world.settled();
    await Promise.all(stopped);
    expect([...new Set(received)].sort()).to.deep.equal(wheels(ids));
    // Those that were under way when it was stopped.
    expect(received.length - ids.length).to.be.at.most(32);
  });

  it('sends none twice when the clock is set back', async () => {
    const ids = await planned(3);
    await world.start(taking());
    await at(nine);
    let daysPerWeek = 3;
    for (const back of ['2026-03-10T07:30:00.000Z', '2026-03-09T05:00:00.000Z']) {
      await at(back);
      daysPerWeek += 1;
      // Everything is planned again at that time.
      for (const memberId of ids)
        await world.member({
          type: 'UpdateProfile',
          memberId,
          profile: { daysPerWeek },
          today: asMemberDay('2026-03-10'),
        });
      await world.settled();
    }
    await at('2026-03-10T10:00:00.000Z');
    expect(received.sort()).to.deep.equal(wheels(ids));
  });

  it('tries again when delivery fails for an hour, and gives up after two', async () => {
    const ids = await planned(5);
    let attempts = 0;
    let isDown = true;
    const failing: ReminderDelivery = {
      ...taking(),
      async deliver(memberId, message, signal) {
        attempts += 1;
        if (isDown) return { devices: 1, sent: 0, failed: 1 };
        return taking().deliver(memberId, message, signal);
      },
    };
    await world.start(failing);
    for (let minute = 0; minute <= 60; minute += 1)
      await at(new Date(Date.parse(nine) + minute * 60_000).toISOString());
    expect(received).to.deep.equal([]);
    // The pause doubles from 30 seconds to half an hour.
    expect(attempts / ids.length).to.be.within(5, 8);
    isDown = false;
    await at('2026-03-10T09:45:00.000Z');
    expect(received.sort()).to.deep.equal(wheels(ids));
    // On the next day it stays away for longer than two hours.
    isDown = true;
    for (let minute = 0; minute <= 150; minute += 5)
      await at(new Date(Date.parse('2026-03-11T08:00:00.000Z') + minute * 60_000).toISOString());
    isDown = false;
    await at('2026-03-11T12:00:00.000Z');
    expect(received).to.have.length(5);
    expect(await world.recorded(ids[0] ?? asMemberId(''))).to.have.length(1);
  });

  it('sends to others while the delivery to one member hangs', async () => {
    const ids = await planned(80);
    const [hanging] = ids;
    const never = new Promise<never>(() => {});
    const partly: ReminderDelivery = {
      ...taking(),
      deliver: (memberId, message, signal) =>
        memberId === hanging ? never : taking().deliver(memberId, message, signal),
    };
    await world.start(partly, { effectTimeoutMs: 200 });
    await at(nine);
    expect(received.sort()).to.deep.equal(wheels(ids.slice(1)));
    await world.close();
    world = await openReminderWorld(database.url, nine);
    await world.start(taking());
    await at('2026-03-10T09:00:00.000Z');
    expect(received.sort()).to.deep.equal(wheels(ids));
  });

  it('sends nothing when its index is made again from the log', async () => {
    const ids = await planned(20);
    await world.start(taking());
    await at(nine);
    await world.close();
    world = await openReminderWorld(database.url, '2026-03-10T09:00:00.000Z');
    await world.pool.query(`delete from service.process_wakes`);
    await world.pool.query(`delete from service.followers where name = 'process reminders'`);
    await world.start(taking());
    await world.settled();
    expect(received.sort()).to.deep.equal(wheels(ids));
  });

  it('sends at most one more of each that was under way when its process was killed before recording', async () => {
    const ids = await planned(120);
    const folder = await mkdtemp(join(tmpdir(), 'rondel-reminders-'));
    const file = join(folder, 'sent');
    await writeFile(file, '');
    try {
      const program = new URL('./testing/killed-sender.ts', import.meta.url).pathname;
      const child = spawn(process.execPath, ['--import', 'tsx', program, database.url, nine, file, '40'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      expect(signal).to.equal('SIGKILL');
      await world.start(taking());
      await at(nine);
      const lines = (await readFile(file, 'utf8')).trim().split('\n');
      const all = [...lines.map((line) => line.split(' ').slice(0, 2).join(' ')), ...received];
      const counts = ids.map((id) => all.filter((one) => one === `${id} questNotifications`).length);
      expect(lines).to.have.length(40);
      expect(counts.every((count) => count === 1 || count === 2)).to.equal(true);
      const twice = counts.filter((count) => count === 2).length;
      expect(twice).to.be.within(1, 32);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the reminders of a member over HTTP', function () {
  this.timeout(60_000);

  it('have settings, what is planned and what was sent with the reason as a sentence', async () => {
    const app = await startTestApp({ at: morning, env: { ROLE: 'web,projector' } });
    try {
      const member = await app.member('reminded@rondel.example');
      await app.signIn(admin);
      const changed = await member.send('PUT', '/api/me/reminders', {
        quietHours: { from: '20:00', to: '09:30' },
        times: { streakAlerts: '18:15' },
      });
      expect(changed).to.deep.include({ quietHours: { from: '20:00', to: '09:30' } });
      const { times, planned, sent } = remindersAnswer.parse(await member.get('/api/me/reminders'));
      expect(times).to.include({
        streakAlerts: '18:15',
        questNotifications: '09:30',
        workoutReminders: '16:00',
      });
      expect([planned, sent]).to.deep.equal([[], []]);
      const [status, text] = await member.ask('PUT', '/api/me/reminders', {
        quietHours: { from: '20:00', to: '09:30' },
        times: { streakAlerts: '21:15' },
      });
      expect([status, text]).to.deep.equal([
        400,
        '21:15 lies in your quiet hours. Choose another time, or change the quiet hours.',
      ]);
    } finally {
      await app.stop();
    }
  });
});
