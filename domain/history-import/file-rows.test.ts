import { expect } from 'chai';
import { decidedOrder, type FileWorkout, fileProblemSentence } from './file-rows.ts';
import { withUnit } from './readers/reading.ts';

describe('rows of a file', () => {
  it('decide the order of day and month when no date contradicts', () => {
    const decided = (dayFirst: number, monthFirst: number, either: number) =>
      decidedOrder({ dayFirst, monthFirst, either });
    expect(decided(1, 0, 3)).to.equal('day-first');
    expect(decided(0, 1, 3)).to.equal('month-first');
    expect(decided(1, 1, 3)).to.equal('ask');
    expect(decided(0, 0, 3)).to.equal('ask');
    expect(decided(0, 0, 0)).to.equal(null);
  });

  it('that were left out are explained with their line', () => {
    const problem = { is: 'problem', code: 'date-not-read', text: '$& soon', line: 12 } as const;
    expect(fileProblemSentence(problem)).to.equal(
      'Line 12: The date “$& soon” could not be read, so the row was left out.',
    );
  });

  it('without a unit get the answered one, and others keep theirs', () => {
    const set = {
      exercise: 'Row',
      kind: 'work',
      reps: 5,
      seconds: null,
      distanceMetres: null,
      rpe: null,
    } as const;
    const load = { value: 6.80388555, unit: null, kind: 'load' } as const;
    const workout: FileWorkout = {
      ...{ is: 'workout', startedAt: '2026-01-02', name: null, durationMinutes: null, note: null, line: 2 },
      sets: [
        { ...set, load, note: null, line: 2 },
        { ...set, load: { ...load, unit: 'lbs' }, note: null, line: 3 },
        { ...set, load: null, note: null, line: 4 },
      ],
    };
    const answered = withUnit(workout, 'kg');
    expect(answered.is === 'workout' && answered.sets.map((one) => one.load)).to.deep.equal([
      { value: 15, unit: 'lbs', kind: 'load' },
      { value: 6.80388555, unit: 'lbs', kind: 'load' },
      null,
    ]);
    const weight = {
      is: 'weight',
      at: '2026-01-02',
      value: 80,
      unit: null,
      bodyFatPercent: null,
      line: 2,
    } as const;
    expect(withUnit(weight, 'kg')).to.deep.equal({ ...weight, unit: 'kg' });
    expect(withUnit({ ...weight, unit: 'lbs' }, 'kg')).to.deep.equal({ ...weight, unit: 'lbs' });
  });
});
