import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { memberCleared } from '#domain/member/member-events.ts';
import { allProjections } from '#projections/all-projections.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { rowsAfter } from '#projections/testing/given.ts';
import { decode } from './event-store/event-codec.ts';
import type { EventToAppend } from './event-store/store.ts';

const folder = new URL('event-store/golden/', import.meta.url);

/** What was there before may have been cleared: a member's other streams go on all the same. */
describe('a read model that hears of something for the first time', () => {
  for (const projection of allProjections) {
    it(`takes every event of ${projection.name}`, async () => {
      const handled = (await goldenEvents()).filter(({ event }) => projection.handles.includes(event.type));
      expect(handled.length).to.be.above(0);
      const refused = handled.filter((recorded) => !canStoreAll(projection, recorded));
      expect(refused.map(({ event }) => event.type)).to.deep.equal([]);
    });
  }
});

/** A store lets go of the erasure before it, which its stream was deleted with. */
describe('an account that is kept after its data were cleared', () => {
  for (const projection of allProjections.filter(({ handles }) => handles.includes('MemberDataErased')))
    it(`leaves the rows of ${projection.name} as if nothing had ever been before it`, async () => {
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

/** Whether the row that comes of it is none, or one that its table can hold. */
function canStore(projection: AnyProjection, recorded: Event, key: string): boolean {
  const { initial, table } = projection;
  const state = projection.evolve(
    initial instanceof Function ? (initial as () => unknown)() : initial,
    recorded,
    key,
  );
  if (state === null) return true;
  const row = table.row(state, key);
  return Object.entries(table.columns).every(([column, type]) => fits(row[column], type));
}

function fits(value: unknown, type: string): boolean {
  if (value === null || value === undefined) return type.endsWith(' null');
  return !type.startsWith('date') || /^\d{4}-\d{2}-\d{2}$/.test(String(value));
}
