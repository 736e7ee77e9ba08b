import type { Lifecycle } from '#domain/kernel/decider.ts';
import type { ProgramCommand } from './program-commands.ts';
import type { ProgramEvent } from './program-events.ts';

export type ProgramStatus = 'none' | 'active';

/** A new program first ends the active one, so the path from active to active passes through none. */
export const programLifecycle = {
  initial: 'none',
  states: {
    none: {
      tags: ['StartProgram', 'StartDailyMaintenance', 'StartAssessment'],
      on: { ProgramStarted: 'active' },
    },
    active: {
      tags: [
        'StartProgram',
        'StartDailyMaintenance',
        'StartAssessment',
        'ChooseDose',
        'ChangeGoal',
        'EndProgram',
      ],
      on: { ProgramEnded: 'none', DoseChosen: 'active', GoalChanged: 'active' },
    },
  },
} as const satisfies Lifecycle<ProgramStatus, ProgramCommand['type'], ProgramEvent['type']>;
