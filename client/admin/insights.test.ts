import { expect } from 'chai';
import {
  inWords,
  orderedQuests,
  questsTable,
  refusedReasons,
  refusedTable,
  retentionTable,
  streaksTable,
} from './insights.ts';

const quest = (name: string, spun: number, spunAway: number) => ({
  ...{ questId: name.toLowerCase(), name, spun, spunAway },
  ...{ accepted: spun - spunAway, completed: 3, skipped: 0 },
});
const quests = [quest('Plank', 100, 40), quest('Stroll', 200, 20), quest('Squats', 4, 4)];

describe('the tables of the insights', () => {
  it('have the share of each bucket of streaks', () => {
    const streaks = [
      { bucket: '0', members: 2 },
      { bucket: '1–2', members: 1 },
    ];
    expect(streaksTable({ streaks, members: 3 })).to.deep.include({
      rows: [
        ['0', '2', '66.7'],
        ['1–2', '1', '33.3'],
      ],
    });
  });

  it('leave the weeks empty that are not over for a cohort', () => {
    const retention = [
      { week: '2026-02-02', members: 10, active: [9, 5] },
      { week: '2026-02-09', members: 8, active: [8] },
    ];
    const { columns, csv } = retentionTable(retention);
    expect(columns).to.deep.equal(['Joined', 'Members', 'W0', 'W1']);
    expect(csv.slice(1)).to.deep.equal([
      ['2026-02-02', 10, 9, 5],
      ['2026-02-09', 8, 8, ''],
    ]);
  });

  it('order quests by spins, or by the share spun away where there are enough spins', () => {
    const names = (order: 'spun' | 'spun-away') => orderedQuests(quests, order).map(({ name }) => name);
    expect(names('spun')).to.deep.equal(['Stroll', 'Plank', 'Squats']);
    expect(names('spun-away')).to.deep.equal(['Plank', 'Stroll']);
    expect(questsTable(quests).rows[0]).to.deep.equal(['Plank', '100', '40', '40', '60', '3', '0']);
  });

  it('add up refused commands by reason, and list every hour in the file', () => {
    const spins = { command: 'RespinWheel', reason: 'no-spins-left' };
    const figures = {
      asOf: '2026-03-10T12:00:00.000Z',
      refused: [
        { hour: '2026-03-10T11:00:00Z', ...spins, refused: 2 },
        { hour: '2026-03-09T13:00:00Z', command: 'CompleteQuest', reason: 'quest-expired', refused: 1 },
        { hour: '2026-03-09T11:00:00Z', ...spins, refused: 3 },
      ],
    };
    expect(refusedReasons(figures)).to.deep.equal([
      { ...spins, lastDay: 2, lastWeek: 5 },
      { command: 'CompleteQuest', reason: 'quest-expired', lastDay: 1, lastWeek: 1 },
    ]);
    expect(refusedTable(figures).csv).to.have.length(4);
  });

  it('reads the names that the code has as words', () => {
    expect(['no-spins-left', 'RespinWheel', 'negative'].map(inWords)).to.deep.equal([
      'No spins left',
      'Respin wheel',
      'Negative',
    ]);
  });
});
