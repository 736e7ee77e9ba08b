import { expect } from 'chai';
import { createPacing } from './import-pacing.ts';

/** A process whose clock moves only while it is asked how busy it is, and while a batch runs. */
function processWith(busy: () => number) {
  let ms = 0;
  const begun: number[] = [];
  const paced = createPacing({
    now: () => ms,
    async busyDuring(milliseconds) {
      ms += milliseconds;
      return busy();
    },
  });
  const batch = (took: number) =>
    paced(async () => {
      begun.push(ms);
      ms += took;
    });
  return { begun, batch };
}

describe('the pace of an import', () => {
  it('lets batches follow each other at once in a quiet process', async () => {
    const { begun, batch } = processWith(() => 0.1);
    for (let nth = 0; nth < 3; nth += 1) await batch(100);
    expect(begun).to.deep.equal([30, 160, 290]);
  });

  it('leaves nine tenths of the time to others in a busy process', async () => {
    const { begun, batch } = processWith(() => 1);
    for (let nth = 0; nth < 3; nth += 1) await batch(100);
    expect(begun).to.deep.equal([30, 1030, 2030]);
  });

  it('lets no batch wait for more than three seconds', async () => {
    const { begun, batch } = processWith(() => 1);
    for (let nth = 0; nth < 2; nth += 1) await batch(10_000);
    expect(begun).to.deep.equal([30, 13_030]);
  });

  it('goes on after a batch that failed', async () => {
    const paced = createPacing({ now: () => 0, busyDuring: async () => 0 });
    const failed = await paced(() => Promise.reject(new Error('refused'))).catch((error: Error) => error);
    expect([String(failed), await paced(async () => 'stored')]).to.deep.equal(['Error: refused', 'stored']);
  });
});
