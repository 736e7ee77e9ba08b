import { expect } from 'chai';
import { maxAppendBytes, type SerializedAppend } from '#service/event-store/port.ts';
import { takeBatch } from './log-writer.ts';

const append = (stream: string, bytes = 100): SerializedAppend => ({
  ...{ stream, expected: 'no-stream', events: [], bytes },
});
const streamsOf = (appends: readonly SerializedAppend[]) => appends.map(({ stream }) => stream).join('');

describe('a batch of appends', () => {
  it('takes waiting appends in order', () => {
    const { batch, rest } = takeBatch(['a', 'b', 'c'].map((stream) => append(stream)));
    expect(streamsOf(batch)).to.equal('abc');
    expect(rest).to.deep.equal([]);
  });

  it('takes one append per stream and leaves the others for later, in order', () => {
    const { batch, rest } = takeBatch([...'abacab'].map((stream) => append(stream)));
    expect(streamsOf(batch)).to.equal('abc');
    expect(streamsOf(rest)).to.equal('aab');
  });

  it('takes at most 512 appends', () => {
    const { batch, rest } = takeBatch(Array.from({ length: 1_000 }, (_, n) => append(`${n}`)));
    expect(batch).to.have.length(512);
    expect(rest[0]?.stream).to.equal('512');
  });

  it('takes at most the size of eight large appends, even with many small ones', () => {
    const { batch, rest } = takeBatch([
      append('a', 5 * maxAppendBytes),
      append('b', 4 * maxAppendBytes),
      append('c'),
    ]);
    expect(streamsOf(batch)).to.equal('ac');
    expect(streamsOf(rest)).to.equal('b');
  });

  it('never reorders an append before one that was left for its size', () => {
    const queue = [append('a', 5 * maxAppendBytes), append('b', 4 * maxAppendBytes), append('b')];
    expect(streamsOf(takeBatch(queue).rest)).to.equal('bb');
  });
});
