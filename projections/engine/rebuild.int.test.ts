import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant } from '#domain/kernel/day.ts';
import { storedRows } from '#projections/engine/testing/follow-log.ts';
import { testDatabase } from '#service/testing/database.ts';
import { ProjectionFailed } from './failures.ts';
import type { AnyProjection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { arraySource, positionOf } from './testing/array-source.ts';
import { doubledDays } from './testing/doubled-days.ts';
import { expectRows, followToTheEnd, recordedOf, startFromEmpty } from './testing/follow-log.ts';
import { helperOf } from './testing/helper-process.ts';
import { longHistory, randomHistories } from './testing/random-histories.ts';
import { days, type TallyEvent, tally, totals } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';

describe('a rebuild', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client));

  /** One that depends on events of several members. */
  const { partition: _, ...ofAll } = { ...totals, name: 'of_all' };
  const projections: readonly AnyProjection[] = [...tally, ofAll];

  it('gives the rows of the fold for any limit of memory', async function () {
    this.timeout(60_000);
    const runs = fc.asyncProperty(
      randomHistories,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 8_000 }),
      fc.boolean(),
      async (events, packet, memoryBytes, isDivisible) => {
        await startFromEmpty(bench.client, projections);
        const source = arraySource(events, { packet, isDivisible });
        const rebuilt = await rebuild({ connect: bench.connect, source, projections, memoryBytes });
        expect(rebuilt.position).to.equal(positionOf(events.length));
        await expectRows(bench.client, events, { projections });
      },
    );
    await fc.assert(runs, { numRuns: 30 });
  });

  it('gives the same rows when other processes fold a part of the members each', async function () {
    this.timeout(60_000);
    const runs = fc.asyncProperty(
      randomHistories,
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(1, 3_000, 1_000_000),
      async (events, helping, memoryBytes) => {
        await startFromEmpty(bench.client, projections);
        const source = arraySource(events, { packet: 7 });
        const deps = { connect: bench.connect, source, memoryBytes };
        const helpers = new Array(helping).fill(helperOf({ ...deps, projections }));
        const { rows } = await rebuild({ ...deps, projections, helpers });
        await expectRows(bench.client, events, { projections });
        const { rows: counted } = await bench.client.query('select from read.days');
        expect(rows.days).to.equal(counted.length);
      },
    );
    await fc.assert(runs, { numRuns: 30 });
  });

  it('keeps the old rows when another process fails to fold its part', async () => {
    const events = longHistory(100);
    const source = arraySource(events, { endsAtTheEnd: true, packet: 5 });
    await followToTheEnd(bench.connect, source);
    const helpers = [() => Promise.reject(new Error('its process was ended'))];
    const failure = await rebuild({
      ...{ connect: bench.connect, source, helpers },
      projections: [doubledDays(1)],
    }).catch(String);
    expect(failure).to.contain('its process was ended');
    await expectRows(bench.client, events);
  });

  it('succeeds when it is run again after an interruption', async function () {
    this.timeout(60_000);
    const events = longHistory(1500);
    const source = arraySource(events, { packet: 50 });
    for (let batches = 1; batches <= 30; batches += 3) {
      const interrupt = new AbortController();
      let seen = 0;
      const onProgress = () => {
        seen += 1;
        if (seen === batches) setTimeout(() => interrupt.abort(), batches % 5);
      };
      await rebuild({
        connect: bench.connect,
        source,
        projections: tally,
        memoryBytes: 1_500,
        onProgress,
        signal: interrupt.signal,
      }).catch(() => {});
      expect(interrupt.signal.aborted).to.equal(true);
    }
    await rebuild({ connect: bench.connect, source, projections: tally });
    await expectRows(bench.client, events);
    const { rows } = await bench.client.query(`select relname from pg_class where relname like '%\\_next'`);
    expect(rows).to.deep.equal([]);
  });

  it('stops at the first bad event of a projection without owners, and keeps rows', async () => {
    const events = longHistory(100);
    const source = arraySource(events, { endsAtTheEnd: true });
    await followToTheEnd(bench.connect, source);
    const broken: AnyProjection = {
      ...doubledDays(2),
      holdsBack: 'everything',
      evolve(_, { position }) {
        if (position >= positionOf(70)) throw new Error(`cannot take ${position}`);
        return days.initial;
      },
    };
    const failure = await rebuild({ connect: bench.connect, source, projections: [broken] }).catch(
      (error: unknown) => error,
    );
    const first = recordedOf(events).find(
      ({ event, position }) => position >= positionOf(70) && isOfDays(event),
    );
    expect(failure).to.be.instanceOf(ProjectionFailed);
    expect((failure as ProjectionFailed).recorded?.position).to.equal(first?.position);
    await expectRows(bench.client, events);
  });

  const scoredBy = (memberId: string, points: number): TallyEvent => ({
    ...{ type: 'Scored', memberId, points, note: null },
    day: '2026-03-01',
  });

  it('names the projection whose row Postgres refused', async () => {
    const source = arraySource([scoredBy('max', 2 ** 31)]);
    const rebuilding = rebuild({ connect: bench.connect, source, projections: [days] });
    const failure = await rebuilding.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(ProjectionFailed);
    expect((failure as ProjectionFailed).projection.name).to.equal('days');
  });

  it('keeps the old rows when Postgres refuses a row while the next part is folded', async () => {
    const members = Array.from({ length: 60 }, (_, nth) => `member-${nth}`);
    const events = members.map((memberId) => scoredBy(memberId, 1));
    await followToTheEnd(bench.connect, arraySource(events, { endsAtTheEnd: true }));
    for (const refused of members.slice(0, 20)) {
      const source = arraySource([...events, scoredBy(refused, 2 ** 31)]);
      const rebuilding = rebuild({ connect: bench.connect, source, projections: [days], memoryBytes: 1 });
      const failure = await rebuilding.catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(ProjectionFailed);
    }
    await expectRows(bench.client, events, { projections: [days] });
  });

  it('writes the state of a past moment into a separate schema', async () => {
    const events = longHistory(200);
    const source = arraySource(events, { endsAtTheEnd: true });
    await followToTheEnd(bench.connect, source);
    const until = asInstant(new Date(Date.UTC(2026, 2, 1) + 80 * 60_000).toISOString());
    await rebuild({ connect: bench.connect, source, projections: tally, until, schema: 'as_of' });
    await expectRows(bench.client, events.slice(0, 80), { schema: 'as_of' });
    await expectRows(bench.client, events);
  });

  it('refuses to write the state of a past moment into the live schema', async () => {
    const until = asInstant('2026-03-01T00:00:00.000Z');
    const failure = await rebuild({
      connect: bench.connect,
      source: arraySource(),
      projections: tally,
      until,
    }).catch(String);
    expect(failure).to.contain('needs a schema of its own');
  });

  it('runs once at a time per projection', async function () {
    this.timeout(60_000);
    const events = longHistory(500);
    const source = arraySource(events, { packet: 20 });
    const run = () => rebuild({ connect: bench.connect, source, projections: tally, memoryBytes: 1_500 });
    await Promise.all([run(), run(), run()]);
    await expectRows(bench.client, events);
  });

  it('writes member texts unchanged through COPY', async () => {
    const note = 'back\\slash, tab\t, line\n, return\r, \\N, \\., half \udc00';
    const scored: TallyEvent = { type: 'Scored', memberId: 'ann', day: '2026-03-01', points: 1, note };
    await rebuild({ connect: bench.connect, source: arraySource([scored]), projections: tally });
    const kept = note.replace('\udc00', '\ufffd');
    const { rows } = await bench.client.query('select last_note, notes from read.days');
    expect(rows).to.deep.equal([{ last_note: kept, notes: [kept] }]);
    const [row] = Object.values(await storedRows(bench.client, days));
    expect(row?.state).to.deep.include({ notes: [kept] });
  });
});

const isOfDays = ({ type }: TallyEvent) => (days.handles as readonly string[]).includes(type);
