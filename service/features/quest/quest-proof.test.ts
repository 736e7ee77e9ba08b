import { expect } from 'chai';
import fc from 'fast-check';
import { questCatalogueVersion, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { type QuestDay, questDecider } from '#domain/quest/quest.ts';
import { isLight } from '#domain/quest/quest-candidates.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import type { QuestSpun } from '#domain/quest/quest-events.ts';
import { checkDraws, type PublishedSeed, type SeedsByMonth } from '#domain/quest/quest-proof.ts';
import type { WheelVersion } from '#domain/quest/wheel-rules-events.ts';
import { commitmentOf, drawsOf, monthSeedOf, nodeDigests } from './quest-draw.ts';
import type { Draw } from './wheel-contract.ts';

const memberId = asMemberId('mila');
const questSeed = 'a seed of 32 bytes, say';
const seed = monthSeedOf(questSeed, '2026-11');
const published: PublishedSeed = {
  commitment: commitmentOf(seed),
  committedAt: '2026-10-01T00:00:00.000Z',
  seed,
};
const earlier: PublishedSeed = { commitment: 'c0', committedAt: '2026-09-01T00:00:00.000Z', seed: null };
/** October was committed to as well, so November is not the first month. */
const seedsWith = (change: Partial<PublishedSeed> = {}): SeedsByMonth =>
  new Map([
    ['2026-10', [earlier]],
    ['2026-11', [{ ...published, ...change }]],
  ]);

type From = { readonly equipment: readonly string[]; readonly isRestDay: boolean };
const date = asMemberDay('2026-11-09');

const reset = { type: 'ResetQuestDay', memberId, date, resetBy: memberId } as const;

/** The draws of a date by the real decider: all three spins, then a reset and two more. */
function drawsWith(
  { equipment, isRestDay }: From,
  by = questSeed,
  rules: WheelVersion = 'v2',
): readonly Draw[] {
  const spin = {
    rules,
    ...{ memberId, date, quests, isRestDay },
    ownedEquipment: equipment,
    catalogueVersion: questCatalogueVersion,
    ...drawsOf(by, memberId, date),
  };
  const again = { type: 'RespinWheel', ...spin } as const;
  const first = { type: 'SpinWheel', ...spin } as const;
  let day: QuestDay = questDecider.initialState;
  const run = (...commands: readonly QuestCommand[]): readonly QuestSpun[] =>
    commands.flatMap((command) => {
      if (day.status === 'completed' && command.type !== 'ResetQuestDay') return [];
      const events = questDecider.decide(day, command);
      day = events.reduce(questDecider.evolve, day);
      return events.filter((event) => event.type === 'QuestSpun');
    });
  return [...run(first, again, again).map(stored), ...run(reset, first, again).map(storedAfterReset)];
}

const stored = ({ type: _, candidates, inputs, wheel, ...spun }: QuestSpun): Draw => ({
  ...spun,
  candidates: [...candidates],
  wheel: wheel ? { ...wheel, slots: [...wheel.slots] } : null,
  inputs: inputs ? { ...inputs, equipment: [...inputs.equipment] } : null,
  drawnAt: '2026-11-09T08:00:00.000Z',
  isAfterReset: false,
});
const storedAfterReset = (spun: QuestSpun, at: number): Draw => ({ ...stored(spun), isAfterReset: at === 0 });

/** The first date of the rules v2 in these tests, for draws by v2 and for draws by v1. */
const from = { v2: date, v1: asMemberDay('2026-11-10') } as const;

const verdictsOf = async (draws: readonly Draw[], seeds = seedsWith(), rules: WheelVersion = 'v2') =>
  (await checkDraws(draws, { seeds, rules: from[rules] }, nodeDigests)).map(({ verdict }) =>
    verdict.is === 'wrong' ? verdict.what : verdict.is,
  );
const anyFrom = fc.record({
  equipment: fc.subarray(['dumbbells', 'resistance_bands', 'kettlebells', 'pull_up_bar', 'bench']),
  isRestDay: fc.boolean(),
});
const anyRules = fc.constantFrom<WheelVersion>('v1', 'v2');
const plain: From = { equipment: ['dumbbells'], isRestDay: false };
const changed = (draws: readonly Draw[], at: number, change: Partial<Draw>): readonly Draw[] =>
  draws.map((draw, index) => (index === at ? { ...draw, ...change } : draw));

describe('the check of a draw', () => {
  it("verifies the wheel's draws for any equipment, rest day, rules, seed and reset", () =>
    fc.assert(
      fc.asyncProperty(anyFrom, fc.string(), anyRules, async (from, by, rules) => {
        const own = monthSeedOf(by, '2026-11');
        const seeds = seedsWith({ commitment: commitmentOf(own), seed: own });
        const verdicts = await verdictsOf(drawsWith(from, by, rules), seeds, rules);
        expect(verdicts.length).to.be.at.least(2);
        expect(new Set(verdicts)).to.deep.equal(new Set(['verified']));
      }),
      { numRuns: 100 },
    ));

  it('finds a draw by other rules than those of its date', async () => {
    expect(new Set(await verdictsOf(drawsWith(plain), seedsWith(), 'v1'))).to.deep.equal(new Set(['rules']));
    const old = drawsWith(plain, questSeed, 'v1');
    expect(new Set(await verdictsOf(old))).to.deep.equal(new Set(['rules']));
    const disguised = old.map((draw) => ({ ...draw, rules: 'v2' as const }));
    expect(new Set(await verdictsOf(disguised))).to.deep.equal(new Set(['wheel']));
  });

  it('finds replaced and moved slots, and a wheel of other equipment or another draw', () =>
    fc.assert(
      fc.asyncProperty(anyFrom, fc.nat(), fc.nat(), async (from, nth, at) => {
        const draws = drawsWith(from);
        const index = nth % draws.length;
        const { wheel } = draws[index] as Draw;
        if (!wheel) expect.fail('a draw without a wheel');
        const { slots } = wheel;
        const place = at % slots.length;
        const moved = [...slots.slice(1), slots[0] as string];
        for (const altered of [
          { slots: slots.toSpliced(place, 1, 'zz') },
          { slots: moved },
          { draw: wheel.draw.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
        ])
          expect(
            (await verdictsOf(changed(draws, index, { wheel: { ...wheel, ...altered } })))[index],
          ).to.equal('wheel');
      }),
      { numRuns: 60 },
    ));

  it('finds a re-spin of another wheel, even one that its own inputs make', async () => {
    const draws = drawsWith(plain);
    const others = drawsWith({ equipment: ['dumbbells', 'pull_up_bar', 'bench'], isRestDay: true });
    const { wheel, inputs } = others[1] as Draw;
    expect((await verdictsOf(changed(draws, 1, { wheel, inputs })))[1]).to.equal('wheel');
  });

  it('finds every candidate that was replaced, added or left out', () =>
    fc.assert(
      fc.asyncProperty(
        anyFrom,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('a-quest', 'zz'),
        anyRules,
        async (from, nth, at, other, rules) => {
          const draws = drawsWith(from, questSeed, rules);
          const { candidates } = draws[nth % draws.length] as Draw;
          const place = at % candidates.length;
          for (const altered of [
            candidates.toSpliced(place, 1, other),
            candidates.toSpliced(place, 0, other),
            candidates.toSpliced(place, 1),
          ])
            expect(
              await verdictsOf(
                changed(draws, nth % draws.length, { candidates: altered }),
                seedsWith(),
                rules,
              ),
            ).to.include('candidates');
        },
      ),
      { numRuns: 60 },
    ));

  it('finds another result, another draw, another spin and another seed', async () => {
    const draws = drawsWith(plain);
    const other = draws[0]?.candidates.find((id) => id !== draws[0]?.questId) ?? '';
    expect((await verdictsOf(changed(draws, 0, { questId: other })))[0]).to.equal('result');
    const r = BigInt(`0x${draws[0]?.draw}`);
    const sameResult = (r ^ (1n << 255n)).toString(16).padStart(64, '0');
    expect(['result', 'draw']).to.include((await verdictsOf(changed(draws, 0, { draw: sameResult })))[0]);
    expect((await verdictsOf(changed(draws, 1, { spin: 3 })))[1]).to.equal('spin');
    expect((await verdictsOf(changed(draws, 0, { seedId: '0123456789abcdef' })))[0]).to.equal('seed');
    expect((await verdictsOf(drawsWith(plain, 'another seed')))[0]).to.equal('seed');
  });

  it('finds a draw that was stored for another member', async () => {
    const draws = changed(drawsWith(plain), 0, { memberId: 'noah' });
    expect((await verdictsOf(draws))[0]).to.equal('draw');
  });

  it('finds a published seed that is not the one of the commitment', async () => {
    const verdicts = await verdictsOf(drawsWith(plain), seedsWith({ seed: '0'.repeat(64) }));
    expect(new Set(verdicts)).to.deep.equal(new Set(['seed']));
  });

  it('waits for the seed of a running month, but already finds altered candidates', async () => {
    const draws = drawsWith(plain);
    const waiting = seedsWith({ seed: null });
    expect(new Set(await verdictsOf(draws, waiting))).to.deep.equal(new Set(['waiting']));
    const candidates = draws[0]?.candidates.slice(1) ?? [];
    expect((await verdictsOf(changed(draws, 0, { candidates }), waiting))[0]).to.equal('candidates');
  });

  it('reports a draw that is older than its commitment', async () => {
    const verdicts = await verdictsOf(
      drawsWith(plain),
      seedsWith({ committedAt: '2026-11-20T00:00:00.000Z' }),
    );
    expect(new Set(verdicts)).to.deep.equal(new Set(['early']));
  });

  it('judges no draw from before the first commitment, and every draw after it', async () => {
    const old = drawsWith(plain, 'another seed').map((draw) => ({ ...draw, inputs: null }));
    const first = (change: Partial<PublishedSeed> = {}): SeedsByMonth =>
      new Map([['2026-11', [{ ...published, ...change }]]]);
    const all = async (draws: readonly Draw[], seeds: SeedsByMonth) => [
      ...new Set(await verdictsOf(draws, seeds)),
    ];
    expect(await all(old, new Map())).to.deep.equal(['uncommitted']);
    expect(await all(old, new Map([['2026-12', [published]]]))).to.deep.equal(['uncommitted']);
    expect(await all(old, first())).to.deep.equal(['uncommitted']);
    expect(await all(drawsWith(plain, 'another seed'), first())).to.deep.equal(['seed']);
    const late = first({ committedAt: '2026-11-20T00:00:00.000Z' });
    expect(await all(drawsWith(plain, 'another seed'), late)).to.deep.equal(['uncommitted']);
    expect(await all(old, seedsWith())).to.deep.equal(['seed']);
  });

  it('checks only the form of candidates from another catalogue version', async () => {
    const ofOther = (candidates: string[]): Draw[] => {
      const [draw] = drawsWith(plain, questSeed, 'v1') as [Draw];
      const inputs = { equipment: [], isRestDay: false, catalogue: questCatalogueVersion + 1 };
      return [{ ...draw, inputs, candidates }];
    };
    const candidates = drawsWith(plain, questSeed, 'v1')[0]?.candidates ?? [];
    const verdicts = (draws: readonly Draw[]) => verdictsOf(draws, seedsWith(), 'v1');
    expect(await verdicts(ofOther(candidates))).to.deep.equal(['verified']);
    expect(await verdicts(ofOther(candidates.toReversed()))).to.deep.equal(['candidates']);
  });
});

describe('a wheel of another version of the catalogue', () => {
  it('is checked for its form only: eight different quests', async () => {
    const [draw] = drawsWith(plain) as [Draw];
    const inputs = { equipment: [], isRestDay: false, catalogue: questCatalogueVersion + 1 };
    expect(await verdictsOf([{ ...draw, inputs }])).to.deep.equal(['verified']);
    const slots = draw.wheel?.slots.slice(1) ?? [];
    const wheel = { slots, draw: draw.wheel?.draw ?? '' };
    expect(await verdictsOf([{ ...draw, inputs, wheel }])).to.deep.equal(['wheel']);
  });
});

describe('the seed of a month', () => {
  it('is another one for each month and each QUEST_SEED, and always the same for both', () => {
    const seeds = ['2026-11', '2026-12'].flatMap((month) => ['a', 'b'].map((by) => monthSeedOf(by, month)));
    expect(new Set(seeds)).to.have.property('size', 4);
    // By an independent implementation of RFC 5869: HKDF of `a` without salt, info `rondel wheel 2026-11`, 32 bytes.
    expect(seeds[0]).to.equal('cda013cd1c106e8264ea15bbea2c8b64deb827fadf69ad5951511f15fa36a69f');
  });
});

describe('the version of the catalogue of quests', () => {
  it('counts each change of what decides who can draw a quest', () => {
    const decisive = quests.map(({ id, requirements: { equipment, alternative }, ...quest }) => [
      id,
      equipment,
      alternative !== null,
      isLight({ ...quest, id, requirements: { equipment, alternative } }),
    ]);
    // After a change: a new version, and its digest beside the ones before it, which stay.
    const digests: Readonly<Record<number, string>> = {
      1: '3bc890778313b3374f3a39cfcb26465d1617a23dbbe72d016414e6d226af7bce',
    };
    expect(commitmentOf(JSON.stringify(decisive))).to.equal(digests[questCatalogueVersion]);
  });
});
