import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { resultStore } from './kept-results.ts';

const pushUps = {
  exerciseName: 'Push-ups',
  value: 20,
  type: 'reps',
  day: 1,
  notes: 'Slow',
  savedOn: asMemberDay('2026-01-05'),
} as const;

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

describe('the results on this device', () => {
  it('are kept for their member and program', () => {
    const device = storage();
    resultStore(device, 'maya', 'program-1').keep([pushUps]);
    expect(resultStore(device, 'maya', 'program-1').read()).to.deep.equal([pushUps]);
    expect(resultStore(device, 'maya', 'program-2').read()).to.deep.equal([]);
    expect(resultStore(device, 'noah', 'program-1').read()).to.deep.equal([]);
  });
  for (const text of ['', '{', '[]', 'null', '{"results":[{"exerciseName":"Push-ups"}]}'])
    it(`are none where '${text}' is stored`, () => {
      const device = storage({ 'assessment:maya:program-1': text });
      expect(resultStore(device, 'maya', 'program-1').read()).to.deep.equal([]);
    });
  it('do without storage where there is none', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = resultStore({ getItem: refuse, setItem: refuse }, 'maya', 'program-1');
    store.keep([pushUps]);
    expect(store.read()).to.deep.equal([]);
  });
});
