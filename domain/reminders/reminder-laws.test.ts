import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { ClockTime, ReminderEvent, ReminderKind, ReminderSettings } from './reminder-events.ts';
import { type ReminderFacts, reminderKinds } from './reminder-rules.ts';
import {
  dueReminders,
  nextDue,
  type ReminderCommand,
  type ReminderState,
  reminderDecider,
} from './reminders.ts';

const memberId = asMemberId('0199a1b2-0000-7000-8000-00000000a11c');
/** Two days before clocks go forward in Europe. */
const start = Date.parse('2026-03-27T06:00:00.000Z');
const firstDay = asMemberDay('2026-03-27');
const hour = 3_600_000;

const zones = [
  'Europe/Paris',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
];
const day = fc.integer({ min: -1, max: 12 }).map((ahead) => addDays(firstDay, ahead));
const days = fc.uniqueArray(day, { maxLength: 6 });
const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16) as ClockTime);

const change: fc.Arbitrary<Partial<ReminderFacts>> = fc.oneof(
  fc.record({ zone: fc.constantFrom(...zones) }),
  fc.record({ activeOn: days }),
  fc.record({ atRiskOn: days }),
  fc.record({ wheelUsedOn: days }),
  fc.record({ reachedOn: days }),
  fc.record({ hasDevice: fc.boolean(), hasRecapByMail: fc.boolean() }),
  fc.record({ frequency: fc.constantFrom('daily', 'daily', 'weekly', 'never') }),
  fc.record({
    pauses: fc.tuple(day, fc.nat(4)).map(([from, more]) => [{ from, until: addDays(from, more) }]),
  }),
  fc.record({
    wanted: fc
      .subarray([...reminderKinds])
      .map(
        (on) =>
          Object.fromEntries(
            reminderKinds.map((kind) => [kind, on.includes(kind)]),
          ) as ReminderFacts['wanted'],
      ),
  }),
);
const settings: fc.Arbitrary<ReminderSettings> = fc.record({
  quietHours: fc.record({ from: clock, to: clock }),
  times: fc.dictionary(fc.constantFrom(...reminderKinds), clock, { noNullPrototype: true }),
});
type Step = {
  /** Hours by which the clock of the service moves; it can be set back. */
  readonly hours: number;
  readonly change: Partial<ReminderFacts> | null;
  readonly settings: ReminderSettings | null;
  /** Whether the service was down: what became due meanwhile is due late. */
  readonly isDown: boolean;
};
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    hours: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 30 }) },
      fc.integer({ min: -48, max: -1 }),
    ),
    change: fc.option(change),
    settings: fc.option(settings, { freq: 6 }),
    isDown: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
);

type Sent = {
  readonly at: Instant;
  readonly kind: ReminderKind;
  readonly date: MemberDay;
  readonly facts: ReminderFacts;
  readonly settings: ReminderSettings;
};

function live(story: readonly Step[]) {
  const events: ReminderEvent[] = [];
  const sent: Sent[] = [];
  const looks: { readonly state: ReminderState; readonly facts: ReminderFacts; readonly now: Instant }[] = [];
  let state = reminderDecider.initialState;
  let facts: ReminderFacts = {
    hasDevice: true,
    hasRecapByMail: false,
    zone: 'Europe/Paris',
    wanted: Object.fromEntries(reminderKinds.map((kind) => [kind, true])) as ReminderFacts['wanted'],
    frequency: 'daily',
    isPersonalised: true,
    pauses: [],
    activeOn: [],
    atRiskOn: Array.from({ length: 14 }, (_, ahead) => addDays(firstDay, ahead)),
    hasWheel: true,
    wheelUsedOn: [],
    program: {
      programType: 'bulk',
      goalType: 'muscle_gain',
      dailyTemplate: null,
      startDate: addDays(firstDay, -19),
      plannedEndDate: null,
    },
    daysPerWeek: 5,
    reachedOn: [],
  };
  const run = (command: ReminderCommand) => {
    const next = reminderDecider.decide(state, command);
    events.push(...next);
    state = next.reduce(reminderDecider.evolve, state);
  };
  const look = (time: number) => {
    const now = asInstant(new Date(time).toISOString());
    looks.push({ state, facts, now });
    run({ type: 'PlanReminders', memberId, facts, now });
    for (const { kind, date } of dueReminders(state, now)) {
      sent.push({ at: now, kind, date, facts, settings: state.settings });
      run({ type: 'RecordReminder', memberId, facts, now, kind, date, by: 'push', devices: 1 });
    }
    expect(reminderDecider.decide(state, { type: 'PlanReminders', memberId, facts, now })).to.deep.equal([]);
  };
  let time = start;
  look(time);
  for (const step of story) {
    const until = time + step.hours * hour;
    while (!step.isDown) {
      const due = Date.parse(nextDue(state) ?? '9999-01-01');
      if (due >= until) break;
      time = Math.max(time, due);
      look(time);
    }
    time = until;
    facts = { ...facts, ...step.change };
    if (step.settings) changeSettings(state, step.settings, run);
    look(time);
  }
  return { events, sent, looks, state };
}

function changeSettings(
  state: ReminderState,
  wanted: ReminderSettings,
  run: (command: ReminderCommand) => void,
): void {
  const command = { type: 'ChangeReminderSettings', memberId, settings: wanted } as const;
  try {
    reminderDecider.decide(state, command);
  } catch {
    // Refused by the rules.
    return;
  }
  run(command);
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

describe('the laws of reminders', function () {
  this.timeout(20_000);
  const holds = (law: (lived: ReturnType<typeof live>) => void) => {
    let sent = 0;
    fc.assert(
      fc.property(steps, (story) => {
        const lived = live(story);
        sent += lived.sent.length;
        law(lived);
      }),
      { numRuns: 60 },
    );
    // A law about nothing would hold too.
    expect(sent).to.be.above(60);
  };

  it('none is sent twice for a kind and date', () =>
    holds(({ sent }) => {
      const names = sent.map(({ kind, date }) => `${kind} ${date}`);
      expect(names).to.have.length(new Set(names).size);
    }));

  it('at most two are sent of a date', () =>
    holds(({ sent }) => {
      for (const { date } of sent)
        expect(sent.filter((other) => other.date === date)).to.have.length.at.most(2);
    }));

  it('none is sent in quiet hours, nor before 03:00', () =>
    holds(({ sent }) => {
      for (const { at, facts, settings } of sent) {
        const { hour: hours, minute } = localTimeOf(at, facts.zone);
        const [now, from, to] = [
          hours * 60 + minute,
          minutesOf(settings.quietHours.from),
          minutesOf(settings.quietHours.to),
        ];
        expect(from < to ? now >= from && now < to : now >= from || now < to).to.equal(false);
        expect(hours).to.be.at.least(3);
      }
    }));

  it('none is sent on a paused date, or on another date than the one it is about', () =>
    holds(({ sent }) => {
      for (const { at, date, facts } of sent) {
        expect(dayOf(at, facts.zone)).to.equal(date);
        expect(facts.pauses.some(({ from, until }) => date >= from && date <= until)).to.equal(false);
      }
    }));

  it('none is sent without a way to the member, or against a toggle', () =>
    holds(({ sent }) => {
      for (const { kind, facts } of sent) {
        const isMailed = kind === 'weeklyProgress' && facts.hasRecapByMail;
        expect(isMailed || (facts.hasDevice && facts.wanted[kind] && facts.frequency !== 'never')).to.equal(
          true,
        );
      }
    }));

  it('plans without a way to the member follow from settings, toggles and pauses', () =>
    holds(({ looks }) => {
      const unknown = {
        activeOn: [],
        atRiskOn: [],
        wheelUsedOn: [],
        program: null,
        reachedOn: [],
      };
      for (const { state, facts, now } of looks) {
        if (facts.hasDevice || facts.hasRecapByMail) continue;
        const planned = (known: ReminderFacts) =>
          reminderDecider.decide(state, { type: 'PlanReminders', memberId, facts: known, now });
        expect(planned({ ...facts, ...unknown })).to.deep.equal(planned(facts));
      }
    }));

  it('none is sent when the thing is done', () =>
    holds(({ sent }) => {
      const doneOn = ({
        activeOn,
        wheelUsedOn,
      }: ReminderFacts): { [Kind in ReminderKind]?: typeof activeOn } => ({
        streakAlerts: activeOn,
        workoutReminders: activeOn,
        questNotifications: wheelUsedOn,
      });
      for (const { kind, date, facts } of sent) expect(doneOn(facts)[kind] ?? []).not.to.include(date);
    }));

  it('events alone tell what was sent: a replay gives the state, and nothing is due', () =>
    holds(({ events, sent, state }) => {
      expect(fold(reminderDecider, events)).to.deep.equal(state);
      expect(
        events.flatMap((event) => (event.type === 'ReminderSent' ? [`${event.kind} ${event.date}`] : [])),
      ).to.deep.equal(sent.map(({ kind, date }) => `${kind} ${date}`));
    }));
});
