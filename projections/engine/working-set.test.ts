import { expect } from 'chai';
import fc from 'fast-check';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { ProjectionFailed } from './failures.ts';
import type { AnyProjection } from './projection.ts';
import { recordedAt } from './testing/array-source.ts';
import { randomHistories } from './testing/random-histories.ts';
import { days, expectedRows, type TallyEvent, tally, totals } from './testing/tally.ts';
import { createRowCaches, type WorkingSet, workingSet } from './working-set.ts';

const scored: TallyEvent = { type: 'Scored', memberId: 'ann', day: '2026-03-01', points: 3, note: null };

describe('the working set', () => {
  for (const projection of tally)
    it(`holds the rows of the fold for ${projection.name}`, () => {
      const law = fc.property(randomHistories, (events) => {
        const recorded = events.map((event, index) => recordedAt(event, index + 1));
        expect(livingRows(folded(projection, recorded))).to.deep.equal(expectedRows(projection, recorded));
      });
      fc.assert(law);
    });

  it('continues from the rows that it was given', () => {
    const set = workingSet(totals);
    set.hold('ann', { owner: null, keyId: null, state: { points: 10, resets: 2 }, stored: null });
    set.fold(recordedAt(scored, 1));
    expect(livingRows(set)).to.deep.equal({ ann: { owner: null, state: { points: 13, resets: 2 } } });
  });

  it('knows which rows no event has changed, where a fold says so', () => {
    const careful: AnyProjection = { ...totals, returnsUnchanged: true, evolve: (state) => state };
    const kept = { owner: null, keyId: null, state: { points: 10, resets: 2 }, stored: null };
    const isChangedBy = (projection: AnyProjection, isHeld: boolean) => {
      const set = workingSet(projection);
      if (isHeld) set.hold('ann', kept);
      set.fold(recordedAt(scored, 1));
      return set.rows.get('ann')?.isChanged;
    };
    expect(isChangedBy(careful, true)).to.equal(false);
    expect(isChangedBy(careful, false)).to.equal(true);
    expect(isChangedBy({ ...careful, evolve: (state) => ({ ...(state as object) }) }, true)).to.equal(true);
    expect(isChangedBy({ ...careful, returnsUnchanged: false }, true)).to.equal(true);
  });

  it('names the cleared owners, also when it holds none of their rows', () => {
    const set = workingSet(days);
    set.fold(recordedAt({ type: 'Reset', memberId: 'ann' }, 1));
    expect(set.clearedOwners()).to.deep.equal(['ann']);
  });

  it('gives each row a separate state when the initial state is a function', () => {
    const set = workingSet(days);
    set.fold(recordedAt({ type: 'Shared', memberId: 'ann', days: ['2026-03-01', '2026-03-02'] }, 1));
    const [one, other] = [...set.rows.values()];
    expect(one?.state).to.deep.equal(other?.state);
    expect(one?.state).not.to.equal(other?.state);
  });

  it('prevents changes to an initial state that all rows share', () => {
    const careless: AnyProjection = {
      ...totals,
      initial: { points: 0, by: { hour: 0 } },
      evolve(state) {
        (state as { by: { hour: number } }).by.hour += 1;
        return state;
      },
    };
    expect(() => workingSet(careless).fold(recordedAt(scored, 1))).to.throw(ProjectionFailed, /read only/);
  });

  it('names the event that a projection could not process', () => {
    const broken: AnyProjection = {
      ...totals,
      evolve() {
        throw new Error('too heavy');
      },
    };
    expect(() => workingSet(broken).fold(recordedAt(scored, 4)))
      .to.throw(ProjectionFailed, /totals failed at Scored .*4: too heavy/)
      .with.nested.property('recorded.revision', 3);
  });
});

describe('the row cache', () => {
  const written = (memberId: string, length: number): WorkingSet => {
    const set = workingSet(totals);
    set.fold(recordedAt({ ...scored, memberId }, 1));
    for (const row of set.rows.values()) row.stored = { past: undefined, pastLength: 0, length };
    return set;
  };

  it('keeps the rows used last within its limit of bytes', () => {
    const cache = createRowCaches(100_000)();
    for (const nth of Array(200).keys()) cache.keep(written(`member-${nth}`, 1_000));
    const kept = [...Array(200).keys()].filter((nth) => cache.get(`member-${nth}`));
    expect(kept.at(-1)).to.equal(199);
    expect(kept.length).to.be.within(14, 31);
  });

  it('counts a row once that was written often', () => {
    const cache = createRowCaches(100_000)();
    cache.keep(written('ann', 1_000));
    for (const _ of Array(200).keys()) cache.keep(written('bob', 1_000));
    expect(cache.get('ann')).not.to.equal(undefined);
  });

  it('does not keep a row for long that is larger than its limit', () => {
    const cache = createRowCaches(100_000)();
    cache.keep(written('busy', 1_000_000));
    cache.keep(written('busier', 1_000_000));
    expect(cache.get('busy')).to.equal(undefined);
  });

  it('caches a row that an event made from its next event on', () => {
    const making: AnyProjection = { ...totals, makesRow: ['Scored'] };
    const cache = createRowCaches(100_000)();
    const made = workingSet(making);
    made.fold(recordedAt(scored, 1));
    cache.keep(made);
    expect(cache.get('ann')).to.equal(undefined);
    cache.keep(heldByAnn(making));
    expect(cache.get('ann')?.state).to.deep.equal({ points: 13, resets: 2 });
  });

  it('forgets a cached row when an event makes it again', () => {
    const making: AnyProjection = { ...totals, makesRow: ['Scored'] };
    const cache = createRowCaches(100_000)();
    cache.keep(heldByAnn(making));
    const again = workingSet(making);
    again.fold(recordedAt(scored, 2));
    cache.keep(again);
    expect(cache.get('ann')).to.equal(undefined);
  });

  it('gives one read model the memory that the others do not use', () => {
    const addCache = createRowCaches(100_000);
    const [large, small] = [addCache(), addCache()];
    small.keep(written('ann', 100));
    for (const nth of Array(14).keys()) large.keep(written(`member-${nth}`, 1_000));
    expect([...Array(14).keys()].every((nth) => large.get(`member-${nth}`))).to.equal(true);
    expect(small.get('ann')).not.to.equal(undefined);
  });

  it('keeps the rows of all read models within one limit of bytes', () => {
    const addCache = createRowCaches(100_000);
    const [one, other] = [addCache(), addCache()];
    for (const nth of Array(200).keys())
      for (const cache of [one, other]) cache.keep(written(`member-${nth}`, 1_000));
    const kept = [one, other].flatMap((cache) =>
      [...Array(200).keys()].filter((nth) => cache.get(`member-${nth}`)),
    );
    expect(kept.length).to.be.within(14, 31);
  });
});

/** A set with a stored row and an event of it. */
function heldByAnn(projection: AnyProjection): WorkingSet {
  const set = workingSet(projection);
  set.hold('ann', { owner: null, keyId: null, state: { points: 10, resets: 2 }, stored: null });
  set.fold(recordedAt(scored, 1));
  return set;
}

function folded(projection: AnyProjection, recorded: readonly Recorded<TallyEvent>[]): WorkingSet {
  const set = workingSet(projection);
  for (const one of recorded) if (projection.handles.includes(one.event.type)) set.fold(one);
  return set;
}

function livingRows(set: WorkingSet) {
  const living = [...set.rows].filter(([key, row]) => set.isLiving(key, row));
  return Object.fromEntries(living.map(([key, { owner, state }]) => [key, { owner, state }]));
}
