import { expect } from 'chai';
import { serializeAppend } from './append-rules.ts';
import { positionOf } from './event-log-position.ts';
import { createTail, type Tail } from './event-log-tail.ts';
import { beginning } from './store.ts';
import { idsOf, sampleEvents } from './testing/samples.ts';

describe('the tail of the event log', () => {
  /** Events of one append whose last one lies at a position. */
  const keep = (tail: Tail, howMany: number, last: number): readonly string[] => {
    const events = sampleEvents(howMany);
    const place = { revision: howMany - 1, position: positionOf(String(last)) };
    tail.keep(serializeAppend('sample-1', 'no-stream', events), place);
    return idsOf(events);
  };
  const behind = (tail: Tail, position: number) => [...tail.after(positionOf(String(position)))];

  it('has what was stored, as it would be read', () => {
    const tail = createTail();
    const events = sampleEvents(2);
    tail.keep(serializeAppend('sample-1', 4, events), { revision: 6, position: positionOf('9') });
    const [first, second] = events;
    expect(behind(tail, 7)).to.deep.equal([
      { ...first, stream: 'sample-1', revision: 5, position: positionOf('8') },
      { ...second, stream: 'sample-1', revision: 6, position: positionOf('9') },
    ]);
    expect(behind(tail, 8)).to.have.length(1);
    expect(behind(tail, 9)).to.have.length(0);
  });

  it('ends where an event of somebody else lies', () => {
    const tail = createTail();
    const ids = keep(tail, 3, 3);
    keep(tail, 2, 6);
    expect(idsOf([...tail.after(beginning)])).to.deep.equal(ids);
    expect(behind(tail, 3)).to.deep.equal([]);
    expect(behind(tail, 4)).to.have.length(2);
  });

  it('goes on with what comes while it is read', () => {
    const tail = createTail();
    const reading = tail.after(beginning);
    const seen = [...keep(tail, 1, 1), ...keep(tail, 1, 2)].map(() => reading.next().value?.position);
    keep(tail, 1, 3);
    expect([...seen, reading.next().value?.position]).to.deep.equal(
      [1, 2, 3].map((position) => positionOf(String(position))),
    );
  });

  it('gives everybody events of their own', () => {
    const tail = createTail();
    keep(tail, 1, 1);
    for (const { data } of behind(tail, 0)) Object.assign(data, { n: 'spoilt' });
    expect(behind(tail, 0)).to.have.nested.property('[0].data.n', 0);
  });

  it('drops the oldest when there are too many', () => {
    const tail = createTail(5_000);
    for (let position = 1; position <= 20; position += 1) keep(tail, 1, position);
    expect(behind(tail, 0)).to.deep.equal([]);
    expect(behind(tail, 19)).to.have.length(1);
    expect(behind(tail, 15)).to.have.length(5);
  });

  it('forgets all', () => {
    const tail = createTail();
    keep(tail, 2, 2);
    tail.forget();
    expect(behind(tail, 0)).to.deep.equal([]);
  });
});
