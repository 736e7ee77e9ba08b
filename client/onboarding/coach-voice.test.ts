import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { coachLineOf } from './coach-voice.tsx';
import { type DraftChange, newDraft, withProgram } from './onboarding-draft.ts';

const today = asMemberDay('2026-11-22');
const empty = newDraft(null, today);
const lean = { ...empty, ...withProgram(empty, 'lean', today) };
const lineWith = (goal: string, change: DraftChange = {}) =>
  coachLineOf({ ...lean, goal: { text: goal, unit: 'lbs' }, ...change }, today);
const weight = { text: '180', unit: 'lbs' } as const;

describe('what the coach says beside the goal', () => {
  it('starts small while there is no number', () => {
    expect(lineWith('')).to.deep.equal({
      title: 'Start with a small one.',
      text: 'Type a number and I’ll tell you how long it takes. 10 lb is a fine first lap.',
      way: null,
    });
  });

  it('names weeks, pace and where the member lands', () => {
    expect(lineWith('15', { weight })).to.deep.equal({
      title: '15 lb is about 15 weeks.',
      text: 'A pound a week keeps your strength, and most of your dinners. You land at 165 lb.',
      way: {
        dots: 16,
        label: '15 weeks, from Today to 7 Mar 2027',
        from: 'Today, 180 lb',
        to: '7 Mar 2027, 165 lb',
      },
    });
  });

  it('names the year of a date that is not in this one', () => {
    expect(lineWith('1', { startDate: '2026-11-25' }).way?.label).to.equal('1 week, from 25 Nov to 2 Dec');
    expect(lineWith('15', { startDate: '2020-03-02' }).way?.label).to.equal(
      '15 weeks, from 2 Mar 2020 to 15 Jun 2020',
    );
  });

  it('leaves the weight out while it is not known', () => {
    expect(lineWith('7,5').title).to.equal('7.5 lb is about 8 weeks.');
    expect(lineWith('7,5').text).to.not.include('You land');
    expect(lineWith('7,5').way?.from).to.equal('Today');
  });

  it('draws a dot a week up to twenty, then a dot a month, and never too many', () => {
    expect(lineWith('20').way?.dots).to.equal(21);
    expect(lineWith('40').way?.dots).to.equal(8);
    expect(lineWith('400').way?.dots).to.equal(25);
  });

  for (const [title, change, expected] of [
    ['kilograms', { goalUnit: 'kg', goal: { text: '5', unit: 'kg' } }, '5 kg is about 12 weeks.'],
    [
      'body fat',
      { goalUnit: '%', goal: { text: '3', unit: '%' } },
      '3 points of body fat is about 18 weeks.',
    ],
    [
      'a distance',
      { ...withProgram(empty, 'cardio_fitness', today), goalUnit: 'km', goal: { text: '5', unit: 'km' } },
      '5 km in about 12 weeks.',
    ],
  ] as const)
    it(`speaks of ${title} in its unit`, () => expect(lineWith('', change).title).to.equal(expected));
});
