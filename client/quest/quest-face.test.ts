import { expect } from 'chai';
import fc from 'fast-check';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests as catalogue } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Quest } from '#service/features/quest/quest-contract.ts';
import { wheelSlots } from './quest-face.tsx';

const quests: readonly Quest[] = [...catalogue, luckyDay].map(({ requirements, ...quest }) => ({
  ...quest,
  requirements: { ...requirements, equipment: [...requirements.equipment] },
}));
const day = asMemberDay('2026-03-04');
const earlier = (memberId = 'maya') => ({ memberId, date: day, quests });
const idsOf = ({ slots }: ReturnType<typeof wheelSlots>) => slots.map(({ id }) => id);

describe('slots of the wheel', () => {
  const wheel = { date: day, slots: quests.slice(3, 11) };

  it('are the same eight before a draw and after it, whichever of them is drawn', () => {
    expect(wheelSlots(wheel, null, earlier())).to.deep.equal({ slots: wheel.slots, chosenIndex: null });
    for (const [index, drawn] of wheel.slots.entries())
      expect(wheelSlots(wheel, drawn, earlier())).to.deep.equal({ slots: wheel.slots, chosenIndex: index });
  });

  it('hold the drawn quest where the wheel that was read is that of another date', () => {
    const drawn = quests[0] as Quest;
    const { slots, chosenIndex } = wheelSlots(wheel, drawn, earlier());
    expect(slots[chosenIndex ?? -1]?.id).to.equal(drawn.id);
  });
});

describe('slots of the wheel by the rules of before', () => {
  it('are eight, with none chosen before a draw', () => {
    const wheel = wheelSlots(null, null, earlier());
    expect([wheel.slots.length, wheel.chosenIndex]).to.deep.equal([8, null]);
  });

  it('hold the drawn quest, and change in one place at most', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...quests), (member, drawn) => {
        const before = idsOf(wheelSlots(null, null, earlier(member)));
        const after = wheelSlots(null, drawn, earlier(member));
        expect(idsOf(after)[after.chosenIndex ?? -1]).to.equal(drawn.id);
        expect(idsOf(after).filter((id, index) => before[index] !== id).length).to.be.at.most(1);
      }),
    );
  });

  it('hold an accepted quest that has left the catalogue since', () => {
    const retired = { ...(quests[0] as Quest), id: 'zz-retired', name: 'Retired' };
    const wheel = wheelSlots(null, retired, earlier());
    expect(wheel.slots[wheel.chosenIndex ?? -1]?.name).to.equal('Retired');
  });
});
