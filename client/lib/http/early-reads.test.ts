import { expect } from 'chai';
import { createEarlyReads } from './early-reads.ts';

const url = `/api/reads?paths=${['/api/stats', '/api/activity-days?days=28'].map(encodeURIComponent).join(',')}`;
const answers = { '/api/stats': { points: 3 }, '/api/activity-days?days=28': null };

describe('the reads that a page asks for in one call', () => {
  it('are asked for once, and each answer is taken once, null included', async () => {
    const asked: string[] = [];
    const early = createEarlyReads(url, async (path) => {
      asked.push(path);
      return answers;
    });
    expect(await early.take('/api/activity-days?days=28')).to.deep.equal({ answer: null });
    expect(await early.take('/api/stats')).to.deep.equal({ answer: { points: 3 } });
    expect(await early.take('/api/stats')).to.equal(undefined);
    expect(asked).to.deep.equal([url]);
  });

  it('are not taken for a path that the page did not name, or after a command', async () => {
    const early = createEarlyReads(url, async () => answers);
    expect(await early.take('/api/quests')).to.equal(undefined);
    early.forget();
    expect(await early.take('/api/stats')).to.equal(undefined);
  });

  it('are left to each path when the call fails or is refused', async () => {
    const failing = createEarlyReads(url, () => Promise.reject(new Error('no network')));
    expect(await failing.take('/api/stats')).to.equal(undefined);
    const refused = createEarlyReads(url, async () => undefined);
    expect(await refused.take('/api/stats')).to.equal(undefined);
    const absent = createEarlyReads(undefined, async () => answers);
    expect(await absent.take('/api/stats')).to.equal(undefined);
  });
});
