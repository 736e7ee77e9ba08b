import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { foldPoints } from '#domain/points/points-ledger.ts';
import { pointsRulesV1 } from '#domain/points/points-rules.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { pointsLedgers } from '#projections/points/points-ledgers.ts';
import { activities } from '#projections/streak/activities.ts';
import type { GameNumbers, GameRuleCase, GameRuleEvent } from './game-rule-cases.ts';
import { gameRules, gameRulesMarkdown } from './game-rules.ts';

const recorded = ({ type, data, metadata }: GameRuleEvent, index: number) =>
  ({
    event: { type, ...data },
    metadata,
    id: `event ${index}`,
    stream: 'stream',
    revision: index,
    position: String(index),
  }) as unknown as Recorded<DomainEvent>;

function numbersOf({ events, asOf }: GameRuleCase): GameNumbers {
  const log = events.map(recorded);
  const { summary } = foldActivity(log);
  const { currentStreak, bestStreak, skipTokens } = streakAt(summary, dayAt(summary.zones, asOf));
  return { currentStreak, bestStreak, skipTokens, totalPoints: foldPoints(log).total };
}

describe('the rules of streak and points for analysts', () => {
  for (const each of gameRules.cases) {
    it(`have numbers of the folds for the case: ${each.name}`, () => {
      expect(numbersOf(each)).to.deep.equal(each.expected);
      const { currentStreak, bestStreak, skipTokens } = ledgerOf(
        foldActivity(each.events.map(recorded)),
        each.asOf,
      ).streak;
      expect({ currentStreak, bestStreak, skipTokens }).to.deep.equal({
        currentStreak: each.expected.currentStreak,
        bestStreak: each.expected.bestStreak,
        skipTokens: each.expected.skipTokens,
      });
    });
  }

  it('name every parameter of the folds with its value', () => {
    const values = Object.fromEntries(gameRules.parameters.map(({ name, value }) => [name, value]));
    expect(values).to.include({ ...streakRulesV1, ...pointsRulesV1, outageHours: 2, usualDaysPerWeek: 3 });
    expect(values.trainingDays).to.include('3: Mon Wed Fri');
  });

  it('name every type of event that changes streak or points', () => {
    const text = gameRulesMarkdown(gameRules);
    const handled = new Set([...activities.handles, ...pointsLedgers.handles]);
    expect([...handled].filter((type) => !text.includes(`\`${type}\``))).to.deep.equal([]);
  });

  it('have a case for nearly every type of event that changes streak or points', () => {
    const types = new Set(gameRules.cases.flatMap(({ events }) => events.map(({ type }) => type)));
    const handled = new Set([...activities.handles, ...pointsLedgers.handles]);
    // Erasures start again like a reset, and zone rules need a table of a zone.
    expect([...handled].filter((type) => !types.has(type)).sort()).to.deep.equal([
      'AccountDeleted',
      'AccountKept',
      'MemberDataErased',
      'OutageRevoked',
      'ProgramEnded',
      'ZoneRulesAdopted',
    ]);
  });

  it('are readable as Markdown, with each case', () => {
    const text = gameRulesMarkdown(gameRules);
    for (const { name } of gameRules.cases) expect(text).to.include(name);
    expect(text).to.include('| `tokenHold` | 3 | tokens |');
  });
});
