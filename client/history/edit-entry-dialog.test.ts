import { expect } from 'chai';
import { setsIn } from './edit-entry-dialog.tsx';

const squat = { exercise: 'Squat', set: 1, reps: 8, seconds: null, rpe: null } as const;
const plank = { exercise: 'Plank', set: 1, reps: 0, seconds: 40, rpe: null, load: null } as const;
const sets = [{ ...squat, load: { value: 60, unit: 'kg' } as const }, plank];
const typed = (fields: Record<string, string>) => ({ get: (name: string) => fields[name] ?? '' });

describe('the sets of an edited workout', () => {
  for (const [digits, fields] of [
    ['Western', { 'amount 0': '10', 'load 0': '62.5', 'amount 1': '45' }],
    ['Western digits and a comma', { 'amount 0': '10', 'load 0': '62,5', 'amount 1': '45' }],
    ['Arabic', { 'amount 0': '١٠', 'load 0': '٦٢٫٥', 'amount 1': '٤٥' }],
    ['Persian', { 'amount 0': '۱۰', 'load 0': '۶۲٫۵', 'amount 1': '۴۵' }],
  ] as const)
    it(`are read from fields in ${digits}${digits.includes('digits') ? '' : ' digits'}`, () => {
      expect(setsIn(sets, typed(fields))).to.deep.equal([
        { ...squat, reps: 10, load: { value: 62.5, unit: 'kg' } },
        { ...plank, seconds: 45 },
      ]);
    });

  it('have no number where a field holds none', () => {
    const [first] = setsIn(sets, typed({ 'amount 0': '', 'load 0': 'a lot' }));
    expect(first?.reps).to.be.NaN;
    expect(first?.load?.value).to.be.NaN;
  });
});
