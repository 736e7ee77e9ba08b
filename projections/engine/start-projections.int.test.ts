import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { beginning } from '#domain/kernel/recorded.ts';
import { silentLog } from '#projections/postgres/log.ts';
import { testDatabase } from '#service/testing/database.ts';
import { until } from '#service/testing/until.ts';
import { UnknownPosition } from './event-source.ts';
import type { AnyProjection } from './projection.ts';
import { dropAbandoned } from './schema.ts';
import { type ArraySource, arraySource, positionOf } from './testing/array-source.ts';
import { doubledDays } from './testing/doubled-days.ts';
import { expectRows, followToTheEnd, recordedOf, startFromEmpty, storedRows } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { days, expectedRows, type TallyEvent, totals } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';
import { useEngines } from './testing/use-engines.ts';

const timeoutMs = 8000;

describe('running projections', () => {
  const events = longHistory(300);
  const bench = useDatabase(testDatabase);
  const start = useEngines(bench);

  it('bring the rows to the end of the log and follow it from there', async () => {
    const source = arraySource(events.slice(0, 200));
    const engine = await start(source);
    await engine.caughtUp();
    await expectRows(bench.client, events.slice(0, 200));
    const position = source.append(...events.slice(200));
    expect(await engine.waitFor(position, { timeoutMs })).to.equal(true);
    await expectRows(bench.client, events);
  });

  it('have every view from the start, with no rows', async () => {
    await start(arraySource());
    expect(await storedRows(bench.client, days)).to.deep.equal({});
    expect(await storedRows(bench.client, totals)).to.deep.equal({});
  });

  it('are live at once when there are no events', async () => {
    const source = arraySource<TallyEvent>();
    const engine = await start(source);
    await engine.caughtUp();
    expect(await engine.waitFor(source.append(...events), { timeoutMs })).to.equal(true);
    await expectRows(bench.client, events);
  });

  it('report when a position is not reached in time', async () => {
    const engine = await start(arraySource(events));
    await engine.caughtUp();
    expect(await engine.waitFor(positionOf(301), { timeoutMs: 30 })).to.equal(false);
  });

  it('are parked once when ahead of the log, and follow when it knows their position', async () => {
    const before = await start(arraySource(events));
    await before.caughtUp();
    await before.stop();
    const source = arraySource(events.slice(0, 200));
    const errors: [fields: object, message: string][] = [];
    const log = { ...silentLog, error: (...line: [object, string]) => errors.push(line) };
    const engine = await start(source, { log });
    const untilAll = async (state: string) => {
      for (;;) {
        const standings = await engine.status();
        if (standings.every((standing) => standing.state === state)) return standings;
      }
    };
    for (const { lagSeconds, parked } of await untilAll('parked')) {
      expect(lagSeconds).to.equal(Number.POSITIVE_INFINITY);
      expect(parked?.error)
        .to.include(positionOf(300))
        .and.to.include(`its last event is at ${positionOf(200)}`);
    }
    const position = source.append(...events.slice(200), { type: 'Reset', memberId: 'ann' });
    await untilAll('live');
    expect(await engine.waitFor(position, { timeoutMs })).to.equal(true);
    await expectRows(bench.client, [...events, { type: 'Reset', memberId: 'ann' }]);
    expect(errors.map(([, message]) => message)).to.deep.equal([
      'the read models are parked: their position is of another log',
    ]);
  });

  it('stay parked when a restored log has another event at their position', async () => {
    const source = arraySource(events);
    const restored = arraySource<TallyEvent>([
      ...events,
      { type: 'Seen', memberId: 'eve' },
      { type: 'Seen', memberId: 'eve' },
    ]);
    Object.assign(restored.events[300] ?? {}, { id: randomUUID() });
    let current = source;
    let [asked, refused] = [0, 0];
    const dropping = new AbortController();
    const engine = await start({
      ...source,
      head: () => current.head(),
      firstAfter: (position) => current.firstAfter(position),
      readAll: (options) => {
        if (current === restored && options.after === positionOf(300)) asked += 1;
        return current.readAll(options);
      },
      async *subscribe(options) {
        if (current === restored) {
          refused += 1;
          throw new UnknownPosition(options.after, 'other');
        }
        const signal = AbortSignal.any([options.signal, dropping.signal]);
        for await (const message of source.subscribe({ ...options, signal })) {
          if (dropping.signal.aborted) return;
          yield message;
        }
      },
    });
    await engine.caughtUp();
    await engine.waitFor(source.append({ type: 'Seen', memberId: 'bob' }), { timeoutMs });
    current = restored;
    dropping.abort();
    await until(() => asked > 1);
    expect(refused).to.equal(1);
    for (const { state, lagSeconds } of await engine.status())
      expect([state, lagSeconds]).to.deep.equal(['parked', Number.POSITIVE_INFINITY]);
  });

  it('are awaited by name only, and never when they are parked', async () => {
    const source = arraySource(events);
    const engine = await start(source, { projections: [days, broken(totals, 301)] });
    await engine.caughtUp();
    const position = source.append({ type: 'Reset', memberId: 'ann' });
    expect(await engine.waitFor(position, { projections: ['days'], timeoutMs })).to.equal(true);
    const since = performance.now();
    expect(await engine.waitFor(position, { timeoutMs })).to.equal(false);
    expect(performance.now() - since).to.be.lessThan(timeoutMs / 2);
  });

  it('report position, lag and version in any process', async () => {
    const source = arraySource(events);
    const engine = await start(source, { projections: [days, broken(totals, 301)] });
    await engine.caughtUp();
    const position = source.append({ type: 'Reset', memberId: 'ann' }, { type: 'Seen', memberId: 'bob' });
    await engine.waitFor(position, { timeoutMs });
    const subscriber = await start(source);
    for (const process of [engine, subscriber]) {
      const [first, second] = await process.status();
      const current = {
        name: 'days',
        version: 1,
        position,
        state: 'live',
        lagEvents: 0,
        lagSeconds: 0,
      };
      expect(first).to.deep.include({ ...current, parked: null });
      expect(second).to.deep.include({
        name: 'totals',
        position: positionOf(300),
        state: 'parked',
        lagEvents: 2,
      });
      expect(second?.lagSeconds).to.be.greaterThan(0);
      expect(second?.parked).to.deep.include({ position: positionOf(301), eventType: 'Reset' });
    }
  });

  it('that are parked are tried again when the engine restarts', async () => {
    const source = arraySource(events.slice(0, 100));
    const first = await start(source, { projections: [days, broken(totals, 150)] });
    await first.caughtUp();
    await first.waitFor(source.append(...events.slice(100)), { projections: ['days'], timeoutMs });
    await first.stop();
    const second = await start(source);
    await second.caughtUp();
    await expectRows(bench.client, events);
    expect((await second.status()).map(({ state }) => state)).to.deep.equal(['live', 'live', 'live']);
  });

  it('park one that cannot be rebuilt and rebuild the others', async () => {
    const engine = await start(arraySource(events), { projections: [broken(days, 50), totals] });
    await engine.caughtUp();
    await expectRows(bench.client, events, { projections: [totals] });
    const [first] = await engine.status();
    expect(first).to.deep.include({ name: 'days', state: 'parked', position: beginning });
  });

  describe('of two releases', () => {
    const source = () => arraySource(events.slice(0, 200), { packet: 10 });
    const later = [doubledDays(2), totals];
    const rowsIn = (name: 'days_v1' | 'days_v2') =>
      storedRows(bench.client, { ...(name === 'days_v1' ? days : doubledDays(2)), name });
    const sumOf = async (table: string): Promise<number> => {
      const { rows } = await bench.client.query<{ sum: number }>(
        `select coalesce(sum(points), 0)::float8 as sum from read.${table}`,
      );
      return rows[0]?.sum ?? Number.NaN;
    };

    it('run beside each other, each with the rows of its version', async () => {
      const log = source();
      const old = await start(log, { projections: [days, totals] });
      await old.caughtUp();
      const gate = createGate();
      const next = await start(gatedBy(gate, log), { projections: later });
      const first = log.append(...events.slice(200, 250));
      expect(await old.waitFor(first, { timeoutMs })).to.equal(true);
      expect(await next.waitFor(first, { projections: ['totals'], timeoutMs })).to.equal(true);
      expect(await next.waitFor(first, { timeoutMs })).to.equal(false);
      expect((await next.status())[0]).to.deep.include({ state: 'rebuilding', version: 2 });
      expect(await rowsIn('days_v2')).to.deep.equal({});

      gate.open();
      await next.caughtUp();
      const second = log.append(...events.slice(250));
      for (const engine of [old, next]) expect(await engine.waitFor(second, { timeoutMs })).to.equal(true);
      const states = (await Promise.all([old.status(), next.status()])).flat();
      expect(states.map(({ name, version, state }) => `${name} ${version} ${state}`)).to.deep.equal([
        'days 1 live',
        'totals 1 live',
        'days 2 live',
        'totals 1 live',
      ]);
      for (const table of ['days_v1', 'days_v2'] as const)
        expect(await rowsIn(table)).to.deep.equal(expectedRows(days, recordedOf(events)));
      expect(await sumOf('days_v2')).to.equal(2 * (await sumOf('days_v1')));
      expect(await sumOf('days')).to.equal(await sumOf('days_v2'));
    });

    it('continue in the remaining process, with its own read models', async () => {
      const log = source();
      const old = await start(log, { projections: [days, totals] });
      await old.caughtUp();
      const next = await start(log, { projections: later });
      await next.caughtUp();
      await old.stop();
      const position = log.append(...events.slice(200));
      expect(await next.waitFor(position, { timeoutMs })).to.equal(true);
      await expectRows(bench.client, events, { projections: later });
      expect(await rowsIn('days_v1')).to.deep.equal(expectedRows(days, recordedOf(events.slice(0, 200))));
    });

    it('leave no rows of a gone release, which builds them again when it comes back', async () => {
      const log = source();
      const old = await start(log, { projections: [days, totals] });
      await old.caughtUp();
      const next = await start(log, { projections: later });
      await next.caughtUp();
      const drop = () => dropAbandoned(bench.client, 'read', later);
      expect(await drop()).to.deep.equal([]);
      await old.stop();
      expect(await drop()).to.deep.equal([]);
      await bench.client.query(`update read.leases set expires_at = '-infinity' where name like '%days_v1'`);
      expect(await drop()).to.deep.equal(['days_v1']);
      const { rows } = await bench.client.query(`select from pg_class where relname like 'days_v1%'`);
      expect(rows).to.have.length(0);

      const back = await start(log, { projections: [days, totals] });
      const position = log.append(...events.slice(200));
      await back.caughtUp();
      for (const engine of [next, back]) expect(await engine.waitFor(position, { timeoutMs })).to.equal(true);
      expect(await rowsIn('days_v1')).to.deep.equal(expectedRows(days, recordedOf(events)));
      expect(await sumOf('days')).to.equal(await sumOf('days_v2'));
    });
  });

  it('are refused with duplicate names or names that need quotes in SQL', async () => {
    const twice = await start(arraySource(), { projections: [days, days] }).catch(String);
    expect(twice).to.contain('two projections are named days');
    const odd = await start(arraySource(), {
      projections: [{ ...(days as AnyProjection), name: 'No Name' }],
    }).catch(String);
    expect(odd).to.contain('no name for a projection');
  });

  it('continue with the rows that an earlier engine left', async () => {
    await startFromEmpty(bench.client);
    const source = arraySource(events, { endsAtTheEnd: true });
    await followToTheEnd(bench.connect, source);
    const engine = await start(arraySource(events));
    await engine.caughtUp();
    await expectRows(bench.client, events);
  });
});

/** Like the given projection, but throws from event `number` on. */
function broken(projection: AnyProjection, number: number): AnyProjection {
  return {
    ...projection,
    holdsBack: 'everything',
    key(recorded) {
      if (recorded.position >= positionOf(number)) throw new Error('broken');
      return projection.key(recorded);
    },
  };
}

/** Gives its history only when the gate is open. */
const gatedBy = (
  gate: ReturnType<typeof createGate>,
  source: ArraySource<TallyEvent>,
): ArraySource<TallyEvent> => ({
  ...source,
  async *readAll(options) {
    await gate.opened;
    yield* source.readAll(options);
  },
});

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
