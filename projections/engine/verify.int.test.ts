import { expect } from 'chai';
import { testDatabase } from '#service/testing/database.ts';
import { arraySource, positionOf } from './testing/array-source.ts';
import { followToTheEnd, startFromEmpty } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { days, type TallyEvent, tally, totals } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';
import { verify } from './verify.ts';

describe('verification of the rows', () => {
  const events = [
    ...longHistory(300),
    ...['ann', 'bob', 'cyd'].map((memberId): TallyEvent => {
      return { type: 'Scored', memberId, day: '2026-03-05', points: 7, note: 'kept' };
    }),
  ];
  const source = arraySource(events, { packet: 40, endsAtTheEnd: true });
  const bench = useDatabase(testDatabase);
  beforeEach(async () => {
    await startFromEmpty(bench.client);
    await followToTheEnd(bench.connect, source);
  });

  const check = (projections = tally) => verify({ connect: bench.connect, source, projections });

  it('finds no difference when the rows match the events', async () => {
    const verified = await check();
    for (const one of verified) expect(one).to.deep.include({ differingRows: 0, differences: [] });
    expect(verified.map(({ projection, rows, position }) => [projection, rows > 0, position])).to.deep.equal([
      ['days', true, positionOf(events.length)],
      ['totals', true, positionOf(events.length)],
      ['sums', true, positionOf(events.length)],
    ]);
  });

  it('names the member and the field of a changed column', async () => {
    await bench.client.query(`update read.days set points = 1000 where key = 'bob/2026-03-05'`);
    const [verified] = await check();
    expect(verified?.differences).to.deep.equal([
      { key: 'bob/2026-03-05', owner: 'bob', path: 'points', live: 1000, rebuilt: 7 },
    ]);
  });

  it('names the path in a changed state', async () => {
    await bench.client.query(`update read.days_v1 set state = '{"shares":2}' where key = 'ann/2026-03-05'`);
    const [verified] = await check();
    expect(verified?.differences).to.deep.equal([
      { key: 'ann/2026-03-05', owner: 'ann', path: 'state.shares', live: 2, rebuilt: 0 },
    ]);
  });

  it('shows missing and surplus rows', async () => {
    await bench.client.query(`delete from read.totals where key = 'ann'`);
    await bench.client.query(`update read.totals set key = 'eve' where key = 'bob'`);
    const [, verified] = await check();
    const sides = verified?.differences.map(({ key, path, live, rebuilt }) => [
      key,
      path,
      live !== null,
      rebuilt !== null,
    ]);
    expect(sides).to.deep.equal([
      ['ann', '', false, true],
      ['bob', '', false, true],
      ['eve', '', true, false],
    ]);
  });

  it('counts all differing rows and lists only up to the given limit', async () => {
    await bench.client.query('update read.days set points = points + 1');
    const [verified] = await verify({
      connect: bench.connect,
      source,
      projections: [days],
      maxListedRows: 2,
    });
    expect(verified?.differingRows).to.equal(verified?.rows);
    expect(verified?.differences).to.have.length(2);
  });

  it('compares with the history up to the position of the rows while the log grows', async () => {
    const ahead = arraySource([...events, ...longHistory(50)], { packet: 40 });
    const verified = await verify({ connect: bench.connect, source: ahead, projections: tally });
    expect(verified.map(({ differingRows }) => differingRows)).to.deep.equal([0, 0, 0]);
  });

  it('leaves no tables behind and does not change the live rows', async () => {
    await bench.client.query(`update read.days set points = 1000 where key = 'bob/2026-03-05'`);
    const snapshot = async () => {
      const rows = await bench.client.query('select * from read.days order by key');
      const schemas = await bench.client.query('select nspname from pg_namespace order by 1');
      return [rows.rows, schemas.rows];
    };
    const before = await snapshot();
    await check();
    expect(await snapshot()).to.deep.equal(before);
  });

  it('refuses where there are no rows of this version', async () => {
    expect(await check([{ ...totals, version: 2 }]).catch(String)).to.contain(
      'The read model totals has no rows of version 2',
    );
  });
});
