import { expect } from 'chai';
import { sampleMember } from '#client/lib/testing/sample-member.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { changeOf, draftOf, isChange, type ProfileDraft, problemsIn, streakEvents } from './profile-draft.ts';

const maya: CurrentUser = {
  ...sampleMember,
  weight: 175.2,
  ageGiven: { years: 34, on: asMemberDay('2026-08-23') },
  equipment: ['dumbbells'],
};
const edited = (edits: Partial<ProfileDraft>, user = maya) => changeOf({ ...draftOf(user), ...edits }, user);

describe('profile draft', () => {
  it('sends nothing that was not changed', () => {
    const change = edited({});
    expect(change).to.deep.equal({ patch: {}, zone: null });
    expect(isChange(change)).to.equal(false);
  });

  it('sends what was changed, numbers as numbers', () => {
    expect(
      edited({ age: '35', daysPerWeek: '4', goalBaseline: 'standard', injuries: 'Left knee' }),
    ).to.deep.equal({
      patch: { age: 35, daysPerWeek: 4, goalBaseline: 'standard', injuries: 'Left knee' },
      zone: null,
    });
  });

  it('tells the zone apart: it goes by another call', () => {
    const change = edited({ timeZone: 'Asia/Tokyo' });
    expect(change).to.deep.equal({ patch: {}, zone: 'Asia/Tokyo' });
    expect(isChange(change)).to.equal(true);
  });

  it('reads numbers in the digits of an Arabic or Persian keyboard', () => {
    expect(edited({ age: '٣٣', minutesPerDay: '۴۵' }).patch).to.deep.equal({ age: 33, minutesPerDay: 45 });
    expect(problemsIn({ ...draftOf(maya), age: '٣٣', minutesPerDay: '۴۵' })).to.deep.equal({});
    const height = { unit: 'cm', centimetres: '١٧٧٫٨' } as const;
    expect(edited({ height, unitPreference: 'metric' }).patch).to.include({ height: 177.8 });
  });

  it('takes an emptied number for no wish', () => {
    expect(edited({ age: '', minutesPerDay: ' ' }).patch).to.deep.equal({});
  });

  it('sends a height in inches, or in centimetres with the units that were chosen', () => {
    const height = { unit: 'in', feet: '5', inches: '10' } as const;
    expect(edited({ height }).patch).to.deep.equal({ height: 70 });
    expect(edited({ height, unitPreference: 'metric' }).patch).to.deep.equal({
      unitPreference: 'metric',
      height: 177.8,
    });
  });

  it('leaves a height alone when only the units change', () => {
    expect(edited({ unitPreference: 'metric' }).patch).to.deep.equal({ unitPreference: 'metric' });
  });

  it('does not round a height on record', () => {
    expect(draftOf({ ...maya, height: 71.6 }).height).to.deep.equal({
      unit: 'in',
      feet: '5',
      inches: '11.6',
    });
  });

  describe('what the streak follows from', () => {
    const now = asInstant('2026-03-10T12:00:00Z');

    it('is nothing for a change of other fields', () => {
      expect(streakEvents(edited({ age: '31', minutesPerDay: '40' }), now)).to.deep.equal([]);
    });

    it('is the plan first, and then the zone from now on', () => {
      const change = edited({ restDaysKeepStreak: true, daysPerWeek: '5', timeZone: 'Asia/Tokyo' });
      expect(streakEvents(change, now)).to.deep.equal([
        { event: { type: 'ProfileUpdated', changes: { restDaysKeepStreak: true, daysPerWeek: 5 } } },
        { event: { type: 'TimeZoneChanged', zone: 'Asia/Tokyo', from: now } },
      ]);
    });
  });

  describe('problems', () => {
    const problems = (edits: Partial<ProfileDraft>) => problemsIn({ ...draftOf(maya), ...edits });

    it('has none as it stands, nor when emptied', () => {
      expect(problems({})).to.deep.equal({});
      expect(problems({ age: '', height: { unit: 'cm', centimetres: '' }, minutesPerDay: '' })).to.deep.equal(
        {},
      );
    });

    for (const [field, edits] of [
      ['age', { age: '0' }],
      ['age', { age: '131' }],
      ['age', { age: 'old' }],
      ['height', { height: { unit: 'cm', centimetres: '-3' } }],
      ['height', { height: { unit: 'in', feet: '0', inches: '0' } }],
      ['minutesPerDay', { minutesPerDay: '0' }],
    ] as const)
      it(`names ${field} for ${JSON.stringify(edits)}`, () => {
        expect(Object.keys(problems(edits))).to.deep.equal([field]);
      });
  });
});
