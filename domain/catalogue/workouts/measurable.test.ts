import { expect } from 'chai';
import { quests } from '../quests/quest-catalogue.ts';
import { activities } from './activities.ts';
import { exerciseCatalogue } from './exercise-catalogue.ts';
import { isMeasurableActivity, isMeasurableExercise, metersOfQuest } from './measurable.ts';

describe('Movements that a browser can measure', () => {
  it('are activities on foot that have a distance', () => {
    const measurable = activities.filter(({ id }) => isMeasurableActivity(id));
    expect(measurable.map(({ name }) => name)).to.deep.equal(['Walk', 'Run', 'Hike']);
    expect(measurable.every(({ hasDistance }) => hasDistance)).to.equal(true);
  });

  it('are the cardio exercises of a custom plan', () => {
    const exercises = exerciseCatalogue.flatMap((group) => group.exercises);
    const measurable = exercises.filter(({ name }) => isMeasurableExercise(name));
    expect(measurable.map(({ name }) => name)).to.deep.equal(['Walking', 'Running', 'Jogging']);
  });

  it('are the quests that are a walk, with their distance where they name one', () => {
    const measurable = quests.filter(({ id }) => metersOfQuest(id) !== undefined);
    expect(measurable.map(({ name, id }) => [name, metersOfQuest(id)])).to.deep.equal([
      ['Brisk Mile', 1_609.344],
      ['Easy Stroll', null],
    ]);
  });
});
