import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openEventLog } from '#service/event-store/event-log.ts';
import type { EventToAppend, ExpectedRevision } from '#service/event-store/store.ts';
import type { OpenEmmett } from './emmett.ts';

export type Contender = {
  /** Stores the next command of one who waits for each answer. @param stream of its own, and known from earlier commands */
  command(stream: string, nth: number): Promise<void>;
  close(): Promise<void>;
};

const data = {
  memberId: 'b5d2f1a0-5a4e-4c6e-9a53-0c39f2a1d7e4',
  date: '2026-03-01',
  template: 'daily-50',
  exerciseIndex: 3,
  setIndex: 0,
  points: 8,
};
const metadata = {
  commandId: '7f4a3b9e-20c1-4f0e-8d75-a7f6f0b1c9d2',
  actor: data.memberId,
  occurredAt: '2026-03-01T08:00:00.000Z',
  zone: 'Europe/Paris',
};
const type = 'RoutineSetTicked';

/** One event and two by turns: 1.5 for a command. */
const eventsIn = (nth: number): number => 1 + (nth % 2);

export async function builtInLog(connectionString: string): Promise<Contender> {
  const log = await openEventLog({ connectionString });
  const revisions = new Map<string, ExpectedRevision>();
  return {
    async command(stream, nth) {
      const events = Array.from({ length: eventsIn(nth) }, (): EventToAppend => {
        return { id: randomUUID(), type, data, metadata };
      });
      const { revision } = await log.append(stream, revisions.get(stream) ?? 'no-stream', events);
      revisions.set(stream, revision);
    },
    close: () => log.close(),
  };
}

/** The least that is durable: one row, one commit. No stream, no revision, no order. */
export async function bareInsert(connectionString: string): Promise<Contender> {
  const pool = new pg.Pool({ connectionString, max: 32 });
  // What is wrong with a connection shows in its query; the pool may still hold idle ones when the server stops.
  pool.on('error', () => {});
  await pool.query(`create schema if not exists bare;
    create table bare.events (id bigint generated always as identity primary key, data json not null, metadata json not null)`);
  return {
    async command() {
      const text = 'insert into bare.events (data, metadata) values ($1, $2) returning id';
      await pool.query({ name: 'insert', text, values: [data, metadata] });
    },
    close: () => pool.end(),
  };
}

export async function emmett(connectionString: string, open: OpenEmmett): Promise<Contender> {
  const store = open(connectionString);
  const versions = new Map<string, bigint>();
  return {
    async command(stream, nth) {
      const events = Array.from({ length: eventsIn(nth) }, () => ({ type, data, metadata }));
      const expectedStreamVersion = versions.get(stream) ?? 'STREAM_DOES_NOT_EXIST';
      const appended = await store.appendToStream(stream, events, { expectedStreamVersion });
      versions.set(stream, appended.nextExpectedStreamVersion);
    },
    close: () => store.close(),
  };
}
