import { expect } from 'chai';
import fc from 'fast-check';
import {
  type EquipmentChoice,
  equipmentLabel,
  equipmentOptions,
  normalizedEquipment,
  ownedEquipment,
  toggleEquipment,
} from './equipment.ts';

const anyChoice = fc.constantFrom<EquipmentChoice>(...equipmentOptions.map(({ id }) => id));

describe('equipment', () => {
  it('has the nine ids of the specification', () => {
    expect(equipmentOptions.map(({ id }) => id)).to.deep.equal([
      'dumbbells',
      'barbell',
      'kettlebells',
      'resistance_bands',
      'pull_up_bar',
      'bench',
      'treadmill',
      'bike',
      'none',
    ]);
  });

  for (const nothing of [[], ['none'], ['no_equipment'], ['none', 'no_equipment']])
    it(`is empty for the choice [${nothing.join()}]`, () => {
      expect(ownedEquipment(nothing)).to.deep.equal([]);
      expect(normalizedEquipment(nothing)).to.deep.equal(['none']);
    });

  it('does not count none as an owned item', () =>
    expect(normalizedEquipment(['none', 'bench', 'bike'])).to.deep.equal(['bench', 'bike']));

  const clicks: readonly [chosen: string[], click: EquipmentChoice, after: string[]][] = [
    [['bench', 'bike'], 'none', ['none']],
    [['none'], 'bench', ['bench']],
    [['no_equipment'], 'bench', ['bench']],
    [['bench'], 'bike', ['bench', 'bike']],
    [['bench', 'bike'], 'bench', ['bike']],
    [['none'], 'none', []],
  ];
  for (const [chosen, click, after] of clicks)
    it(`changes from [${chosen.join()}] to [${after.join()}] when ${click} is clicked`, () =>
      expect(toggleEquipment(chosen, click)).to.deep.equal(after));

  it('never combines none with another item, for any order of clicks', () => {
    fc.assert(
      fc.property(fc.array(anyChoice), (choices) => {
        const chosen = choices.reduce<readonly string[]>(toggleEquipment, []);
        expect(chosen.includes('none') ? chosen : ['none']).to.deep.equal(['none']);
      }),
    );
  });

  it('has a label for each id, and shows an unknown id unchanged', () => {
    expect(equipmentLabel('pull_up_bar')).to.equal('Pull-up bar');
    expect(equipmentLabel('trapeze')).to.equal('trapeze');
  });
});
