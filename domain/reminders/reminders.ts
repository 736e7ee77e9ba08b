import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { pauseOn } from '#domain/streak/pause-rules.ts';
import type {
  CancelReason,
  QuietHours,
  ReminderEvent,
  ReminderKind,
  ReminderSettings,
  SentBy,
} from './reminder-events.ts';
import {
  canReach,
  datesAhead,
  dueOn,
  hasSomethingToSay,
  isQuietAt,
  isWanted,
  kindsOn,
  type ReminderFacts,
  refuseSettings,
  reminderKinds,
  reminderLimits,
  usualSettings,
} from './reminder-rules.ts';

type Timer = { readonly date: MemberDay; readonly dueAt: Instant };

export type ReminderState = {
  readonly settings: ReminderSettings;
  /** The timers that are set: one of a kind. */
  readonly timers: { readonly [Kind in ReminderKind]?: Timer };
  /** The latest date of which a reminder was sent, and the kinds that were. The dates of what is sent never go back. */
  readonly lastSent: { readonly date: MemberDay; readonly kinds: readonly ReminderKind[] } | null;
};

type OfMember = { readonly memberId: MemberId };
/** The known facts, and the instant at which they are known. */
type Known = OfMember & { readonly facts: ReminderFacts; readonly now: Instant };
type OfReminder = Known & { readonly kind: ReminderKind; readonly date: MemberDay };

export type ReminderCommand =
  /** Sets and cancels timers by what is known now. The timers that are due afterwards are to be sent. */
  | (Known & { readonly type: 'PlanReminders' })
  | (OfReminder & { readonly type: 'RecordReminder'; readonly by: SentBy; readonly devices: number })
  | (OfReminder & { readonly type: 'DropReminder'; readonly why: CancelReason })
  | (OfMember & { readonly type: 'ChangeReminderSettings'; readonly settings: ReminderSettings });

export const reminderDecider: Decider<ReminderState, ReminderCommand, ReminderEvent> = {
  initialState: { settings: usualSettings, timers: {}, lastSent: null },
  decide,
  evolve,
};

export type DueReminder = {
  readonly kind: ReminderKind;
  readonly date: MemberDay;
  readonly dueAt: Instant;
  readonly quietHours: QuietHours;
};

/** The timers that are due, in order of importance. */
export const dueReminders = ({ timers, settings }: ReminderState, now: Instant): readonly DueReminder[] =>
  reminderKinds.flatMap((kind) => {
    const timer = timers[kind];
    return timer && timer.dueAt <= now ? [{ kind, ...timer, quietHours: settings.quietHours }] : [];
  });

/** The instant of the next timer; null when none is set. */
export const nextDue = ({ timers }: ReminderState): Instant | null =>
  Object.values(timers)
    .map(({ dueAt }) => dueAt)
    .sort()[0] ?? null;

function decide(state: ReminderState, command: ReminderCommand): readonly ReminderEvent[] {
  const { memberId } = command;
  switch (command.type) {
    case 'PlanReminders':
      return planned(state, command, []);
    case 'RecordReminder': {
      const { kind, date, by, devices } = command;
      const timer = state.timers[kind];
      if (timer?.date !== date) return [];
      const { dueAt } = timer;
      return planned(state, command, [{ type: 'ReminderSent', memberId, kind, date, dueAt, by, devices }]);
    }
    case 'DropReminder': {
      const { kind, date, why } = command;
      if (state.timers[kind]?.date !== date) return [];
      return planned(state, command, [{ type: 'ReminderCancelled', memberId, kind, date, why }]);
    }
    case 'ChangeReminderSettings':
      refuseSettings(command.settings);
      return JSON.stringify(sorted(command.settings)) === JSON.stringify(sorted(state.settings))
        ? []
        : [{ type: 'ReminderSettingsChanged', memberId, ...command.settings }];
  }
}

const sorted = ({ quietHours: { from, to }, times }: ReminderSettings) => [
  from,
  to,
  Object.entries(times).sort(),
];

/** Events after which the timers are those that the facts ask for. */
function planned(
  before: ReminderState,
  { memberId, facts, now }: Known,
  first: readonly ReminderEvent[],
): readonly ReminderEvent[] {
  const state = first.reduce(evolve, before);
  const wanted = timersFor(state, facts, now);
  const events = reminderKinds.flatMap((kind): readonly ReminderEvent[] => {
    const [is, shall] = [state.timers[kind], wanted[kind]];
    const why = is && whyNotKept(state, facts, now, kind, is, shall);
    if (is && why === null) return [];
    if (shall) return [{ type: 'ReminderScheduled', memberId, kind, ...shall }];
    return is && why ? [{ type: 'ReminderCancelled', memberId, kind, date: is.date, why }] : [];
  });
  return [...first, ...events];
}

/** Null for a timer that stays as it is: one that is still wanted, or one that is due and may be sent. */
function whyNotKept(
  state: ReminderState,
  facts: ReminderFacts,
  now: Instant,
  kind: ReminderKind,
  is: Timer,
  shall: Timer | undefined,
): CancelReason | null {
  if (is.dueAt <= now) return whyNot(state, facts, now, kind, is);
  const isSame = is.dueAt === shall?.dueAt && is.date === shall.date;
  return isSame ? null : whyNotPlanned(facts, kind, is);
}

/** The next timer of each kind: on the first date on which it is among the two most important ones, and later than now. */
function timersFor(state: ReminderState, facts: ReminderFacts, now: Instant): ReminderState['timers'] {
  const timers: { [Kind in ReminderKind]?: Timer } = {};
  for (const date of datesAhead(now, facts.zone)) {
    for (const kind of importantOn(state, facts, date)) {
      const dueAt = dueOn(kind, date, state.settings, facts.zone);
      if (dueAt !== null && dueAt > now) timers[kind] ??= { date, dueAt };
    }
  }
  return timers;
}

/** The kinds of a date for which there is room besides those that were sent. */
function importantOn(
  { lastSent }: ReminderState,
  facts: ReminderFacts,
  date: MemberDay,
): readonly ReminderKind[] {
  if (lastSent !== null && date < lastSent.date) return [];
  const sent = lastSent?.date === date ? lastSent.kinds : [];
  return kindsOn(facts, date)
    .filter((kind) => !sent.includes(kind))
    .slice(0, Math.max(0, reminderLimits.mostInADay - sent.length));
}

/** Why a timer that is due is not sent; null when it is. */
function whyNot(
  state: ReminderState,
  facts: ReminderFacts,
  now: Instant,
  kind: ReminderKind,
  { date, dueAt }: Timer,
): CancelReason | null {
  const late = Date.parse(now) - Date.parse(dueAt) > reminderLimits.lateAfterMinutes * 60_000;
  if (late || dayOf(now, facts.zone) !== date) return 'too-late';
  if (isQuietAt(now, facts.zone, state.settings.quietHours)) return 'quiet-hours';
  if (hasNoRoom(state, kind, date)) return 'limit';
  const why = whyNotPlanned(facts, kind, { date });
  return why === 'not-needed' && hasSomethingToSay(kind, facts, date) ? null : why;
}

function hasNoRoom({ lastSent }: ReminderState, kind: ReminderKind, date: MemberDay): boolean {
  if (lastSent === null || date > lastSent.date) return false;
  const { kinds } = lastSent;
  return date < lastSent.date || kinds.includes(kind) || kinds.length >= reminderLimits.mostInADay;
}

function whyNotPlanned(
  facts: ReminderFacts,
  kind: ReminderKind,
  { date }: Pick<Timer, 'date'>,
): CancelReason {
  if (!isWanted(kind, facts, date)) return 'turned-off';
  if (!canReach(kind, facts)) return 'no-device';
  return pauseOn(facts.pauses, date) === null ? 'not-needed' : 'paused';
}

function evolve(state: ReminderState, event: ReminderEvent): ReminderState {
  switch (event.type) {
    case 'ReminderSettingsChanged':
      return { ...state, settings: { quietHours: event.quietHours, times: event.times } };
    case 'ReminderScheduled': {
      const { kind, date, dueAt } = event;
      return { ...state, timers: { ...state.timers, [kind]: { date, dueAt } } };
    }
    case 'ReminderCancelled':
      return { ...state, timers: without(state.timers, event.kind) };
    case 'ReminderSent': {
      const { kind, date } = event;
      const earlier = state.lastSent?.date === date ? state.lastSent.kinds : [];
      return {
        ...state,
        timers: without(state.timers, kind),
        lastSent: { date, kinds: [...earlier, kind] },
      };
    }
  }
}

function without(timers: ReminderState['timers'], kind: ReminderKind): ReminderState['timers'] {
  const { [kind]: _, ...others } = timers;
  return others;
}
