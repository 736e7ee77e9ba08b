import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { ProgramEnded, ProgramEvent, ProgramStarted } from '#domain/program/program-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

type Event = ProgramEvent | MemberCleared;
export type ProgramRecord = Omit<ProgramStarted, 'type'> & {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly endReason: ProgramEnded['reason'] | null;
};
type ProgramRow = {
  readonly member_id: string;
  readonly is_active: boolean;
  readonly started_at: string;
};

/** One row for each program that a member ever started, by program id. */
export const programs: Projection<Event, ProgramRecord, ProgramRow, null> = {
  name: 'programs',
  version: 2,
  handles: ['ProgramStarted', 'ProgramEnded', ...memberCleared],
  key: ({ event }) => ('programId' in event ? event.programId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('programId' in event ? null : event.memberId),
  initial: null,
  evolve(state, { event, metadata }) {
    switch (event.type) {
      case 'ProgramStarted': {
        const { type: _, ...program } = event;
        return { ...program, startedAt: metadata.occurredAt, endedAt: null, endReason: null };
      }
      case 'ProgramEnded':
        // Cleared, and ended only when the next one began.
        if (state === null) return null;
        return { ...state, endedAt: metadata.occurredAt, endReason: event.reason };
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table: {
    columns: { member_id: 'text', is_active: 'boolean', started_at: 'text' },
    indexes: ['member_id, is_active', 'member_id, started_at'],
    row: (state) => ({
      member_id: state.memberId,
      is_active: state.endedAt === null,
      started_at: state.startedAt,
    }),
  },
};
