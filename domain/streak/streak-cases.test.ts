import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant } from '#domain/kernel/day.ts';
import { foldActivity } from './activity.ts';
import { ledgerOf } from './day-ledger.ts';
import { streakAt } from './streak-summary.ts';
import { later, recordedAt, workoutLogged } from './testing/member-log.ts';
import { eventsOf, firstDate, possibleDates, referenceFold, todayOf } from './testing/reference-fold.ts';

type Case = [
  name: string,
  dates: string,
  currentStreak: number,
  best: number,
  tokens: number,
  atRisk?: number,
];

const cases: Case[] = [
  ['1 alive today', 'AAAAA.', 5, 5, 1],
  ['2 first earned token', 'AAAAAAA.', 7, 7, 2],
  ['3 one miss bridged', 'AAAAAAAAA.A', 10, 10, 1],
  ['4 three missed, two tokens', 'AAAAAAA...A', 1, 7, 2],
  ['5 two missed, two tokens', 'AAAAAAA..A', 8, 8, 0],
  ['6 two missed, today open', 'AAAAAAA...', 7, 7, 2, 2],
  ['7 three missed, today open', 'AAAAAAA....', 0, 7, 2],
  ['8 quest skipped', 'AAAPA', 4, 4, 0],
  ['9 skipped, then a miss', 'AAAPA.A', 1, 4, 0],
  ['10 date line', 'AANA', 3, 3, 1],
  ['11 thirty days', 'A'.repeat(30), 30, 30, 3],
  ['12 case 4 after day 9 syncs late', 'AAAAAAA.A.A', 9, 9, 0],
  ['13 skip inside a gap', 'AAAAAAA.P.A', 1, 7, 1],
  ['14 never active', '....', 0, 0, 1],
  ['a pause of three dates, two empty and the last active', 'AAAAAZZY', 6, 6, 1],
  ['a pause of three empty dates, and activity after it', 'AAAAAZZZA', 6, 6, 1],
  ['a missed date after a pause, bridged by a token', 'AAAAAZZZ.A', 6, 6, 0],
  ['a pause of two empty dates and a run that goes on', 'AAAAAZZA', 6, 6, 1],
  ['a pause over today', 'AAAAAZZ', 5, 5, 1],
  ['activity on a paused date', 'AAZYZA', 4, 4, 1],
  ['a seventh active date on a paused one', 'AAAZAAAY', 7, 7, 2],
  ['a missed date before a pause, held by a token', 'AAA.ZZZ', 3, 3, 1, 1],
  ['a missed date on each side of a pause, with one token', 'AAA.ZZ.A', 1, 3, 1],
  ['more missed dates than tokens before a pause', 'AAA..ZZ', 0, 3, 1],
  ['a pause before the first active date', 'ZZA', 1, 1, 1],
];

const streakOf = (dates: string) => {
  const activity = foldActivity(eventsOf(dates));
  const { today, now } = todayOf(dates);
  return { rolled: streakAt(activity.summary, today), folded: ledgerOf(activity, now).streak };
};

describe('streak and skip tokens', () => {
  for (const [name, dates, currentStreak, bestStreak, skipTokens, tokensAtRisk = 0] of cases) {
    const expected = { currentStreak, bestStreak, skipTokens, tokensAtRisk };
    it(name, () => expect(streakOf(dates).rolled).to.include(expected));
    it(`${name}, by the full fold`, () => expect(streakOf(dates).folded).to.include(expected));
  }

  it('has in case 12 a streak of 1 before the workout of day 9 arrives, and 9 after', () => {
    const before = eventsOf('AAAAAAA...A');
    const late = recordedAt(
      `${later(firstDate, 10)}T23:00:00Z`,
      workoutLogged(later(firstDate, 8)),
      'Pacific/Honolulu',
    );
    const now = asInstant(`${later(firstDate, 10)}T23:30:00.000Z`);
    expect(ledgerOf(foldActivity(before), now).streak.currentStreak).to.equal(1);
    expect(ledgerOf(foldActivity([...before, late]), now).streak).to.include({
      currentStreak: 9,
      skipTokens: 0,
    });
  });

  it('equal the reference fold of the specification on any dates', () => {
    const kinds = fc.array(fc.constantFrom('A', 'A', 'A', '.', 'N', 'P', 'Z', 'Y'), {
      minLength: 1,
      maxLength: 80,
      size: 'max',
    });
    fc.assert(
      fc.property(kinds, (dates) => {
        const possible = possibleDates(dates.join(''));
        const { currentStreak, best: bestStreak, tokens: skipTokens, tokensAtRisk } = referenceFold(possible);
        const expected = { currentStreak, bestStreak, skipTokens, tokensAtRisk };
        const { rolled, folded } = streakOf(possible);
        expect(rolled).to.include(expected);
        expect(folded).to.deep.equal(rolled);
      }),
      { numRuns: 300 },
    );
  });
});
