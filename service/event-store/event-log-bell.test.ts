import { expect } from 'chai';
import { createBell } from './event-log-bell.ts';
import { positionOf } from './event-log-position.ts';

describe('the bell of the event log', () => {
  const never = new AbortController().signal;
  const hour = 3_600_000;

  it('does not let anyone wait for what it has heard of already', async () => {
    const bell = createBell();
    const before = bell.heard();
    bell.ring(positionOf('7'));
    expect(await bell.moreThan(before, hour, never)).to.equal(true);
    expect(bell.heard().newest).to.equal(positionOf('7'));
  });

  it('keeps the newest position when an older one comes late', () => {
    const bell = createBell();
    for (const position of ['7', '12', '9']) bell.ring(positionOf(position));
    expect(bell.heard().newest).to.equal(positionOf('12'));
  });

  it('hears nothing new in what it has heard of before', () => {
    const bell = createBell();
    bell.ring(positionOf('7'));
    const heard = bell.heard();
    for (const position of ['7', '6']) bell.ring(positionOf(position));
    expect(bell.heard()).to.equal(heard);
  });

  it('counts how often something may have been missed', () => {
    const bell = createBell();
    bell.ring(positionOf('7'));
    bell.ring();
    bell.ring();
    expect(bell.heard()).to.deep.equal({ newest: positionOf('7'), alarms: 2 });
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
      const waiting = [1, 2, 3].map(() => bell.moreThan(bell.heard(), hour, stop.signal));
      happens(bell, stop);
      expect(await Promise.all(waiting)).to.deep.equal([true, true, true]);
    });
  }

  it('lets nobody wait longer than they want to', async () => {
    const bell = createBell();
    expect(await bell.moreThan(bell.heard(), 1, never)).to.equal(false);
  });
});
