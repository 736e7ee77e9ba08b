import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { reminderStream } from '#domain/reminders/reminder-events.ts';
import { type RulesEvent, rulesStream } from '#domain/rules/rules-events.ts';
import { outageDeclared } from '#domain/streak/testing/member-log.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { argumentsFor } from '#service/testing/programs.ts';
import { admin, startTestApp } from '#service/testing/start-test-app.ts';
import { until } from '#service/testing/until.ts';
import type { ReminderDelivery } from './reminder-delivery.ts';
import { readReminderFacts } from './reminder-facts.ts';
import { remindersAnswer } from './reminders-contract.ts';
import { deliveryTo, noDelivery, openReminderWorld, type ReminderWorld } from './testing/reminder-world.ts';
import { asGiven, train } from './testing/simulated-week.ts';

/** A Tuesday, 07:00 in Paris. */
const morning = '2026-03-10T06:00:00.000Z';
/** When the wheel of the day is due in Paris. */
const nine = '2026-03-10T08:00:00.000Z';

describe('the process of reminders', function () {
  this.timeout(60_000);
  let empty: TestDatabase;
  let database: TestDatabase;
  let world: ReminderWorld;
  let received: string[];
  const taking = () => deliveryTo((memberId, { kind }) => void received.push(`${memberId} ${kind}`));

  // Each test copies its tables.
  before(async () => {
    empty = await testDatabase();
    await (await openReminderWorld(empty.url, morning)).close();
  });
  after(() => empty.drop());
  beforeEach(async () => {
    received = [];
    database = await testDatabase(empty);
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

  /** How many members are in the index. */
  async function waiting(): Promise<number> {
    const { rows } = await world.pool.query<{ keys: number }>(
      'select count(*)::int as keys from service.process_wakes',
    );
    return rows[0]?.keys ?? 0;
  }
  /** The events of a member's stream of reminders, each with its reason. */
  async function eventsOf(id: MemberId): Promise<readonly string[]> {
    const events: string[] = [];
    for await (const { type, data } of world.events.readStream(reminderStream(id)))
      events.push(`${type} ${String(data.why)}`);
    return events;
  }

  it("sends a due reminder at the member's local time, once, and records it", async () => {
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

  it('continues in another process when the first is stopped in the middle', async () => {
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

  it('continues after foreign events with any value for a member or a time', async () => {
    const [id = asMemberId('')] = await members(1);
    const metadata = {};
    const said: readonly (readonly [type: string, data: Record<string, unknown>])[] = [
      ...['a\u0000', 'x'.repeat(9_000), '', 7, null, {}].map(
        (memberId) => ['SampleTaken', { memberId }] as const,
      ),
      ...['soon', 7, null].map((dueAt) => ['ReminderScheduled', { memberId: 'somebody', dueAt }] as const),
    ];
    for (const [type, data] of said)
      await world.events.append(`other-${randomUUID()}`, 'no-stream', [
        { id: randomUUID(), type, data, metadata },
      ]);
    await world.start(taking());
    await at(morning);
    await at(nine);
    expect(received).to.deep.equal(wheels([id]));
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

  it('sends the next ones in time when the clock was a year ahead and is set back', async () => {
    const [id = asMemberId('')] = await members(1);
    await world.start(taking());
    await at(morning);
    await at('2027-03-10T03:00:00.000Z');
    received = [];
    world.setClock(morning);
    // The key is looked at when it waits for a time of this year again.
    await until(async () => {
      const { rowCount } = await world.pool.query(
        `select from service.process_wakes where due_at between $1 and $1::timestamptz + interval '7 days'`,
        [morning],
      );
      return rowCount === 1;
    });
    await at(nine);
    expect(received).to.deep.equal(wheels([id]));
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

  it('alerts of a streak that an outage restored, not of an excused day', async () => {
    const [restored = asMemberId(''), excused = asMemberId('')] = await members(2);
    for (const [date, who] of [
      ['2026-03-07', restored],
      ['2026-03-08', restored],
      ['2026-03-09', excused],
    ] as const)
      await train(world, who, 'Europe/Paris', date);
    await world.start(taking());
    await at(morning);
    const declare = (from: string, to: string, id: string) =>
      world.send<null, RulesEvent, RulesEvent>(asGiven(), rulesStream, outageDeclared(from, to, id));
    // After the morning's reminders, so that nothing else looks at them: the whole of Monday, which one of them missed.
    await at('2026-03-10T10:00:00.000Z');
    await declare('2026-03-08T23:00:00Z', '2026-03-09T23:00:00Z', 'monday');
    await world.settled();
    await at('2026-03-10T18:00:00.000Z');
    expect(received.filter((one) => one.endsWith('streakAlerts')).sort()).to.deep.equal(
      [`${restored} streakAlerts`, `${excused} streakAlerts`].sort(),
    );
    // On Wednesday both are at risk again, until an outage of that day is declared in the afternoon.
    await at('2026-03-11T14:00:00.000Z');
    await declare('2026-03-11T09:00:00Z', '2026-03-11T14:00:00Z', 'wednesday');
    await at('2026-03-11T18:00:00.000Z');
    expect(received.filter((one) => one.endsWith('streakAlerts'))).to.have.length(2);
  });

  it('repeats only sends that were not recorded when the process was killed', async () => {
    const ids = await planned(120);
    const folder = await mkdtemp(join(tmpdir(), 'rondel-reminders-'));
    const file = join(folder, 'sent');
    await writeFile(file, '');
    const sentLines = async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const recordedCount = async () => (await Promise.all(ids.map((id) => world.recorded(id)))).flat().length;
    const lost: number[] = [];
    try {
      for (let kill = 1; kill <= 2; kill += 1) {
        const recordedBefore = await recordedCount();
        await runUntilKilled(file, 40);
        expect(await sentLines()).to.have.length(kill * 40);
        lost.push(40 - ((await recordedCount()) - recordedBefore));
      }
      await world.start(
        deliveryTo((memberId, { kind, id }) => void received.push(`${memberId} ${kind} ${id}`)),
      );
      await at(nine);
      const all = [...(await sentLines()), ...received];
      const repeated = all.length - ids.length;
      // Each attempt at a reminder has the same message id, by which a device drops the second.
      expect(new Set(all)).to.have.lengthOf(ids.length);
      process.stdout.write(
        `      2 kills, ${lost.join(' and ')} sent but not recorded, ${repeated} duplicates\n`,
      );
      for (const one of lost) expect(one).to.be.within(1, 32);
      expect(repeated).to.equal(lost.reduce((sum, one) => sum + one, 0));
      expect(await recordedCount()).to.equal(ids.length);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('sends no command for members whom nothing reaches', async () => {
    await members(3);
    await world.start(noDelivery, { execute: () => Promise.reject(new Error('a command was sent')) });
    await world.settled();
    expect(await waiting()).to.equal(0);
  });

  it('cancels the timers of members whom nothing reaches any more', async () => {
    const ids = await planned(3);
    for (const id of ids) await train(world, id, 'Europe/Paris', '2026-03-10');
    await world.start(noDelivery);
    await world.settled();
    expect(await waiting()).to.equal(0);
    for (const id of ids) expect(await eventsOf(id)).to.include('ReminderCancelled no-device');
    await at(nine);
    expect(received).to.deep.equal([]);
  });

  it('cancels them also when the index is made again from the log', async () => {
    const ids = await planned(3);
    await world.pool.query('delete from service.process_wakes');
    await world.pool.query("delete from service.followers where name = 'process reminders'");
    await world.start(noDelivery);
    await world.settled();
    for (const id of ids) expect(await eventsOf(id)).to.include('ReminderCancelled no-device');
  });

  it('reads the facts of a member by the indexes of the read models', async () => {
    const client = await world.pool.connect();
    const conditions: string[] = [];
    const explained = {
      async query({ text, values }: { readonly text: string; readonly values: unknown[] }) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        conditions.push(
          ...rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Index Cond')),
        );
        return { rows: [] };
      },
    } as unknown as Pick<Pool, 'query'>;
    try {
      await client.query('set enable_seqscan = off');
      const reachable = { devices: new Set<MemberId>(), mails: new Set<MemberId>() };
      await readReminderFacts(explained, [asMemberId(randomUUID())], reachable, asInstant(morning));
      // The conditions of quests and of programs.
      expect(conditions.filter((condition) => condition.includes('member_id'))).to.have.length(2);
    } finally {
      client.release(true);
    }
  });

  /** Another process sends at nine, and is killed as it hands over the reminder of this number. */
  async function runUntilKilled(file: string, number: number): Promise<void> {
    const program = argumentsFor('service/features/reminders/testing/killed-sender');
    const child = spawn(process.execPath, [...program, database.url, nine, file, String(number)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).to.equal('SIGKILL');
  }
});

describe('the reminders of a member over HTTP', function () {
  this.timeout(60_000);

  it('have settings, planned reminders, and sent ones with the reason as a sentence', async () => {
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
