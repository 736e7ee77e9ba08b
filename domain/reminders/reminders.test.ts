import { expect } from 'chai';
import { notificationDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { addDays, asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import { given } from '#domain/testing/given.ts';
import type { CancelReason, ClockTime, ReminderEvent, ReminderKind } from './reminder-events.ts';
import { type ReminderFacts, reminderKinds, usualSettings } from './reminder-rules.ts';
import {
  dueReminders,
  nextDue,
  type ReminderCommand,
  type ReminderState,
  reminderDecider,
} from './reminders.ts';

const memberId = asMemberId('0199a1b2-0000-7000-8000-00000000a11c');
const none = Object.fromEntries(reminderKinds.map((kind) => [kind, false])) as ReminderFacts['wanted'];
const only = (...kinds: readonly ReminderKind[]): ReminderFacts['wanted'] => ({
  ...none,
  ...Object.fromEntries(kinds.map((kind) => [kind, true])),
});
const clock = (text: string): ClockTime => text as ClockTime;
/** A Tuesday; no training day for three days a week. */
const tuesday = asMemberDay('2026-03-10');
const days = (from: MemberDay, count: number) =>
  Array.from({ length: count }, (_, ahead) => addDays(from, ahead));

const facts = (change: Partial<ReminderFacts> = {}): ReminderFacts => ({
  hasDevice: true,
  hasRecapByMail: false,
  zone: 'Europe/Paris',
  wanted: notificationDefaults,
  frequency: 'daily',
  isPersonalised: true,
  pauses: [],
  activeOn: [],
  atRiskOn: days(tuesday, 8),
  hasWheel: true,
  wheelUsedOn: [],
  program: null,
  daysPerWeek: 3,
  reachedOn: [],
  ...change,
});
const muscle: ReminderFacts['program'] = {
  programType: 'bulk',
  goalType: 'muscle_gain',
  dailyTemplate: null,
  startDate: asMemberDay('2026-02-17'),
  plannedEndDate: null,
};

type Sent = readonly [at: string, kind: ReminderKind];

/**
 * Lives from one instant to another: plans at the beginning and at each change of the facts, and sends what is due. Local times of what was
 * sent, in the zone of the facts.
 */
function lived(
  from: string,
  until: string,
  changes: readonly (readonly [at: string, change: Partial<ReminderFacts> | ReminderCommand])[],
  start: readonly ReminderEvent[] = [],
) {
  let state = fold(reminderDecider, start);
  let known = facts();
  const sent: Sent[] = [];
  const events: ReminderEvent[] = [];
  const run = (command: ReminderCommand) => {
    const next = reminderDecider.decide(state, command);
    events.push(...next);
    state = next.reduce(reminderDecider.evolve, state);
  };
  const look = (now: Instant) => {
    run({ type: 'PlanReminders', memberId, facts: known, now });
    for (const { kind, date } of dueReminders(state, now)) {
      sent.push([localText(now, known.zone), kind]);
      run({ type: 'RecordReminder', memberId, facts: known, now, kind, date, by: 'push', devices: 1 });
    }
  };
  let now = asInstant(from);
  look(now);
  for (const [at, change] of [...changes, [until, {}] as const]) {
    for (let due = nextDue(state); due !== null && due < at; due = nextDue(state)) {
      if (due > now) now = due;
      look(now);
    }
    now = asInstant(at);
    if ('type' in change) run(change);
    else known = { ...known, ...change };
    look(now);
  }
  return { sent, events, state };
}

const localText = (at: Instant, zone: string): string => {
  const { hour, minute } = localTimeOf(at, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dayOf(at, zone)} ${two(hour)}:${two(minute)}`;
};

describe('reminders', () => {
  it('are those of the two most important kinds of a date, at the time of the kind', () => {
    const { sent } = lived('2026-03-10T05:00:00.000Z', '2026-03-11T05:00:00.000Z', []);
    expect(sent).to.deep.equal([
      ['2026-03-10 09:00', 'questNotifications'],
      ['2026-03-10 19:00', 'streakAlerts'],
    ]);
  });

  const week: readonly (readonly [
    title: string,
    kinds: readonly ReminderKind[],
    Partial<ReminderFacts>,
    readonly string[],
  ])[] = [
    [
      'the streak on each date on which it is at risk',
      ['streakAlerts'],
      { atRiskOn: days(tuesday, 2) },
      ['2026-03-10 19:00', '2026-03-11 19:00'],
    ],
    [
      'a training day on the days of the plan',
      ['workoutReminders'],
      { program: muscle },
      ['2026-03-11 16:00', '2026-03-13 16:00', '2026-03-16 16:00'],
    ],
    ['no training day without a program', ['workoutReminders'], {}, []],
    [
      'no training day during the assessment',
      ['workoutReminders'],
      { program: { ...muscle, programType: 'assessment' } },
      [],
    ],
    [
      'a daily routine on each day',
      ['workoutReminders'],
      { program: { ...muscle, dailyTemplate: 'daily-50' }, activeOn: days(tuesday, 5) },
      ['2026-03-15 16:00', '2026-03-16 16:00'],
    ],
    [
      'the wheel unless it was used',
      ['questNotifications'],
      { wheelUsedOn: days(tuesday, 6) },
      ['2026-03-16 09:00'],
    ],
    ['no wheel when it is turned off', ['questNotifications'], { hasWheel: false }, []],
    [
      'a new phase on its first day',
      ['programMilestones'],
      { program: { ...muscle, startDate: asMemberDay('2026-02-19') } },
      ['2026-03-12 09:00'],
    ],
    [
      'no first phase',
      ['programMilestones'],
      { program: { ...muscle, startDate: asMemberDay('2026-03-12') } },
      [],
    ],
    [
      'an achievement in the morning after',
      ['achievementBadges'],
      { reachedOn: [asMemberDay('2026-03-09'), asMemberDay('2026-01-09')] },
      ['2026-03-10 10:00'],
    ],
    ['the week on Monday', ['weeklyProgress'], {}, ['2026-03-16 08:00']],
    ['the weekend on Sunday', ['weekendCheckIns'], {}, ['2026-03-15 17:00']],
    ['nothing to members who asked for none', ['dailyMotivation'], { frequency: 'never' }, []],
    ['weekly ones on Monday', ['dailyMotivation'], { frequency: 'weekly' }, ['2026-03-16 08:30']],
    [
      'nothing to members whom no device reaches',
      ['dailyMotivation', 'streakAlerts'],
      { hasDevice: false },
      [],
    ],
    [
      'the week by mail to members who chose the mail and turned the toggle off',
      [],
      { hasDevice: false, hasRecapByMail: true, frequency: 'never' },
      ['2026-03-16 08:00'],
    ],
    [
      'nothing during a pause',
      ['streakAlerts'],
      { pauses: [{ from: tuesday, until: asMemberDay('2026-03-15') }] },
      ['2026-03-16 19:00'],
    ],
  ];
  for (const [title, kinds, change, expected] of week)
    it(`say ${title}`, () => {
      const { sent } = lived('2026-03-10T05:00:00.000Z', '2026-03-17T05:00:00.000Z', [
        ['2026-03-10T05:00:00.000Z', { wanted: only(...kinds), ...change }],
      ]);
      expect(sent.map(([at]) => at)).to.deep.equal(expected);
      if (kinds.length > 0) expect(sent.every(([, kind]) => kinds.includes(kind))).to.equal(true);
    });

  it('are not sent when the thing was done before', () => {
    const { sent, events } = lived('2026-03-10T05:00:00.000Z', '2026-03-11T05:00:00.000Z', [
      ['2026-03-10T05:00:00.000Z', { wanted: only('streakAlerts') }],
      ['2026-03-10T12:00:00.000Z', { activeOn: [tuesday] }],
    ]);
    expect(sent).to.deep.equal([]);
    // The timer of the next date takes the place of today's: one event for an active day.
    expect(events.slice(-1)).to.deep.equal([
      {
        type: 'ReminderScheduled',
        memberId,
        kind: 'streakAlerts',
        date: '2026-03-11',
        dueAt: '2026-03-11T18:00:00.000Z',
      },
    ]);
  });

  it('are sent on a date that a quest of the night before does not count for', () => {
    // Completed at 01:10 on the 11th, for the 10th: only the 10th is active.
    const { sent } = lived('2026-03-10T20:00:00.000Z', '2026-03-12T01:00:00.000Z', [
      ['2026-03-10T20:00:00.000Z', { wanted: only('streakAlerts') }],
      ['2026-03-11T00:10:00.000Z', { activeOn: [] }],
    ]);
    expect(sent).to.deep.equal([['2026-03-11 19:00', 'streakAlerts']]);
  });

  it('stop and start with their toggle on the same day', () => {
    const { sent, events } = lived('2026-03-10T05:00:00.000Z', '2026-03-11T05:00:00.000Z', [
      ['2026-03-10T05:00:00.000Z', { wanted: only('streakAlerts') }],
      ['2026-03-10T10:00:00.000Z', { wanted: none }],
      ['2026-03-10T11:00:00.000Z', { wanted: only('streakAlerts') }],
    ]);
    expect(sent).to.deep.equal([['2026-03-10 19:00', 'streakAlerts']]);
    expect(events.flatMap((event) => (event.type === 'ReminderCancelled' ? [event.why] : []))).to.include(
      'turned-off',
    );
  });

  const nights: readonly (readonly [title: string, zone: string, date: string, time: string, utc: string])[] =
    [
      ['the usual winter time', 'Europe/Paris', '2026-03-28', '19:00', '2026-03-28T18:00:00.000Z'],
      [
        'the evening after clocks go forward',
        'Europe/Paris',
        '2026-03-29',
        '19:00',
        '2026-03-29T17:00:00.000Z',
      ],
      ['a time that clocks skip', 'Europe/Helsinki', '2026-03-29', '03:30', '2026-03-29T01:00:00.000Z'],
      [
        'a time that comes twice, the first of both',
        'Europe/Helsinki',
        '2026-10-25',
        '03:30',
        '2026-10-25T00:30:00.000Z',
      ],
      ['the evening after clocks go back', 'Europe/Paris', '2026-10-25', '19:00', '2026-10-25T18:00:00.000Z'],
      ['an hour of 30 minutes', 'Australia/Lord_Howe', '2026-10-04', '19:00', '2026-10-04T08:00:00.000Z'],
      ['a date that begins at 01:00', 'Africa/Cairo', '2026-04-24', '09:00', '2026-04-24T06:00:00.000Z'],
    ];
  for (const [title, zone, date, time, utc] of nights)
    it(`are due at the member's local time: ${title}`, () => {
      const times = { dailyMotivation: clock(time) };
      const { state } = lived(
        new Date(Date.parse(utc) - 3_600_000).toISOString(),
        new Date(Date.parse(utc) - 3_500_000).toISOString(),
        [[new Date(Date.parse(utc) - 3_550_000).toISOString(), { zone, wanted: only('dailyMotivation') }]],
        [
          {
            type: 'ReminderSettingsChanged',
            memberId,
            quietHours: { from: clock('01:00'), to: clock('02:00') },
            times,
          },
        ],
      );
      expect(state.timers.dailyMotivation).to.deep.equal({ date, dueAt: utc });
    });

  it('are sent once on a date that lasts 37 hours', () => {
    // Tokyo to Los Angeles: 11 March begins in Tokyo and is still going on in California.
    const { sent } = lived('2026-03-10T20:00:00.000Z', '2026-03-12T06:59:00.000Z', [
      ['2026-03-10T20:00:00.000Z', { zone: 'Asia/Tokyo', wanted: only('dailyMotivation', 'streakAlerts') }],
      ['2026-03-11T12:00:00.000Z', { zone: 'America/Los_Angeles' }],
    ]);
    expect(sent).to.deep.equal([
      ['2026-03-11 08:30', 'dailyMotivation'],
      ['2026-03-11 19:00', 'streakAlerts'],
    ]);
  });

  it('are not sent before 03:00 of the zone that a member arrives in as they are due', () => {
    // 08:30 in Paris is 00:30 in Los Angeles, on the same date.
    const { sent } = lived(
      '2026-03-26T06:00:00.000Z',
      '2026-03-26T16:00:00.000Z',
      [
        ['2026-03-26T06:00:00.000Z', { wanted: only('dailyMotivation') }],
        ['2026-03-26T07:30:00.000Z', { zone: 'America/Los_Angeles' }],
      ],
      [
        {
          type: 'ReminderSettingsChanged',
          memberId,
          quietHours: { from: clock('22:00'), to: clock('23:00') },
          times: {},
        },
      ],
    );
    expect(sent).to.deep.equal([['2026-03-26 08:30', 'dailyMotivation']]);
  });

  it('skip what the flight skipped', () => {
    // Los Angeles to Sydney: at 16:00 of the 10th it is the 11th there.
    const { sent } = lived('2026-03-10T14:00:00.000Z', '2026-03-11T12:00:00.000Z', [
      ['2026-03-10T14:00:00.000Z', { zone: 'America/Los_Angeles', wanted: only('streakAlerts') }],
      ['2026-03-10T23:00:00.000Z', { zone: 'Australia/Sydney' }],
    ]);
    expect(sent).to.deep.equal([['2026-03-11 19:00', 'streakAlerts']]);
  });

  const refusals: readonly (readonly [string, ReminderState['settings'], string])[] = [
    [
      'quiet hours without an end',
      { quietHours: { from: clock('21:00'), to: clock('21:00') }, times: {} },
      'quiet-hours-empty',
    ],
    [
      'a time in the night grace',
      { ...usualSettings, times: { streakAlerts: clock('02:59') } },
      'reminder-at-night',
    ],
    [
      'a time in the quiet hours',
      { ...usualSettings, times: { streakAlerts: clock('21:30') } },
      'reminder-in-quiet-hours',
    ],
  ];
  for (const [title, settings, code] of refusals)
    it(`refuse ${title}`, () => {
      given(reminderDecider)().when({ type: 'ChangeReminderSettings', memberId, settings }).refuses(code);
    });

  it('take settings once', () => {
    const settings = {
      quietHours: { from: clock('20:00'), to: clock('09:30') },
      times: { streakAlerts: clock('18:15') },
    };
    const changed = { type: 'ReminderSettingsChanged', memberId, ...settings } as const;
    given(reminderDecider)().when({ type: 'ChangeReminderSettings', memberId, settings }).yields(changed);
    given(reminderDecider)(changed)
      .when({ type: 'ChangeReminderSettings', memberId, settings })
      .yieldsNothing();
  });

  it('move out of quiet hours: to their end in the morning, an hour before at night', () => {
    const { sent } = lived(
      '2026-03-10T05:00:00.000Z',
      '2026-03-11T05:00:00.000Z',
      [],
      [
        {
          type: 'ReminderSettingsChanged',
          memberId,
          quietHours: { from: clock('18:30'), to: clock('09:30') },
          times: {},
        },
      ],
    );
    expect(sent).to.deep.equal([
      ['2026-03-10 09:30', 'questNotifications'],
      ['2026-03-10 17:30', 'streakAlerts'],
    ]);
  });

  const nextDays = days(addDays(tuesday, 1), 8);
  const late: readonly (readonly [
    title: string,
    now: string,
    change: Partial<ReminderFacts>,
    why: CancelReason | null,
  ])[] = [
    ['two hours after they were due', '10:00', {}, null],
    ['later than that', '10:01', {}, 'too-late'],
    ['in quiet hours', '20:00', {}, 'quiet-hours'],
    ['when the member flew on to the next date', '10:00', { zone: 'Pacific/Kiritimati' }, 'too-late'],
    ['when a pause began', '08:30', { pauses: [{ from: tuesday, until: tuesday }] }, 'paused'],
    ['when they were turned off', '08:30', { wanted: none }, 'turned-off'],
    ['when it is done', '08:30', { wheelUsedOn: [tuesday, ...nextDays] }, 'not-needed'],
    ['when no device is left', '08:30', { hasDevice: false }, 'no-device'],
  ];
  for (const [title, time, change, why] of late)
    it(`that are due are ${why === null ? 'sent' : `cancelled as ${why}`} ${title}`, () => {
      const about = { memberId, kind: 'questNotifications', date: tuesday } as const;
      const dueAt = asInstant(`2026-03-10T${why === 'quiet-hours' ? '19:30' : '08:00'}:00.000Z`);
      // On no other date, so that no later timer takes its place.
      const known = facts({ wanted: only('questNotifications'), wheelUsedOn: nextDays, ...change });
      const asked = given(reminderDecider)({ type: 'ReminderScheduled', ...about, dueAt }).when({
        type: 'PlanReminders',
        memberId,
        facts: known,
        now: asInstant(`2026-03-10T${time}:00.000Z`),
      });
      if (why === null) asked.yieldsNothing();
      else asked.yields({ type: 'ReminderCancelled', ...about, why });
    });
});
