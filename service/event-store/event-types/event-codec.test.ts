import { expect } from 'chai';
import * as z from 'zod';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import {
  createCodec,
  decode,
  decodeUnchecked,
  encode,
  eventId,
  typeNamed,
  UnreadableEvent,
  UnwritableEvent,
} from './event-codec.ts';

const memberId = asMemberId('ada');
const place = { commandId: asCommandId('c1'), index: 0 };
const metadata: EventMetadata = {
  commandId: place.commandId,
  correlationId: 'r1',
  causationId: 'c1',
  actor: memberId,
  occurredAt: asInstant('2026-03-01T08:00:00.000Z'),
  zone: 'Europe/Paris',
  localDate: asMemberDay('2026-03-01'),
};
const registered: DomainEvent = {
  type: 'MemberRegistered',
  memberId,
  email: 'ada@example.org',
  emailVerified: true,
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
  zone: 'Europe/Paris',
};
const storedAs = (type: string, data: Record<string, unknown>): StoredEvent => ({
  ...{ id: eventId('c1', 0), type, data, metadata, stream: 'member-ada', revision: 3, position: 'p' },
});

describe('encoding an event', () => {
  it('separates the type from the data', () => {
    const { type, data } = encode(registered, metadata, place);
    expect(type).to.equal('MemberRegistered');
    expect({ ...data, type }).to.deep.equal(registered);
    expect(data).not.to.have.property('type');
  });

  it('keeps only the known metadata fields', () => {
    const context = { ...metadata, at: metadata.occurredAt };
    expect(encode(registered, context, place).metadata).to.deep.equal(metadata);
  });

  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const refused: readonly (readonly [what: string, field: string, value: unknown])[] = [
    ['a BigInt', 'points', 2n],
    ['NaN', 'points', Number.NaN],
    ['infinity', 'points', Number.POSITIVE_INFINITY],
    ['a cycle', 'questId', cyclic],
    ['a date that does not exist', 'date', '2026-02-30'],
    ['a missing field', 'luckyDay', undefined],
    ['a field that nobody has classified', 'comment', 'hm'],
  ];
  const completed = {
    type: 'QuestCompleted',
    memberId,
    date: '2026-03-01',
    questId: 'q',
    points: 2,
    luckyDay: false,
  };
  for (const [what, field, value] of refused) {
    it(`refuses ${what}`, () => {
      const event = { ...completed, [field]: value } as unknown as DomainEvent;
      expect(() => encode(event, metadata, place)).to.throw(UnwritableEvent, field);
    });
  }

  it('refuses an unregistered event', () => {
    const event = { type: 'WheelBroken' } as unknown as DomainEvent;
    expect(() => encode(event, metadata, place)).to.throw(UnwritableEvent, 'WheelBroken');
  });

  it('refuses incomplete metadata', () => {
    const { zone: _, ...rest } = metadata;
    expect(() => encode(registered, rest as EventMetadata, place)).to.throw(UnwritableEvent, 'zone');
  });
});

describe('the id of an event', () => {
  it('is a UUID of version 5', () => {
    expect(eventId('c1', 0)).to.match(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('is the same for the same event of the same command, and unique otherwise', () => {
    expect(eventId('c1', 0)).to.equal(eventId('c1', 0));
    expect(
      new Set([eventId('c1', 0), eventId('c1', 1), eventId('c2', 0), eventId('c1/1', 0)]),
    ).to.have.property('size', 4);
  });
});

describe('decoding an event', () => {
  it('returns the encoded event, flat, with its position', () => {
    const stored = { ...encode(registered, metadata, place), stream: 's', revision: 0, position: 'p' };
    expect(decode(stored)).to.deep.equal({
      event: registered,
      metadata,
      id: eventId('c1', 0),
      stream: 's',
      revision: 0,
      position: 'p',
    });
  });

  it('throws when the stream is read that a bulk read did not request', () => {
    const data = { memberId };
    expect(decodeUnchecked(storedAs('MemberReset', data)).stream).to.equal('member-ada');
    const { stream: _, ...rest } = storedAs('MemberReset', data);
    expect(() => decodeUnchecked({ ...rest, stream: '' }).stream).to.throw(TypeError, 'MemberReset');
  });

  it('throws when metadata is read that a bulk read did not request', () => {
    const stored = storedAs('MemberReset', { memberId });
    expect(decodeUnchecked(stored).metadata).to.deep.equal(stored.metadata);
    expect(() => decodeUnchecked({ ...stored, metadata: {} }).metadata).to.throw(TypeError, 'MemberReset');
  });

  it('names stream, revision and type of an unreadable event, and no value', () => {
    const read = () =>
      decode(storedAs('MemberRegistered', { ...registered, zone: 7, email: 'ada@example.org' }));
    expect(read).to.throw(UnreadableEvent, 'MemberRegistered at revision 3 of member-ada: zone');
    expect(read).not.to.throw('example.org');
    const ofBulkRead = { ...storedAs('MemberRegistered', {}), stream: '' };
    expect(() => decode(ofBulkRead)).to.throw(UnreadableEvent, 'MemberRegistered at revision 3: ');
    expect(() => decode(storedAs('WheelBroken', {})))
      .to.throw(UnreadableEvent)
      .that.includes({ stream: 'member-ada', revision: 3, type: 'WheelBroken' });
  });

  it('refuses a version newer than the known ones', () => {
    expect(() => decode(storedAs('MemberReset.v2', { memberId }))).to.throw(
      UnreadableEvent,
      'MemberReset.v2',
    );
  });
});

describe('an event with earlier versions', () => {
  type Weighed = { readonly type: 'Weighed'; readonly grams: number; readonly by: string };
  const codec = createCodec<Weighed>({
    Weighed: {
      data: z.strictObject({ grams: z.int(), by: z.string() }),
      personal: ['grams'],
      upcasts: [
        ({ pounds }) => ({ grams: Math.round(Number(pounds) * 453.592_37) }),
        (data) => ({ ...data, by: (data.by as string | undefined)?.toLowerCase() ?? 'unknown' }),
      ],
    },
  });

  it('is read in its newest shape from every stored version', () => {
    for (const [type, data] of [
      ['Weighed', { pounds: 2 }],
      ['Weighed.v2', { grams: 907 }],
      ['Weighed.v3', { grams: 907, by: 'unknown' }],
    ] as const) {
      const event = { type: 'Weighed', grams: 907, by: 'unknown' };
      expect(codec.decode(storedAs(type, data)).event).to.deep.equal(event);
      expect(codec.decodeUnchecked(storedAs(type, data)).event).to.deep.equal(event);
    }
  });

  it('is written in its newest version', () => {
    const event = { type: 'Weighed', grams: 907, by: 'ada' } as const;
    expect(codec.encode(event, metadata, place)).to.deep.include({
      type: 'Weighed.v3',
      data: { grams: 907, by: 'ada' },
    });
  });

  it('is unreadable when an upcast fails or gives another shape', () => {
    expect(() => codec.decode(storedAs('Weighed.v2', { grams: 907, by: 7 }))).to.throw(
      UnreadableEvent,
      'newest version',
    );
    expect(() => codec.decode(storedAs('Weighed', {}))).to.throw(UnreadableEvent, 'grams');
  });

  it('has a stored name for each version', () => {
    expect(codec.storedTypes).to.deep.equal(['Weighed', 'Weighed.v2', 'Weighed.v3']);
    for (const stored of codec.storedTypes) expect(typeNamed(stored)).to.equal('Weighed');
  });
});
