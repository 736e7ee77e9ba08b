import type { Lifecycle } from '#domain/kernel/decider.ts';
import type { ProgramCommand } from './program-commands.ts';
import type { ProgramEvent } from './program-events.ts';

export type ProgramStatus = 'none' | 'active';

/** A program that takes the place of another ends it first, so that the way from active to active leads over none. */
export const programLifecycle = {
  initial: 'none',
  states: {
    none: {
      tags: ['StartProgram', 'StartDailyMaintenance', 'StartAssessment'],
      on: { ProgramStarted: 'active' },
    },
    active: {
      tags: ['StartProgram', 'StartDailyMaintenance', 'StartAssessment', 'EndProgram'],
      on: { ProgramEnded: 'none' },
    },
  },
} as const satisfies Lifecycle<ProgramStatus, ProgramCommand['type'], ProgramEvent['type']>;
