import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { foldPoints } from '#domain/points/points-ledger.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { daysOf } from '#domain/streak/activity-state.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { decode, encode, eventRegistry } from '#service/event-store/event-types/event-codec.ts';
import {
  beginning,
  type EventStore,
  type ReadBatchesOptions,
  type StoredEvent,
} from '#service/event-store/port.ts';
import { makeLog, openEncrypted } from '#service/testing/bench/synthetic-store.ts';
import { testDatabase } from '#service/testing/database.ts';
import { snakeCase } from './event-table.ts';
import { exportTables } from './export-tables.ts';
import { openManifest } from './manifest.ts';
import { type Duck, openDuck } from './testing/duckdb.ts';
import { expectAllValues } from './testing/expected-values.ts';
import { rendered } from './views-sql.ts';

const size = 4000;
const models = new URL('../dbt/', import.meta.url);

describe('the export of events as tables', function () {
  this.timeout(120_000);
  let stores: Awaited<ReturnType<typeof openEncrypted>>;
  let drop: () => Promise<void>;
  let folder: string;
  let events: readonly StoredEvent[];
  let duck: Duck;

  before(async () => {
    const database = await testDatabase();
    drop = database.drop;
    folder = await mkdtemp(join(tmpdir(), 'rondel-tables-'));
    await makeLog(database.url, 'tables', size, folder);
    stores = await openEncrypted(database.url, folder);
    events = await allEvents();
    await exported(join(folder, 'shared'));
    duck = await openDuck(join(folder, 'shared'));
  });
  after(async () => {
    duck.close();
    await stores.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  async function allEvents(): Promise<StoredEvent[]> {
    const all: StoredEvent[] = [];
    for await (const batch of stores.encrypted.readBatches({ after: beginning, storeTimes: true }))
      all.push(...batch);
    return all;
  }
  const exported = (to: string, changes: Partial<Parameters<typeof exportTables>[0]> = {}) =>
    exportTables({
      store: stores.encrypted,
      folder: to,
      isPersonal: false,
      from: null,
      signal: new AbortController().signal,
      onProgress: () => {},
      ...changes,
    });
  const filesOf = async (of: string): Promise<Record<string, string>> => {
    const paths = (await readdir(of, { recursive: true })).filter((path) => path.endsWith('.parquet'));
    const entries = paths
      .sort()
      .map(async (path) => [path, await readFile(join(of, path), 'base64')] as const);
    return Object.fromEntries(await Promise.all(entries));
  };

  it('has a row for each event in the table of its type', async () => {
    const counted = grouped(events, ({ type }) => type);
    for (const type of Object.keys(eventRegistry)) {
      const [row] = await duck.rows(`select count(*) as n from ${snakeCase(type)}`);
      expect([type, Number(row?.n)]).to.deep.equal([type, counted.get(type)?.length ?? 0]);
    }
  });

  it('has typed columns: 64-bit positions, timestamps with a zone, dates', async () => {
    const columns = await duck.rows<{ column_name: string; column_type: string }>('describe quest_spun');
    const types = Object.fromEntries(columns.map((column) => [column.column_name, column.column_type]));
    expect(types).to.include({
      position: 'BIGINT',
      event_id: 'UUID',
      revision: 'INTEGER',
      occurred_at: 'TIMESTAMP WITH TIME ZONE',
      local_date: 'DATE',
      date: 'DATE',
      spin: 'BIGINT',
      inputs_is_rest_day: 'BOOLEAN',
      month: 'VARCHAR',
    });
  });

  it('describes every column of every table for dbt', async () => {
    const text = await readFile(join(folder, 'shared', 'sources.yml'), 'utf8');
    const names = text.split('\n').filter((line) => line.startsWith('          - name: '));
    const descriptions = text.split('\n').filter((line) => /^ {12}description: ".{4,}[.)]"$/.test(line));
    expect(names.length).to.be.above(500);
    expect(descriptions.length).to.equal(names.length);
  });

  it('has no column whose name is a word of SQL', async () => {
    for (const type of Object.keys(eventRegistry)) {
      const columns = await duck.rows<{ column_name: string }>(`describe ${snakeCase(type)}`);
      await duck.rows(
        `select ${columns.map(({ column_name }) => column_name).join()} from ${snakeCase(type)} limit 0`,
      );
    }
  });

  it('keeps every value of an event', async () => {
    const stored = events.findLast(({ type }) => type === 'QuestSpun');
    const [row] = await duck.rows(
      'select *, epoch_ms(occurred_at) as at, epoch_ms(recorded_at) as recorded from quest_spun order by position desc limit 1',
    );
    expect(row).to.deep.include({
      position: String(Number(stored?.position.slice(0, 20))),
      event_id: stored?.id,
      stream: stored?.stream,
      revision: stored?.revision,
      at: String(Date.parse(String(stored?.metadata.occurredAt))),
      recorded: String(Date.parse(String(stored?.storedAt))),
      local_date: stored?.metadata.localDate,
      local_zone: stored?.metadata.zone,
      command_id: stored?.metadata.commandId,
      member_id: stored?.data.memberId,
      quest_id: stored?.data.questId,
      candidates: JSON.stringify(stored?.data.candidates),
    });
  });

  it('has the values of every event in every column, with and without personal fields', async () => {
    const personal = join(folder, 'all-values');
    await exported(personal, { isPersonal: true });
    await expectAllValues(join(folder, 'shared'), events, false);
    await expectAllValues(personal, events, true);
  });

  it('has personal columns only when they are requested', async () => {
    const personal = join(folder, 'personal');
    await exported(personal, { isPersonal: true });
    const open = await openDuck(personal);
    const [row] = await open.rows('select email, first_name from member_registered limit 1');
    open.close();
    expect(row?.email).to.match(/@bench\.example$/);
    const columns = await duck.rows('describe member_registered');
    expect(columns.map(({ column_name }) => column_name)).not.to.include.members(['email', 'first_name']);
    const bytes = Object.values(await filesOf(join(folder, 'shared'))).map((text) =>
      Buffer.from(text, 'base64'),
    );
    expect(Buffer.concat(bytes).includes('@bench.example')).to.equal(false);
  });

  it('refuses a folder that was made with other options, or by something else', async () => {
    const refused = await exported(join(folder, 'shared'), { isPersonal: true }).catch(String);
    expect(refused).to.include('was made without personal fields');
    await writeFile(join(folder, 'a-file'), '');
    expect(await exported(folder).catch(String)).to.include('is no folder of an export');
  });

  it('changes no byte when nothing is new', async () => {
    const before = await filesOf(join(folder, 'shared'));
    expect(await exported(join(folder, 'shared'))).to.include({ events: 0 });
    expect(await filesOf(join(folder, 'shared'))).to.deep.equal(before);
  });

  it('continues after the last checkpoint when interrupted, with the same rows', async () => {
    const to = join(folder, 'interrupted');
    const interruption = new AbortController();
    const failed = await exported(to, {
      eventsPerCheckpoint: 1000,
      signal: interruption.signal,
      onProgress: (read) => {
        if (read > 2500) interruption.abort();
      },
      store: { readBatches: (options) => inPieces(stores.encrypted.readBatches(options), 700) },
    }).catch((error: Error) => error.name);
    expect(failed).to.equal('AbortError');
    const rest = await exported(to);
    expect(rest.events).to.be.within(1, size - 1000);
    const again = await openDuck(to);
    const listed = 'select event_id from quest_spun order by position';
    expect(await again.rows(listed)).to.deep.equal(await duck.rows(listed));
    again.close();
  });

  it('continues in a folder in which it was killed before the first table was complete', async () => {
    const to = join(folder, 'killed');
    await mkdir(to);
    await writeFile(join(to, 'export.json.part'), '{"format":');
    const begun = await openManifest(to, { isPersonal: false, from: null });
    await writeFile(join(to, 'left.parquet'), '');
    expect(await openManifest(to, { isPersonal: false, from: null })).to.deep.equal(begun);
    expect((await exported(to)).events).to.equal(size);
    expect(await readdir(to))
      .to.include('export.json')
      .and.not.include('left.parquet');
  });

  it('leaves out unknown and broken events, counts them, and has all others', async () => {
    const to = join(folder, 'left-out');
    const [first, second, ...others] = events;
    if (!first || !second) throw new Error('The log has no events.');
    const { encoded: _, ...decoded } = second;
    async function* batches(): AsyncGenerator<readonly StoredEvent[]> {
      yield [{ ...first, type: 'FutureThing' } as StoredEvent, { ...decoded, data: {} }, ...others];
    }
    const { events: written, leftOut } = await exported(to, { store: { readBatches: batches } });
    expect(written).to.equal(others.length);
    expect(leftOut).to.deep.equal({ events: 2, first: `FutureThing at position ${first.position}` });
  });

  it('begins at an instant when asked to', async () => {
    const to = join(folder, 'later');
    const from = '2026-01-10T00:00:00.000Z';
    const { events: written } = await exported(to, { from });
    expect(written).to.equal(events.filter(({ metadata }) => String(metadata.occurredAt) >= from).length);
    const later = await openDuck(to);
    const [row] = await later.rows('select min(occurred_at) as first, count(*) as n from quest_spun');
    later.close();
    const expected = events.filter(
      ({ type, metadata }) => type === 'QuestSpun' && String(metadata.occurredAt) >= from,
    );
    expect(Number(row?.n)).to.equal(expected.length);
  });

  it('has the active days and points of the fold of the game', async () => {
    const byMember = grouped(
      events.map((stored) => decode(stored)),
      ({ event }) => ('memberId' in event ? event.memberId : ''),
    );
    const expected = [...byMember].flatMap(([memberId, own]) =>
      daysOf(foldActivity(own))
        .filter(({ facts }) =>
          facts.some(({ kind, isTotalsOnly }) => kind !== 'skip' && kind !== 'token' && !isTotalsOnly),
        )
        .map(({ date }) => `${memberId} ${date}`),
    );
    const days = await duck.rows(`select member_id || ' ' || date as day from active_days`);
    expect(expected.length).to.be.above(300);
    expect(days.map(({ day }) => day).sort()).to.deep.equal(expected.sort());
    const points = await duck.rows<{ member_id: string; total: string }>(
      'select member_id, sum(points)::varchar as total from points group by all',
    );
    const totals = [...byMember]
      .map(([memberId, own]) => [memberId, String(foldPoints(own).total)])
      .filter(([, total]) => total !== '0');
    expect(points.map(({ member_id, total }) => [member_id, total]).sort()).to.deep.equal(totals.sort());
  });

  it('describes the outcome of each spin', async () => {
    const outcomes = await duck.rows('select outcome, count(*)::integer as n from quest_spins group by all');
    const spins = events.filter(({ type }) => type === 'QuestSpun').length;
    expect(outcomes.reduce((sum, { n }) => sum + Number(n), 0)).to.equal(spins);
    const again = events.filter(({ type, data }) => type === 'QuestSpun' && Number(data.spin) > 1).length;
    expect(outcomes.find(({ outcome }) => outcome === 'spun-away')?.n).to.equal(again);
  });

  it('names store times of counted events in the models, and none where unknown', async () => {
    const known = await duck.rows(
      'select count(*) as n from quest_spins where recorded_at is null union all select count(*) from members where recorded_at is null',
    );
    expect(known).to.deep.equal([{ n: '0' }, { n: '0' }]);
    const to = join(folder, 'unknown-times');
    await exported(to, { store: { readBatches: (options) => withoutSomeTimes(stores.encrypted, options) } });
    const unknown = await openDuck(to);
    const [days] = await unknown.rows(
      `select count(*) filter (where recorded_at is null)::integer as without, count(recorded_at)::integer as with,
         (select count(*)::integer from (select member_id, date from done where is_credited and recorded_at is null group by all)) as expected
       from active_days`,
    );
    const [spins] = await unknown.rows(
      `select count(*) filter (where recorded_at is null)::integer as models,
         (select count(*)::integer from quest_spun where recorded_at is null) as tables from quest_spins`,
    );
    // A date that was done again later, at a time that is unknown.
    await unknown.rows(`create table later as
      select * replace (position + 1000000 as position, null as recorded_at) from quest_completed q
      where recorded_at is not null and exists (select 1 from done d where d.member_id = q.member_id and d.date = q.date and d.kind = 'quest') limit 1`);
    await unknown.rows(`create or replace view quest_completed as
      from read_parquet('quest_completed/*/*.parquet', union_by_name = true, hive_partitioning = true, hive_types_autocast = false)
      union all by name from later`);
    const again = await unknown.rows(
      `select d.recorded_at from done d join later using (member_id, date) where d.kind = 'quest'`,
    );
    unknown.close();
    expect(again).to.deep.equal([{ recorded_at: null }]);
    expect(days?.without).to.equal(days?.expected).and.to.be.above(0);
    expect(days?.with).to.be.above(0);
    expect(spins?.models).to.equal(spins?.tables).and.to.be.above(0);
  });

  it('passes the tests of the dbt project, also where store times are unknown', async () => {
    const tests = await readdir(new URL('tests/', models));
    expect(tests.length).to.be.above(3);
    const unknown = await openDuck(join(folder, 'unknown-times'));
    for (const file of tests) {
      const text = rendered(await readFile(new URL(`tests/${file}`, models), 'utf8'));
      for (const each of [duck, unknown]) expect([file, await each.rows(text)]).to.deep.equal([file, []]);
    }
    unknown.close();
  });

  // Last, because it changes the log.
  it('loses rows of erased members only, at the next run, also after an interruption', async () => {
    const to = join(folder, 'erased');
    await exported(to);
    const memberId = asMemberId(String(events.find(({ type }) => type === 'QuestSpun')?.data.memberId));
    const other = events.findLast(({ type, data }) => type === 'QuestSpun' && data.memberId !== memberId);
    const otherId = asMemberId(String(other?.data.memberId));
    for (const erased of [memberId, otherId])
      await append({ type: 'AccountDeleted', memberId: erased }, erased);
    // Interrupted after the position has passed the first erasure: the next run knows of it all the same.
    const interruption = new AbortController();
    const failed = await exported(to, {
      eventsPerCheckpoint: 1,
      signal: interruption.signal,
      onProgress: () => interruption.abort(),
      store: { readBatches: (options) => inPieces(stores.encrypted.readBatches(options), 1) },
    }).catch((error: Error) => error.name);
    expect(failed).to.equal('AbortError');
    expect(await exported(to)).to.include({ events: 1, erased: 2 });
    const left = await openDuck(to);
    const counts = async (of: Duck, whose: string) =>
      of.rows(
        `select count(*)::integer as n from quest_spun where member_id ${whose} ('${memberId}', '${otherId}')`,
      );
    expect(await counts(left, 'in')).to.deep.equal([{ n: 0 }]);
    expect(await counts(left, 'not in')).to.deep.equal(await counts(duck, 'not in'));
    expect(await left.rows(`select * from members where member_id = '${memberId}'`)).to.deep.equal([]);
    const same = `select * exclude (month) from program_started where member_id not in ('${memberId}', '${otherId}') order by position`;
    expect(await left.rows(same)).to.deep.equal(await duck.rows(same));
    left.close();
  });

  async function append(event: DomainEvent, memberId: MemberId): Promise<void> {
    const commandId = asCommandId(derivedId('erasure', memberId));
    const stream = memberStream(memberId);
    const stored = encode(
      event,
      {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: memberId,
        occurredAt: asInstant('2026-03-01T08:00:00.000Z'),
        zone: 'UTC',
        localDate: asMemberDay('2026-03-01'),
      },
      { commandId, index: 0 },
    );
    const revision = events.findLast((each) => each.stream === stream)?.revision ?? 0;
    await stores.encrypted.append(stream, revision, [stored]);
  }
});

/** As events of before the store kept the time are. */
async function* withoutSomeTimes(
  store: Pick<EventStore, 'readBatches'>,
  options: ReadBatchesOptions,
): AsyncGenerator<readonly StoredEvent[]> {
  for await (const batch of store.readBatches({ ...options, isLazy: false }))
    yield batch.map((event, nth) => (nth % 3 === 0 ? { ...event } : event));
}

async function* inPieces<Item>(
  batches: AsyncIterable<readonly Item[]>,
  most: number,
): AsyncGenerator<readonly Item[]> {
  for await (const batch of batches)
    for (let at = 0; at < batch.length; at += most) yield batch.slice(at, at + most);
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
