import { expect } from 'chai';
import { history, questCompleted, questUndone, workoutLogged } from '#domain/points/testing/points-log.ts';
import { pointsReasons } from './points-reasons.ts';
import { pointsLines } from './reason-lines.ts';

const events = history(
  questCompleted('2026-05-04', 3),
  workoutLogged('2026-05-03', 'w'),
  questUndone('2026-05-04'),
);

describe('the reasons of points', () => {
  it('are the entries with their events and the total after each', () => {
    const { total, entries } = pointsReasons(events);
    expect(total).to.equal(2);
    expect(entries.map((entry) => [entry.date, entry.points, entry.total, entry.event.type])).to.deep.equal([
      ['2026-05-04', 3, 3, 'QuestCompleted'],
      ['2026-05-03', 2, 5, 'WorkoutLogged'],
      ['2026-05-04', -3, 2, 'QuestCompletionUndone'],
    ]);
    expect(entries.map(({ reverses }) => reverses)).to.deep.equal([null, null, entries[0]?.entryId]);
  });

  it('have readable lines', () => {
    expect(pointsLines(pointsReasons(events)).filter((line) => !line.startsWith('        '))).to.deep.equal([
      '2 points',
      '2026-05-04 +3, 3 in all',
      '    QuestCompleted: quest completed',
      '2026-05-03 +2, 5 in all',
      '    WorkoutLogged: workout completed',
      '2026-05-04 -3, 2 in all',
      '    QuestCompletionUndone: quest completion undone, takes back entry entry 000',
    ]);
  });

  it('are empty for a member without points', () => {
    expect(pointsLines(pointsReasons([]))).to.deep.equal(['0 points', 'There are no entries.']);
  });
});
