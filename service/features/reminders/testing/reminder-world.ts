import { setTimeout as delay } from 'node:timers/promises';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import type { MemberCommand } from '#domain/member/member-commands.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { type ReminderSettings, reminderStream } from '#domain/reminders/reminder-events.ts';
import { reminderDecider } from '#domain/reminders/reminders.ts';
import { allProjections } from '#projections/all-projections.ts';
import { startProjections } from '#projections/engine/start-projections.ts';
import { silentLog } from '#projections/postgres/log.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { newId } from '#service/event-store/command-ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import type { ReminderDelivery, ReminderMessage } from '#service/features/reminders/reminder-delivery.ts';
import { reminderProcess } from '#service/features/reminders/reminder-process.ts';
import { runProcess } from '#service/jobs/process-manager/process-manager.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';

/** Reaches no member. */
export const noDelivery: ReminderDelivery = {
  deliver: async () => ({ devices: 0, sent: 0, failed: 0 }),
  sendRecap: async () => ({ sent: false }),
  withDevice: async () => new Set(),
  withRecapByMail: async () => new Set(),
};

/** Every member has one device, which takes what it is sent. */
export const deliveryTo = (
  take: (memberId: MemberId, message: ReminderMessage) => void,
): ReminderDelivery => ({
  ...noDelivery,
  withDevice: async (memberIds) => new Set(memberIds),
  async deliver(memberId, message) {
    take(memberId, message);
    return { devices: 1, sent: 1, failed: 0 };
  },
});

type StartOptions = Partial<Pick<Parameters<typeof runProcess>[1], 'effectTimeoutMs' | 'execute'>>;

/** How often work is looked for, and whether it is done. */
const pollMs = 10;

export type ReminderWorld = Awaited<ReturnType<typeof openReminderWorld>>;

/** An event log with its read models and a clock, in which the process of reminders runs as often as a test starts it. */
export async function openReminderWorld(databaseUrl: string, at: string) {
  const events = await openEventLog({ connectionString: databaseUrl });
  const cipher = await fixedRowCipher();
  const pool = withCipher(openPool(databaseUrl, 'reminders'), cipher);
  await createServiceTables(pool);
  const projections = await startProjections({
    database: { connectionString: databaseUrl, options: '-c synchronous_commit=off' },
    projections: allProjections,
    source: eventSourceOf(events, cipher),
  });
  await projections.caughtUp();
  const execute = createExecuteCommand(events);
  let clock = asInstant(at);
  const stops: (() => Promise<void>)[] = [];

  const send = <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    zone = 'UTC',
  ) =>
    execute(decider, stream, command, {
      commandId: asCommandId(newId()),
      correlationId: newId(),
      actor: 'system',
      occurredAt: clock,
      zone,
      localDate: dayOf(clock, zone),
    });
  /** Whether the process has worked on everything that was due by the clock. */
  const isSettled = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ position: string; waits: boolean }>(
      `select position, exists (select from service.process_wakes where process = 'reminders' and due_at <= $1) as waits
         from service.followers where name = 'process reminders'`,
      [clock],
    );
    return rows[0] !== undefined && !rows[0].waits && rows[0].position >= (await events.head());
  };
  return {
    events,
    pool,
    execute,
    send,
    now: () => clock,
    setClock(next: string): void {
      clock = asInstant(new Date(next).toISOString());
    },
    register: (memberId: MemberId, zone: string) =>
      send(memberDecider, memberStream(memberId), {
        type: 'RegisterMember',
        ...{ memberId, zone, email: `${memberId}@rondel.example`, emailVerified: true },
        ...{ firstName: null, lastName: null, profileImageUrl: null },
      }),
    member: (command: MemberCommand) => send(memberDecider, memberStream(command.memberId), command),
    settings: (memberId: MemberId, settings: ReminderSettings) =>
      send(reminderDecider, reminderStream(memberId), { type: 'ChangeReminderSettings', memberId, settings }),
    /** Starts the process here; several compete like several processes. @returns a function that stops it */
    async start(delivery: ReminderDelivery, options: StartOptions = {}) {
      const stop = await runProcess(reminderProcess(pool, delivery), {
        ...{ databaseUrl, pool, execute, store: events, log: silentLog },
        shown: async () => projections.waitFor(await events.head(), { timeoutMs: 10_000 }),
        beside: (_, work) => work(),
        now: () => clock,
        pollMs,
        ...options,
      });
      stops.push(stop);
      return stop;
    },
    async settled(): Promise<void> {
      while (!(await isSettled())) await delay(pollMs);
    },
    /** The reminders that the log says were sent, as `kind date`. */
    async recorded(memberId: MemberId): Promise<readonly string[]> {
      const sent: string[] = [];
      for await (const { type, data } of events.readStream(reminderStream(memberId)))
        if (type === 'ReminderSent') sent.push(`${String(data.kind)} ${String(data.date)}`);
      return sent;
    },
    async close(): Promise<void> {
      for (const stop of stops.splice(0)) await stop();
      await projections.stop();
      await pool.end();
      await events.close();
    },
  };
}
