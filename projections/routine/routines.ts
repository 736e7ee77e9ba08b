import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { DailyTemplateId } from '#domain/program/program-events.ts';
import { type Routine, routineDecider } from '#domain/routine/routine.ts';
import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

type Event = RoutineEvent | MemberCleared;
export type RoutineRecord = Routine & {
  readonly memberId: string;
  readonly date: string;
  readonly template: DailyTemplateId;
};
type RoutineRow = { readonly member_id: string; readonly date: string; readonly template: string };

/** Each daily routine that was opened, by `member|date|template`: what is ticked of it. */
export const routines: Projection<Event, RoutineRecord, RoutineRow> = {
  name: 'routines',
  version: 2,
  handles: [
    'RoutineOpened',
    'RoutineSetTicked',
    'RoutineSetUnticked',
    'RoutineCompleted',
    'RoutineReopened',
    ...memberCleared,
  ],
  metadata: [],
  key: ({ event }) => ('template' in event ? `${event.memberId}|${event.date}|${event.template}` : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('template' in event ? null : event.memberId),
  initial: { ...routineDecider.initialState, memberId: '', date: '', template: 'daily-50' },
  evolve(state, { event }) {
    if (!('template' in event)) return null;
    const { memberId, date, template } = event;
    const { status, exercises, ticked, points } = routineDecider.evolve(state, event);
    return { status, exercises, ticked, points, memberId, date, template };
  },
  table: {
    columns: { member_id: 'text', date: 'date', template: 'text' },
    indexes: ['member_id, date'],
    row: ({ memberId, date, template }) => ({ member_id: memberId, date, template }),
  },
};
