import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import {
  allMembers,
  divided,
  isInRange,
  isInRanges,
  type MemberRange,
  memberOfEvent,
} from '#projections/engine/member-range.ts';
import type { EventStore, Position, StoredEvent, SubscriptionMessage } from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  liveEvents,
  newStream,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';

export function describeSubscribing(store: () => EventStore): void {
  describe('subscribe', () => {
    const neverAborts = new AbortController().signal;

    it('starts in the past and continues live without gaps or repeats during writes', async () => {
      const streams = Array.from({ length: 20 }, newStream);
      const isOurs = ({ stream }: StoredEvent) => streams.includes(stream);
      const start = await store().head();
      const write = async (expected: 'no-stream' | number) => {
        for (const stream of streams) await store().append(stream, expected, sampleEvents(5));
      };
      await write('no-stream');
      const live = collectLive(store(), start, 400, isOurs);
      for (const expected of [4, 9, 14]) await write(expected);
      const all = await collect(store().readAll({ after: start }));
      expect(await live).to.deep.equal(all.filter(isOurs));
    });

    it('starts after any position', async () => {
      const stream = newStream();
      await store().append(stream, 'no-stream', sampleEvents(6));
      const events = await collect(store().readStream(stream));
      for (const [index, { position }] of events.slice(0, -1).entries()) {
        const rest = events.slice(index + 1);
        const live = await collectLive(store(), position, rest.length, (event) => event.stream === stream);
        expect(live).to.deep.equal(rest);
      }
    });

    it('yields each event at once to a consumer that causes the next one', async () => {
      const stream = newStream();
      const start = await store().head();
      await store().append(stream, 'no-stream', sampleEvents(1));
      const seen: number[] = [];
      for await (const { revision } of liveEvents(store(), start, (event) => event.stream === stream)) {
        seen.push(revision);
        if (seen.length === 30) break;
        await store().append(stream, revision, sampleEvents(1));
      }
      expect(seen).to.deep.equal(Array.from({ length: 30 }, (_, n) => n));
    });

    it('reports that it has caught up: once at first, and again after later events', async () => {
      const stream = newStream();
      const start = await store().head();
      const live = store().subscribe({ after: start, signal: neverAborts })[Symbol.asyncIterator]();
      const kindsOfNext = async (howMany: number) => {
        const messages: SubscriptionMessage[] = [];
        while (messages.length < howMany) messages.push((await live.next()).value as SubscriptionMessage);
        return messages.map(({ kind }) => kind);
      };
      expect(await kindsOfNext(1)).to.deep.equal(['caught-up']);
      await store().append(stream, 'no-stream', sampleEvents(2));
      expect(await kindsOfNext(3)).to.deep.equal(['event', 'event', 'caught-up']);
      await store().append(stream, 1, sampleEvents(1));
      expect(await kindsOfNext(2)).to.deep.equal(['event', 'caught-up']);
      await live.return?.();
    });

    it('leaves capacity for appends during many subscriptions and slow reads of the log', async () => {
      const stream = newStream();
      const start = await store().head();
      const before = await store().append(newStream(), 'no-stream', sampleEvents(1));
      const slow = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const reading = store().readAll({ after: start })[Symbol.asyncIterator]();
          await reading.next();
          return reading;
        }),
      );
      const following = await openSubscriptions(store(), before.position, 120);
      await store().append(stream, 'no-stream', sampleEvents(1));
      await store().append(stream, 0, sampleEvents(1));
      const events = await collect(store().readStream(stream));
      for (const live of following) expect(await nextEvents(live, 2)).to.deep.equal(events);
      for (const live of following) await live.return?.();
      for (const reading of slow) await reading.return?.(undefined);
    });

    it('reports this at its start position when there are no events after it', async () => {
      const { position } = await store().append(newStream(), 'no-stream', sampleEvents(1));
      const [first] = await firstOf(store().subscribe({ after: position, signal: neverAborts }));
      expect(first).to.deep.equal({ kind: 'caught-up', position });
    });

    it('reports this at the position of the last event when there are some', async () => {
      const start = await store().head();
      const { position } = await store().append(newStream(), 'no-stream', sampleEvents(2));
      const messages = await firstOf(store().subscribe({ after: start, signal: neverAborts }), 'caught-up');
      expect(messages.at(-1)).to.deep.equal({ kind: 'caught-up', position });
    });

    it('yields events of some members and all of some types, and passes the others', async () => {
      const start = await store().head();
      const [first, second, ...rest] = divided(allMembers, 4) as [
        MemberRange,
        MemberRange,
        MemberRange,
        MemberRange,
      ];
      const members = { ranges: [first, rest[0]], exceptTypes: new Set(['Of all']) };
      const memberIds = [...Array.from({ length: 20 }, () => randomUUID()), 7, undefined];
      for (const type of ['Of members', 'Of all', 'Of members'])
        await store().append(
          newStream(),
          'no-stream',
          memberIds.map((memberId) => ({ ...sampleEvent({ text: '"memberId":"', memberId }), type })),
        );
      const other = Array.from({ length: 20 }, () => randomUUID()).find((id) => isInRange(second, id)) ?? '';
      const ofOther = { ...sampleEvent({ memberId: other }), type: 'Of members' };
      const { position: end } = await store().append(newStream(), 'no-stream', [ofOther]);

      const all = await collect(store().readAll({ after: start }));
      const wanted = all.filter(
        ({ type, data }) => type === 'Of all' || isInRanges(members.ranges, memberOfEvent(data)),
      );
      const live = store().subscribe({ after: start, signal: neverAborts, members })[Symbol.asyncIterator]();
      const next = async () => (await live.next()).value as SubscriptionMessage;
      const events: StoredEvent[] = [];
      let message = await next();
      for (; message.kind === 'event'; message = await next()) events.push(message.event);
      expect(events).to.deep.equal(wanted);
      expect(message).to.deep.equal({ kind: 'caught-up', position: end });

      const { position } = await store().append(newStream(), 'no-stream', [{ ...ofOther, id: randomUUID() }]);
      expect(await next()).to.deep.equal({ kind: 'caught-up', position });
      await live.return?.();
    });

    for (const kind of ['caught-up', 'event'] as const) {
      it(`ends without an error when the signal aborts after ${kind === 'event' ? 'an event' : 'the last one'}`, async () => {
        const start = await store().head();
        await store().append(newStream(), 'no-stream', sampleEvents(5));
        const stop = new AbortController();
        const seen: string[] = [];
        for await (const message of store().subscribe({ after: start, signal: stop.signal })) {
          seen.push(message.kind);
          if (message.kind === kind) stop.abort();
        }
        expect(seen.indexOf(kind)).to.equal(seen.length - 1);
      });
    }

    it('ends without an error when the signal aborts while it waits', async () => {
      const stop = new AbortController();
      const live = store()
        .subscribe({ after: await store().head(), signal: stop.signal })
        [Symbol.asyncIterator]();
      expect(await live.next()).to.have.nested.property('value.kind', 'caught-up');
      const next = live.next();
      stop.abort();
      expect(await next).to.include({ done: true });
    });

    it('yields nothing when the signal was already aborted', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', sampleEvents(1));
      expect(await collect(store().subscribe({ after: start, signal: AbortSignal.abort() }))).to.deep.equal(
        [],
      );
    });
  });
}

/** Messages up to the first one of this kind, or of any kind. */
async function firstOf(
  messages: AsyncIterable<SubscriptionMessage>,
  kind?: SubscriptionMessage['kind'],
): Promise<SubscriptionMessage[]> {
  const collected: SubscriptionMessage[] = [];
  for await (const message of messages) {
    collected.push(message);
    if (!kind || message.kind === kind) break;
  }
  return collected;
}

/** The next events of an open subscription, without its caught-up messages. */
async function nextEvents(live: AsyncIterator<SubscriptionMessage>, howMany: number): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  while (events.length < howMany) {
    const message = (await live.next()).value as SubscriptionMessage;
    if (message.kind === 'event') events.push(message.event);
  }
  return events;
}

/**
 * Caught-up subscriptions, opened one after the other: many concurrent openings would keep this process, which also runs the fake server,
 * from answering in time.
 */
async function openSubscriptions(
  store: EventStore,
  after: Position,
  howMany: number,
): Promise<AsyncIterator<SubscriptionMessage>[]> {
  const opened: AsyncIterator<SubscriptionMessage>[] = [];
  while (opened.length < howMany) {
    const live = store.subscribe({ after, signal: new AbortController().signal })[Symbol.asyncIterator]();
    expect((await live.next()).value).to.include({ kind: 'caught-up' });
    opened.push(live);
  }
  return opened;
}
