import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay, daysBetween, type Instant } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { dayAt, latestZone } from '#domain/kernel/zone-history.ts';
import { foldActivity } from './activity.ts';
import { daysOf } from './activity-state.ts';
import { ledgerOf } from './day-ledger.ts';
import { streakAhead, streakAt } from './streak-summary.ts';
import {
  later,
  questCompleted,
  questUndone,
  recordedAt,
  registered,
  routineCompleted,
  routineReopened,
  workoutLogged,
  workoutRetracted,
  zoneChanged,
  zoneCorrected,
} from './testing/member-log.ts';
import { additionsOf, choices, historyOf, hoursAfter } from './testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];

const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
const anyHistory = numbers.map(historyOf);
const anyAdditions = numbers.map(additionsOf);
const endOf = (history: History): Instant => history.at(-1)?.metadata.occurredAt ?? asInstant('');
/** Everything that a member sees about their days. */
const seen = (history: History) => {
  const { days: _, ...ledger } = ledgerOf(foldActivity(history), hoursAfter(endOf(history), 1));
  return ledger;
};

/** The result of a history, independent of the split into past and latest facts. */
function wholeOf(history: readonly Recorded<DomainEvent>[]) {
  const { past, pastSize: _, pastUntil: __, days, ...rest } = foldActivity(history);
  return { ...rest, days: daysOf({ past, days }) };
}

describe('properties of the streak', () => {
  it('streak, best streak, tokens, gap and totals are never below zero', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const activity = foldActivity(history);
        const { streak, days } = ledgerOf(activity, endOf(history));
        const { openDay: _, isActiveToday, missedOn, rescuableDay, pausedUntil, ...numbers } = streak;
        const all = [...Object.values(numbers), activity.totalWorkouts, activity.completedQuests];
        expect(Math.min(...all, ...days.flatMap((day) => [day.streak, day.tokens]))).to.be.at.least(0);
        expect(streak.currentStreak).to.be.at.most(streak.bestStreak);
        expect(streak.skipTokens).to.be.at.most(3);
      }),
    );
  });

  it('the run of the ledger equals its number of active days when no run was lost', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { streak, days } = ledgerOf(foldActivity(history), endOf(history));
        expect(streak.bestStreak).to.be.at.most(days.filter(({ standing }) => standing === 'active').length);
      }),
    );
  });

  it('the streak ahead holds at every later moment without another event', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat({ max: 1_500 }), (history, hours) => {
        const { summary } = foldActivity(history);
        const moment = hoursAfter(endOf(history), hours);
        const { currentStreak, skipTokens } = streakAt(summary, dayAt(summary.zones, moment));
        const ahead = streakAhead(summary).find(({ until }) => until === null || until > moment);
        const { until: _, ...held } = ahead ?? { until: null, currentStreak: 0, skipTokens: 0 };
        expect(held).to.deep.equal({ currentStreak, skipTokens });
      }),
    );
  });

  it('the streak ahead ends at 0', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const last = streakAhead(foldActivity(history).summary).at(-1);
        expect(last?.currentStreak ?? 0).to.equal(0);
        expect(last?.until ?? null).to.equal(null);
      }),
    );
  });

  it('withdrawing a fact restores the previous result', () => {
    const pairs: [string, (date: string) => DomainEvent, (date: string) => DomainEvent][] = [
      ['quest', questCompleted, questUndone],
      ['routine', routineCompleted, routineReopened],
      ['workout', (date) => workoutLogged(date, 'the one'), () => workoutRetracted('the one')],
    ];
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...pairs), fc.nat({ max: 12 }), (history, pair, daysAgo) => {
        const [kind, fact, withdrawal] = pair;
        const at = hoursAfter(endOf(history), 3);
        const zone = latestZone(foldActivity(history).summary.zones);
        const date = addDays(dayOf(at, zone), -daysAgo);
        const isThereAlready = history.some(
          ({ event }) => 'date' in event && event.date === date && event.type.toLowerCase().startsWith(kind),
        );
        fc.pre(kind === 'workout' || !isThereAlready);
        const both = [
          recordedAt(at, fact(date), zone),
          recordedAt(hoursAfter(at, 1), withdrawal(date), zone),
        ];
        expect(wholeOf([...history, ...both])).to.deep.equal(wholeOf(history));
      }),
    );
  });

  it('ticking and unticking a routine earns nothing', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 20 }), (history, times) => {
        const at = hoursAfter(endOf(history), 30);
        const zone = latestZone(foldActivity(history).summary.zones);
        const date = dayOf(at, zone);
        const ticked = recordedAt(at, routineCompleted(date), zone);
        const unticked = recordedAt(at, routineReopened(date), zone);
        const farmed = Array.from({ length: times }, () => [ticked, unticked]).flat();
        expect(seen([...history, ...farmed, ticked])).to.deep.equal(seen([...history, ticked]));
      }),
    );
  });

  it('a late fact within the window has the effect of a punctual one', () => {
    const facts = fc.constantFrom(workoutLogged, routineCompleted);
    const days = fc.record({ day: fc.nat({ max: 30 }), daysLate: fc.nat({ max: 7 }) });
    fc.assert(
      fc.property(anyAdditions, facts, days, (history, factOf, { day, daysLate }) => {
        const date = later('2026-03-02', day);
        const fact = factOf(date, 'the one');
        const early = recordedAt(`${date}T12:00:00Z`, fact, 'Europe/Paris', 'the one');
        const late = recordedAt(`${later(date, daysLate)}T12:00:00Z`, fact, 'Europe/Paris', 'the one');
        const now = asInstant('2026-12-01T12:00:00.000Z');
        const ledger = (recorded: Recorded<DomainEvent>) =>
          ledgerOf(foldActivity([...history, recorded]), now);
        expect(ledger(late)).to.deep.equal(ledger(early));
      }),
    );
  });

  it('a fact after the window changes only totals', () => {
    fc.assert(
      fc.property(anyAdditions, fc.integer({ min: 8, max: 60 }), (history, daysLate) => {
        const late = recordedAt(
          `${later('2026-03-05', daysLate)}T12:00:00Z`,
          workoutLogged('2026-03-05', 'the one'),
          'Europe/Paris',
        );
        const before = foldActivity(history);
        const after = foldActivity([...history, late]);
        expect(after.summary).to.deep.equal(before.summary);
        expect(after.totalWorkouts).to.equal(before.totalWorkouts + 1);
      }),
    );
  });

  it('a corrected trip never counts a day twice and equals staying at home', () => {
    const away = fc.constantFrom('Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Honolulu');
    const moves = fc.array(fc.tuple(fc.integer({ min: 4, max: 400 }), away), { maxLength: 5, size: 'max' });
    const actions = fc.array(fc.integer({ min: 4, max: 400 }), { maxLength: 30, size: 'max' });
    fc.assert(
      fc.property(moves, actions, (trips, hours) => {
        const [start, home] = ['2026-06-01T08:00:00Z', 'Europe/Paris'];
        const zoneOn = (hour: number): string =>
          trips
            .filter(([from]) => from <= hour)
            .sort(([a], [b]) => a - b)
            .at(-1)?.[1] ?? home;
        const travelled = trips.map(([hour, zone]) =>
          recordedAt(hoursAfter(start, hour), zoneChanged(zone, hoursAfter(start, hour)), home),
        );
        const dateOn = (hour: number): string => dayOf(hoursAfter(start, hour), zoneOn(hour));
        const oncePerDate = [...new Map(hours.map((hour) => [dateOn(hour), hour])).values()];
        const quests = (zone: (hour: number) => string): History =>
          oncePerDate.map((hour) => {
            const at = hoursAfter(start, hour);
            return recordedAt(at, questCompleted(dayOf(at, zone(hour))), zone(hour));
          });
        const registration = recordedAt(start, registered(home), home);
        const correction = recordedAt(
          hoursAfter(start, 500),
          zoneCorrected(home, hoursAfter(start, 1)),
          home,
        );
        const now = hoursAfter(start, 501);
        const corrected = ledgerOf(
          foldActivity([registration, ...travelled, ...quests(zoneOn), correction]),
          now,
        );
        const stayed = ledgerOf(foldActivity([registration, ...quests(() => home)]), now);
        expect(corrected.streak).to.deep.equal(stayed.streak);
      }),
    );
  });

  it('a ledger contains every date once, from its first to the open one', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { days, streak } = ledgerOf(foldActivity(history), endOf(history));
        const ahead = days.map(({ date }) => daysBetween(date, streak.openDay));
        expect(ahead).to.deep.equal(days.map((_, index) => days.length - 1 - index));
      }),
    );
  });

  it('tokens of a ledger date equal the previous ones plus earned minus spent', () => {
    fc.assert(
      fc.property(anyAdditions, (history) => {
        const { days, streak } = ledgerOf(foldActivity(history), endOf(history));
        const balance = days.reduce((tokens, day) => tokens + day.tokensEarned - day.tokensSpent, 0);
        expect(balance).to.equal(streak.skipTokens - streak.tokenDebt);
      }),
    );
  });

  it('all values start at zero on the date of registration', () => {
    const history = [recordedAt('2026-03-01T12:00:00Z', registered())];
    expect(streakAt(foldActivity(history).summary, asMemberDay('2026-03-05')).currentStreak).to.equal(0);
  });
});
