import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberEvent } from '#domain/member/member-events.ts';
import type { ReminderEvent, ReminderKind, SentBy } from '#domain/reminders/reminder-events.ts';
import { nextDue, type ReminderState, reminderDecider } from '#domain/reminders/reminders.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables, versions } from '#projections/versions.ts';

/** A reminder that left the service. */
export type SentReminder = {
  readonly kind: ReminderKind;
  readonly date: MemberDay;
  readonly dueAt: Instant;
  readonly sentAt: Instant;
  /** IANA zone of the member at the time. */
  readonly zone: string;
  readonly by: SentBy;
  readonly devices: number;
};

type ReminderRecord = ReminderState & {
  /** The latest, oldest first. */
  readonly sent: readonly SentReminder[];
};

/** A month of two a day. */
const mostSent = 60;

const table = defineTable<ReminderRecord>()({
  columns: {
    next_due: ['text null', (record) => nextDue(record)],
    sent_on: ['date null', ({ lastSent }) => lastSent?.date ?? null],
  },
  indexes: [],
});

type Cleared = Extract<MemberEvent, { type: 'MemberDataErased' | 'AccountKept' | 'AccountDeleted' }>;

/** One row per member, by member id: the settings, the timers that are set, and the reminders that were sent. */
export const reminders: Projection<ReminderEvent | Cleared, ReminderRecord, RowOf<typeof table>> = {
  name: 'reminders',
  version: versions.reminders,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'ReminderSettingsChanged',
    'ReminderScheduled',
    'ReminderSent',
    'ReminderCancelled',
    'MemberDataErased',
    'AccountKept',
    'AccountDeleted',
  ],
  personal: [],
  metadata: ['ReminderSent'],
  key: ({ event }) => event.memberId,
  initial: { ...reminderDecider.initialState, sent: [] },
  evolve({ sent, ...state }, recorded) {
    const { event } = recorded;
    switch (event.type) {
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
      case 'ReminderSent': {
        const { kind, date, dueAt, by, devices } = event;
        const { occurredAt: sentAt, zone } = recorded.metadata;
        const latest = [...sent, { kind, date, dueAt, sentAt, zone, by, devices }].slice(-mostSent);
        return { ...reminderDecider.evolve(state, event), sent: latest };
      }
      default:
        return { ...reminderDecider.evolve(state, event), sent };
    }
  },
  table,
};

/** The settings of a member, the planned reminders and the sent ones; the usual settings for a member without reminders. */
export async function remindersOf(
  db: Pool,
  memberId: MemberId,
): Promise<Pick<ReminderRecord, 'settings' | 'timers' | 'sent'>> {
  const { rows } = await db.query<{ state: ReminderRecord }>({
    name: 'reminders-of',
    text: `select state from ${tables.reminders} where key = $1`,
    values: [memberId],
  });
  return rows[0]?.state ?? { ...reminderDecider.initialState, sent: [] };
}
