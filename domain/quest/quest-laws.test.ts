import { expect } from 'chai';
import fc from 'fast-check';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { fold } from '#domain/kernel/decider.ts';
import { expectMirror, machineOf } from '#domain/testing/mirror.ts';
import {
  accept,
  complete,
  draw,
  drawing,
  lucky,
  reset,
  respin,
  skip,
  spin,
  undo,
} from '#domain/testing/quest-samples.ts';
import { historyOf, outcome } from '#domain/testing/run.ts';
import { questDecider, remainingSpins } from './quest.ts';
import type { QuestCommand } from './quest-commands.ts';
import type { QuestEvent } from './quest-events.ts';
import { type QuestStatus, questLifecycle } from './quest-lifecycle.ts';

type Time = readonly [
  time: string,
  command: QuestCommand,
  events: number,
  status: QuestStatus,
  spinsLeft: number,
  points: number,
];

describe('an example day of quests', () => {
  const days: Readonly<Record<string, readonly Time[]>> = {
    'spun thrice, accepted and completed': [
      ['08:00', spin, 1, 'proposed', 2, 0],
      ['08:00', spin, 0, 'proposed', 2, 0],
      ['08:01', respin, 1, 'proposed', 1, 0],
      ['08:02', respin, 1, 'proposed', 0, 0],
      ['08:03', respin, 0, 'proposed', 0, 0],
      ['08:04', accept, 1, 'assigned', 0, 0],
      ['08:05', spin, 0, 'assigned', 0, 0],
      ['19:00', complete, 1, 'completed', 0, 2],
      ['19:00', complete, 0, 'completed', 0, 2],
      ['19:01', spin, 0, 'completed', 0, 2],
      ['20:00', reset, 1, 'none', 3, 0],
    ],
    'accepted and skipped': [
      ['08:00', spin, 1, 'proposed', 2, 0],
      ['08:04', accept, 1, 'assigned', 2, 0],
      ['19:00', skip, 1, 'skipped', 2, 0],
    ],
    'with a Lucky Day at the re-spin': [
      ['08:00', spin, 1, 'proposed', 2, 0],
      ['08:01', { ...respin, draws: [lucky, lucky, lucky] }, 2, 'completed', 0, 5],
    ],
  };
  for (const [name, times] of Object.entries(days)) {
    it(`${name} follows the rules`, () => {
      let day = questDecider.initialState;
      for (const [time, command, count, ...then] of times) {
        const events = outcome(questDecider, day, command);
        day = events.reduce(questDecider.evolve, day);
        expect([events.length, day.status, remainingSpins(day), day.points], time).to.deep.equal([
          count,
          ...then,
        ]);
      }
    });
  }
});

for (const rules of ['v1', 'v2'] as const)
  describe(`properties of any day of quests by rules ${rules}`, () => {
    const hex = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map((r) => r.toString(16).padStart(64, '0'));
    const draws = fc.tuple(hex, hex, hex);
    const drawn = { ...drawing, quests, rules };
    const anyCommand: fc.Arbitrary<QuestCommand> = fc.oneof(
      fc.tuple(draws, hex).map(([some, wheelDraw]) => ({ ...spin, ...drawn, draws: some, wheelDraw })),
      fc.tuple(draws, hex).map(([some, wheelDraw]) => ({ ...respin, ...drawn, draws: some, wheelDraw })),
      fc.constantFrom<QuestCommand>(accept, complete, skip, undo),
    );
    const withResets = fc.oneof(
      { weight: 5, arbitrary: anyCommand },
      { weight: 1, arbitrary: fc.constant(reset) },
    );

    const idsOf = (events: readonly QuestEvent[]) =>
      events.filter(({ type }) => type === 'QuestSpun').map(({ questId }) => questId);
    const pointsOf = (events: readonly QuestEvent[]) =>
      events.reduce((sum, event) => {
        if (event.type === 'QuestCompleted') return sum + event.points;
        return event.type === 'QuestCompletionUndone' || event.type === 'QuestDayReset'
          ? sum - event.points
          : sum;
      }, 0);

    it('never shows a quest twice in three spins', () => {
      fc.assert(
        fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
          const ids = idsOf(historyOf(questDecider, commands));
          expect(new Set(ids).size).to.equal(ids.length);
          expect(ids.length).to.be.at.most(3);
        }),
      );
    });
    it('has at most one Lucky Day and no quest twice in a row, also with resets', () => {
      fc.assert(
        fc.property(fc.array(withResets, { maxLength: 60 }), (commands) => {
          const ids = idsOf(historyOf(questDecider, commands));
          expect(ids.filter((id) => id === luckyDay.id).length).to.be.at.most(1);
          expect(ids.filter((id, index) => id === ids[index - 1])).to.deep.equal([]);
        }),
      );
    });
    it('is worth exactly the points of the current completion', () => {
      fc.assert(
        fc.property(fc.array(withResets, { maxLength: 30 }), (commands) => {
          const events = historyOf(questDecider, commands);
          const { status, points } = fold(questDecider, events);
          expect(pointsOf(events)).to.equal(points);
          expect(points > 0).to.equal(status === 'completed');
        }),
      );
    });
  });

describe('the lifecycle of a quest', () => {
  it('matches the decider', () => {
    const draws = [draw(0), draw(0), lucky] as const;
    expectMirror(machineOf(questLifecycle), questDecider, [
      { ...spin, draws },
      { ...respin, draws },
      accept,
      complete,
      skip,
      undo,
      reset,
    ]);
  });
});
