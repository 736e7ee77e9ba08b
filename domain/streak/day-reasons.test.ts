import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { ledgerOf } from './day-ledger.ts';
import { type DayReasons, reasonsReader } from './day-reasons.ts';
import { lateDates } from './streak-grid.ts';
import {
  assessmentSubmitted,
  memberReset,
  programStarted,
  questCompleted,
  questDayReset,
  questSkipped,
  questUndone,
  recordedAt,
  registered,
  routineCompleted,
  routineReopened,
  streakPaused,
  streakResumed,
  tokensAutomatic,
  tokenUsed,
  workoutCorrected,
  workoutLogged,
  workoutRetracted,
  zoneChanged,
  zoneCorrected,
} from './testing/member-log.ts';
import { choices, historyOf, hoursAfter } from './testing/random-history.ts';
import { eventsOf, firstDate, todayOf } from './testing/reference-fold.ts';

type History = readonly Recorded<DomainEvent>[];

const reader = (events: History, now: string) => {
  const activity = foldActivity(events);
  const ledger = ledgerOf(activity, asInstant(now));
  return { ledger, reasonsOf: reasonsReader({ ledger, events, circumstances: activity.summary }) };
};
function reasonsOn(date: string, events: History, now = '2026-06-30T12:00:00.000Z'): DayReasons {
  const found = reader(events, now).reasonsOf(asMemberDay(date));
  if (!found) throw new Error(`there is no ${date}`);
  return found;
}
const textsOn = (date: string, ...events: History): readonly string[] =>
  reasonsOn(date, events).moments.map(({ text }) => text);
const at = (time: string, event: DomainEvent, zone = 'UTC'): Recorded<DomainEvent> =>
  recordedAt(time.length === 10 ? `${time}T12:00:00Z` : time, event, zone);
/** The date before, so that the ledger begins there. */
const before = at('2026-05-31', workoutLogged('2026-05-31'));

describe('the reasons of a day', () => {
  describe('say how it stands and what it meant', () => {
    const cases: [dates: string, index: number, verdict: string, summary: string][] = [
      ['A.', 0, 'It counts.', 'Your streak starts here.'],
      ['AA.', 1, 'It counts.', '2 days in a row.'],
      ['AA.', 2, 'Still open.', 'A quest, a workout or your daily routine makes it count.'],
      ['AAAAAAA', 6, 'It counts.', '7 days in a row. Every 7 days in a row earn a skip token: you got one.'],
      ['AAPA', 2, 'Protected.', 'You spent a skip token on it. Your streak stayed at 2.'],
      ['AA.A', 2, 'Protected.', 'Nothing was done, and a skip token covered it. Your streak stayed at 2.'],
      [
        'AA.A',
        3,
        'It counts.',
        'A skip token covered the day you missed before it, so your streak goes on: 3 days in a row.',
      ],
      [
        'AAAAAAA..A',
        9,
        'It counts.',
        '2 skip tokens covered the days you missed before it, so your streak goes on: 8 days in a row.',
      ],
      [
        'AA..',
        2,
        'Held for now.',
        'A skip token holds your streak over this day. It is spent when you are active again.',
      ],
      ['AA..A', 2, 'A day off.', 'Nothing that counts was recorded.'],
      [
        'AA..A',
        3,
        'A day off.',
        'Nothing that counts was recorded, and no skip token was left to cover it: your streak of 2 ended here.',
      ],
      [
        'AA..A',
        4,
        'It counts.',
        'Your tokens could not cover the days before it, so a new streak starts here.',
      ],
      ['AAZ', 2, 'Paused.', 'Your streak waited for you. No day was missed, and no token was used.'],
      ['AAYZ', 2, 'It counts.', '3 days in a row.'],
      [
        'AANA',
        2,
        "It doesn't count.",
        'You changed time zones, and the day had less than 12 hours for you. It adds nothing and breaks nothing.',
      ],
      [
        '.AA',
        0,
        'Before your streak.',
        'Your first active day was still ahead, so there was nothing to miss.',
      ],
    ];
    for (const [dates, index, verdict, summary] of cases)
      it(`${dates}, day ${index + 1}: ${verdict} ${summary}`, () => {
        const { ledger, reasonsOf } = reader(eventsOf(dates), todayOf(dates).now);
        const start = ledger.days.findIndex(({ date }) => date === firstDate);
        const day = ledger.days[start + index]?.date ?? firstDate;
        expect(reasonsOf(day)).to.include({ verdict, summary });
      });
  });

  describe('tell', () => {
    const day = '2026-06-04';
    const started = {
      ...workoutLogged(day),
      startedAt: asInstant('2026-06-04T23:40:00.000Z'),
    } as DomainEvent;
    const cases: [name: string, events: History, texts: readonly string[]][] = [
      ['a quest', [at(day, questCompleted(day))], ['You completed your quest.']],
      ['a Lucky Day', [at(day, questCompleted(day, true))], ['You drew Lucky Day.']],
      [
        'a quest of the night',
        [at('2026-06-05T01:10:00Z', questCompleted(day))],
        ['You finished your quest at 01:10. Until 3 in the night that still belongs to the 4th.'],
      ],
      ['a workout', [at(day, workoutLogged(day))], ['You trained 20 minutes.']],
      [
        'a workout over midnight',
        [at('2026-06-05T00:25:00Z', started)],
        ["You trained at 23:40. It counts for the 4th because that's when you started."],
      ],
      [
        'a workout that arrived late',
        [at('2026-06-06', workoutLogged(day))],
        ['You trained 20 minutes, logged 2 days later. Up to 7 days late still counts.'],
      ],
      [
        'a workout that arrived too late',
        [before, at('2026-06-12', workoutLogged(day))],
        [
          "You trained 20 minutes, logged 8 days later. That's too late for the streak, but it counts in your totals.",
        ],
      ],
      [
        'a workout that was not finished',
        [before, at(day, workoutLogged(day, 'w', false))],
        ['You saved a workout unfinished. Finished ones count.'],
      ],
      [
        'a workout that was deleted',
        [before, at(day, workoutLogged(day, 'w')), at('2026-06-09', workoutRetracted('w'))],
        ['You trained 20 minutes.', 'You deleted this workout, so it no longer counts.'],
      ],
      [
        'a workout that was too short',
        [before, at(day, { ...workoutLogged(day, 'w', false), tooShort: true } as DomainEvent)],
        ["You trained less than 3 minutes and without a set, so it doesn't count."],
      ],
      [
        'a workout that was corrected',
        [at(day, workoutLogged(day, 'w')), at('2026-06-05', workoutCorrected(day, day, 'w'))],
        ['You trained 20 minutes.', 'You corrected this workout. It now says 20 minutes.'],
      ],
      [
        'a workout that was moved here',
        [
          at('2026-06-05', workoutLogged('2026-06-05', 'w')),
          at('2026-06-05T13:00:00Z', workoutCorrected(day, '2026-06-05', 'w')),
        ],
        ['You moved a workout of 20 minutes here, from the 5th.'],
      ],
      [
        'a workout that was moved away',
        [
          before,
          at(day, workoutLogged(day, 'w')),
          at('2026-06-05', workoutCorrected('2026-06-03', day, 'w')),
        ],
        ['You trained 20 minutes.', 'You moved a workout to the 3rd, so it no longer counts here.'],
      ],
      ['a routine', [at(day, routineCompleted(day))], ['You completed your daily routine.']],
      [
        'a routine that was ticked off late',
        [at('2026-06-05', routineCompleted(day))],
        ['You completed your daily routine, ticked off the day after.'],
      ],
      [
        'a routine that was opened again',
        [before, at(day, routineCompleted(day)), at('2026-06-04T13:00:00Z', routineReopened(day))],
        ['You completed your daily routine.', 'You unticked a set, so your routine was open again.'],
      ],
      [
        'an assessment entry',
        [at('2026-06-07', assessmentSubmitted(day, '2026-06-05'))],
        ['You saved an assessment entry on this day.'],
      ],
      [
        'a quest that was taken back',
        [before, at(day, questCompleted(day)), at('2026-06-04T13:00:00Z', questUndone(day))],
        ['You completed your quest.', 'You took your quest back, so it no longer counts.'],
      ],
      [
        'a skip that was reset with its token',
        [before, at(day, questSkipped(day)), at('2026-06-04T13:00:00Z', questDayReset(day, true))],
        [
          'You skipped your quest with a skip token.',
          'The quest of this day was reset, and your skip token came back.',
        ],
      ],
      [
        'a token that was used by hand',
        [before, at('2026-06-05', tokenUsed(day))],
        ['You used a skip token for this day.'],
      ],
      [
        'a pause and its end',
        [
          before,
          at('2026-06-01', streakPaused('2026-06-02', '2026-06-09')),
          at('2026-06-03', streakResumed('2026-06-04', '2026-06-09')),
        ],
        [
          'You paused your streak from the 2nd to the 9th.',
          'You ended your pause, so this day counts as usual.',
        ],
      ],
      [
        'a pause that an admin granted',
        [
          before,
          at('2026-06-01', {
            ...streakPaused('2026-06-02', '2026-06-09', 'injury'),
            grantedBy: 'ada',
          } as DomainEvent),
        ],
        ['Your streak was paused for you, from the 2nd to the 9th.'],
      ],
      [
        'the first program, with its token, and not the second',
        [before, at(day, programStarted()), at('2026-06-04T13:00:00Z', programStarted())],
        ['You started your first program. It came with a skip token.'],
      ],
      [
        'a move and a corrected zone',
        [
          before,
          at(day, zoneChanged('America/Los_Angeles', '2026-06-04T12:00:00Z')),
          at('2026-06-04T13:00:00Z', zoneCorrected('Europe/Paris', '2026-06-04T12:00:00Z')),
        ],
        ['You moved to Los Angeles time.', 'You corrected your time zone to Paris.'],
      ],
    ];
    for (const [name, events, texts] of cases)
      it(name, () => expect(textsOn(day, ...events)).to.deep.equal(texts));

    it('nothing of other dates, settings, and events before a new start', () => {
      const events = [
        before,
        at(day, workoutLogged(day)),
        at('2026-06-04T13:00:00Z', memberReset),
        at('2026-06-04T14:00:00Z', tokensAutomatic(false)),
        at('2026-06-04T15:00:00Z', questCompleted(day)),
        at('2026-06-05', workoutLogged('2026-06-05')),
        at('2026-06-05T13:00:00Z', streakPaused('2026-06-08', '2026-06-09')),
      ];
      expect(textsOn(day, ...events)).to.deep.equal(['You completed your quest.']);
    });

    it('the time and zone of each moment, and which of them count', () => {
      const events = [
        before,
        at('2026-06-04T20:00:00Z', questCompleted(day), 'Europe/Paris'),
        at(day, workoutLogged(day, 'w', false)),
      ];
      expect(reasonsOn(day, events).moments.map(({ text: _, ...moment }) => moment)).to.deep.equal([
        { at: '2026-06-04T12:00:00.000Z', zone: 'UTC', counts: false },
        { at: '2026-06-04T20:00:00.000Z', zone: 'Europe/Paris', counts: true },
      ]);
    });
  });

  it('name how late a day was credited, and no delay for a quest of the night', () => {
    const day = '2026-06-04';
    expect(reasonsOn(day, [at('2026-06-07', workoutLogged(day))]).daysLate).to.equal(3);
    expect(reasonsOn(day, [at('2026-06-05T01:10:00Z', questCompleted(day))]).daysLate).to.equal(0);
    const both = [at(day, questCompleted(day)), at('2026-06-07', workoutLogged(day))];
    expect(reasonsOn(day, both).daysLate).to.equal(0);
  });

  it('name a delay on exactly the dates that the grid shows as late', () => {
    const histories = fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 8 }),
        daysLate: fc.integer({ min: 0, max: 9 }),
        isQuest: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(histories, (history) => {
        const later = history
          .map(({ day, daysLate, isQuest }) => {
            const date = `2026-06-0${day}`;
            if (isQuest) return at(date, questCompleted(date));
            return at(addDays(asMemberDay(date), daysLate), workoutLogged(date));
          })
          .toSorted((a, b) => a.metadata.occurredAt.localeCompare(b.metadata.occurredAt));
        const events = [before, ...later];
        const late = lateDates(foldActivity(events));
        for (const { day } of history) {
          const date = asMemberDay(`2026-06-0${day}`);
          expect(late.has(date), date).to.equal(reasonsOn(date, events).daysLate > 0);
        }
      }),
    );
  });

  it('name the zone in which the date ended', () => {
    const events = [
      at('2026-06-01', registered('Europe/Paris'), 'Europe/Paris'),
      at('2026-06-02', questCompleted('2026-06-02'), 'Europe/Paris'),
      at('2026-06-02T20:00:00Z', zoneChanged('Asia/Tokyo', '2026-06-03T20:00:00Z'), 'Europe/Paris'),
    ];
    expect(reasonsOn('2026-06-02', events).zone).to.equal('Europe/Paris');
    expect(reasonsOn('2026-06-03', events).zone).to.equal('Asia/Tokyo');
  });

  it('do not exist for a date that is not in the ledger', () => {
    const { reasonsOf } = reader([before], '2026-06-02T12:00:00.000Z');
    expect(reasonsOf(asMemberDay('2026-05-30'))).to.equal(null);
    expect(reasonsOf(asMemberDay('2026-06-03'))).to.equal(null);
  });

  it('agree with the ledger: an active day has a counting moment, and numbers join', () => {
    const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(numbers.map(historyOf), (history) => {
        const now = hoursAfter(history.at(-1)?.metadata.occurredAt ?? '', 1);
        const { ledger, reasonsOf } = reader(history, now);
        const days = ledger.days.map(({ date }) => reasonsOf(date));
        expect(days.map((day) => day?.date)).to.deep.equal(ledger.days.map(({ date }) => date));
        const after = days.map((day) => [day?.streak, day?.tokens]);
        const joined = days.map((day) => [day?.streakBefore, day?.tokensBefore]);
        expect(joined).to.deep.equal([[0, 0], ...after].slice(0, days.length));
        const active = days.filter((day) => day?.standing === 'active');
        expect(active.every((day) => day?.moments.some(({ counts }) => counts))).to.equal(true);
      }),
    );
  });
});
