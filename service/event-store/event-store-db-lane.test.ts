import { expect } from 'chai';
import { createLane } from './event-store-db-lane.ts';
import { rejectionOf } from './testing/samples.ts';

describe('a lane', () => {
  it('lets so many work at once and no more, in the order in which they came', async () => {
    const inLane = createLane(3);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = Array.from({ length: 8 }, (_, n) =>
      inLane(() => {
        started.push(n);
        return new Promise<void>((resolve) => finish.push(resolve));
      }),
    );
    const startedAfter: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      startedAfter.push(started.length);
      finish[n]?.();
      await work[n];
    }
    expect(startedAfter).to.deep.equal([3, 4, 5, 6, 7, 8, 8, 8]);
    expect(started).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets the next one in when one has failed', async () => {
    const inLane = createLane(1);
    const failing = rejectionOf(inLane(() => Promise.reject(new Error('it failed'))));
    expect(await inLane(async () => 'done')).to.equal('done');
    expect(await failing).to.be.instanceOf(Error);
  });
});
