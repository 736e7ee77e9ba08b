import { asInstant } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type ReminderEvent, type ReminderKind, reminderStream } from '#domain/reminders/reminder-events.ts';
import { newId } from '#service/event-store/command-ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { asGiven } from '#service/features/reminders/testing/simulated-week.ts';
import { parseConfig } from '#service/platform/config.ts';

/*
 * Sets the timer of a reminder to a second ago, beside a running service: a browser test cannot wait for a time of day. Reads `DATA_DIR` or
 * `DATABASE_URL`; the arguments are member, kind and zone.
 */
const [id = '', kind = '', zone = ''] = process.argv.slice(2);
const memberId = asMemberId(id);
const dueAt = asInstant(new Date(Date.now() - 1_000).toISOString());
const date = dayOf(dueAt, zone);
const { events, close } = await openStores(parseConfig(process.env));
await createExecuteCommand(events)(
  asGiven<ReminderEvent>(),
  reminderStream(memberId),
  { type: 'ReminderScheduled', memberId, kind: kind as ReminderKind, date, dueAt },
  {
    commandId: asCommandId(newId()),
    correlationId: newId(),
    actor: 'system',
    occurredAt: dueAt,
    zone,
    localDate: date,
  },
);
await close();
