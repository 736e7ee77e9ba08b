import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { eventRegistry, typeNamed } from '#service/event-store/event-types/event-codec.ts';
import type { Registration } from '#service/event-store/event-types/registry/registration.ts';
import { beginning, type StoredEvent } from '#service/event-store/port.ts';
import { canonicalLine, withoutPersonalFields } from './exported-event.ts';

const golden = new URL('../../event-store/event-types/golden/', import.meta.url);

const stored = (type: string, data: StoredEvent['data']): StoredEvent => ({
  id: '3f2b8f0e-6b1a-5c58-9d0a-0d2f3c4b5a69',
  stream: 'member-maya',
  revision: 3,
  position: beginning,
  type,
  data,
  metadata: { actor: 'maya' },
});

describe('an event without its personal fields', () => {
  it('omits exactly the registered personal fields', async () => {
    let losing = 0;
    for (const file of await readdir(golden)) {
      const { type, data } = JSON.parse(await readFile(new URL(file, golden), 'utf8')) as StoredEvent;
      const { personal } = (eventRegistry as Readonly<Record<string, Registration>>)[typeNamed(type)] ?? {};
      const [before, after] = [placesIn(data), placesIn(withoutPersonalFields(stored(type, data)).data)];
      const isPersonal = (place: string) => personal?.some((path) => isWithin(place, path)) ?? false;
      expect(after, type).to.deep.equal(before.filter((place) => !isPersonal(place)));
      if (after.length < before.length) losing += 1;
    }
    expect(losing).to.be.greaterThan(8);
  });

  it('is refused when its personal fields are not registered', () => {
    expect(() => withoutPersonalFields(stored('Unheard', { email: 'maya@rondel.example' }))).to.throw(
      'no such event is registered',
    );
  });
});

describe('the line of an event', () => {
  it('contains what another store needs, and no position or revision of this one', () => {
    const line = canonicalLine(stored('MemberReset', { memberId: 'maya' }));
    expect(line).to.equal(
      '{"id":"3f2b8f0e-6b1a-5c58-9d0a-0d2f3c4b5a69","stream":"member-maya","type":"MemberReset","data":{"memberId":"maya"},"metadata":{"actor":"maya"}}',
    );
  });
});

const isWithin = (place: string, path: string): boolean =>
  `${place}.`.startsWith(`${path}.`) || place.startsWith(`${path}[]`);

/** Every path with a value, once: `changes.age.years`, `results[].notes`. */
function placesIn(value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((element: unknown) => placesIn(element, `${place}[]`)))];
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, place === '' ? name : `${place}.${name}`),
  );
}
