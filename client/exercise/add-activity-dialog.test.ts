import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { activityIn } from './add-activity-dialog.tsx';

const today = asMemberDay('2026-03-10');
const readOf = (fields: Record<string, string>) =>
  activityIn('activity-walk', (name) => ({ date: today, effort: '5', ...fields })[name] ?? '', {
    today,
    isMetric: true,
  });

describe('an activity of the form', () => {
  for (const [minutes, distance] of [
    ['45', '3.2'],
    ['45', '3,2'],
    ['٤٥', '٣٫٢'],
    ['۴۵', '۳٫۲'],
  ] as const)
    it(`lasts 45 minutes over 3.2 km where ${minutes} and ${distance} are typed`, () => {
      const { body, faults } = readOf({ minutes, distance });
      expect(faults).to.deep.equal({});
      expect(body).to.deep.include({ durationMinutes: 45, distance: { value: 3.2, unit: 'km' } });
    });

  it('has no distance where none is typed', () => {
    const { body, faults } = readOf({ minutes: '30' });
    expect(faults).to.deep.equal({});
    expect(body).not.to.have.property('distance');
  });

  it('is at fault where minutes or distance are no number', () => {
    expect(readOf({ minutes: '', distance: 'far' }).faults).to.have.all.keys('minutes', 'distance');
  });
});
