import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, type Instant } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { evolveActivity, foldActivity } from './activity.ts';
import { type Activity, daysOf, noActivity, recircumstance } from './activity-state.ts';
import { ledgerOf } from './day-ledger.ts';
import { streakRulesV1 } from './streak-rules.ts';
import { streakAt } from './streak-summary.ts';
import { programStarted, recordedAt, rulesAdopted } from './testing/member-log.ts';
import { additionsOf, choices, historyOf, hoursAfter } from './testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];

const copyOf = (activity: Activity): Activity => JSON.parse(JSON.stringify(activity)) as Activity;
const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
const anyHistory = numbers.map(historyOf);
const anyAdditions = numbers.map(additionsOf);
const endOf = (history: History): Instant => history.at(-1)?.metadata.occurredAt ?? asInstant('');

/** The result of a history, independent of the split into past and latest facts. */
const wholeOf = (history: History) => partsOf(foldActivity(history));

function partsOf({ past, pastSize: _, pastUntil: __, days, ...rest }: Activity) {
  return { ...rest, days: daysOf({ past, days }) };
}

describe('properties of the activity fold', () => {
  it('rolling the summary forward equals the full fold on any later day', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: 600 }), (history, hours) => {
        const activity = foldActivity(history);
        const now = hoursAfter(endOf(history), hours);
        const rolled = streakAt(copyOf(activity).summary, dayAt(activity.summary.zones, now));
        expect(ledgerOf(activity, now).streak).to.deep.equal(rolled);
      }),
    );
  });

  it('without activity, tokens stay within the strictest rules since the first program', () => {
    const events = [
      recordedAt('2026-03-01T12:00:00Z', programStarted()),
      recordedAt('2026-03-02T12:00:00Z', rulesAdopted('2026-03-03', { tokenHold: 0 })),
      recordedAt('2026-03-03T12:00:00Z', rulesAdopted('2026-03-04', { tokenHold: 1 })),
    ];
    const activity = foldActivity(events);
    const now = asInstant('2026-03-05T12:00:00.000Z');
    expect(streakAt(activity.summary, asMemberDay('2026-03-05')).skipTokens).to.equal(0);
    expect(ledgerOf(activity, now).streak.skipTokens).to.equal(0);
  });

  it('folding with serialization between any two events equals folding at once', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        let activity = noActivity();
        for (const recorded of history) activity = evolveActivity(copyOf(activity), recorded);
        expect(activity).to.deep.equal(foldActivity(history));
      }),
    );
  });

  it('the incrementally grown summary equals the summary of the whole walk', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const activity = foldActivity(history);
        const grown = activity.summary;
        recircumstance(activity, {}, streakRulesV1);
        expect(grown).to.deep.equal(activity.summary);
      }),
    );
  });

  it('does not depend on which facts are in the past', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        let reopened = noActivity();
        for (const recorded of history) {
          reopened = evolveActivity(reopened, recorded);
          Object.assign(reopened, { days: [...daysOf(reopened)], past: [], pastSize: 0, pastUntil: null });
        }
        expect(partsOf(reopened)).to.deep.equal(wholeOf(history));
      }),
    );
  });

  it('replaying a history twice changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(wholeOf([...history, ...history])).to.deep.equal(wholeOf(history));
      }),
    );
  });

  it('applying each event twice changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const doubled = history.flatMap((recorded) => [recorded, recorded]);
        expect(foldActivity(doubled)).to.deep.equal(foldActivity(history));
      }),
    );
  });

  it('the order of arrival does not change the facts', () => {
    const shuffled = anyAdditions.chain((inOrder) => {
      const [registration, program, ...facts] = inOrder;
      const beginning = registration && program ? [registration, program] : [];
      return fc
        .shuffledSubarray(facts, { minLength: facts.length })
        .map((order) => [inOrder, [...beginning, ...order]] as const);
    });
    fc.assert(
      fc.property(shuffled, ([inOrder, inAnyOrder]) => {
        expect(wholeOf(inAnyOrder)).to.deep.equal(wholeOf(inOrder));
      }),
    );
  });
});
