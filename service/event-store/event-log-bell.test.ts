import { expect } from 'chai';
import { createBell } from './event-log-bell.ts';
import { positionOf } from './event-log-position.ts';

describe('the bell of the event log', () => {
  const never = new AbortController().signal;
  const hour = 3_600_000;

  it('does not let anyone wait for what it has heard of already', async () => {
    const bell = createBell();
    bell.ring(positionOf('7'));
    await bell.pastPosition(positionOf('6'), hour, never);
    expect(bell.newest()).to.equal(positionOf('7'));
  });

  it('keeps the newest position when an older one comes late', () => {
    const bell = createBell();
    for (const position of ['7', '12', '9']) bell.ring(positionOf(position));
    expect(bell.newest()).to.equal(positionOf('12'));
  });

  const ways = {
    'the log grows': (bell: ReturnType<typeof createBell>) => bell.ring(positionOf('1')),
    'something may have been missed': (bell: ReturnType<typeof createBell>) => bell.ring(),
    'the signal aborts': (_: unknown, stop: AbortController) => stop.abort(),
  };
  for (const [what, happens] of Object.entries(ways)) {
    it(`wakes all who wait when ${what}`, async () => {
      const bell = createBell();
      const stop = new AbortController();
      const waiting = [1, 2, 3].map(() => bell.pastPosition(bell.newest(), hour, stop.signal));
      happens(bell, stop);
      expect(await Promise.all(waiting)).to.have.length(3);
    });
  }

  it('lets nobody wait longer than they want to', async () => {
    const bell = createBell();
    await bell.pastPosition(bell.newest(), 1, never);
    expect(bell.newest()).to.equal(positionOf('0'));
  });
});
