import { expect } from 'chai';
import { memberNumber } from '#projections/engine/member-range.ts';
import { beginning, type StoredEvent, serializeAppend } from '#service/event-store/port.ts';
import { idsOf, sampleEvent, sampleEvents } from '#service/event-store/testing/samples.ts';
import { positionOf } from './log-connection.ts';
import { createAppendNotifier, createRecentEventsCache, type RecentEventsCache } from './subscriptions.ts';

describe('the append notifier of the event log', () => {
  const never = new AbortController().signal;
  const hour = 3_600_000;

  it('does not wait for a position that was already notified', async () => {
    const notifier = createAppendNotifier();
    const before = notifier.state();
    notifier.notify(positionOf('7'));
    expect(await notifier.waitForMore(before, hour, never)).to.equal(true);
    expect(notifier.state().newest).to.equal(positionOf('7'));
  });

  it('keeps the newest position when an older one arrives late', () => {
    const notifier = createAppendNotifier();
    for (const position of ['7', '12', '9']) notifier.notify(positionOf(position));
    expect(notifier.state().newest).to.equal(positionOf('12'));
  });

  it('reports nothing new for a repeated position', () => {
    const notifier = createAppendNotifier();
    notifier.notify(positionOf('7'));
    const state = notifier.state();
    for (const position of ['7', '6']) notifier.notify(positionOf(position));
    expect(notifier.state()).to.equal(state);
  });

  it('counts how often notifications may have been missed', () => {
    const notifier = createAppendNotifier();
    notifier.notify(positionOf('7'));
    notifier.notify();
    notifier.notify();
    expect(notifier.state()).to.deep.equal({ newest: positionOf('7'), alarms: 2 });
  });

  const ways = {
    'the log grows': (notifier: ReturnType<typeof createAppendNotifier>) => notifier.notify(positionOf('1')),
    'something may have been missed': (notifier: ReturnType<typeof createAppendNotifier>) =>
      notifier.notify(),
    'the signal aborts': (_: unknown, stop: AbortController) => stop.abort(),
  };
  for (const [what, happens] of Object.entries(ways)) {
    it(`wakes all waiting subscribers when ${what}`, async () => {
      const notifier = createAppendNotifier();
      const stop = new AbortController();
      const waiting = [1, 2, 3].map(() => notifier.waitForMore(notifier.state(), hour, stop.signal));
      happens(notifier, stop);
      expect(await Promise.all(waiting)).to.deep.equal([true, true, true]);
    });
  }

  it('ends a wait at its deadline', async () => {
    const notifier = createAppendNotifier();
    expect(await notifier.waitForMore(notifier.state(), 1, never)).to.equal(false);
  });
});

describe('the cache of recent events', () => {
  /** Adds an append whose last event has this position. */
  const keep = (tail: RecentEventsCache, howMany: number, last: number): readonly string[] => {
    const events = sampleEvents(howMany);
    const place = { revision: howMany - 1, position: positionOf(String(last)), isNew: true };
    tail.keep(serializeAppend('sample-1', 'no-stream', events), place);
    return idsOf(events);
  };
  const behind = (tail: RecentEventsCache, position: number) => [...tail.after(positionOf(String(position)))];

  it('returns stored events as if they were read', () => {
    const tail = createRecentEventsCache();
    const events = sampleEvents(2);
    tail.keep(serializeAppend('sample-1', 4, events), {
      revision: 6,
      position: positionOf('9'),
      isNew: true,
    });
    const [first, second] = events;
    expect(behind(tail, 7)).to.deep.equal([
      { ...first, stream: 'sample-1', revision: 5, position: positionOf('8') },
      { ...second, stream: 'sample-1', revision: 6, position: positionOf('9') },
    ]);
    expect(behind(tail, 8)).to.have.length(1);
    expect(behind(tail, 9)).to.have.length(0);
  });

  it('ends at the first event of another process', () => {
    const tail = createRecentEventsCache();
    const ids = keep(tail, 3, 3);
    keep(tail, 2, 6);
    expect(idsOf([...tail.after(beginning)])).to.deep.equal(ids);
    expect(behind(tail, 3)).to.deep.equal([]);
    expect(behind(tail, 4)).to.have.length(2);
  });

  it('includes events added while it is read', () => {
    const tail = createRecentEventsCache();
    const reading = tail.after(beginning);
    const place = () => (reading.next().value as StoredEvent).position;
    const seen = [...keep(tail, 1, 1), ...keep(tail, 1, 2)].map(place);
    keep(tail, 1, 3);
    expect([...seen, place()]).to.deep.equal([1, 2, 3].map((position) => positionOf(String(position))));
  });

  it('gives each reader separate event objects', () => {
    const tail = createRecentEventsCache();
    keep(tail, 1, 1);
    for (const { data } of behind(tail, 0)) Object.assign(data, { n: 'spoilt' });
    expect(behind(tail, 0)).to.have.nested.property('[0].data.n', 0);
  });

  it("leaves out other members' events undecoded, and reports how far it was read", () => {
    const tail = createRecentEventsCache();
    const events = ['ann', 'bob', 'ann', 'bob'].map((memberId) => sampleEvent({ memberId }));
    const append = serializeAppend('sample-1', 'no-stream', events);
    const undecodable = append.events.map((event, nth) => ({ ...event, data: nth === 0 ? event.data : '{' }));
    keep(tail, 1, 1);
    tail.keep({ ...append, events: undecodable }, { revision: 3, position: positionOf('5'), isNew: true });
    const number = memberNumber('ann');
    const members = { ranges: [{ from: number, to: number + 1 }], exceptTypes: new Set<string>() };
    const reading = tail.after(positionOf('1'), members);
    expect(reading.next().value).to.deep.include({ id: events[0]?.id });
    expect(() => reading.next()).to.throw(SyntaxError);
    expect([...tail.after(positionOf('4'), members)]).to.deep.equal([]);
    expect(tail.after(positionOf('4'), members).next()).to.deep.equal({ done: true, value: positionOf('5') });
  });

  it('drops the oldest events above its capacity', () => {
    const tail = createRecentEventsCache(5_000);
    for (let position = 1; position <= 20; position += 1) keep(tail, 1, position);
    expect(behind(tail, 0)).to.deep.equal([]);
    expect(behind(tail, 19)).to.have.length(1);
    expect(behind(tail, 15)).to.have.length(5);
  });

  it('can be cleared', () => {
    const tail = createRecentEventsCache();
    keep(tail, 2, 2);
    tail.forget();
    expect(behind(tail, 0)).to.deep.equal([]);
  });
});
