import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { type Draft, type DraftChange, newDraft, withDailyPlan, withProgram } from './onboarding-draft.ts';
import { missingIn, reachableStep, stepsOf } from './onboarding-steps.ts';

const today = asMemberDay('2026-01-05');
const empty = newDraft(null, today);
const draftOf = (program: ProgramType, change: DraftChange = {}): Draft => ({
  ...empty,
  ...withProgram(empty, program, today),
  ...change,
});
const body: DraftChange = {
  gender: 'other',
  height: { unit: 'cm', centimetres: '178' },
  weight: { text: '80', unit: 'kg' },
  equipment: ['none'],
};
const squats = { name: 'Air Squats', type: 'reps', sets: 2, reps: 25 } as const;

describe('the steps', () => {
  for (const [title, draft, total] of [
    ['before a program is chosen', empty, 5],
    ['of a program with a goal', draftOf('lean'), 5],
    ['of Daily 50', draftOf('maintain', withDailyPlan('daily-50')), 5],
    ['of a custom daily plan', draftOf('maintain', withDailyPlan('daily-custom')), 6],
    ['of the assessment', draftOf('assessment'), 3],
  ] as const)
    it(`${title} are ${total}`, () => expect(stepsOf(draft, false)).to.have.length(total));
});

describe('what a step still needs', () => {
  const table: readonly [string, Parameters<typeof missingIn>[0], Draft, readonly string[]][] = [
    ['a program', 'program', empty, ['a program']],
    ['nothing once there is one', 'program', draftOf('bulk'), []],
    ['a goal', 'goal', draftOf('lean'), ['a number above 0']],
    ['more than 0', 'goal', draftOf('lean', { goal: { text: '0', unit: 'lbs' } }), ['a number above 0']],
    ['no more than a crumb', 'goal', draftOf('lean', { goal: { text: '0.1', unit: 'lbs' } }), []],
    ['nothing against 400 lbs', 'goal', draftOf('lean', { goal: { text: '400', unit: 'lbs' } }), []],
    ['a daily plan', 'goal', draftOf('maintain'), ['a daily plan']],
    ['no number for a custom plan', 'goal', draftOf('maintain', withDailyPlan('daily-custom')), []],
    ['an exercise', 'customBuilder', draftOf('maintain'), ['at least one exercise']],
    ['one exercise only', 'customBuilder', draftOf('maintain', { customExercises: [squats] }), []],
    [
      'an exercise with reps',
      'customBuilder',
      draftOf('maintain', { customExercises: [{ ...squats, reps: 0 }] }),
      ['at least one exercise'],
    ],
    ['nothing with the dates it opens with', 'timeline', draftOf('lean'), []],
    ['a start date', 'timeline', draftOf('lean', { startDate: '' }), ['a start date']],
    [
      'a start date within reach',
      'timeline',
      draftOf('lean', { startDate: '0026-01-05' }),
      ['a start date within 100 years of today'],
    ],
    [
      'an end date for a custom end',
      'timeline',
      draftOf('lean', { targetDuration: 'custom' }),
      ['an end date on or after the start'],
    ],
    [
      'an end that is not before the start',
      'timeline',
      draftOf('lean', { targetDuration: 'custom', targetEndDate: '2026-01-04' }),
      ['an end date on or after the start'],
    ],
    [
      'an end date within reach',
      'timeline',
      draftOf('lean', { targetDuration: 'custom', targetEndDate: '9999-12-31' }),
      ['an end date within 100 years of today'],
    ],
    [
      'no day between start and end',
      'timeline',
      draftOf('lean', { targetDuration: 'custom', targetEndDate: '2026-01-05' }),
      [],
    ],
    ['no start date for a daily plan', 'timeline', draftOf('maintain', { startDate: '' }), []],
    ['the body', 'profile', draftOf('lean'), ['gender', 'height', 'weight', 'equipment']],
    ['an age above 0', 'profile', draftOf('lean', { ...body, age: '0' }), ['age']],
    ['nothing against an age of 3', 'profile', draftOf('lean', { ...body, age: '3' }), []],
    ['nothing on the summary', 'summary', empty, []],
  ];
  for (const [title, step, draft, missing] of table)
    it(`is ${title}`, () => expect(missingIn(step, draft, today)).to.deep.equal(missing));
});

describe('the step to open again', () => {
  const ready = draftOf('lean', { ...body, goal: { text: '10', unit: 'lbs' } });

  it('is the one that was left', () => {
    expect(reachableStep('summary', ready, today, false)).to.equal('summary');
    expect(reachableStep('program', ready, today, false)).to.equal('program');
  });

  it('is the first that is no longer complete', () => {
    expect(reachableStep('summary', { ...ready, goal: { text: '', unit: 'lbs' } }, today, false)).to.equal(
      'goal',
    );
  });

  it("is the profile's page for a small window instead of all of it, and vice versa", () => {
    expect(reachableStep('profile', ready, today, true)).to.equal('body');
    expect(reachableStep('week', ready, today, false)).to.equal('profile');
    expect(reachableStep('week', { ...ready, equipment: [] }, today, true)).to.equal('equipment');
  });

  it('is the program where the step is none of its program', () => {
    expect(reachableStep('customBuilder', ready, today, false)).to.equal('program');
  });
});
