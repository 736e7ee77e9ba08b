import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { type EncodedRow, positionIn, type StoredEvent, withStoredAt } from '#service/event-store/port.ts';
import { exportTables } from './export-tables.ts';
import { expectAllValues } from './testing/expected-values.ts';

const golden = new URL('../../../event-store/event-types/golden/', import.meta.url);

/** An example of every version of every type, but for those that delete the rows of the others. */
async function examples(): Promise<readonly StoredEvent[]> {
  const names = (await readdir(golden)).filter(
    (name) => !/^(AccountDeleted|MemberDataErased|BetaRequestExpired|BetaRequestWithdrawn)/.test(name),
  );
  return Promise.all(
    names.map(async (name, index) => {
      const event = JSON.parse(await readFile(new URL(name, golden), 'utf8')) as StoredEvent;
      const position = positionIn(`${index + 1}/${index + 1}`) ?? '';
      const place = { stream: `of "${name}"`, revision: index, position };
      const stored = { ...event, ...place };
      return index % 2 === 0 ? withStoredAt(stored, asInstant('2026-11-20T10:00:00.123Z')) : stored;
    }),
  );
}

/** With the bytes of its parts, the JSON in them as PostgreSQL or a person may have written it. */
function encodedWith(space: number, stored: StoredEvent): StoredEvent {
  const { id, stream, data, metadata, storedAt, position } = stored;
  const json = [data, metadata].map((value) => JSON.stringify(value, null, space));
  const time = storedAt === undefined ? '' : String(Date.parse(storedAt));
  const places: number[] = [];
  let bytes = Buffer.from('before');
  for (const text of [id, stream, ...json, time]) {
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(text));
    places.push(bytes.length);
    bytes = Buffer.concat([bytes, length, Buffer.from(text)]);
  }
  const [idAt = 0, streamAt = 0, dataAt = 0, metadataAt = 0, recordedAt = 0] = places;
  const encoded: EncodedRow = {
    bytes: Buffer.concat([bytes, Buffer.from('after')]),
    ...{ id: idAt, stream: streamAt, data: dataAt, metadata: metadataAt, storedAt: recordedAt },
    commit: () => Number(position.slice(0, 20)),
    // The row is not read again.
    ...{ from: 0, to: 0, decode: () => stored },
  };
  const withBytes = { ...stored, encoded };
  return storedAt === undefined ? withBytes : withStoredAt(withBytes, storedAt);
}

describe('the row of an event', () => {
  let folder: string;
  let events: readonly StoredEvent[];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-rows-'));
    events = await examples();
  });
  after(() => rm(folder, { recursive: true }));

  async function exportOf(
    name: string,
    exported: readonly StoredEvent[],
    isPersonal: boolean,
  ): Promise<string> {
    const to = join(folder, `${name}-${isPersonal}`);
    await exportTables({
      store: {
        async *readBatches() {
          yield exported;
        },
      },
      folder: to,
      isPersonal,
      from: null,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    return to;
  }
  for (const isPersonal of [false, true])
    for (const [name, of] of [
      ['an event', (event: StoredEvent) => event],
      ['the bytes of an event', (event: StoredEvent) => encodedWith(0, event)],
      ['bytes with white space', (event: StoredEvent) => encodedWith(2, event)],
    ] as const)
      it(`has every value of ${name} of every version${isPersonal ? ', also the personal ones' : ''}`, async () => {
        expect(events.length).to.be.above(50);
        await expectAllValues(await exportOf(name, events.map(of), isPersonal), events, isPersonal);
      });
});
