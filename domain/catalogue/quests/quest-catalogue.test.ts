import { expect } from 'chai';
import { equipmentOptions } from '#domain/catalogue/workouts/equipment.ts';
import { luckyDay } from './lucky-day.ts';
import { questById, quests } from './quest-catalogue.ts';

describe('quest catalogue', () => {
  it('has 24 quests besides Lucky Day, with unique ids and names', () => {
    expect(quests).to.have.length(24);
    expect(new Set(quests.map(({ id }) => id))).to.have.property('size', 24);
    expect(new Set(quests.map(({ name }) => name))).to.have.property('size', 24);
    expect(quests).not.to.include(luckyDay);
  });

  it('names each quest in at most 20 characters, unlike any other quest', () => {
    const replaced = quests.filter(({ requirements }) => requirements.alternative !== null);
    expect(replaced.length).to.be.at.least(1);
    const names = [
      ...quests.map(({ name }) => name),
      ...replaced.map(({ alternativeName }) => alternativeName),
    ];
    expect(names).to.not.include(undefined);
    expect(new Set(names)).to.have.property('size', names.length);
    for (const { alternativeName = '' } of replaced) expect(alternativeName.length).to.be.at.most(20);
  });

  it('is sorted by id', () =>
    expect(quests.map(({ id }) => id)).to.deep.equal(quests.map(({ id }) => id).toSorted()));

  for (const [difficulty, points] of [
    ['easy', 1],
    ['medium', 2],
    ['hard', 3],
  ] as const)
    it(`rewards ${difficulty} quests with ${points}`, () => {
      const alike = quests.filter((quest) => quest.difficulty === difficulty);
      expect(alike.length).to.be.at.least(4);
      expect(alike.every(({ pointsReward }) => pointsReward === points)).to.equal(true);
    });

  it('rewards Lucky Day with 5 points and requires nothing for it', () => {
    expect(luckyDay).to.include({ id: 'lucky-day', category: 'Lucky Day', pointsReward: 5 });
    expect(luckyDay.requirements).to.deep.equal({ equipment: [], alternative: null });
  });

  it('has at least 8 quests for a member without equipment', () => {
    const free = quests.filter(({ requirements }) => requirements.equipment.length === 0);
    expect(free.length).to.be.at.least(8);
  });

  it('has at least 6 recovery quests: at most 10 minutes, easy, without equipment', () => {
    const recovery = quests.filter(({ category }) => category === 'Recovery');
    expect(recovery.length).to.be.at.least(6);
    for (const quest of recovery) {
      expect(quest.estimatedMinutes, quest.name).to.be.at.most(10);
      expect(quest.difficulty, quest.name).to.equal('easy');
      expect(quest.requirements.equipment, quest.name).to.deep.equal([]);
    }
  });

  it('covers all categories and every piece of equipment except the bench', () => {
    expect([...new Set(quests.map(({ category }) => category))].toSorted()).to.deep.equal([
      'Cardio',
      'Core',
      'Mindset',
      'Mobility',
      'Recovery',
      'Strength',
    ]);
    const named = new Set(quests.flatMap(({ requirements }) => requirements.equipment));
    const known = equipmentOptions.map(({ id }) => id).filter((id) => id !== 'none' && id !== 'bench');
    expect([...named].toSorted()).to.deep.equal(known.toSorted());
  });

  it('names no alternative for quests without equipment', () => {
    const odd = quests.filter(
      ({ requirements }) => requirements.equipment.length === 0 && requirements.alternative !== null,
    );
    expect(odd).to.deep.equal([]);
  });

  it('keeps names within 20 characters and times within 4 to 20 minutes', () => {
    for (const { name, estimatedMinutes } of quests) {
      expect(name.length, name).to.be.at.most(20);
      expect(estimatedMinutes, name).to.be.within(4, 20);
    }
  });

  it('finds every quest by its id, including Lucky Day', () => {
    expect(questById('push-up-pyramid')?.name).to.equal('Push-up Pyramid');
    expect(questById('lucky-day')).to.equal(luckyDay);
    expect(questById('toString')).to.equal(undefined);
  });
});
