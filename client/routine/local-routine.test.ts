import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { keepRoutine, type LocalRoutine, readRoutine, routineOf, untouched } from './local-routine.ts';
import { exerciseLine } from './routine-words.ts';

const name = { memberId: 'mila', day: asMemberDay('2026-11-20'), template: 'daily-50' } as const;
const routine: LocalRoutine = {
  ticked: ['0.0'],
  unsent: [{ key: 'k', exerciseIndex: 0, setIndex: 0, completed: true }],
};

function storeOf() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('the routine on this device', () => {
  it('is absent until something was kept', () => {
    expect(readRoutine(storeOf(), name)).to.equal(null);
  });
  it('is there after a reset, without ticks', () => {
    const store = storeOf();
    keepRoutine(store, name, untouched);
    expect(readRoutine(store, name)).to.deep.equal(untouched);
  });
  it('is kept by member, date and template', () => {
    const store = storeOf();
    keepRoutine(store, name, routine);
    expect(readRoutine(store, name)).to.deep.equal(routine);
    for (const other of [
      { ...name, memberId: 'noah' },
      { ...name, day: asMemberDay('2026-11-21') },
      { ...name, template: 'daily-100' as const },
    ])
      expect(readRoutine(store, other)).to.equal(null);
  });
  it('is absent where what is stored is unreadable', () => {
    expect(readRoutine({ getItem: () => '{', setItem: () => {} }, name)).to.equal(null);
  });
  it('is taken from the server by its template', () => {
    const of = (templateType: 'daily-50' | 'daily-100', exerciseIndex: number) => ({
      date: name.day,
      templateType,
      ticks: [{ exerciseIndex, setIndex: 0 }],
      totalSets: 5,
      completedSets: 1,
      isCompleted: false,
    });
    expect(routineOf([of('daily-100', 1), of('daily-50', 2)], 'daily-50').ticked).to.deep.equal(['2.0']);
    expect(routineOf([], 'daily-50')).to.deep.equal(untouched);
  });
});

describe('the line of a daily exercise', () => {
  for (const [exercise, line] of [
    [{ name: 'Push-ups', type: 'reps', sets: 1, reps: 10 }, '1 set, 10 reps'],
    [{ name: 'Plank Hold', type: 'duration', sets: 2, duration: 30 }, '2 sets, 30 s'],
    [{ name: 'Walking', type: 'steps', sets: 1, steps: 8000 }, '8,000 steps'],
    [{ name: 'Running', type: 'distance', sets: 1, distance: 1 }, '1 mile'],
    [{ name: 'Running', type: 'distance', sets: 1, distance: 2.5 }, '2.5 miles'],
  ] as const)
    it(`is ${line}`, () => expect(exerciseLine(exercise)).to.equal(line));
});
