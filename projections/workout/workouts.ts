import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import type { RoutineCompleted, RoutineOpened, RoutineReopened } from '#domain/routine/routine-events.ts';
import type { WorkoutEvent, WorkoutLogged } from '#domain/workout/workout-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

type OfRoutine = RoutineOpened | RoutineCompleted | RoutineReopened;
type Event = WorkoutEvent | OfRoutine | MemberCleared;

/** A routine is a row from its opening on, so that its minutes are known, but no workout before it is completed. */
export type WorkoutState = {
  readonly memberId: string;
  readonly templateId: string;
  readonly date: string;
  /** Of the event that listed it: the order of recording. */
  readonly position: string;
  readonly durationMinutes: number;
  readonly perceivedExertion: number | null;
  readonly moodAfter: number | null;
  readonly isCompleted: boolean;
  readonly points: number;
  readonly isListed: boolean;
};
export type WorkoutRow = {
  readonly member_id: string;
  readonly template_id: string;
  readonly date: string;
  readonly position: string;
  readonly duration_minutes: number;
  readonly perceived_exertion: number | null;
  readonly mood_after: number | null;
  readonly is_completed: boolean;
  readonly points: number;
  readonly is_listed: boolean;
};

function keyOf(event: Event): string | null {
  if ('workoutId' in event) return event.workoutId;
  return 'template' in event ? `${event.memberId}|${event.date}|${event.template}` : null;
}

function logged(event: WorkoutLogged, position: string): WorkoutState {
  const { memberId, templateId, date, durationMinutes, perceivedExertion, moodAfter, isCompleted, points } =
    event;
  return {
    memberId,
    templateId,
    date,
    position,
    durationMinutes,
    perceivedExertion,
    moodAfter,
    isCompleted,
    points,
    isListed: true,
  };
}

const completed = (routine: WorkoutState, points: number, position: string): WorkoutState => ({
  ...routine,
  position,
  isCompleted: true,
  points,
  isListed: true,
});

/** A routine that was opened before its member's data were cleared takes the time that a plan says of it. */
const cleared = (event: RoutineCompleted, position: string): WorkoutState =>
  opened({ ...event, durationMinutes: plannedMinutes[event.template] }, position);

function opened(event: Omit<RoutineOpened, 'type' | 'exercises'>, position: string): WorkoutState {
  const { memberId, template: templateId, date, durationMinutes } = event;
  return {
    memberId,
    templateId,
    date,
    position,
    durationMinutes,
    perceivedExertion: null,
    moodAfter: null,
    isCompleted: false,
    points: 0,
    isListed: false,
  };
}

/** One row for each saved workout and each completed daily routine, by workout id or `member|date|template`. */
export const workouts: Projection<Event, WorkoutState, WorkoutRow, null> = {
  name: 'workouts',
  version: 2,
  handles: [
    'WorkoutLogged',
    'WorkoutRetracted',
    'RoutineOpened',
    'RoutineCompleted',
    'RoutineReopened',
    ...memberCleared,
  ],
  metadata: [],
  key: ({ event }) => keyOf(event),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (keyOf(event) === null ? event.memberId : null),
  initial: null,
  evolve(state, { event, position }) {
    switch (event.type) {
      case 'WorkoutLogged':
        return logged(event, position);
      case 'RoutineOpened':
        return opened(event, position);
      case 'RoutineCompleted':
        return completed(state ?? cleared(event, position), event.points, position);
      case 'RoutineReopened':
        return state && { ...state, isCompleted: false, points: 0, isListed: false };
      case 'WorkoutRetracted':
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table: {
    columns: {
      member_id: 'text',
      template_id: 'text',
      date: 'date',
      position: 'text',
      duration_minutes: 'integer',
      perceived_exertion: 'integer null',
      mood_after: 'integer null',
      is_completed: 'boolean',
      points: 'integer',
      is_listed: 'boolean',
    },
    indexes: ['member_id, date desc, position desc'],
    row: (state) => ({
      member_id: state.memberId,
      template_id: state.templateId,
      date: state.date,
      position: state.position,
      duration_minutes: state.durationMinutes,
      perceived_exertion: state.perceivedExertion,
      mood_after: state.moodAfter,
      is_completed: state.isCompleted,
      points: state.points,
      is_listed: state.isListed,
    }),
  },
};
