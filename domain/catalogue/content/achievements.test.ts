import { expect } from 'chai';
import { achievements, dashboardAchievements, profileAchievements } from './achievements.ts';

const named = (ids: readonly string[]) =>
  ids.map((id) => achievements.find((achievement) => achievement.id === id)?.name);

describe('achievements', () => {
  it('are counted by five statistics', () =>
    expect(achievements.map(({ name, counts, target }) => [name, counts, target])).to.deep.equal([
      ['First Workout', 'workouts', 1],
      ['Week Warrior', 'bestStreak', 7],
      ['Monthly Master', 'workouts', 30],
      ['Goal Crusher', 'goalProgress', 100],
      ['Quest Seeker', 'quests', 5],
    ]));

  it('show four on the dashboard and three in the profile', () => {
    expect(named(dashboardAchievements)).to.deep.equal([
      'First Workout',
      'Week Warrior',
      'Monthly Master',
      'Goal Crusher',
    ]);
    expect(named(profileAchievements)).to.deep.equal(['Week Warrior', 'First Workout', 'Quest Seeker']);
  });
});
