import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { given } from '#domain/testing/given.ts';
import type { WheelSeedEvent } from './wheel-seed-events.ts';
import {
  beginningOf,
  commitmentsToReveal,
  monthOf,
  monthsToCommit,
  revealDueOf,
  wheelSeedsDecider,
} from './wheel-seeds.ts';

const wheel = given(wheelSeedsDecider);
const of = { month: '2026-11', commitment: 'c1' };
const commit = { type: 'CommitWheelSeed', ...of } as const;
const reveal = { type: 'RevealWheelSeed', ...of, seed: 's1' } as const;
const committed: WheelSeedEvent = { type: 'WheelSeedCommitted', ...of, late: false };
const revealed: WheelSeedEvent = { type: 'WheelSeedRevealed', ...of, seed: 's1', late: false };
const at = asInstant;

describe('the seeds of the wheel', () => {
  it('are committed to in time before the month begins anywhere, and late afterwards', () => {
    expect(beginningOf('2026-11')).to.equal('2026-10-31T10:00:00.000Z');
    wheel()
      .when({ ...commit, now: at('2026-10-31T09:59:59.999Z') })
      .yields(committed);
    wheel()
      .when({ ...commit, now: at('2026-10-31T10:00:00.000Z') })
      .yields({ ...committed, late: true });
  });

  it('are committed to once, and again only where the seed is another one', () => {
    const now = at('2026-11-03T00:00:00.000Z');
    wheel(committed)
      .when({ ...commit, now })
      .yieldsNothing();
    wheel(committed)
      .when({ ...commit, commitment: 'c2', now })
      .yields({ ...committed, commitment: 'c2', late: true });
  });

  it('are revealed once, from 12 hours after the month has ended in the last zone', () => {
    expect(revealDueOf('2026-11')).to.equal('2026-12-02T00:00:00.000Z');
    const now = at('2026-12-02T00:00:00.000Z');
    wheel(committed)
      .when({ ...reveal, now: at('2026-12-01T23:59:59.999Z') })
      .refuses('month-not-over');
    wheel(committed)
      .when({ ...reveal, now })
      .yields(revealed);
    wheel(committed, revealed)
      .when({ ...reveal, now })
      .yieldsNothing();
    wheel(committed)
      .when({ ...reveal, now: at('2026-12-03T00:00:00.001Z') })
      .yields({ ...revealed, late: true });
  });

  it('are not revealed without their commitment, or for another month', () => {
    const now = at('2027-01-05T00:00:00.000Z');
    wheel()
      .when({ ...reveal, now })
      .refuses('not-committed');
    wheel(committed)
      .when({ ...reveal, month: '2026-12', now })
      .refuses('not-committed');
  });

  it('are due for revelation only where they are committed to, not revealed, and over', () => {
    const seeds = [committed, { ...committed, month: '2026-12', commitment: 'c2' }].reduce(
      wheelSeedsDecider.evolve,
      wheelSeedsDecider.initialState,
    );
    const due = (now: string) => commitmentsToReveal(seeds, at(now));
    expect(due('2026-12-01T23:00:00.000Z')).to.deep.equal([]);
    expect(due('2026-12-02T00:00:00.000Z')).to.deep.equal([['c1', '2026-11']]);
    expect(due('2027-01-02T00:00:00.000Z')).to.deep.equal([
      ['c1', '2026-11'],
      ['c2', '2026-12'],
    ]);
  });

  it('are committed to for the month of every time zone and the next, at any moment', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'UTC', 'Europe/Paris');
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const now = at(moment.toISOString());
        const months = monthsToCommit(now);
        expect(months).to.include(monthOf(dayOf(now, zone)));
        expect(months.length).to.be.within(2, 3);
        expect(beginningOf(months.at(-1) ?? '') > now).to.equal(true);
      }),
    );
  });

  it('are never due for revelation while a member lives in their month', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'UTC'), (moment, zone) => {
        const now = at(moment.toISOString());
        expect(now < revealDueOf(monthOf(dayOf(now, zone)))).to.equal(true);
      }),
    );
  });
});
