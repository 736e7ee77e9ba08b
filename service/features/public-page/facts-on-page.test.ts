import { expect } from 'chai';
import fc from 'fast-check';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { levels } from '#domain/catalogue/content/levels.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { type PublicFact, type PublicFacts, publicFacts } from '#domain/public-page/public-fact-rules.ts';
import { noActivity } from '#domain/streak/activity-state.ts';
import { type PublicBasis, publicFactsOf } from './facts-on-page.ts';

/** Fails to compile when a page could show more or less than the list. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;
const isWholeList: Same<keyof PublicFacts, PublicFact> = true;

/** A Wednesday. */
const today = asMemberDay('2026-03-11');
const basis: PublicBasis = {
  ...noActivity(),
  recent: { until: today, marks: '103' },
  ...{ totalWorkouts: 12, completedQuests: 41, totalPoints: 180, firstName: 'Maya' },
  reached: { 'first-workout': asMemberDay('2026-01-02') },
  tiers: { 'workouts-10': asMemberDay('2026-02-03') },
};

describe('the facts of a public page', () => {
  it('are those that the member has chosen, and no others', () => {
    expect(isWholeList).to.equal(true);
    expect(publicFactsOf(basis, [], today)).to.deep.equal({});
    fc.assert(
      fc.property(fc.subarray([...publicFacts]), (chosen) => {
        expect(Object.keys(publicFactsOf(basis, chosen, today)).sort()).to.deep.equal([...chosen].sort());
      }),
    );
  });

  it('have the values of the day', () => {
    expect(publicFactsOf(basis, publicFacts, today)).to.deep.equal({
      firstName: 'Maya',
      streak: 0,
      activeDays: ['active', 'quiet', 'active', 'open', 'open', 'open', 'open'],
      quests: 41,
      badges: ['First Workout', 'Quest Seeker', 'Ten Done'],
      level: { number: 5, name: 'Steady' },
    });
  });

  it('hold no date, time, id or word beyond names of the catalogue and the first name', () => {
    const words = new Set([
      ...[...achievements, ...badgeTiers, ...levels].map(({ name }) => name),
      ...['Maya', 'active', 'quiet', 'open'],
    ]);
    const shown = publicFactsOf(basis, publicFacts, today);
    const leaves = leavesOf(shown);
    expect(leaves.filter((leaf) => typeof leaf === 'string' && !words.has(leaf))).to.deep.equal([]);
    expect(leaves.filter((leaf) => typeof leaf !== 'string' && !Number.isInteger(leaf))).to.deep.equal([]);
    expect(JSON.stringify(shown)).to.not.match(/\d{4}-\d{2}|secret|\d{2}:\d{2}/);
  });

  it('show a first name without invisible or turning characters, and none when nothing is left', () => {
    const nameOf = (firstName: string | null) =>
      publicFactsOf({ ...basis, firstName }, ['firstName'], today).firstName;
    expect(nameOf('Ma\u202eya\u0000\n\u200b ')).to.equal('Maya');
    expect(nameOf('\u202e \u2066')).to.equal(undefined);
    expect(nameOf(null)).to.equal(undefined);
    expect(nameOf('é'.repeat(90))).to.have.length(40);
    expect(nameOf(`Z${'\u0300'.repeat(50)}`)?.length).to.be.at.most(4);
    expect(nameOf('مايا')).to.equal('مايا');
  });
});

const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
