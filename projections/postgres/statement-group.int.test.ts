import { expect } from 'chai';
import { useDatabase } from '#projections/engine/testing/use-database.ts';
import { testDatabase } from '#service/testing/database.ts';
import type { Client } from './pg.ts';
import { type GroupedStatement, sendGroup } from './statement-group.ts';

describe('statements that are sent as one request', () => {
  const bench = useDatabase(testDatabase);
  let client: Client;
  beforeEach(async () => {
    client = await bench.connect('group', { pipeline: true });
    await client.query('drop table if exists noted');
    await client.query('create table noted (nth integer primary key)');
  });
  afterEach(() => client.end());

  const note = (nth: number): GroupedStatement => ({
    name: 'note',
    text: 'insert into noted values ($1) returning nth',
    values: [nth],
  });
  const named = (text: string): GroupedStatement => ({ name: text, text });
  const noted = async () =>
    (await bench.client.query<{ nth: number }>('select nth from noted order by nth')).rows;

  it('run in their order, beside queries before and after them', async () => {
    const before = client.query<{ n: number }>('select 1 as n');
    const group = sendGroup(client, [named('begin'), note(1), note(2), named('commit')]);
    const after = client.query<{ n: number }>({ name: 'two', text: 'select 2 as n' });
    await group;
    expect([(await before).rows, (await after).rows]).to.deep.equal([[{ n: 1 }], [{ n: 2 }]]);
    expect(await noted()).to.deep.equal([{ nth: 1 }, { nth: 2 }]);
  });

  it('end at the first that fails, with its meaning, and can be sent again', async () => {
    const meaning = () => new RangeError('there is one already');
    const failing = { ...note(1), meaning };
    const after = named('select 3');
    const sent = sendGroup(client, [named('begin'), note(1), failing, after, named('commit')]);
    expect(await sent.catch((error: unknown) => error)).to.be.instanceOf(RangeError);
    await client.query('rollback');
    expect(await noted()).to.deep.equal([]);
    await sendGroup(client, [named('begin'), note(1), after, named('commit')]);
    expect(await noted()).to.deep.equal([{ nth: 1 }]);
  });

  it('do not run behind one whose values cannot be sent', async () => {
    const throwing = {
      ...note(1),
      values: [
        {
          toPostgres() {
            throw new RangeError('no text');
          },
        },
      ],
    };
    const sent = sendGroup(client, [named('begin'), note(7), throwing, named('commit')]);
    expect(await sent.catch((error: unknown) => error)).to.be.instanceOf(RangeError);
    await client.query('rollback');
    expect(await noted()).to.deep.equal([]);
    await sendGroup(client, [note(8)]);
    expect(await noted()).to.deep.equal([{ nth: 8 }]);
  });

  it('fail when the connection is lost', async () => {
    const sent = sendGroup(client, [named('select pg_sleep(60)')]);
    await bench.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'projections group %'`,
    );
    expect(await sent.catch((error: unknown) => error)).to.be.instanceOf(Error);
  });
});
