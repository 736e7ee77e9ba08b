import { addDays, asInstant, type Instant } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { type ReminderEvent, reminderStream } from '#domain/reminders/reminder-events.ts';
import {
  canReach,
  canRemind,
  type ReminderFacts,
  reminderKinds,
  secondsToDeliver,
} from '#domain/reminders/reminder-rules.ts';
import {
  type DueReminder,
  dueReminders,
  nextDue,
  type ReminderCommand,
  type ReminderState,
  reminderDecider,
} from '#domain/reminders/reminders.ts';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { typeNamed } from '#service/event-store/event-types/event-codec.ts';
import { instant } from '#service/event-store/event-types/registry/fields.ts';
import { isName, type StoredEvent } from '#service/event-store/port.ts';
import type { EffectContext, Process } from '#service/jobs/process-manager/process-manager.ts';
import type { Wake } from '#service/jobs/process-manager/wake-index.ts';
import { wordsOf } from './reminder-copy.ts';
import type { ReminderDelivery, ReminderMessage } from './reminder-delivery.ts';
import { readReminderFacts } from './reminder-facts.ts';

/** Events of a member after which no other reminder is due. All others wake: a device that was added, for one. */
const indifferent: ReadonlySet<string> = new Set([
  'ReminderSent',
  'ReminderCancelled',
  'RoutineOpened',
  'RoutineSetTicked',
  'RoutineSetUnticked',
  'WeightLogged',
  'WeightCorrected',
  'MeasurementsLogged',
  'BodyMetricRetracted',
  'WorkoutTemplateSaved',
  'WorkoutTemplateArchived',
  'AssessmentEntryRecorded',
  'RecapMade',
  'RulesSeen',
  'LanguageChosen',
  'StreamErased',
]);

/** Looked at again without a timer, because a phase or an achievement may come into the range of dates. */
const lookAgainMs = 7 * 86_400_000;

type ReminderProcess = Process<ReminderState, ReminderFacts, ReminderCommand, ReminderEvent, DueReminder>;

/** The reminders of members: the first process. Its keys are member ids. */
export const reminderProcess = (pool: Pick<Pool, 'query'>, delivery: ReminderDelivery): ReminderProcess => ({
  name: 'reminders',
  wakes,
  async readFacts(keys, now) {
    const memberIds = keys.map(asMemberId);
    const [devices, mails] = await Promise.all([
      delivery.withDevice(memberIds),
      delivery.withRecapByMail(memberIds),
    ]);
    return readReminderFacts(pool, memberIds, { devices, mails }, now);
  },
  // Members whom nothing reaches are most of those who act.
  asksForNothing: (known) => !reminderKinds.some((kind) => canReach(kind, known)),
  decider: reminderDecider,
  stream: (key) => reminderStream(asMemberId(key)),
  zone: ({ zone }) => zone,
  plan: (key, known, now) => ({ type: 'PlanReminders', memberId: asMemberId(key), facts: known, now }),
  due: dueReminders,
  effectId: (key, { kind, date, dueAt }) => derivedId('reminder', key, kind, date, dueAt),
  perform: (key, due, context) => send(delivery, asMemberId(key), due, context),
  next: (state, known, now) => {
    const due = nextDue(state);
    const again = new Date(Date.parse(now) + lookAgainMs).toISOString();
    if (!canRemind(known)) return due;
    return due !== null && due < again ? due : asInstant(again);
  },
});

/** After an outage or other rules another day can be at risk, or none; under other zone rules a reminder is due at another instant. */
const aboutEverybody: ReadonlySet<string> = new Set([
  'OutageDeclared',
  'OutageRevoked',
  'RulesAdopted',
  'ZoneRulesAdopted',
]);

function wakes({ type, data }: StoredEvent): Wake | 'every key' | null {
  if (aboutEverybody.has(typeNamed(type))) return 'every key';
  // An event of another program can say anything here.
  const key = memberOfEvent(data);
  if (key === '' || !isName(reminderStream(asMemberId(key)))) return null;
  if (type === 'ReminderScheduled') return { key, at: instantIn(data.dueAt) };
  return indifferent.has(typeNamed(type)) ? null : { key, at: null };
}

const instantIn = (value: unknown): Instant | null => instant.safeParse(value).data ?? null;

/** The recap of the week goes by mail to members who chose it, and everything else to their devices. */
async function send(
  delivery: ReminderDelivery,
  memberId: MemberId,
  { kind, date, quietHours }: DueReminder,
  { id, facts: known, now, signal }: EffectContext<ReminderFacts>,
): Promise<ReminderCommand> {
  const about = { memberId, facts: known, now, kind, date };
  if (kind === 'weeklyProgress') {
    const { sent } = await delivery.sendRecap(memberId, addDays(date, -7), signal);
    if (sent) return { type: 'RecordReminder', ...about, by: 'mail', devices: 0 };
    if (!known.wanted[kind]) return { type: 'DropReminder', ...about, why: 'turned-off' };
  }
  const message: ReminderMessage = {
    id,
    kind,
    ...wordsOf(kind, { date, facts: known, language: known.language ?? 'en' }),
    topic: kind,
    ttlSeconds: secondsToDeliver(now, known.zone, quietHours),
    urgency: kind === 'streakAlerts' || kind === 'workoutReminders' ? 'normal' : 'low',
  };
  const { devices, sent, failed } = await delivery.deliver(memberId, message, signal);
  if (sent > 0) return { type: 'RecordReminder', ...about, by: 'push', devices: sent };
  if (devices === 0) return { type: 'DropReminder', ...about, why: 'no-device' };
  throw new Error(`none of ${devices} devices took the reminder, ${failed} failed`);
}
