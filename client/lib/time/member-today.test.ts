import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { watchDays } from './member-today.ts';

/** A clock that stands still until it is set, with the one timer that waits on it. */
function stoodClock(at: string) {
  let now = at;
  let timer: { readonly work: () => void; readonly milliseconds: number } | null = null;
  let wake = (): void => {};
  let isAwake = true;
  const news: string[] = [];
  const end = watchDays('Europe/Paris', () => news.push(now), {
    now: () => asInstant(now),
    wait: (work, milliseconds) => {
      timer = { work, milliseconds };
      return () => {
        timer = null;
      };
    },
    onWake: (work) => {
      wake = work;
      return () => {
        isAwake = false;
      };
    },
  });
  return {
    news,
    end,
    waitsFor: () => timer?.milliseconds ?? null,
    isAwake: () => isAwake,
    ringAt: (instant: string) => {
      now = instant;
      timer?.work();
    },
    wakeAt: (instant: string) => {
      now = instant;
      wake();
    },
  };
}

describe('watch of the days', () => {
  it('waits for the first instant of the next date in the zone, and a little longer', () => {
    expect(stoodClock('2026-11-20T22:59:30.000Z').waitsFor()).to.equal(30_000 + 2000);
  });

  it('waits 25 hours where the clock goes back', () => {
    expect(stoodClock('2026-10-24T22:00:00.000Z').waitsFor()).to.equal(25 * 3_600_000 + 2000);
  });

  it('tells of the new date and waits for the one after it', () => {
    const clock = stoodClock('2026-11-20T22:59:30.000Z');
    clock.ringAt('2026-11-20T23:00:02.000Z');
    expect(clock.news).to.deep.equal(['2026-11-20T23:00:02.000Z']);
    expect(clock.waitsFor()).to.equal(24 * 3_600_000);
  });

  it('says nothing when it wakes on the same date', () => {
    const clock = stoodClock('2026-11-20T08:00:00.000Z');
    clock.wakeAt('2026-11-20T20:00:00.000Z');
    expect(clock.news).to.deep.equal([]);
  });

  it('tells once when it wakes days later', () => {
    const clock = stoodClock('2026-11-20T08:00:00.000Z');
    clock.wakeAt('2026-11-23T08:00:00.000Z');
    clock.wakeAt('2026-11-23T08:00:01.000Z');
    expect(clock.news).to.deep.equal(['2026-11-23T08:00:00.000Z']);
  });

  it('leaves nothing behind when it ends', () => {
    const clock = stoodClock('2026-11-20T08:00:00.000Z');
    clock.end();
    expect([clock.waitsFor(), clock.isAwake()]).to.deep.equal([null, false]);
  });
});
