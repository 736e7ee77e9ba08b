import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { changesTo } from '#domain/kernel/adopted-zones.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf, ianaName, rulesOf } from '#domain/kernel/time-zone.ts';
import { dayAt, zoneAt } from '#domain/kernel/zone-history.ts';
import { changesUntil, type PackedZone, packZone, unpackZone } from '#domain/kernel/zone-table.ts';
import { foldActivity } from './activity.ts';
import { type DayLedger, ledgerOf } from './day-ledger.ts';
import { reasonsReader } from './day-reasons.ts';
import { streakAt } from './streak-summary.ts';
import {
  programStarted,
  questCompleted,
  questSkipped,
  recordedAt,
  registered,
  streakPaused,
  workoutLogged,
  zoneChanged,
} from './testing/member-log.ts';

type History = readonly Recorded<DomainEvent>[];

/*
 * Two laws that no release knows. Vancouver goes back to summer and winter time on 1 November 2026, so clocks there show an hour less than
 * the rules of the beginning. Chicago keeps its summer time, as Manitoba did.
 */
const until = Date.parse('2026-11-01T06:00:00Z');

/** The rules of the beginning until 1 November 2026, and then these. */
function lawFor(zone: string, at: readonly number[], offsets: readonly number[]): PackedZone {
  const known = unpackZone(rulesOf(zone));
  const count = changesUntil(known, until);
  const table = {
    at: [...known.at.slice(0, count), ...at],
    offsets: [...known.offsets.slice(0, count + 1), ...offsets],
  };
  return packZone({ table, yearly: null });
}
const chicago = lawFor('America/Chicago', [], []);
const vancouver = lawFor('America/Vancouver', [Date.parse('2026-11-01T09:00:00Z')], [-8 * 3_600_000]);

const adopted = (at = '2026-11-10T12:00:00Z', zones = { 'America/Chicago': chicago }, version = '2026g') =>
  recordedAt(
    at,
    {
      type: 'ZoneRulesAdopted',
      version,
      changes: changesTo(undefined, new Map(Object.entries(zones))),
    },
    'UTC',
    version,
  );

/** By the old rules, clocks in Chicago went back on 1 November 2026 (UTC-6); by the law they stay at UTC-5. */
const joined: History = [
  recordedAt('2026-10-20T15:00:00Z', registered('America/Chicago'), 'America/Chicago'),
  recordedAt('2026-10-20T15:30:00Z', programStarted(), 'America/Chicago'),
];
/** A quest of a date, completed at an instant. The service dated it by the old rules. */
const quest = (date: string, at: string) => recordedAt(at, questCompleted(date), 'America/Chicago');
/** At noon. */
const quests = (...dates: readonly string[]): History =>
  dates.map((date) => quest(date, `${date}T18:00:00Z`));

const ledgerAt = (at: string, history: History): DayLedger => ledgerOf(foldActivity(history), asInstant(at));
const standings = ({ days }: DayLedger, from: string): string =>
  days
    .filter(({ date }) => date >= from)
    .map(({ standing }) => standing)
    .join(' ');
const now = '2026-11-10T20:00:00.000Z';

describe('adopted zone rules', () => {
  it('give a day to events of the hour after midnight, and leave the day before alone', () => {
    // 00:20 on the 4th by the law; the service said 23:20 on the 3rd.
    const history = [...joined, ...quests('2026-11-02'), quest('2026-11-03', '2026-11-04T05:20:00Z')];
    const before = ledgerAt('2026-11-04T20:00:00.000Z', history);
    const after = ledgerAt('2026-11-04T20:00:00.000Z', [...history, adopted('2026-11-04T12:00:00Z')]);
    expect(standings(before, '2026-11-02')).to.equal('active active open');
    expect(standings(after, '2026-11-02')).to.equal('active active active');
    expect(after.streak.currentStreak).to.equal(3);
  });

  it('bring back a run that was broken by the wrong clock', () => {
    const late = (date: string, next: string) => quest(date, `${next}T05:10:00Z`);
    const history = [
      ...joined,
      recordedAt(
        '2026-10-20T16:00:00Z',
        {
          type: 'ProfileUpdated',
          memberId: 'mia',
          changes: { useTokensAutomatically: false },
        } as DomainEvent,
        'America/Chicago',
      ),
      ...quests('2026-11-01', '2026-11-02'),
      workout('2026-11-03', '2026-11-03T18:00:00Z'),
      late('2026-11-03', '2026-11-04'),
      ...quests('2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'),
    ];
    const before = ledgerAt(now, history);
    const after = ledgerAt(now, [...history, adopted()]);
    expect(before.streak.currentStreak).to.equal(5);
    expect(after.streak.currentStreak).to.equal(9);
  });

  it('give back a token that bridged a day which counts now', () => {
    const history = [
      ...joined,
      ...quests('2026-11-02'),
      workout('2026-11-03', '2026-11-03T18:00:00Z'),
      quest('2026-11-03', '2026-11-04T05:10:00Z'),
      ...quests('2026-11-05'),
    ];
    const at = '2026-11-05T20:00:00.000Z';
    expect(ledgerAt(at, history).streak).to.include({ currentStreak: 3, skipTokens: 0 });
    expect(ledgerAt(at, [...history, adopted('2026-11-05T19:00:00Z')]).streak).to.include({
      currentStreak: 4,
      skipTokens: 1,
    });
  });

  it('give the numbers of the example in the rules of the game', () => {
    const history = [
      ...joined,
      ...quests('2026-11-02'),
      quest('2026-11-03', '2026-11-04T05:10:00Z'),
      ...quests('2026-11-05'),
    ];
    const at = '2026-11-05T20:00:00.000Z';
    expect(ledgerAt(at, history).streak).to.include({ currentStreak: 3, skipTokens: 0 });
    const after = ledgerAt(at, [...history, adopted('2026-11-05T19:00:00Z')]);
    expect(after.streak).to.include({ currentStreak: 4, skipTokens: 1 });
  });

  it('give back a token that a member spent on a day which counts now', () => {
    const history = [
      ...joined,
      ...quests('2026-11-02'),
      workout('2026-11-03', '2026-11-03T18:00:00Z'),
      quest('2026-11-03', '2026-11-04T05:10:00Z'),
      recordedAt('2026-11-04T18:00:00Z', questSkipped('2026-11-04'), 'America/Chicago'),
      ...quests('2026-11-05'),
    ];
    const at = '2026-11-05T20:00:00.000Z';
    expect(ledgerAt(at, history).streak).to.include({ currentStreak: 3, skipTokens: 0 });
    const after = ledgerAt(at, [...history, adopted('2026-11-05T19:00:00Z')]);
    expect(after.streak).to.include({ currentStreak: 4, skipTokens: 1 });
  });

  it('count a workout on both dates when it began in the hour after midnight', () => {
    const history = [...joined, ...quests('2026-11-02'), workout('2026-11-03', '2026-11-04T05:20:00Z')];
    const after = foldActivity([...history, adopted('2026-11-04T12:00:00Z')]);
    expect(standings(ledgerOf(after, asInstant('2026-11-04T20:00:00.000Z')), '2026-11-02')).to.equal(
      'active active active',
    );
    expect(after.totalWorkouts).to.equal(1);
  });

  it('withdraw a recounted workout from both dates when it is deleted', () => {
    const history = [
      ...joined,
      workout('2026-11-03', '2026-11-04T05:20:00Z'),
      adopted('2026-11-04T12:00:00Z'),
      recordedAt(
        '2026-11-04T13:00:00Z',
        { type: 'WorkoutRetracted', memberId: 'mia', workoutId: 'w-2026-11-03' } as DomainEvent,
        'America/Chicago',
      ),
    ];
    const activity = foldActivity(history);
    expect(activity.totalWorkouts).to.equal(0);
    expect(activity.days.flatMap(({ facts }) => facts)).to.deep.equal([]);
  });

  it('leave a pause that spans the change, and the days of a member who was elsewhere', () => {
    const paused = [
      ...joined,
      ...quests('2026-10-30'),
      recordedAt('2026-10-30T19:00:00Z', streakPaused('2026-10-31', '2026-11-05'), 'America/Chicago'),
      ...quests('2026-11-06'),
    ];
    expect(
      standings(
        ledgerAt('2026-11-06T20:00:00.000Z', [...paused, adopted('2026-11-06T19:00:00Z')]),
        '2026-10-31',
      ),
    ).to.equal('paused paused paused paused paused paused active');
    const abroad = [
      ...joined,
      recordedAt('2026-10-28T12:00:00Z', zoneChanged('Europe/Paris', '2026-10-28T12:00:00Z'), 'Europe/Paris'),
      recordedAt('2026-11-04T05:20:00Z', questCompleted('2026-11-04'), 'Europe/Paris'),
    ];
    expect(foldActivity([...abroad, adopted()]).summary.recounted?.recounts ?? []).to.deep.equal([]);
  });

  it('name what they changed for an affected member, and for no other', () => {
    const history = [
      ...joined,
      ...quests('2026-11-02'),
      quest('2026-11-03', '2026-11-04T05:20:00Z'),
      ...quests('2026-11-05', '2026-11-06'),
    ];
    const { summary } = foldActivity([...history, adopted('2026-11-06T19:00:00Z')]);
    expect(summary.recounted?.recounts).to.deep.equal([
      {
        version: '2026g',
        zone: 'America/Chicago',
        from: '2026-11-01',
        dates: ['2026-11-04'],
        before: { currentStreak: 4, skipTokens: 0 },
        after: { currentStreak: 5, skipTokens: 1 },
      },
    ]);
    const berlin = [
      recordedAt('2026-10-20T15:00:00Z', registered('Europe/Berlin'), 'Europe/Berlin'),
      adopted(),
    ];
    expect(foldActivity(berlin).summary.recounted).to.equal(undefined);
  });

  it('name the law in the reasons of a recounted day', () => {
    const history = [
      ...joined,
      ...quests('2026-11-02'),
      quest('2026-11-03', '2026-11-04T05:20:00Z'),
      adopted('2026-11-04T12:00:00Z'),
    ];
    const activity = foldActivity(history);
    const ledger = ledgerOf(activity, asInstant('2026-11-04T20:00:00.000Z'));
    const reasons = reasonsReader({ ledger, events: history, circumstances: activity.summary });
    expect(reasons(asMemberDay('2026-11-04'))?.summary).to.include('The law moved the clocks of Chicago');
    expect(reasons(asMemberDay('2026-11-03'))?.summary).not.to.include('The law moved');
    expect(reasons(asMemberDay('2026-11-04'))?.zone).to.equal('America/Chicago');
  });

  it('hold for the zone of a member who moves or joins later, and for its links', () => {
    const moved = foldActivity([
      recordedAt('2026-10-20T15:00:00Z', registered('Europe/Paris'), 'Europe/Paris'),
      adopted(),
      recordedAt('2026-11-12T12:00:00Z', zoneChanged('US/Central', '2026-11-12T12:00:00Z'), 'US/Central'),
    ]);
    const { zones } = moved.summary;
    expect(dayAt(zones, asInstant('2026-11-20T05:30:00.000Z'))).to.equal('2026-11-20');
    expect(ianaName(zoneAt(zones, asInstant('2026-11-20T05:30:00.000Z')))).to.equal('US/Central');
    expect(dayOf(asInstant('2026-11-20T05:30:00.000Z'), 'US/Central')).to.equal('2026-11-19');
  });

  it('are unknown as of a moment before their adoption', () => {
    const history = [...joined, quest('2026-11-03', '2026-11-04T05:20:00Z'), adopted('2026-11-04T12:00:00Z')];
    const known = history.filter(({ metadata }) => metadata.occurredAt < '2026-11-04T11:00:00.000Z');
    expect(standings(ledgerAt('2026-11-04T20:00:00.000Z', known), '2026-11-03')).to.equal('active open');
  });

  it('that move clocks back hold the dates that counted', () => {
    const zone = 'America/Vancouver';
    // 00:20 on the 4th by the first rules; 23:20 on the 3rd by the law.
    const history = [
      recordedAt('2026-10-20T15:00:00Z', registered(zone), zone),
      recordedAt('2026-10-20T15:30:00Z', programStarted(), zone),
      recordedAt('2026-11-02T20:00:00Z', questCompleted('2026-11-02'), zone),
      recordedAt('2026-11-03T20:00:00Z', workoutLogged('2026-11-03'), zone),
      recordedAt('2026-11-04T07:20:00Z', questCompleted('2026-11-04'), zone),
      recordedAt('2026-11-05T20:00:00Z', questCompleted('2026-11-05'), zone),
    ];
    const at = '2026-11-05T21:00:00.000Z';
    const law = adopted('2026-11-05T20:30:00Z', { 'America/Vancouver': vancouver } as never);
    expect(ledgerAt(at, [...history, law]).streak.currentStreak).to.equal(
      ledgerAt(at, history).streak.currentStreak,
    );
  });
});

describe('adopted zone rules that use up a token earlier', () => {
  // The first quest counts on the 2nd too, so the token bridges the 3rd, and is not there for the 13th.
  const history = [
    ...joined,
    quest('2026-11-01', '2026-11-02T05:10:00Z'),
    workout('2026-11-04', '2026-11-04T06:10:00Z', '2026-11-04T06:10:00Z'),
    workout('2026-11-12', '2026-11-12T06:10:00Z', '2026-11-12T06:10:00Z'),
  ];
  const at = '2026-11-14T12:00:00Z';

  it('hold the dates that it bridged, so that the streak stays', () => {
    const after = ledgerAt(at, [...history, adopted('2026-11-14T11:00:00Z')]);
    expect(ledgerAt(at, history).streak).to.include({ currentStreak: 1, bestStreak: 1 });
    expect(after.streak).to.include({ currentStreak: 1, bestStreak: 3 });
    expect(standings(after, '2026-11-13')).to.equal('outage open');
    const events = [...history, adopted('2026-11-14T11:00:00Z')];
    const activity = foldActivity(events);
    const ledger = ledgerOf(activity, asInstant(new Date(at).toISOString()));
    const reasons = reasonsReader({ ledger, events, circumstances: activity.summary });
    expect(reasons(asMemberDay('2026-11-13'))?.summary).to.include('stays held without it');
  });
});

describe('properties of adopted zone rules', () => {
  const hours = fc.array(fc.nat({ max: 24 * 20 }), { maxLength: 30 });
  const historyOf = (numbers: readonly number[]): History => [
    ...joined,
    ...[...new Set(numbers)]
      .sort((a, b) => a - b)
      .map((hour) => {
        const at = new Date(Date.parse('2026-10-25T00:10:00Z') + hour * 3_600_000).toISOString();
        const date = dayOf(asInstant(at), 'America/Chicago');
        return hour % 3 === 0 ? workout(date, at, at) : quest(date, at);
      }),
  ];
  const last = '2026-11-14T12:00:00Z';

  it('no number falls but tokens that bridge a longer run, and no date stops counting', () => {
    fc.assert(
      fc.property(hours.map(historyOf), (history) => {
        const [before, after] = [
          ledgerAt(last, history),
          ledgerAt(last, [...history, adopted('2026-11-14T11:00:00Z')]),
        ];
        expect(after.streak.currentStreak).to.be.at.least(before.streak.currentStreak);
        expect(after.streak.bestStreak).to.be.at.least(before.streak.bestStreak);
        const active = ({ days }: DayLedger) =>
          days.filter(({ standing }) => standing === 'active').map(({ date }) => date);
        expect(active(after)).to.include.members(active(before));
      }),
    );
  });

  it('totals stay, in any history', () => {
    fc.assert(
      fc.property(hours.map(historyOf), (history) => {
        const [before, after] = [
          foldActivity(history),
          foldActivity([...history, adopted('2026-11-14T11:00:00Z')]),
        ];
        expect([after.totalWorkouts, after.completedQuests]).to.deep.equal([
          before.totalWorkouts,
          before.completedQuests,
        ]);
      }),
    );
  });

  it('adopted before all events, they count the days at once, without a recount', () => {
    fc.assert(
      fc.property(hours.map(historyOf), (history) => {
        const { summary } = foldActivity([adopted('2026-10-01T00:00:00Z'), ...history]);
        expect(summary.recounted?.recounts ?? []).to.deep.equal([]);
        expect(streakAt(summary, asMemberDay('2026-11-14')).currentStreak).to.be.at.least(0);
      }),
    );
  });
});

function workout(date: string, startedAt: string, at = startedAt): Recorded<DomainEvent> {
  return recordedAt(
    at,
    {
      ...workoutLogged(date),
      workoutId: `w-${date}`,
      startedAt: asInstant(new Date(startedAt).toISOString()),
    } as DomainEvent,
    'America/Chicago',
    `workout ${at}`,
  );
}
