import { expect } from 'chai';
import type { EventSource } from '#projections/engine/event-source.ts';
import type { RuleChanges } from '#service/features/insights/rules-file.ts';
import { useReplayContext } from '#service/testing/use-replay-context.ts';
import { compareRules } from './rule-comparison.ts';
import { afterTheLateOne, ann, beforeTheLateOne } from './testing/known-history.ts';

describe('the comparison with other rules', () => {
  const shared = useReplayContext();
  const asOf = { instant: beforeTheLateOne, until: beforeTheLateOne };
  const changesUnder = async (rules: RuleChanges) =>
    (await compareRules(shared.context, rules, asOf)).changes;

  it('shows more points for a workout when it earns more', async () => {
    expect(await changesUnder({ points: { workout: 3 } })).to.deep.equal([
      { member: ann, field: 'points', before: 24, after: 26 },
    ]);
  });

  it('shows another token when tokens are earned sooner', async () => {
    expect(await changesUnder({ streak: { earnEvery: 5 } })).to.deep.equal([
      { member: ann, field: 'skip tokens', before: 2, after: 3 },
    ]);
  });

  it('shows a lost run when no token is granted or earned', async () => {
    expect(await changesUnder({ streak: { tokenStart: 0, earnEvery: 100 } })).to.deep.equal([
      { member: ann, field: 'current streak', before: 10, after: 0 },
      { member: ann, field: 'skip tokens', before: 2, after: 0 },
    ]);
  });

  it("shows other progress when a goal is measured from the member's start weight", async () => {
    expect(await changesUnder({ goal: { baseline: 'start' } })).to.deep.equal([
      { member: ann, field: 'goal progress', before: 0, after: 40 },
    ]);
  });

  it('shows no change under the rules in force', async () => {
    const same = {
      points: { workout: 2 },
      streak: { earnEvery: 7 },
      goal: { baseline: 'standard' },
    } as const;
    const { changes, totals, events } = await compareRules(shared.context, same, asOf);
    expect(changes).to.deep.equal([]);
    expect(events).to.be.greaterThan(15);
    expect(
      totals.map(({ field, members, sumBefore, sumAfter }) => [field, members, sumBefore, sumAfter]),
    ).to.deep.equal([
      ['points', 1, 24, 24],
      ['current streak', 2, 10, 10],
      ['best streak', 2, 10, 10],
      ['skip tokens', 2, 2, 2],
      ['achievements', 2, 3, 3],
      ['goal progress', 1, 0, 0],
    ]);
  });

  it('compares as of now when no instant is given', async () => {
    const { changes } = await compareRules(
      shared.context,
      { points: { workout: 3 } },
      { instant: afterTheLateOne },
    );
    expect(changes).to.deep.equal([{ member: ann, field: 'points', before: 26, after: 29 }]);
  });

  it('is equal with memory for one member only, also without a divided history', async () => {
    const rules = { points: { workout: 3 }, streak: { tokenStart: 0 }, goal: { baseline: 'start' } } as const;
    const whole = await compareRules(shared.context, rules, asOf);
    const { divide: _, ...undivided } = shared.context.source;
    for (const source of [shared.context.source, undivided]) {
      const context = { ...shared.context, source: oneByOne(source), memoryBytes: 1 };
      const inParts = await compareRules(context, rules, asOf);
      expect(inParts).to.deep.equal({ ...whole, events: inParts.events });
    }
    expect(whole.changes.length).to.be.above(1);
  });

  it('leaves no schema behind and creates no read model', async () => {
    const { rows } = await shared.client.query<{ nspname: string }>(
      `select nspname from pg_namespace where nspname !~ '^(pg_|information_schema|public|(log|migrations)$)'`,
    );
    expect(rows).to.deep.equal([]);
  });
});

/** The memory is looked at after each batch. */
const oneByOne = (source: EventSource): EventSource => ({
  ...source,
  async *readAll(options) {
    for await (const batch of source.readAll(options)) for (const event of batch) yield [event];
  },
});
