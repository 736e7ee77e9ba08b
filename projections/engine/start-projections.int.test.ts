import { expect } from 'chai';
import { beginning } from '#domain/kernel/recorded.ts';
import { storedRows } from '#projections/engine/testing/follow-log.ts';
import { silentLog } from '#projections/postgres/log.ts';
import { testDatabase } from '#service/testing/database.ts';
import type { AnyProjection } from './projection.ts';
import { type ArraySource, arraySource, positionOf } from './testing/array-source.ts';
import { expectRows, followToTheEnd, startFromEmpty } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { days, type TallyEvent, totals } from './testing/tally.ts';
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

  it('are parked once when they are ahead of the log, and follow again when the log knows their position', async () => {
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

  it('are waited for by name only, and not at all when they are parked', async () => {
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
        wantedVersion: 1,
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

  it('are rebuilt when their version changes, while the others follow and the old rows answer', async () => {
    const source = arraySource(events.slice(0, 200), { packet: 10 });
    const old = await start(source);
    await old.caughtUp();
    await old.stop();
    const gate = createGate();
    const gated: ArraySource<TallyEvent> = {
      ...source,
      async *readAll(options) {
        await gate.opened;
        yield* source.readAll(options);
      },
    };
    const engine = await start(gated, { projections: [{ ...(days as AnyProjection), version: 2 }, totals] });
    const position = source.append(...events.slice(200));
    expect(await engine.waitFor(position, { projections: ['totals'], timeoutMs })).to.equal(true);
    expect(await engine.waitFor(position, { timeoutMs })).to.equal(false);
    await expectRows(bench.client, events.slice(0, 200), { projections: [days] });
    const [rebuilding] = await engine.status();
    expect(rebuilding).to.deep.include({ state: 'rebuilding', version: 1, wantedVersion: 2 });

    gate.open();
    await engine.caughtUp();
    await expectRows(bench.client, events, { projections: [days, totals] });
    const [rebuilt] = await engine.status();
    expect(rebuilt).to.deep.include({ state: 'live', version: 2, position });
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
    key(recorded) {
      if (recorded.position >= positionOf(number)) throw new Error('broken');
      return projection.key(recorded);
    },
  };
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
