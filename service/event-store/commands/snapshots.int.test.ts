import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { keyOwner } from '#service/event-store/encryption/encrypting-store.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { parseConfig } from '#service/platform/config.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { createExecuteCommand } from './execute-command.ts';
import { createSnapshots, snapshotVersion } from './snapshots.ts';

const today = asMemberDay('2026-03-10');
const at = asInstant('2026-03-10T12:00:00.000Z');

describe('the snapshot of a long stream', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let dataDir: string;
  let stores: Stores;
  let pool: Pool;
  let log: EventStore;
  let eventsRead = 0;
  let memberId: ReturnType<typeof asMemberId>;
  let kept: Promise<void>[] = [];
  const errors: unknown[] = [];

  before(async () => {
    database = await testDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-snapshots-'));
    stores = await openStores(parseConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir }));
    pool = openPool(database.url, 'test', { max: 2 });
    await createServiceTables(pool);
    log = {
      ...stores.events,
      async *readStream(stream, options) {
        for await (const event of stores.events.readStream(stream, options)) {
          eventsRead += 1;
          yield event;
        }
      },
    };
  });
  beforeEach(async () => {
    await Promise.all(kept);
    await pool.query('truncate service.snapshots');
    memberId = asMemberId(randomUUID());
    eventsRead = 0;
    kept = [];
    errors.length = 0;
  });
  after(async () => {
    await pool.end();
    await stores.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  /** An executor that knows no stream yet, as after a restart. */
  const cold = (version = 'of the test', store = log) => {
    const snapshots = createSnapshots(pool, stores.keys, version, (error) => errors.push(error));
    return createExecuteCommand(store, {
      ...snapshots,
      keep(...given) {
        kept.push(snapshots.keep(...given));
        return Promise.resolve();
      },
    });
  };
  const without = () => createExecuteCommand(log);
  type Execute = ReturnType<typeof without>;

  const send = (
    execute: Execute,
    type: 'LogWorkout' | 'RetractWorkout',
    workoutId: string,
    id: string = randomUUID(),
  ) => {
    const ofWorkout = {
      memberId,
      workoutId,
      templateId: 'cardio-kickstart',
      date: today,
      started: null,
      today,
    };
    const logging = {
      ...{
        ...ofWorkout,
        dayMinutes: usualDayMinutes,
        durationMinutes: 1,
        perceivedExertion: 7,
        moodAfter: 3,
      },
      ...{ type: 'LogWorkout' as const, isCompleted: true, claimedPoints: null },
    };
    const command = type === 'LogWorkout' ? logging : { type, memberId, workoutId };
    return execute(workoutDecider, workoutStream(memberId), command, {
      ...{ commandId: asCommandId(id), correlationId: id, actor: memberId, occurredAt: at, zone: 'UTC' },
      localDate: today,
    });
  };
  const logMany = async (execute: Execute, workouts: number) => {
    for (let nth = 0; nth < workouts; nth += 1) await send(execute, 'LogWorkout', randomUUID());
  };
  const rows = async () =>
    (await pool.query<{ stream: string; revision: number }>('select * from service.snapshots')).rows;

  it('is made by the first load and saves the next one most of the events', async () => {
    await logMany(without(), 350);
    await send(cold(), 'LogWorkout', randomUUID());
    await Promise.all(kept);
    expect(errors).to.deep.equal([]);
    expect(await rows()).to.have.length(1);
    eventsRead = 0;
    const { state, revision } = await send(cold(), 'LogWorkout', 'the last');
    expect(eventsRead).to.be.below(110);
    expect(revision).to.equal(351);
    expect(state.standing).to.have.length(352);
    expect(state).to.deep.equal((await send(without(), 'LogWorkout', 'the last')).state);
  });

  it('is replaced when the stream has grown by as many events as make it long', async () => {
    await logMany(without(), 150);
    await send(cold(), 'LogWorkout', randomUUID());
    await Promise.all(kept);
    await logMany(without(), 99);
    await send(cold(), 'LogWorkout', randomUUID());
    await Promise.all(kept);
    expect(await rows()).to.have.nested.property('[0].revision', 249);
    kept = [];
    await logMany(without(), 50);
    await send(cold(), 'LogWorkout', randomUUID());
    expect(kept).to.deep.equal([]);
  });

  it('is not made of a short stream', async () => {
    await logMany(without(), 99);
    await send(cold(), 'LogWorkout', randomUUID());
    expect(kept).to.deep.equal([]);
  });

  it('does not change what commands yield, whether it exists, is deleted or is old', async () => {
    const ids: string[] = Array.from({ length: 130 }, () => randomUUID());
    for (const id of ids) await send(without(), 'LogWorkout', id, id);
    const plain = without();
    const isSame = async (nth: number) => {
      const workoutId = ids[(nth * 37) % ids.length] ?? '';
      const type = nth % 3 === 0 ? 'RetractWorkout' : 'LogWorkout';
      // Some are repeated commands.
      const id = nth % 5 === 0 ? workoutId : `${workoutId} ${nth}`;
      const { state } = await send(cold(), type, workoutId, id);
      await Promise.all(kept);
      expect((await send(plain, type, workoutId, id)).state).to.deep.equal(state);
    };
    for (const nth of ids.keys()) {
      await isSame(nth);
      if (nth % 40 === 39) await pool.query('truncate service.snapshots');
    }
    expect(errors).to.deep.equal([]);
  });

  it('does not let a command run twice that it contains', async () => {
    await logMany(without(), 120);
    const id = randomUUID();
    const first = await send(without(), 'LogWorkout', id, id);
    await logMany(without(), 1);
    await send(cold(), 'LogWorkout', randomUUID());
    await Promise.all(kept);
    const again = await send(cold(), 'LogWorkout', id, id);
    expect(again.events).to.deep.equal(first.events);
    expect(again.position).to.equal(first.position);
  });

  describe('is not believed', () => {
    beforeEach(async () => {
      await logMany(without(), 120);
      await send(cold(), 'LogWorkout', randomUUID());
      await Promise.all(kept);
      expect(await rows()).to.have.length(1);
    });

    const expectWhole = async (version?: string) => {
      eventsRead = 0;
      const { state } = await send(cold(version), 'LogWorkout', 'the last');
      expect(state.standing).to.have.length(122);
      expect(eventsRead).to.be.above(120);
    };

    it('when another version of the code has made it', () => expectWhole('another'));

    for (const [what, change] of [
      ['its hash was changed', `hash = md5('')`],
      ['its revision was changed', 'revision = revision - 1'],
      ['its content was changed', `content = set_byte(content, 40, 255 - get_byte(content, 40))`],
    ] as const)
      it(`when ${what}`, async () => {
        await pool.query(`update service.snapshots set ${change}`);
        await expectWhole();
        expect(errors).to.have.length(1);
      });

    it('when the log has another event at its revision, as after it was restored', async () => {
      const restored: EventStore = {
        ...log,
        async *readStream(stream, options) {
          for await (const event of log.readStream(stream, options))
            yield { ...event, metadata: { ...event.metadata, hash: `${event.revision} of another log` } };
        },
      };
      eventsRead = 0;
      const { state } = await send(cold('of the test', restored), 'RetractWorkout', '').catch(() => ({
        state: null,
      }));
      expect(state).to.equal(null);
      expect(eventsRead).to.be.above(120);
    });

    it('when it is of another stream', async () => {
      await pool.query(`update service.snapshots set stream = 'workout-of-another'`);
      const other = memberId;
      memberId = asMemberId(randomUUID());
      await logMany(without(), 110);
      await pool.query(`update service.snapshots set stream = $1`, [workoutStream(memberId)]);
      eventsRead = 0;
      const { state } = await send(cold(), 'LogWorkout', 'the last');
      expect(state.standing).to.have.length(111);
      expect(memberId).not.to.equal(other);
    });

    it('when the stream was deleted and began again', async () => {
      const stream = workoutStream(memberId);
      await log.deleteStream(stream, 120);
      await logMany(without(), 120);
      const { state } = await send(cold(), 'LogWorkout', 'the last');
      expect(state.standing).to.have.length(121);
    });

    it('and cannot be read any more when the key of the member was destroyed', async () => {
      await stores.keys.destroy([keyOwner(memberId)]);
      const snapshots = createSnapshots(pool, stores.keys, 'of the test', (error) => errors.push(error));
      expect(await snapshots.find(workoutStream(memberId))).to.equal(null);
      expect(errors).to.deep.equal([]);
    });
  });

  it('has a version that is the same for the same code', async () => {
    expect(await snapshotVersion()).to.equal(await snapshotVersion());
  });
});
