import { expect } from 'chai';
import {
  activityLevels,
  durationOptions,
  exerciseTypes,
  genders,
  levelByActivity,
  notificationFrequencies,
  onboardingDefaults,
} from './options.ts';

const ids = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);

describe('options', () => {
  it('list the ids of the specification in their order', () => {
    expect(ids(activityLevels)).to.deep.equal(['sedentary', 'light', 'moderate', 'very', 'extra']);
    expect(ids(genders)).to.deep.equal(['male', 'female', 'other', 'prefer-not-to-say']);
    expect(ids(notificationFrequencies)).to.deep.equal(['daily', 'weekly', 'never']);
    expect(ids(exerciseTypes)).to.deep.equal(['reps', 'duration', 'steps', 'distance']);
  });

  it('offer 1, 3, 6 and 12 months and a custom end date', () =>
    expect(durationOptions.map(({ label, months }) => [label, months])).to.deep.equal([
      ['1 month', 1],
      ['3 months', 3],
      ['6 months', 6],
      ['1 year', 12],
      ['Custom end date', null],
    ]));

  it('derive the level from the activity', () =>
    expect(activityLevels.map(({ id }) => levelByActivity[id])).to.deep.equal([
      'beginner',
      'beginner',
      'intermediate',
      'advanced',
      'advanced',
    ]));

  it('start onboarding with the default values of the specification', () =>
    expect(onboardingDefaults).to.deep.equal({
      goalUnit: 'lbs',
      targetDuration: '3-months',
      age: 25,
      activityLevel: 'moderate',
      daysPerWeek: 3,
      minutesPerDay: 45,
      questWheelEnabled: true,
      notificationFrequency: 'daily',
    }));
});
