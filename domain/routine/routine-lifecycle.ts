import type { Lifecycle } from '#domain/kernel/decider.ts';
import type { RoutineCommand } from './routine-commands.ts';
import type { RoutineEvent } from './routine-events.ts';

export type RoutineStatus = 'none' | 'opened' | 'completed';

export const routineLifecycle = {
  initial: 'none',
  states: {
    none: { tags: ['TickSet'], on: { RoutineOpened: 'opened' } },
    opened: {
      tags: ['TickSet', 'UntickSet'],
      on: { RoutineSetTicked: 'opened', RoutineSetUnticked: 'opened', RoutineCompleted: 'completed' },
    },
    completed: {
      tags: ['UntickSet'],
      on: { RoutineSetUnticked: 'completed', RoutineReopened: 'opened' },
    },
  },
} as const satisfies Lifecycle<RoutineStatus, RoutineCommand['type'], RoutineEvent['type']>;
