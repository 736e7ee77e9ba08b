import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { replayParts } from './replay-parts.ts';

describe('the parts of a replay', () => {
  const sizes = new Map([
    ['RoutineSetTicked', 240],
    ['QuestSpun', 170],
    ['QuestCompleted', 150],
    ['WorkoutLogged', 80],
  ]);
  const namesOf = (parts: ReturnType<typeof replayParts>) =>
    parts.map((part) => part.map(({ name }) => name));

  it('contain every read model once, and none is empty', () => {
    for (const most of [1, 2, 3, allProjections.length, 50]) {
      const parts = namesOf(replayParts(allProjections, sizes, most));
      expect(parts).to.have.length.within(1, most);
      for (const part of parts) expect(part).not.to.have.length(0);
      expect(parts.flat()).to.have.members(allProjections.map(({ name }) => name));
    }
  });

  it('have about the same number of events', () => {
    const named = (...names: string[]) => allProjections.filter(({ name }) => names.includes(name));
    const chosen = named('quest_days', 'routines', 'points_ledgers', 'workouts');
    expect(namesOf(replayParts(chosen, sizes, 2))).to.deep.equal([
      ['quest_days', 'workouts'],
      ['routines', 'points_ledgers'],
    ]);
  });
});
