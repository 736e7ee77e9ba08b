import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { DailyTemplate } from '#service/features/routine/routine-contract.ts';
import {
  keepRoutine,
  type LocalRoutine,
  readRoutine,
  routineOf,
  unsentTicks,
  untouched,
  withTicks,
} from './local-routine.ts';

const name = { memberId: 'mila', day: asMemberDay('2026-11-20'), template: 'daily-50' } as const;
const opened: DailyTemplate = {
  id: 'daily-50',
  name: 'Daily 50',
  description: 'Five moves.',
  category: 'daily_maintenance',
  difficulty: 'beginner',
  durationMinutes: 15,
  exercises: [{ name: 'Push-ups', type: 'reps', sets: 1, reps: 10 }],
  totalExercises: 1,
};
const routine: LocalRoutine = {
  ticked: ['0.0'],
  unsent: [{ key: 'k', exerciseIndex: 0, setIndex: 0, completed: true }],
  opened,
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
  it('has the ticks that no answer came for, of all templates of these days', () => {
    const store = storeOf();
    keepRoutine(store, name, routine);
    const [tick] = routine.unsent;
    const other = { ...routine, unsent: [{ ...tick, key: 'other' }] } as LocalRoutine;
    keepRoutine(store, { ...name, template: 'daily-custom' }, other);
    keepRoutine(store, { ...name, day: asMemberDay('2026-11-18') }, routine);
    keepRoutine(store, { ...name, memberId: 'noah' }, routine);
    const days = [asMemberDay('2026-11-19'), name.day];
    expect(unsentTicks(store, 'mila', days).map(({ key }) => key)).to.deep.equal(['k', 'other']);
  });
  it('has ticks and ticks taken back in their order', () => {
    const tick = (setIndex: number, completed: boolean) => ({ exerciseIndex: 0, setIndex, completed });
    expect(withTicks(['0.0', '1.0'], [tick(1, true), tick(0, false), tick(0, true)])).to.deep.equal([
      ...['1.0', '0.1', '0.0'],
    ]);
    expect(withTicks(['0.0'], [tick(0, true), tick(0, false)])).to.deep.equal([]);
  });
  it('is taken from the server by its template', () => {
    const of = (templateType: 'daily-50' | 'daily-100', exerciseIndex: number) => ({
      date: name.day,
      templateType,
      ticks: [{ exerciseIndex, setIndex: 0 }],
      totalSets: 5,
      completedSets: 1,
      isCompleted: false,
      opened: exerciseIndex === 2 ? opened : null,
    });
    const known = [of('daily-100', 1), of('daily-50', 2)];
    expect(routineOf(known, 'daily-50')).to.deep.equal({ ticked: ['2.0'], unsent: [], opened });
    expect(routineOf(known, 'daily-100')).to.deep.equal({ ticked: ['1.0'], unsent: [] });
    expect(routineOf([], 'daily-50')).to.deep.equal(untouched);
  });
});
