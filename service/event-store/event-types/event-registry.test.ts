import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'chai';
import * as z from 'zod';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import type { EventToAppend, StoredEvent } from '#service/event-store/port.ts';
import {
  createCodec,
  decode,
  decodeUnchecked,
  encode,
  eventRegistry,
  storedTypes,
  typeNamed,
  UnreadableEvent,
} from './event-codec.ts';
import { choice, count, maybe, memberId, object, programId, text } from './registry/fields.ts';
import type { Registration } from './registry/registration.ts';

const folder = new URL('golden/', import.meta.url);
const registrations = Object.entries<Registration>(eventRegistry);

describe('the event registry', () => {
  let goldens: Map<string, EventToAppend>;

  before(async () => {
    goldens = new Map(await Promise.all((await readdir(folder)).map(readGolden)));
  });

  it('has exactly one golden example for every version of every event', () => {
    expect([...goldens.keys()].sort()).to.deep.equal([...storedTypes].sort());
  });

  for (const type of storedTypes) {
    it(`reads the golden example of ${type}`, () => {
      const golden = goldenOf(type);
      const { event, metadata, ...place } = decode(storedAs(golden));
      expect({ ...golden.data, type: event.type }).to.deep.equal(event);
      // Events of other members are left out by what is stored, before they are decoded.
      expect(memberOfEvent(event)).to.equal(memberOfEvent(golden.data));
      expect(metadata).to.deep.equal(golden.metadata);
      expect(place).to.deep.equal({ id: golden.id, stream: 'golden', revision: 7, position: 'p' });
    });
  }

  for (const [type, { data, personal }] of registrations) {
    const fields = fieldsOf(z.toJSONSchema(data));

    it(`writes ${type} as in its golden example`, () => {
      const golden = goldenOf(storedTypes.findLast((stored) => typeNamed(stored) === type));
      const { event, metadata } = decode(storedAs(golden));
      expect(encode(event, metadata, { commandId: metadata.commandId, index: 0 })).to.deep.equal(golden);
    });

    it(`has an example of every field of ${type}`, () => {
      const golden = goldenOf(storedTypes.findLast((stored) => typeNamed(stored) === type));
      expect(new Set(pathsIn(golden.data))).to.include.all.keys(fields.map(({ path }) => path));
    });

    it(`encrypts every text in ${type} except ids, dates, zones and catalogue words`, () => {
      const open = fields.filter(({ path, isText }) => isText && !isUnder(path, personal));
      expect(open.filter(({ holds }) => holds === undefined)).to.deep.equal([]);
    });

    it(`contains the personal fields registered for ${type}`, () => {
      expect(fields.map(({ path }) => path)).to.include.members(personal);
    });
  }

  it('reads the same result without validation', () => {
    for (const golden of goldens.values()) {
      const { event, id, stream, revision, position, metadata } = decodeUnchecked(storedAs(golden));
      const read = { event, id, stream, revision, position, metadata };
      expect(read).to.deep.equal(decode(storedAs(golden)));
    }
  });

  it('reads no event without validation if its data misfit the type or lack a field', () => {
    for (const golden of goldens.values()) {
      const stored = storedAs(golden);
      const registration = registrations.find(([type]) => type === golden.type)?.[1];
      const read = (data: Record<string, unknown>) => () => decodeUnchecked({ ...stored, data });
      expect(read({ broken: true }), golden.type).to.throw(UnreadableEvent);
      if (!registration) continue;
      const { required = [] } = z.toJSONSchema(registration.data);
      for (const name of required.filter((field) => !isUnder(field, registration.personal)))
        expect(read({ ...golden.data, [name]: undefined }), `${golden.type}.${name}`).to.throw(
          UnreadableEvent,
          name,
        );
    }
  });

  it('reads an event without validation whose personal fields were left out', () => {
    for (const golden of goldens.values()) {
      const registration = registrations.find(([type]) => type === golden.type)?.[1];
      const hidden = (registration?.personal ?? [])
        .filter((path) => !/[.[]/.test(path))
        .map((path) => [path, null]);
      const data: Readonly<Record<string, unknown>> = {
        ...golden.data,
        ...(Object.fromEntries(hidden) as Record<string, null>),
      };
      expect(() => decodeUnchecked({ ...storedAs(golden), data }), golden.type).not.to.throw();
    }
  });

  function goldenOf(type: string | undefined): EventToAppend {
    const golden = goldens.get(type ?? '');
    if (!golden) throw new Error(`write service/event-store/event-types/golden/${type}.json`);
    return golden;
  }
});

describe('the types of the registry', () => {
  type Tried = { readonly memberId: MemberId; readonly points: number; readonly note?: string };

  it('refuse to compile a schema that differs from its event', () => {
    // @ts-expect-error the optional field is missing
    object<Tried>({ memberId, points: count });
    // @ts-expect-error the optional field is not marked as one
    object<Tried>({ memberId, points: count, note: text });
    // @ts-expect-error a required field is marked as optional
    object<Tried>({ memberId, points: maybe(count), note: maybe(text) });
    // @ts-expect-error a field is of another type
    object<Tried>({ memberId, points: text, note: maybe(text) });
    // @ts-expect-error an id is not that of a member
    object<Tried>({ memberId: programId, points: count, note: maybe(text) });
    // @ts-expect-error a field is not in the type
    object<Tried>({ memberId, points: count, note: maybe(text), more: count });
    // @ts-expect-error a word of the union is missing
    choice<'kg' | 'lbs'>({ kg: true });
    const { QuestSpun: _, ...lacking } = eventRegistry;
    // @ts-expect-error an event is missing
    expect(createCodec<DomainEvent>(lacking).storedTypes).not.to.include('QuestSpun');
  });
});

async function readGolden(file: string): Promise<[type: string, golden: EventToAppend]> {
  const golden = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as EventToAppend;
  return [file.replace(/\.json$/, ''), golden];
}

const storedAs = (golden: EventToAppend): StoredEvent => ({
  ...golden,
  stream: 'golden',
  revision: 7,
  position: 'p',
});

type Field = { readonly path: string; readonly isText: boolean; readonly holds: unknown };
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every field of a schema, as `a.b[].c`. */
function fieldsOf(schema: JsonSchema, path = ''): Field[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((each) => fieldsOf(each, path));
  const own =
    path === ''
      ? []
      : [{ path, isText: schema.type === 'string' && !schema.enum && !schema.const, holds: schema.holds }];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    fieldsOf(each as JsonSchema, path === '' ? name : `${path}.${name}`),
  );
  const elements = schema.items ? fieldsOf(schema.items as JsonSchema, `${path}[]`) : [];
  return [...own, ...inner, ...elements];
}

/** The paths that occur in an example. */
function pathsIn(value: unknown, path = ''): string[] {
  const own = path === '' ? [] : [path];
  if (Array.isArray(value)) return [...own, ...value.flatMap((each) => pathsIn(each, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([name, each]) =>
    pathsIn(each, path === '' ? name : `${path}.${name}`),
  );
  return [...own, ...inner];
}

const isUnder = (path: string, parents: readonly string[]): boolean =>
  parents.some(
    (parent) => path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[]`),
  );
