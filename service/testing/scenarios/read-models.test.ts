import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { memberCleared } from '#domain/member/member-events.ts';
import { allProjections } from '#projections/all-projections.ts';
import { ownerOf } from '#projections/engine/hold-back.ts';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import { type AnyProjection, readerOf } from '#projections/engine/projection.ts';
import { type Table, tableOf } from '#projections/engine/tables.ts';
import { workingSet } from '#projections/engine/working-set.ts';
import { keysFor, rowTexts } from '#projections/engine/write-batch.ts';
import { rowsAfter } from '#projections/testing/given.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import { decode, personalPaths, visitPersonalFields } from '#service/event-store/event-types/event-codec.ts';
import type { EventToAppend } from '#service/event-store/port.ts';

const folder = new URL('../../event-store/event-types/golden/', import.meta.url);

/** Earlier events may have been erased, while a member's other streams continue. */
describe('a read model that gets its first event of a member', () => {
  for (const projection of allProjections) {
    it(`accepts every event type of ${projection.name}`, async () => {
      const handled = (await goldenEvents()).filter(({ event }) => projection.handles.includes(event.type));
      expect(handled.length).to.be.above(0);
      const refused = handled.filter((recorded) => !canStoreAll(projection, recorded));
      expect(refused.map(({ event }) => event.type)).to.deep.equal([]);
    });
  }
});

/** A store may remove the erasure event before it, together with its deleted stream. */
describe('an account that is kept after its data was cleared', () => {
  for (const projection of allProjections.filter(({ handles }) => handles.includes('MemberDataErased')))
    it(`leaves the rows of ${projection.name} as if there were no earlier events`, async () => {
      const events = await goldenEvents();
      const kept = events.filter(({ event }) => event.type === 'AccountKept');
      const erased = events.filter(({ event }) => event.type === 'MemberDataErased');
      const before = events.filter(isOfLife);
      expect(Object.keys(rowsAfter(projection, before))).not.to.deep.equal([]);
      const rows = rowsAfter(projection, kept);
      expect(rowsAfter(projection, [...before, ...kept])).to.deep.equal(rows);
      expect(rowsAfter(projection, [...before, ...erased, ...kept])).to.deep.equal(rows);
    });
});

/** The engine does not load the row that such an event makes. */
describe('an event that makes a row', () => {
  for (const projection of allProjections.filter(({ makesRow }) => makesRow))
    it(`gives the same row of ${projection.name} whether there was one or not`, async () => {
      const events = (await goldenEvents()).filter(({ event }) => projection.makesRow?.includes(event.type));
      expect(events).not.to.deep.equal([]);
      for (const recorded of events) {
        const again = { ...recorded, id: 'again' };
        expect(rowsAfter(projection, [again, recorded])).to.deep.equal(rowsAfter(projection, [recorded]));
        expect(projection.hasAppendOnlyState ?? false).to.equal(false);
      }
    });
});

/** A rebuild folds the members of such a read model part by part. A part reads the events that name its members as `memberId`. */
describe('a read model that is divided by member', () => {
  for (const projection of allProjections.filter(({ partition }) => partition === 'member'))
    it(`has only rows of the member whom an event names in ${projection.name}`, async () => {
      const events = (await goldenEvents()).filter(({ event }) => projection.handles.includes(event.type));
      for (const recorded of events) {
        const owners = [ownerOf(projection, recorded), projection.clears?.(recorded) ?? null];
        expect(
          owners.filter((owner) => owner !== null && owner !== memberOfEvent(recorded.event)),
        ).to.deep.equal([]);
      }
    });

  it('is every read model but those of requests and of the audit trail', () => {
    const others = allProjections.filter(({ partition }) => partition !== 'member');
    expect(others.map(({ name }) => name)).to.deep.equal(['audit_entries', 'beta_requests']);
  });
});

/** Their rows are found by this column when the owner's data is cleared. */
describe('a table that names the column of the owner', () => {
  for (const projection of allProjections.filter(({ table }) => table.owner))
    it(`has the owner of every row in it in ${projection.name}`, async () => {
      const events = (await goldenEvents()).filter(({ event }) => projection.handles.includes(event.type));
      const pairs = events.flatMap((recorded) => {
        const owner = projection.owner?.(recorded);
        return Object.values(rowsAfter(projection, [recorded])).map((row) => [
          owner,
          row[projection.table.owner ?? ''],
        ]);
      });
      expect(pairs.length).to.be.above(0);
      for (const [owner, stored] of pairs) expect(stored).to.equal(owner);
    });
});

/** The registry defines an event's personal fields, each table those of its rows. */
describe('the stored rows of a read model', () => {
  for (const projection of allProjections)
    it(`contain no personal field of an event in plain text in ${projection.name}`, async () => {
      const table = tableOf(projection, 'read', 'current', await fixedRowCipher());
      const events = await markedEvents(projection);
      const stored = await Promise.all(events.map((recorded) => rowsOf(table, recorded)));
      expect(stored.flat().filter((text) => mark.test(text))).to.deep.equal([]);
    });
});

/** The rows as they are written after one event. */
async function rowsOf(table: Table, recorded: Event): Promise<readonly string[]> {
  const set = workingSet(table.projection);
  set.fold(recorded);
  const keys = await keysFor(table, set.rows.values());
  const living = [...set.rows].filter(([key, row]) => set.isLiving(key, row));
  return living.map(([key, row]) => rowTexts(table, key, row, keys).join(' '));
}

/** Does not match anything else in an event. */
const mark = /planted|98761234/;

/** The golden events of a projection with markers in their personal fields. */
async function markedEvents(projection: AnyProjection): Promise<readonly Event[]> {
  const events = await goldenEvents();
  const handled = events.filter(({ event }) => projection.handles.includes(event.type));
  return handled.map((recorded) => {
    const event = structuredClone(recorded.event) as unknown as Record<string, unknown>;
    for (const path of personalPaths(recorded.event.type, event))
      visitPersonalFields(event, path, (owner, name) => {
        owner[name] = marked(owner[name]);
      });
    return { ...recorded, event: event as unknown as Event['event'], keyId: 'key of the member' };
  });
}

function marked(value: unknown): unknown {
  if (typeof value === 'number') return 98761234;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      // A fold that compares sets tells body weight by its null.
      Object.entries(value).map(([name, part]) => [name, part === null ? null : marked(part)]),
    );
  return typeof value === 'boolean' || isUnit(value) ? value : 'Planted@planted.example';
}

/** A fold that compares loads needs their units. */
const isUnit = (value: unknown): boolean => value === 'kg' || value === 'lbs';

type Event = ReturnType<typeof decode>;

const clearing: ReadonlySet<string> = new Set(memberCleared);

const isOfLife = ({ event }: Event): boolean => 'memberId' in event && !clearing.has(event.type);

async function goldenEvents(): Promise<readonly Event[]> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts.map((text, index) => {
    const place = { stream: 'golden', revision: index, position: `p${index}` };
    return decode({ ...(JSON.parse(text) as EventToAppend), ...place });
  });
}

const canStoreAll = (projection: AnyProjection, recorded: Event): boolean =>
  [projection.key(recorded)].flat().every((key) => key === null || canStore(projection, recorded, key));

/** Whether the resulting row is absent or fits its table. */
function canStore(projection: AnyProjection, recorded: Event, key: string): boolean {
  const { initial, table } = projection;
  const state = projection.evolve(
    initial instanceof Function ? (initial as () => unknown)() : initial,
    recorded,
    key,
  );
  if (state === null) return true;
  return Object.values(table.columns).every(([type, value]) => fits(readerOf(value)(state, key), type));
}

function fits(value: unknown, type: string): boolean {
  if (value === null || value === undefined) return type.endsWith(' null');
  return !type.startsWith('date') || /^\d{4}-\d{2}-\d{2}$/.test(String(value));
}
