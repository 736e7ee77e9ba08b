import { expect } from 'chai';
import fc from 'fast-check';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { refusalOf } from '#domain/testing/given.ts';
import { candidatesOf, drawQuest, eligibleQuests, isLight } from './quest-candidates.ts';
import { fitOf, shownName } from './quest-rules.ts';

const quest = (id: string, rest: Partial<Quest> = {}): Quest => ({
  id,
  name: id,
  description: id,
  category: 'Strength',
  difficulty: 'easy',
  pointsReward: 1,
  estimatedMinutes: 10,
  requirements: { equipment: [], alternative: null },
  ...rest,
});
const eight = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((id) => quest(id));
const draw = (r: bigint) => r.toString(16).padStart(64, '0');
const largest = 2n ** 256n - 1n;

describe('the equipment of a quest', () => {
  const kettlebells = (alternative: string | null) => ({
    requirements: { equipment: ['kettlebells'] as const, alternative },
  });
  const cases = [
    { needs: kettlebells('backpack'), owned: ['dumbbells'], fit: 'alternative' },
    { needs: kettlebells('backpack'), owned: ['kettlebells'], fit: 'owned' },
    { needs: kettlebells('backpack'), owned: ['none'], fit: 'alternative' },
    { needs: kettlebells(null), owned: ['dumbbells'], fit: 'missing' },
    { needs: kettlebells(null), owned: ['none'], fit: 'missing' },
    { needs: kettlebells(null), owned: ['dumbbells', 'kettlebells'], fit: 'owned' },
    { needs: quest('a'), owned: ['none'], fit: 'owned' },
    { needs: quest('a'), owned: [], fit: 'owned' },
    {
      needs: { requirements: { equipment: ['barbell', 'bench'] as const, alternative: null } },
      owned: ['bench'],
      fit: 'missing',
    },
  ];
  for (const { needs, owned, fit } of cases) {
    const needed = needs.requirements.equipment.join(' and ') || 'nothing';
    it(`${needed} or ${needs.requirements.alternative ?? 'no alternative'}, owning ${owned.join(', ') || 'nothing'}: ${fit}`, () => {
      expect(fitOf(needs, owned)).to.equal(fit);
    });
  }

  it('excludes only the quests that need missing equipment', () => {
    const list = [quest('a'), quest('b', kettlebells(null)), quest('c', kettlebells('backpack'))];
    expect(eligibleQuests(list, ['none']).map(({ id }) => id)).to.deep.equal(['a', 'c']);
  });

  it('counts recovery quests of ten minutes or less as light', () => {
    const recovery = { category: 'Recovery' } as const;
    expect([
      isLight(quest('a', { ...recovery, estimatedMinutes: 10 })),
      isLight(quest('b', { ...recovery, estimatedMinutes: 11 })),
      isLight(quest('c', { estimatedMinutes: 5 })),
    ]).to.deep.equal([true, false, false]);
  });
});

describe('the name of a quest', () => {
  for (const [sentence, owned, name] of [
    ['is that of its alternative for a member without the equipment', ['none'], 'Uphill Walk'],
    ['is its own for a member with the equipment', ['treadmill'], 'Climb the Belt'],
  ] as const)
    it(sentence, () => {
      const climb = quests.find(({ id }) => id === 'incline-walk');
      expect(climb && shownName(climb, owned)).to.equal(name);
    });

  it('says no equipment to a member who has none', () => {
    for (const quest of eligibleQuests(quests, ['none']))
      expect(shownName(quest, ['none']), quest.id).to.not.match(/Belt|Loaded|Band|Lift$|^Row/);
  });
});

describe('the catalogue', () => {
  it('has at least 8 quests without equipment', () => {
    const without = quests.filter(({ requirements }) => requirements.equipment.length === 0);
    expect(without).to.have.lengthOf.at.least(8);
  });
  it('has at least 6 light quests without equipment', () => {
    expect(eligibleQuests(quests, ['none']).filter(isLight)).to.have.lengthOf.at.least(6);
  });
});

describe('the candidates of a draw', () => {
  const from = { quests: eight, ownedEquipment: ['none'], isRestDay: false, proposed: [] };
  const recovery = (id: string) => quest(id, { category: 'Recovery' });

  it('are sorted by id', () => {
    expect(candidatesOf(from)).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
  it('exclude the quests already proposed on the date', () => {
    expect(candidatesOf({ ...from, proposed: ['b', 'h'] })).to.deep.equal(['a', 'c', 'd', 'e', 'f', 'g']);
  });
  it('are refused with fewer than 8 eligible quests', () => {
    const refusal = refusalOf(() => candidatesOf({ ...from, quests: eight.slice(1) }));
    expect(refusal).to.include({ code: 'no-quests', message: 'No quests available', kind: 'unavailable' });
  });
  it('include only eligible quests', () => {
    const needy = quest('i', { requirements: { equipment: ['bike'], alternative: null } });
    const list = [...eight.slice(1), needy];
    expect(refusalOf(() => candidatesOf({ ...from, quests: list })).code).to.equal('no-quests');
    expect(candidatesOf({ ...from, quests: list, ownedEquipment: ['bike'] })).to.include('i');
  });
  it('are the light quests on a rest day', () => {
    const list = [...eight, recovery('z'), recovery('y')];
    expect(candidatesOf({ ...from, quests: list, isRestDay: true })).to.deep.equal(['y', 'z']);
    expect(candidatesOf({ ...from, quests: list })).to.have.lengthOf(10);
  });
  it('are the other quests once all light ones were proposed', () => {
    const list = [...eight, recovery('z')];
    const candidates = candidatesOf({ ...from, quests: list, isRestDay: true, proposed: ['z'] });
    expect(candidates).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
  it('are the single quest not yet shown when only one is left', () => {
    const proposed = ['a', 'b', 'c', 'd', 'e', 'f', 'h'];
    expect(candidatesOf({ ...from, proposed })).to.deep.equal(['g']);
  });
  it('include all quests except the last when a day with a reset has shown them all', () => {
    const proposed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(candidatesOf({ ...from, proposed })).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('a draw', () => {
  const candidates = ['a', 'b', 'c'];
  const cases = [
    { r: 0n, lands: luckyDay.id },
    { r: 16n, lands: luckyDay.id },
    { r: 1n, lands: 'a' },
    { r: 15n, lands: 'a' },
    { r: 17n, lands: 'b' },
    { r: 31n, lands: 'b' },
    { r: 33n, lands: 'c' },
    { r: 49n, lands: 'a' },
    { r: largest, lands: 'a' },
  ];
  for (const { r, lands } of cases) {
    it(`of ${r} selects ${lands}`, () => expect(drawQuest(draw(r), candidates, true)).to.equal(lands));
  }
  it('of a multiple of 16 selects a quest once Lucky Day was drawn on the date', () => {
    expect(drawQuest(draw(16n), candidates, false)).to.equal('b');
  });
  it('can be verified by hand from an HMAC', () => {
    const hmac = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
    expect(drawQuest(hmac, candidates, true)).to.equal('b');
  });
  it('selects a candidate for every value', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: largest }), ids, (r, some) => {
        expect(some).to.include(drawQuest(draw(r), some, false));
      }),
    );
  });
  it('selects every candidate equally often, and Lucky Day once in 16', () => {
    const ids = eight.map(({ id }) => id);
    const seen = new Map<string, number>();
    for (let r = 0n; r < 16n * 8n; r += 1n) {
      const lands = drawQuest(draw(r), ids, true);
      seen.set(lands, (seen.get(lands) ?? 0) + 1);
    }
    expect(Object.fromEntries(seen)).to.deep.equal({
      ...Object.fromEntries(ids.map((id) => [id, 15])),
      [luckyDay.id]: 8,
    });
  });
});
