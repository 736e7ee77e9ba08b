import { expect } from 'chai';
import { clockAt, readySeconds, stopped } from './stopwatch-view-model.ts';

const begunAt = 1_000_000;
const running = { begunAt, stoppedAt: null };

describe('the stopwatch of a test', () => {
  for (const [name, clock, after, limit, reading] of [
    ['waits for a press', null, 0, null, { phase: 'idle', seconds: 0 }],
    ['waits with the time of the test', null, 0, 60, { phase: 'idle', seconds: 60 }],
    ['gives time to get ready', running, -readySeconds * 1000, null, { phase: 'ready', seconds: 5 }],
    ['counts down to the start', running, -1, null, { phase: 'ready', seconds: 1 }],
    ['begins at 0', running, 0, null, { phase: 'running', seconds: 0 }],
    ['counts whole seconds', running, 64_999, null, { phase: 'running', seconds: 64 }],
    ['counts a fixed time down', running, 10_500, 60, { phase: 'running', seconds: 50 }],
    ['ends with a fixed time, also when the page slept', running, 600_000, 60, { phase: 'over', seconds: 0 }],
    [
      'shows what was reached once it is stopped',
      { begunAt, stoppedAt: begunAt + 65_400 },
      900_000,
      null,
      { phase: 'stopped', seconds: 65 },
    ],
    [
      'waits again when it was stopped before it counted',
      { begunAt, stoppedAt: begunAt - 2_000 },
      0,
      null,
      { phase: 'idle', seconds: 0 },
    ],
  ] as const)
    it(name, () => expect(clockAt(clock, begunAt + after, limit)).to.deep.equal(reading));

  it('is stopped with the whole seconds that were held, and with 0 before it counted', () => {
    expect(stopped(running, begunAt + 65_900).seconds).to.equal(65);
    expect(stopped(running, begunAt - 3_000).seconds).to.equal(0);
  });
});
