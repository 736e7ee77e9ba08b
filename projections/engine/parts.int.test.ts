import { expect } from 'chai';
import fc from 'fast-check';
import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import { testDatabase } from '#service/testing/database.ts';
import { proxyBefore } from '#service/testing/tcp-proxy.ts';
import { until } from '#service/testing/until.ts';
import { type Claim, readCheckpoints, readParts } from './checkpoint.ts';
import { readDeadLetters } from './dead-letters.ts';
import { changeParts } from './division.ts';
import type { EventSource } from './event-source.ts';
import { memberNumber, partOf, possibleParts, rangeOfPart } from './member-range.ts';
import { retryOwners } from './operate.ts';
import type { AnyProjection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import type { RunningProjections } from './start-projections.ts';
import { readStoredStatuses } from './status.ts';
import { type ArraySource, arraySource } from './testing/array-source.ts';
import { type BonusSet, bonusSource, poisonPoints, scored, withBonus } from './testing/bonus.ts';
import { claimsOfWorkers } from './testing/claims.ts';
import { doubledDays } from './testing/doubled-days.ts';
import { expectRows, follow, followToTheEnd, startFromEmpty, storedRows } from './testing/follow-log.ts';
import { longHistory, randomHistories } from './testing/random-histories.ts';
import { days, type TallyEvent, tally } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';
import { useEngines } from './testing/use-engines.ts';
import { verify } from './verify.ts';

const timeoutMs = 10_000;
const memberIn = (part: number, of: number): string => {
  for (let nth = 0; ; nth += 1) if (partOf(`member ${nth}`, of) === part) return `member ${nth}`;
};

describe('parts of the members', () => {
  const bench = useDatabase(testDatabase);

  it('divide all members, each into the range of its part', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...possibleParts), (memberId, of) => {
        const { from, to } = rangeOfPart({ nth: partOf(memberId, of), of });
        expect(memberNumber(memberId)).to.be.within(from, to - 1);
      }),
    );
  });

  describe('that several workers follow', () => {
    beforeEach(() => startFromEmpty(bench.client, withBonus));
    const divide = (source: EventSource, parts: number) =>
      changeParts({ connect: bench.connect, schema: 'read', source, projections: withBonus }, parts);
    async function everything() {
      const rows: unknown[] = [];
      for (const projection of withBonus)
        rows.push(Object.entries(await storedRows(bench.client, projection)).sort());
      const letters = await readDeadLetters(bench.client, 'read');
      return JSON.stringify({
        rows,
        letters: letters.map(({ attempts: _, firstSeen: __, lastSeen: ___, ...letter }) => letter),
      });
    }

    /** Several workers at once, each with some of the parts, which change hands each time that the source ends. */
    async function followInParts(source: EventSource, { workers, seed, ...following }: Sharing) {
      const head = await source.head();
      for (let round = 0; ; round += 1) {
        const workerOf = (name: string, part: number) =>
          (memberNumber(`${name} ${part} ${round} ${seed}`) >> 3) % workers;
        const claims = await claimsOfWorkers(bench.client, withBonus, workers, workerOf);
        const working = claims.filter((own) => own.length > 0);
        await Promise.all(
          working.map((own) => {
            const projections = withBonus.filter(({ name }) => own.some((claim) => claim.name === name));
            return follow(bench.connect, source, { projections, claims: own, ...following });
          }),
        );
        const statuses = await readStoredStatuses(bench.client, 'read', withBonus);
        if ([...statuses.values()].every(({ position }) => position === head)) return;
      }
    }
    type Sharing = {
      readonly workers: number;
      readonly seed: number;
      readonly batchSize: number;
      readonly cachedBytes: number;
    };

    it('have the rows and dead letters of one worker, with random failures', async function () {
      this.timeout(300_000);
      const settings = fc.record({
        parts: fc.constantFrom(2, 4, 16),
        later: fc.constantFrom(1, 2, 8),
        workers: fc.integer({ min: 1, max: 3 }),
        seed: fc.nat(1000),
        batchSize: fc.integer({ min: 1, max: 20 }),
        cachedBytes: fc.constantFrom(0, 4_000, 100_000),
        poison: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 3 }),
        bonuses: fc.array(fc.tuple(fc.nat(59), fc.nat(3)), { maxLength: 4 }),
      });
      const runs = fc.asyncProperty(randomHistories, settings, async (history, chosen) => {
        const events = history.flatMap((event, index): (TallyEvent | BonusSet)[] => [
          ...chosen.bonuses
            .filter(([place]) => place === index)
            .map(([, bonus]) => ({ type: 'BonusSet', bonus }) as const),
          chosen.poison.includes(index) && event.type === 'Scored'
            ? { ...event, points: poisonPoints }
            : event,
        ]);
        const half = Math.ceil(events.length / 2);
        const behaviour = { packet: 5, packetsBeforeEnd: 3 };
        await startFromEmpty(bench.client, withBonus);
        await followToTheEnd(bench.connect, bonusSource(events, behaviour), { projections: withBonus });
        const expected = await everything();

        await startFromEmpty(bench.client, withBonus);
        const source = bonusSource(events.slice(0, half), behaviour);
        await divide(source, chosen.parts);
        await followInParts(source, chosen);
        source.append(...events.slice(half));
        await followInParts(source, chosen);
        expect(await everything()).to.equal(expected);
        const deps = { connect: bench.connect, source, projections: withBonus };
        expect((await verify(deps)).flatMap(({ differences }) => differences)).to.deep.equal([]);
        for (const projection of withBonus) await retryOwners(deps, projection);
        await divide(source, chosen.later);
        await rebuild(deps);
        expect(await everything()).to.equal(expected);
      });
      await fc.assert(runs, { numRuns: 8 });
    });

    it('are verified and folded again for a held-back member, each at its position', async () => {
      const members = Array.from({ length: 12 }, (_, nth) => `member ${nth}`);
      const source = bonusSource(members.map((member) => scored(member, 1)));
      await divide(source, 4);
      await followInParts(source, { workers: 1, seed: 0, batchSize: 100, cachedBytes: 0 });
      source.append(...members.map((member, nth) => scored(member, nth === 5 ? poisonPoints : 2)));
      const [ofFirst = [], ofOthers = []] = await claimsOfWorkers(bench.client, withBonus, 2, (_, part) =>
        part === partOf('member 5', 4) ? 0 : 1,
      );
      await follow(bench.connect, source, { projections: withBonus, claims: ofFirst });
      const deps = { connect: bench.connect, source, projections: withBonus };
      const positions = (await readParts(bench.client, 'read', days)).map(({ position }) => position);
      expect(new Set(positions).size).to.equal(2);
      expect((await verify(deps)).flatMap(({ differences }) => differences)).to.deep.equal([]);
      const sound = tally.map(
        (projection, index) => ({ ...withBonus[index], evolve: projection.evolve }) as AnyProjection,
      );
      for (const projection of sound) {
        const { owners, stillHeld } = await retryOwners(deps, projection);
        expect([owners, stillHeld]).to.deep.equal([1, 0]);
      }
      await follow(bench.connect, source, { projections: sound, claims: ofOthers });
      const verified = await verify({ ...deps, projections: sound });
      expect(verified.flatMap(({ differences }) => differences)).to.deep.equal([]);
    });

    it('leave nothing out for read models that are not divided yet', async () => {
      const events = Array.from({ length: 60 }, (_, nth) => scored(`member ${nth}`, (nth % 9) + 1));
      const [divided, ...others] = withBonus as readonly [AnyProjection, ...AnyProjection[]];
      for (const batchSize of [1, 100]) {
        await startFromEmpty(bench.client, withBonus);
        const source = bonusSource(events);
        await changeParts({ connect: bench.connect, schema: 'read', source, projections: [divided] }, 4);
        const [first] = await readParts(bench.client, 'read', divided);
        const whole = [...(await readCheckpoints(bench.client, 'read', others)).values()];
        const claims = [...(first ? [first] : []), ...whole];
        await follow(bench.connect, source, { projections: withBonus, claims, batchSize });
        await expectRows(bench.client, events, { projections: tally.slice(1) });
        const owners = Object.values(await storedRows(bench.client, divided)).map(({ owner }) => owner);
        const ofFirst = events.flatMap(({ memberId }) => (partOf(memberId, 4) === 0 ? [memberId] : []));
        expect(owners).to.have.members(ofFirst);
      }
    });

    it('are refused to a worker with another rebuild count or token, or without parts', async () => {
      const source = bonusSource([scored('ann', 1)]);
      const { client } = bench;
      const before = (await readCheckpoints(client, 'read', [days])).get('days');
      await divide(source, 2);
      const asBefore = [
        // A release that knows no parts claims, moves, marks rows as changed, and swaps.
        `update read.checkpoint set token = 7 where name = 'days' and token <= 7`,
        `update read.checkpoint set position = 'x' where name = 'days' and token = ${before?.token}`,
      ];
      for (const statement of asBefore) expect((await client.query(statement)).rowCount).to.equal(0);
      const refused = await client
        .query(`update read.checkpoint set rebuilds = rebuilds + 1 where name = 'days'`)
        .catch(String);
      expect(refused).to.contain('rows_are_changed_by_parts');
      const [own = []] = await claimsOfWorkers(client, [days], 1, () => 0);
      const wrong = own.map((claim): Claim => ({ ...claim, token: 5 }));
      expect(String(await follow(bench.connect, source, { projections: [days], claims: wrong }))).to.contain(
        'a later leader has claimed days',
      );
    });
  });

  describe('that several engines follow', () => {
    const events = longHistory(400);
    const start = useEngines(bench);
    const source = () => arraySource(events.slice(0, 100));
    const divide = (log: ArraySource<TallyEvent>, parts: number, projections = tally) =>
      changeParts({ connect: bench.connect, schema: 'read', source: log, projections }, parts);
    /** How many parts of a projection each process holds. */
    async function shares(name = 'days_v1'): Promise<readonly number[]> {
      const { rows } = await bench.client.query<{ count: number }>(
        `select count(*)::integer as count from read.leases
          where name like $1 and expires_at > clock_timestamp() group by instance order by count desc`,
        [`projections of read.${name} part %`],
      );
      return rows.map(({ count }) => count);
    }
    const untilShares = (expected: readonly number[], name?: string) =>
      until(async () => (await shares(name)).join() === expected.join());
    const shown = async (engines: readonly RunningProjections[], position: Position, member?: string) => {
      for (const engine of engines)
        expect(await engine.waitFor(position, { timeoutMs, member })).to.equal(true);
    };

    it('are shared out evenly, are taken over, and show what other engines wrote', async function () {
      this.timeout(60_000);
      const log = source();
      const first = await start(log);
      await first.caughtUp();
      await divide(log, 8);
      const second = await start(log);
      await untilShares([4, 4]);
      for (const event of events.slice(100, 130))
        await shown([first, second], log.append(event), event.memberId);
      await expectRows(bench.client, events.slice(0, 130));
      const third = await start(log, { isCandidate: false });
      await shown([first, second, third], log.append(...events.slice(130, 200)));
      await expectRows(bench.client, events.slice(0, 200));
      await first.stop();
      await untilShares([8]);
      await shown([second, third], log.append(...events.slice(200)));
      await expectRows(bench.client, events);
    });

    it('can be divided otherwise while engines run, and be united again', async function () {
      this.timeout(60_000);
      const log = source();
      const engines = [await start(log), await start(log)];
      for (const engine of engines) await engine.caughtUp();
      let at = 100;
      for (const parts of [4, 16, 2, 1]) {
        log.append(...events.slice(at, at + 40));
        await divide(log, parts);
        at += 75;
        await shown(engines, log.append(...events.slice(at - 35, at)));
        await expectRows(bench.client, events.slice(0, at));
        expect((await readCheckpoints(bench.client, 'read', [days])).get('days')?.parts).to.equal(parts);
      }
    });

    it('swap all rows in at one position when they are rebuilt beside them', async function () {
      this.timeout(60_000);
      const log = source();
      const engines = [await start(log), await start(log)];
      for (const engine of engines) await engine.caughtUp();
      await divide(log, 4);
      for (let at = 100; at < 400; at += 100) {
        const rebuilding = rebuild({ connect: bench.connect, source: log, projections: tally });
        for (const event of events.slice(at, at + 100)) log.append(event);
        await rebuilding;
        await shown(engines, await log.head());
        await expectRows(bench.client, events.slice(0, at + 100));
      }
    });

    it('are those of a new version too, beside the release before', async function () {
      this.timeout(60_000);
      const log = source();
      const later = [doubledDays(2), ...tally.slice(1)];
      const old = await start(log);
      await old.caughtUp();
      await divide(log, 4);
      const next = [await start(log, { projections: later }), await start(log, { projections: later })];
      for (const engine of next) await engine.caughtUp();
      await shown([old, ...next], log.append(...events.slice(100)));
      await expectRows(bench.client, events, { projections: tally.slice(1) });
      const rowsOf = async (projection: AnyProjection, name: string) =>
        storedRows(bench.client, { ...projection, name });
      expect(await rowsOf(doubledDays(2), 'days_v2')).to.deep.equal(await rowsOf(days, 'days_v1'));
      await untilShares([2, 2], 'days_v2');
    });

    it('of another engine show new rows while one is parked, whose own rows stay', async function () {
      this.timeout(60_000);
      const poison: TallyEvent = { type: 'Seen', memberId: 'poison' };
      const picky: AnyProjection = {
        ...(days as AnyProjection),
        holdsBack: 'everything',
        handles: [...days.handles, 'Seen'],
        key(recorded) {
          const { event } = recorded as Recorded<TallyEvent>;
          if (event.memberId === 'poison') throw new Error('no such member');
          return event.type === 'Seen' ? null : days.key(recorded as Parameters<typeof days.key>[0]);
        },
      };
      const log = source();
      const options = { projections: [picky] };
      const engines = [await start(log, options), await start(log, options)];
      for (const engine of engines) await engine.caughtUp();
      await divide(log, 4, [picky]);
      await untilShares([2, 2]);
      const members = [0, 1, 2, 3].map((part) => memberIn(part, 4));
      log.append(poison);
      const append = () => log.append(...members.map((member) => scored(member, 1)));
      const areShown = (engine: RunningProjections, position: Position) =>
        Promise.all(members.map((member) => engine.waitFor(position, { timeoutMs, member })));
      const parked = append();
      for (const engine of engines)
        await until(async () => (await areShown(engine, parked)).filter(Boolean).length === 2);
      for (const engine of [...engines, ...engines]) {
        const shown = await areShown(engine, append());
        expect(shown.filter(Boolean)).to.have.length(2);
        expect(shown[partOf('poison', 4)]).to.equal(false);
      }
    });

    it('continue in ten seconds when an engine loses Postgres, and count events once', async function () {
      this.timeout(90_000);
      const proxy = await proxyBefore(bench.url);
      const log = source();
      const cutOff = await start(log, { database: { connectionString: proxy.url } });
      await cutOff.caughtUp();
      await divide(log, 4);
      const other = await start(log);
      await untilShares([2, 2]);
      proxy.swallowAnswers();
      proxy.freeze();
      const position = log.append(...events.slice(100, 200));
      expect(await other.waitFor(position, { timeoutMs: 10_000 })).to.equal(true);
      proxy.cut('restore');
      await shown([other, cutOff], log.append(...events.slice(200)));
      await expectRows(bench.client, events);
      await cutOff.stop();
      await proxy.close();
    });
  });
});
