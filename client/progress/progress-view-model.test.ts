import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { sampleMember as user } from '#client/lib/testing/sample-member.ts';
import { metric, program, stats } from '#client/progress/testing/facts.ts';
import { dashboardAchievements } from '#domain/catalogue/content/achievements.ts';
import { streakMilestones, workoutMilestones } from '#domain/catalogue/content/milestones.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { LedgerEntry } from '#service/features/stats/stats-contract.ts';
import {
  aheadSentence,
  allAchievements,
  goalViewModel,
  goalWords,
  nextText,
  pointsByDay,
  pointsThisWeek,
  reachedText,
  shownAchievements,
  wholeDates,
} from './progress-view-model.ts';
import { offerWords, refusedToast, spentWords } from './token-notice.tsx';
import { weightSummary, weightViewModel } from './weight-view-model.ts';

describe('figures of the goal', () => {
  for (const [baseline, percent, from, otherText] of [
    ['standard', 32, 'From 180 lb', 'From your start: 59%'],
    ['start', 59, 'From your start', 'From 180 lb: 32%'],
  ] as const)
    it(`are measured from ${baseline}, and say so`, () =>
      expect(goalViewModel({ program, user: { ...user, goalBaseline: baseline } })).to.include({
        ...{ percent, from, otherText },
      }));

  it('put the kilograms beside 180 lb for members who chose them', () => {
    const metric = { ...user, goalBaseline: 'standard', unitPreference: 'metric' } as const;
    expect(goalViewModel({ program, user: metric })?.from).to.equal('From 180 lb (81.6 kg)');
  });

  it('have no other side for goals that are no weight', () => {
    const run = { ...program, goalProgressFromStart: null };
    expect(goalViewModel({ program: run, user: { ...user, goalBaseline: 'start' } })).to.include({
      ...{ percent: 32, from: '', otherText: null },
    });
  });

  it('are nothing without a program', () => {
    expect(goalViewModel({ program: null, user })).to.equal(null);
  });

  it('do not say reached on a first day for which 180 lb gives 100 %', () => {
    const first = { ...program, goalProgress: 100, goalProgressFromStart: 0 };
    for (const goalBaseline of ['standard', 'start'] as const) {
      const goal = goalViewModel({ program: first, user: { ...user, goalBaseline } });
      expect(goal).to.include({ percent: 0, from: 'From your start' });
      expect(goalWords(goal)).to.deep.equal({ chip: 'Next: 25%', ahead: '25% more to 25%.', message: '' });
      const shown = shownAchievements(
        allAchievements({ program: first, stats, user: { ...user, goalBaseline } }),
      );
      expect(shown.find(({ id }) => id === 'goal-crusher')?.unlocked).to.equal(false);
    }
  });

  it('say reached at the target, also where the number from 180 lb is lower', () => {
    const met = { ...program, goalProgress: 25, goalProgressFromStart: 100, isTargetMet: true };
    const goal = goalViewModel({ program: met, user: { ...user, goalBaseline: 'standard' } });
    expect(goal?.percent).to.equal(25);
    expect(goalWords(goal).message).to.match(/^Goal reached/);
  });

  it('say that the time is over where the target is ahead, or the calendar measures', () => {
    const over = { ...program, goalProgress: 100, goalProgressFromStart: null };
    const gain = goalViewModel({
      program: { ...over, isTargetMet: false, isStandardMisleading: false },
      user,
    });
    expect(goalWords(gain)).to.include({ chip: 'Time is over' });
    expect(goalWords(gain).message).to.match(/your target is still ahead/);
    const run = goalViewModel({ program: { ...over, isTargetMet: null }, user });
    expect(goalWords(run).message).to.equal(
      'Your planned time is over. Take a breath, then choose the next goal.',
    );
  });
});

describe('milestone words', () => {
  for (const [value, next, ahead] of [
    [0, 'Next: 10', '10 more to 10.'],
    [34, 'Next: 50', '16 more to 50.'],
    [50, 'All reached', ''],
  ] as const)
    it(`say what is ahead of ${value} workouts`, () =>
      expect([nextText(workoutMilestones, value), aheadSentence(workoutMilestones, value)]).to.deep.equal([
        next,
        ahead,
      ]));

  for (const [value, expected] of [
    [9, ''],
    [25, workoutMilestones[1]?.message],
    [37, ''],
  ] as const)
    it(`say ${expected ? 'the message' : 'nothing'} of a milestone at ${value} workouts`, () =>
      expect(reachedText(workoutMilestones, value)).to.equal(expected));

  it('say on day 14 that it is two weeks, and no longer on day 28', () => {
    expect(reachedText(streakMilestones, 14)).to.match(/^Two weeks/);
    expect(reachedText(streakMilestones, 28)).to.equal('');
  });

  it('say of a percentage what is still true of it', () => {
    const at = (goalProgressFromStart: number) =>
      goalWords(goalViewModel({ program: { ...program, goalProgressFromStart }, user })).message;
    expect(at(52)).to.match(/^Halfway/);
    expect(at(60)).to.equal('');
  });
});

describe('shown achievements', () => {
  const standing = { unlocked: true, reachedOn: asMemberDay('2026-01-09'), note: null } as const;

  it('are the four of the dashboard, as the service keeps them', () => {
    const kept = { ...stats, achievements: [{ id: 'week-warrior', ...standing } as const] };
    const shown = shownAchievements(allAchievements({ stats: kept, program, user }));
    expect(shown.map(({ id }) => id)).to.deep.equal(dashboardAchievements);
    expect(shown.filter(({ unlocked }) => unlocked).map(({ id }) => id)).to.deep.equal(['week-warrior']);
  });

  it('have Goal Crusher while the goal is reached', () => {
    const reached = { ...program, goalProgressFromStart: 100 };
    const shown = shownAchievements(allAchievements({ stats, program: reached, user }));
    expect(shown.find(({ id }) => id === 'goal-crusher')?.unlocked).to.equal(true);
  });
});

describe('the weight in a sentence', () => {
  const said = (...metrics: ReturnType<typeof metric>[]) =>
    weightSummary(weightViewModel({ user, program, latest: null, metrics }));

  for (const [metrics, sentence] of [
    [[], 'No weight logged in the last 90 days.'],
    [[metric('2026-03-01', 184)], 'One weight so far, 184 lbs. Target 169 lbs.'],
    [
      [metric('2026-03-01', 184), metric('2026-03-02', 183.5)],
      'From 184 lbs to 183.5 lbs in 1 day. Target 169 lbs.',
    ],
    [
      [metric('2026-03-01', 184), metric('2026-03-29', 180)],
      'From 184 lbs to 180 lbs in 4 weeks. Target 169 lbs.',
    ],
  ] as const)
    it(`'${sentence}'`, () => expect(said(...metrics)).to.equal(sentence));
});

describe('what is said of a skip token that is used by hand', () => {
  const day = asMemberDay('2026-11-19');

  it('names the day and the cost before it is spent', () =>
    expect(offerWords(day, 2)).to.deep.equal({
      title: 'Thursday, 19 Nov can still be saved.',
      text: 'Uses 1 skip token. You have 2. Tomorrow is too late.',
    }));

  it('names the day when it is spent', () =>
    expect(spentWords(day)).to.deep.equal({
      title: 'Your streak goes on.',
      text: 'Used 1 skip token for Thursday, 19 Nov.',
    }));

  for (const [error, description] of [
    [new ApiError(409, 'You did not miss yesterday.'), 'You did not miss yesterday.'],
    [new ApiError(500, 'No.'), 'Failed to use your skip token. Please try again.'],
    [new TypeError('Failed to fetch'), 'Failed to use your skip token. Please try again.'],
  ] as const)
    it(`is that it came to nothing: ${description}`, () =>
      expect(refusedToast(error)).to.deep.equal({ title: 'Error', description, variant: 'destructive' }));
});

/** A Friday. */
const today = asMemberDay('2026-11-20');
const entry = (date: string, points: number): LedgerEntry => ({
  id: `${date}${points}`,
  date: asMemberDay(date),
  points,
  reason: 'quest-completed',
  text: 'quest completed',
  reverses: null,
  overlaps: false,
});

describe('counts', () => {
  it('are of the points of a day, less what was taken back', () => {
    const ledger = [
      entry('2026-11-20', 2),
      entry('2026-11-20', -2),
      entry('2026-11-19', 2),
      entry('2026-11-19', 1),
    ];
    expect(pointsByDay(ledger, today, 3).map(({ count }) => count)).to.deep.equal([0, 3, 0]);
  });

  it('are paged by whole dates, so that the next page by date leaves nothing out', () => {
    const page = [entry('2026-11-20', 2), entry('2026-11-19', 2), entry('2026-11-19', 1)];
    expect(wholeDates(page, 3).map(({ date }) => date)).to.deep.equal(['2026-11-20']);
    expect(wholeDates(page, 4)).to.equal(page);
    expect(wholeDates(page.slice(1), 2)).to.have.length(2);
  });

  it('are of the points since Monday', () => {
    const ledger = [entry('2026-11-20', 2), entry('2026-11-16', 3), entry('2026-11-15', 9)];
    expect(pointsThisWeek(ledger, today)).to.equal(5);
  });
});
