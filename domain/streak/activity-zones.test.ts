import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { ledgerOf } from './day-ledger.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  assessmentSubmitted,
  nameChanged,
  questCompleted,
  questUndone,
  recordedAt,
  registered,
  routineCompleted,
  workoutLogged,
  zoneChanged,
  zoneCorrected,
} from './testing/member-log.ts';

const paris = 'Europe/Paris';
/** Recorded in Paris; the date and the time are in UTC. */
const inParis = (at: string, event: DomainEvent): Recorded<DomainEvent> => recordedAt(at, event, paris);

const activeDays = (events: readonly Recorded<DomainEvent>[], now = '2026-12-31T12:00:00.000Z'): string[] =>
  ledgerOf(foldActivity(events), asInstant(now))
    .days.filter(({ standing }) => standing === 'active')
    .map(({ date }) => date);

const streakOn = (today: string, events: readonly Recorded<DomainEvent>[]): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));

describe('activity', () => {
  describe('zones', () => {
    it('start with the zone of the first event when there is no registration', () => {
      const { zones } = foldActivity([inParis('2026-05-04T12:00:00Z', nameChanged)]).summary;
      expect(zones).to.deep.equal([{ from: '2026-05-04T12:00:00.000Z', zone: paris }]);
    });

    it('start with the zone of the registration', () => {
      const { zones } = foldActivity([recordedAt('2026-05-04T12:00:00Z', registered(paris))]).summary;
      expect(zones).to.deep.equal([{ from: '2026-05-04T12:00:00.000Z', zone: paris }]);
    });

    it('make a date from Honolulu to Auckland neutral: 10 and 12 June are a streak of 2', () => {
      const events = [
        recordedAt('2026-06-10T20:00:00Z', questCompleted('2026-06-10'), 'Pacific/Honolulu'),
        recordedAt(
          '2026-06-11T10:30:00Z',
          zoneChanged('Pacific/Auckland', '2026-06-11T10:30:00Z'),
          'Pacific/Honolulu',
        ),
        recordedAt('2026-06-12T00:00:00Z', questCompleted('2026-06-12'), 'Pacific/Auckland'),
      ];
      expect(streakOn('2026-06-12', events)).to.include({ currentStreak: 2, skipTokens: 0, gap: 0 });
    });

    it('make a date of 12 hours normal, and any shorter one neutral', () => {
      const leaving = (zone: string) => [
        recordedAt('2026-06-10T08:00:00Z', questCompleted('2026-06-10')),
        recordedAt('2026-06-11T06:00:00Z', zoneChanged(zone, '2026-06-11T06:00:00Z')),
      ];
      // The date has 6 hours in UTC, then 6 hours in a zone 12 hours ahead, or 5 hours in one 13 hours ahead.
      expect(streakOn('2026-06-12', leaving('Etc/GMT-12'))).to.include({ gap: 1 });
      expect(streakOn('2026-06-12', leaving('Etc/GMT-13'))).to.include({ gap: 0 });
    });

    it('make one long date from Tokyo to Los Angeles: two workouts are one active day', () => {
      const events = [
        recordedAt('2026-06-11T01:00:00Z', workoutLogged('2026-06-11', 'in Tokyo'), 'Asia/Tokyo'),
        recordedAt(
          '2026-06-11T18:00:00Z',
          zoneChanged('America/Los_Angeles', '2026-06-11T18:00:00Z'),
          'Asia/Tokyo',
        ),
        recordedAt(
          '2026-06-12T01:00:00Z',
          workoutLogged('2026-06-11', 'in California'),
          'America/Los_Angeles',
        ),
      ];
      expect(streakOn('2026-06-11', events)).to.include({ currentStreak: 1, gap: 0 });
      expect(foldActivity(events).totalWorkouts).to.equal(2);
    });

    it('keep the reached date after a flight back over the date line', () => {
      const events = [
        recordedAt('2026-06-10T20:00:00Z', questCompleted('2026-06-11'), 'Asia/Tokyo'),
        recordedAt(
          '2026-06-11T02:00:00Z',
          zoneChanged('America/Los_Angeles', '2026-06-11T02:00:00Z'),
          'Asia/Tokyo',
        ),
      ];
      expect(streakOn('2026-06-10', events)).to.include({
        currentStreak: 1,
        openDay: '2026-06-11',
        isActiveToday: true,
      });
    });
  });

  describe('a corrected zone', () => {
    // One evening in Paris, on a device set to Tokyo time, where the 11th had begun.
    const evening = [
      recordedAt('2026-06-01T08:00:00Z', registered(paris), paris),
      recordedAt('2026-06-10T18:00:00Z', zoneChanged('Asia/Tokyo', '2026-06-10T18:00:00Z'), paris),
      recordedAt('2026-06-10T18:30:00Z', questCompleted('2026-06-11'), 'Asia/Tokyo'),
    ];
    const corrected = recordedAt('2026-06-12T08:00:00Z', zoneCorrected(paris, '2026-06-10T18:00:00Z'), paris);

    it('re-dates the facts that the zone had dated', () => {
      expect(activeDays(evening)).to.deep.equal(['2026-06-11']);
      expect(activeDays([...evening, corrected])).to.deep.equal(['2026-06-10']);
    });

    it('keeps two facts of one day on one day', () => {
      const morning = recordedAt('2026-06-10T08:00:00Z', routineCompleted('2026-06-10'), paris);
      const [first, ...rest] = evening;
      expect(first).to.not.equal(undefined);
      const known = [...evening.slice(0, 1), morning, ...rest];
      expect(streakOn('2026-06-11', known).currentStreak).to.equal(2);
      expect(streakOn('2026-06-10', [...known, corrected]).currentStreak).to.equal(1);
    });

    it('re-dates a fact that becomes known later', () => {
      const [, , quest] = evening;
      expect(quest && activeDays([...evening.slice(0, 2), corrected, quest])).to.deep.equal(['2026-06-10']);
    });

    it('keeps dates stated by the member', () => {
      const named = [
        ...evening.slice(0, 2),
        recordedAt('2026-06-10T18:30:00Z', workoutLogged('2026-06-11'), 'Asia/Tokyo'),
        recordedAt('2026-06-10T18:40:00Z', assessmentSubmitted('2026-06-09'), 'Asia/Tokyo'),
        corrected,
      ];
      expect(activeDays(named)).to.deep.equal(['2026-06-09', '2026-06-11']);
    });

    it('still finds the quest by its stated date when it is undone', () => {
      const undone = recordedAt('2026-06-12T09:00:00Z', questUndone('2026-06-11'), paris);
      expect(activeDays([...evening, corrected, undone])).to.deep.equal([]);
    });

    it('does not change facts from before it', () => {
      const earlier = recordedAt('2026-06-09T21:30:00Z', questCompleted('2026-06-09'), paris);
      const [first, ...rest] = evening;
      expect(first && activeDays([first, earlier, ...rest, corrected])).to.deep.equal([
        '2026-06-09',
        '2026-06-10',
      ]);
    });

    it("keeps the previous day for a night's quest, while the corrected time is at night", () => {
      const night = (zone: string) =>
        activeDays([
          recordedAt('2026-06-01T08:00:00Z', registered(paris), paris),
          recordedAt('2026-06-10T23:10:00Z', questCompleted('2026-06-10'), paris),
          recordedAt('2026-06-12T08:00:00Z', zoneCorrected(zone, '2026-06-01T08:00:00Z'), zone),
        ]);
      // In London, 00:10 belongs to the night after the 10th. In New York it is 19:10 on the 10th, and in Tokyo 08:10 on the 11th.
      expect(night('Europe/London')).to.deep.equal(['2026-06-10']);
      expect(night('America/New_York')).to.deep.equal(['2026-06-10']);
      expect(night('Asia/Tokyo')).to.deep.equal(['2026-06-11']);
    });

    it("keeps a quest of yesterday as the night's before 03:00, and by its date later", () => {
      const corrections = (at: string) =>
        activeDays([
          recordedAt('2026-06-01T08:00:00Z', registered(paris), paris),
          recordedAt(at, questCompleted('2026-06-10'), paris),
          recordedAt('2026-06-12T08:00:00Z', zoneCorrected('Asia/Tokyo', '2026-06-01T08:00:00Z')),
        ]);
      expect(corrections('2026-06-11T00:59:59Z')).to.deep.equal(['2026-06-11']);
      expect(corrections('2026-06-11T01:00:00Z')).to.deep.equal(['2026-06-10']);
    });
  });
});
