import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect } from 'chai';
import { parquetReadObjects } from 'hyparquet';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { testDatabase } from '#service/testing/database.ts';
import { useReplayContext } from '#service/testing/use-replay-context.ts';
import { exportEvents, exportToFile, hashFileOf } from './export-events.ts';
import { type ExportFormat, exportFormats } from './export-formats.ts';
import { checkFile, importEvents } from './import-events.ts';
import { WrongImport } from './imported-event.ts';

const { signal } = new AbortController();
const planted = [
  'ann@planted.example',
  'bob@planted.example',
  'Planted-ann',
  'planted-injury',
  '88904',
  '87090',
];

describe('the export of events', function () {
  this.timeout(30_000);
  const shared = useReplayContext();
  let folder: string;
  const opened: { store: EventStore; drop: () => Promise<void> }[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-export-'));
  });
  after(async () => {
    for (const { store, drop } of opened) {
      await store.close();
      await drop();
    }
    await rm(folder, { recursive: true });
  });

  const emptyStore = async (): Promise<EventStore> => {
    const { url, drop } = await testDatabase();
    const store = await openEventLog({ connectionString: url });
    opened.push({ store, drop });
    return store;
  };
  const options = (store: EventStore, format: ExportFormat, isPersonal: boolean) => ({
    store,
    format,
    isPersonal,
    signal,
    onProgress: () => {},
  });
  const exported = async (format: ExportFormat, isPersonal: boolean): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
    });
    await exportEvents(options(shared.store, format, isPersonal), sink);
    return Buffer.concat(chunks);
  };
  /** Parquet compresses, so the search uses the decoded content. */
  const readable = async (format: ExportFormat, bytes: Buffer): Promise<string> =>
    format === 'parquet' ? JSON.stringify(await parquetRows(bytes), bigIntAsText) : bytes.toString();

  for (const format of Object.keys(exportFormats) as ExportFormat[]) {
    it(`as ${format} omits personal fields`, async () => {
      const text = await readable(format, await exported(format, false));
      expect(text).to.include('MemberRegistered').and.include('WeightLogged');
      for (const value of planted) expect(text).not.to.include(value);
    });

    it(`as ${format} contains personal fields when requested`, async () => {
      const text = await readable(format, await exported(format, true));
      for (const value of planted) expect(text).to.include(value);
    });
  }

  it('as Parquet is a typed table with a row for each event', async () => {
    const rows = await parquetRows(await exported('parquet', true));
    const stored = await allOf(shared.store);
    expect(rows.map(({ id }) => id)).to.deep.equal(stored.map(({ id }) => id));
    const last = stored.at(-1);
    expect(rows.at(-1)).to.deep.include({
      revision: last?.revision,
      occurred_at: new Date(String(last?.metadata.occurredAt)),
      recorded_at: new Date(String(last?.storedAt)),
      local_date: new Date(String(last?.metadata.localDate)),
      member_id: 'ann',
      position: BigInt(last?.position.slice(0, 20) ?? ''),
      data: last?.data,
    });
  });

  it('as Parquet is a table without rows when there are no events', async () => {
    const file = join(folder, 'empty.parquet');
    await exportToFile(options(await emptyStore(), 'parquet', true), file);
    const bytes = await readFile(file);
    expect(await parquetRows(bytes)).to.deep.equal([]);
    // As a list of structs, which readers in Rust need.
    expect(bytes.includes(Buffer.from([0x16, 0x00, 0x19, 0x0c]))).to.equal(true);
  });

  it('writes a file with its hash next to it, readable only by its owner', async () => {
    const file = join(folder, 'hashed.ndjson');
    const { sha256, events } = await exportToFile(options(shared.store, 'ndjson', false), file);
    expect(sha256).to.equal(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
    expect(await readFile(hashFileOf(file), 'utf8')).to.equal(`${sha256}  hashed.ndjson\n`);
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect(events).to.equal((await allOf(shared.store)).length);
  });

  it('leaves out events whose personal fields are unknown, and names the first one', async () => {
    const events = await allOf(shared.store);
    const unknown = { ...(events[0] as StoredEvent), type: 'FutureThing' };
    async function* withUnknown(): AsyncGenerator<readonly StoredEvent[]> {
      yield [unknown, ...events.slice(1)];
    }
    const store = { ...shared.store, readBatches: withUnknown };
    const file = join(folder, 'unknown.ndjson');
    const { events: written, leftOut } = await exportToFile(options(store, 'ndjson', false), file);
    expect(written).to.equal(events.length - 1);
    expect(leftOut).to.deep.equal({ events: 1, first: `FutureThing at position ${unknown.position}` });
    expect(await readFile(file, 'utf8')).not.to.include('FutureThing');
    const whole = await exportToFile(options(store, 'ndjson', true), file);
    expect([whole.events, whole.leftOut.events]).to.deep.equal([events.length, 0]);
  });

  it('leaves no file when it fails', async () => {
    const file = join(folder, 'failed.ndjson');
    async function* failing(): AsyncGenerator<readonly StoredEvent[]> {
      yield (await allOf(shared.store)).slice(0, 2);
      throw new Error('the log is gone');
    }
    const store = { ...shared.store, readBatches: failing };
    const failed = await exportToFile(options(store, 'ndjson', true), file).catch(String);
    expect(failed).to.equal('Error: the log is gone');
    for (const left of [file, `${file}.part`]) expect(await stat(left).catch(() => null)).to.equal(null);
  });

  describe('with its import', () => {
    let file: string;
    let sha256: string;

    before(async () => {
      file = join(folder, 'whole.ndjson');
      ({ sha256 } = await exportToFile(options(shared.store, 'ndjson', true), file));
    });

    const withoutTimes = async (of: string): Promise<string> =>
      (await readFile(of, 'utf8')).replaceAll(/"recordedAt":"[^"]+",/g, '');
    const importing = (store: EventStore, changes: object = {}) =>
      importEvents({ store, file, sha256, appendsAtOnce: 512, signal, onProgress: () => {}, ...changes });

    for (const appendsAtOnce of [1, 512])
      it(`gives the same file again with ${appendsAtOnce} concurrent appends`, async () => {
        const store = await emptyStore();
        const imported = await importing(store, { appendsAtOnce });
        expect(imported.sha256).to.equal(sha256);
        const again = join(folder, `again-${appendsAtOnce}.ndjson`);
        await exportToFile(options(store, 'ndjson', true), again);
        // But for the store times: the new store took the events later.
        expect(await withoutTimes(again)).to.equal(await withoutTimes(file));
        expect(await allOf(store)).to.deep.equal(await allOf(shared.store));
      });

    it('takes a file of a release before, whose lines have no position and revision', async () => {
      const text = await readFile(file, 'utf8');
      expect(text).to.match(/^\{"position":1,"revision":0,"recordedAt":"20\d\d-[^"]+Z","id":/);
      const earlier = join(folder, 'earlier.ndjson');
      const lines = text.replaceAll(/^\{"position":\d+,"revision":\d+,"recordedAt":"[^"]+",/gm, '{');
      await writeFile(earlier, lines);
      const store = await emptyStore();
      const hash = createHash('sha256').update(lines).digest('hex');
      expect(await importing(store, { file: earlier, sha256: hash })).to.include({ sha256: hash });
      expect(await allOf(store)).to.deep.equal(await allOf(shared.store));
    });

    it('resumes after an interruption, and changes nothing when everything is stored', async () => {
      const store = await emptyStore();
      let appends = 0;
      const failing: EventStore = {
        ...store,
        append: async (...append) => {
          appends += 1;
          if (appends > 7) throw new Error('interrupted');
          return store.append(...append);
        },
      };
      expect(await importing(failing, { appendsAtOnce: 1 }).catch(String)).to.equal('Error: interrupted');
      const half = (await allOf(store)).length;
      expect(half).to.be.within(7, 20);
      expect((await importing(store)).sha256).to.equal(sha256);
      expect((await importing(store)).sha256).to.equal(sha256);
    });

    it('refuses a store with other events', async () => {
      const store = await emptyStore();
      const [first] = await allOf(shared.store);
      if (!first) throw new Error('there is no event');
      await store.append('member-carl', 'no-stream', [first]);
      const refused = await importing(store).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(WrongImport);
      expect(String(refused)).to.include('The store is not empty');
      expect(await allOf(store)).to.have.length(1);
    });

    const damages: [string, (text: string) => string, RegExp][] = [
      [
        'with a line less',
        (text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1),
        /its SHA-256 is another/,
      ],
      ['with a value changed', (text) => text.replace('"points":2', '"points":9'), /its SHA-256 is another/],
      ['that was cut off', (text) => text.slice(0, -20), /^WrongImport: Line \d+ is not JSON/],
      [
        'with spaces put in',
        (text) => text.replace('"data":{', '"data": {'),
        /Line 1 is not an event as npm run export writes it/,
      ],
      [
        'with fields of another kind',
        (text) => text.replace('"id":', '"number":'),
        /Line 1 is not an event as npm run export writes it/,
      ],
      [
        'without the personal fields',
        (text) => text.replace('"email":"ann@planted.example",', ''),
        /Line 1 holds an event that could not be read again: MemberRegistered: email.*--with-personal\.$/,
      ],
    ];
    for (const [title, damage, message] of damages)
      it(`refuses a file ${title}`, async () => {
        const damaged = join(folder, `${title}.ndjson`);
        await writeFile(damaged, damage(await readFile(file, 'utf8')));
        const refused = await checkFile({ file: damaged, sha256, signal }).catch(String);
        expect(refused).to.match(message);
      });

    it('counts the events of a valid file', async () => {
      expect(await checkFile({ file, sha256, signal })).to.equal((await allOf(shared.store)).length);
    });
  });
});

async function allOf(store: EventStore): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of store.readAll({ after: beginning })) events.push(event);
  return events;
}

const parquetRows = (bytes: Buffer): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: new Uint8Array(bytes).buffer });

const bigIntAsText = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
