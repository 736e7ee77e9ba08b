import { expect } from 'chai';
import { inTransaction } from '#projections/postgres/connection.ts';
import { testDatabase } from '#service/testing/database.ts';
import { createRowWriter } from './copy-rows.ts';
import { ProjectionFailed } from './failures.ts';
import { createTables, type Table, tableOf } from './tables.ts';
import { recordedOf } from './testing/follow-log.ts';
import { days, type Scored, totals } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';
import { workingSet } from './working-set.ts';

describe('a writer of rows', () => {
  const bench = useDatabase(testDatabase);
  const tables = { days: tableOf(days, 'read', 'next'), totals: tableOf(totals, 'read', 'next') };
  beforeEach(async () => {
    await bench.client.query('create schema if not exists read');
    await createTables(bench.client, Object.values(tables));
  });

  const day = '2026-03-01';
  const scored = (memberId: string, { points = 1, note = 'x' }): Scored => ({
    ...{ type: 'Scored', memberId, day, points, note },
  });
  const setOf = ({ projection }: Table, events: readonly Scored[]) => {
    const set = workingSet(projection);
    for (const recorded of recordedOf(events)) set.fold(recorded);
    return set;
  };
  /** Counts the transactions. */
  const startWriter = (bytesAtOnce: number) => {
    const seen = { transactions: 0, open: 0, mostOpen: 0 };
    const write = async (work: () => Promise<void>) => {
      seen.transactions += 1;
      seen.open += 1;
      seen.mostOpen = Math.max(seen.mostOpen, seen.open);
      await inTransaction(bench.client, work);
      seen.open -= 1;
    };
    return { seen, writer: createRowWriter(bench.client, write, bytesAtOnce) };
  };
  const notesIn = async (): Promise<unknown[]> =>
    (
      await bench.client.query<{ note: string }>(
        `select last_note as note from ${tables.days.name} order by key`,
      )
    ).rows.map(({ note }) => note);

  it('writes the rows of all sets of several tables, one transaction after the other', async () => {
    const notes = Array.from({ length: 120 }, (_, nth) => `${nth}\t`.padEnd(5_000 + nth, 'é'));
    const { seen, writer } = startWriter(1);
    let added = 0;
    for (const [nth, note] of notes.entries()) {
      const events = [scored(`member ${String(nth).padStart(3, '0')}`, { note })];
      added += await writer.add(tables.days, setOf(tables.days, events));
      added += await writer.add(tables.totals, setOf(tables.totals, events));
    }
    await writer.end();
    expect(added).to.equal(240);
    expect(await notesIn()).to.deep.equal(notes);
    const { rows } = await bench.client.query(`select from ${tables.totals.name}`);
    expect(rows.length).to.equal(120);
    expect(seen.transactions).to.be.within(5, 100);
    expect(seen.mostOpen).to.equal(1);
  });

  it('writes a row that is longer than one portion', async () => {
    const note = 'é'.repeat(200_000);
    const { writer } = startWriter(100_000);
    await writer.add(
      tables.days,
      setOf(tables.days, [scored('ann', { note }), scored('bob', { note: 'short' })]),
    );
    await writer.end();
    expect(await notesIn()).to.deep.equal([note, 'short']);
  });

  it('begins no transaction without rows', async () => {
    const { seen, writer } = startWriter(1);
    expect(await writer.add(tables.days, setOf(tables.days, []))).to.equal(0);
    await writer.end();
    expect(seen.transactions).to.equal(0);
  });

  const long = 'x'.repeat(70_000);

  it('reports a row refused by Postgres when more are added, and leaves nothing open', async () => {
    const { seen, writer } = startWriter(1);
    let failure: unknown = null;
    for (let nth = 0; nth < 10 && failure === null; nth += 1) {
      const events = [scored(`member ${nth}`, { points: nth === 2 ? 2 ** 31 : 1, note: long })];
      failure = await writer.add(tables.days, setOf(tables.days, events)).then(
        () => null,
        (error: unknown) => error,
      );
    }
    await writer.settled();
    expect(failure).to.be.instanceOf(ProjectionFailed);
    expect((failure as ProjectionFailed).projection.name).to.equal('days');
    expect((await notesIn()).every((note) => note === long)).to.equal(true);
    expect(seen.mostOpen).to.equal(1);
  });

  it('reports a row that Postgres refused at the end', async () => {
    const { writer } = startWriter(1_000_000);
    await writer.add(tables.days, setOf(tables.days, [scored('ann', { points: 2 ** 31 })]));
    const failure = await writer.end().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(ProjectionFailed);
    expect(await notesIn()).to.deep.equal([]);
  });
});
