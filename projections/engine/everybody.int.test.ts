import { expect } from 'chai';
import fc from 'fast-check';
import { testDatabase } from '#service/testing/database.ts';
import type { EventSource } from './event-source.ts';
import { retryOwners } from './operate.ts';
import type { AnyProjection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { type BonusSet, bonusSource, isBonus, poisonPoints, scored, withBonus } from './testing/bonus.ts';
import { follow, followToTheEnd, startFromEmpty, storedRows } from './testing/follow-log.ts';
import { helperOf } from './testing/helper-process.ts';
import { randomHistories } from './testing/random-histories.ts';
import { type TallyEvent, tally } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';
import { verify } from './verify.ts';

describe('events about everybody', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client, withBonus));

  async function everything(schema = 'read') {
    const rows: unknown[] = [];
    for (const projection of withBonus) rows.push(await storedRows(bench.client, projection, schema));
    return JSON.stringify(rows.map((of) => Object.entries(of as object).sort()));
  }
  const followAll = (source: EventSource, following = {}) =>
    followToTheEnd(bench.connect, source, { projections: withBonus, ...following });
  const bonuses = async (schema = 'read') =>
    Object.fromEntries(
      Object.entries(await storedRows(bench.client, withBonus[1] as AnyProjection, schema)).map(
        ([key, { state }]) => [key, (state as { bonus?: number }).bonus ?? null],
      ),
    );

  it('change all rows, also of later members, except those of held-back members', async () => {
    const events = [
      scored('ann', 1),
      scored('bob', poisonPoints),
      scored('cyd', 1),
      { type: 'BonusSet', bonus: 5 } as const,
      scored('dan', 1),
      scored('ann', 2),
    ];
    await followAll(bonusSource([scored('bob', 1), ...events]));
    expect(await bonuses()).to.deep.equal({ ann: 5, bob: null, cyd: 5, dan: 5 });
  });

  it('give new rows the value that was there when the process started', async () => {
    const source = bonusSource([scored('ann', 1), { type: 'BonusSet', bonus: 5 }]);
    await followAll(source);
    source.append(scored('bob', 1));
    await followAll(source);
    expect(await bonuses()).to.deep.equal({ ann: 5, bob: 5 });
  });

  it('change all rows or none: a failure in the middle leaves rows and checkpoint', async () => {
    const source = bonusSource([...Array.from({ length: 1200 }, (_, index) => scored(`member ${index}`, 1))]);
    await followAll(source);
    const before = await everything();
    source.append({ type: 'BonusSet', bonus: 5 });
    const failing = withBonus.map((projection) => ({
      ...projection,
      everybody: projection.everybody && {
        ...projection.everybody,
        apply(state: unknown, bonus: unknown) {
          applied += 1;
          if (applied >= 900) throw new Error('stopped in the middle');
          return projection.everybody?.apply(state, bonus);
        },
      },
    })) as readonly AnyProjection[];
    let applied = 0;
    // It parks the projection; another process goes on.
    await follow(bench.connect, source, { projections: failing.slice(0, 1) });
    expect(applied).to.be.at.least(900);
    expect(await everything()).to.equal(before);
    await followAll(source);
    expect(new Set(Object.values(await bonuses()))).to.deep.equal(new Set([5]));
  });

  it('leave the rows byte for byte as before when none of them remains', async () => {
    const events = [scored('ann', 1), scored('bob', 2)];
    await followAll(bonusSource(events));
    const before = await everything();
    await startFromEmpty(bench.client, withBonus);
    await followAll(bonusSource([...events, { type: 'BonusSet', bonus: 5 }, { type: 'BonusSet', bonus: 0 }]));
    expect(await everything()).to.equal(before);
  });

  it('give equal rows live, in rebuilt parts, as of the end and folded again', async function () {
    this.timeout(120_000);
    const settings = fc.record({
      batchSize: fc.integer({ min: 1, max: 20 }),
      cachedBytes: fc.constantFrom(0, 4_000, 100_000),
      memoryBytes: fc.constantFrom(1, 2_000, 1_000_000),
      isDivisible: fc.boolean(),
      poison: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 3 }),
      bonuses: fc.uniqueArray(fc.tuple(fc.nat(59), fc.nat(3)), {
        maxLength: 4,
        selector: ([place]) => place,
      }),
    });
    const runs = fc.asyncProperty(randomHistories, settings, async (history, chosen) => {
      const { batchSize, cachedBytes, memoryBytes } = chosen;
      const events = history.flatMap((event, index): (TallyEvent | BonusSet)[] => {
        const isPoison = chosen.poison.includes(index) && event.type === 'Scored';
        const set = chosen.bonuses.filter(([place]) => place === index);
        return [
          ...set.map(([, bonus]) => ({ type: 'BonusSet', bonus }) as const),
          isPoison ? { ...event, points: poisonPoints } : event,
        ];
      });
      const source = bonusSource(events, { packet: 5, packetsBeforeEnd: 3, isDivisible: chosen.isDivisible });
      await startFromEmpty(bench.client, withBonus);
      await followAll(source, { batchSize, cachedBytes });
      const live = await everything();
      const deps = { connect: bench.connect, source, projections: withBonus, memoryBytes };
      const verified = await verify(deps);
      expect(verified.flatMap(({ differences }) => differences)).to.deep.equal([]);
      await bench.client.query('drop schema if exists as_of cascade');
      await rebuild({ ...deps, schema: 'as_of' });
      expect(await everything('as_of')).to.equal(live);
      await rebuild({ ...deps, helpers: [helperOf(deps)] });
      expect(await everything()).to.equal(live);
      for (const projection of withBonus) await retryOwners(deps, projection);
      expect(await everything()).to.equal(live);
      const sound = tally.map(
        (projection, index) => ({ ...withBonus[index], evolve: projection.evolve }) as AnyProjection,
      );
      for (const projection of sound) await retryOwners(deps, projection);
      const mended = await verify({ ...deps, projections: sound });
      expect(mended.flatMap(({ differences }) => differences)).to.deep.equal([]);
      const value = events.findLast((event): event is BonusSet => isBonus(event))?.bonus || null;
      for (const bonus of Object.values(await bonuses())) expect(bonus).to.equal(value);
    });
    await fc.assert(runs, { numRuns: 25 });
  });
});
