import type { ProgramType } from './program-events.ts';

export type PhaseDefinition = {
  readonly name: string;
  /** 0 is a single date. */
  readonly weeks: number;
  readonly description: string;
  readonly focus: readonly string[];
};

/** Three phases of six weeks, for every program type without its own list. */
const defaultPhases: readonly PhaseDefinition[] = [
  {
    name: 'Phase 1',
    weeks: 6,
    description: 'Find a pace that you can hold and come back to it every week.',
    focus: ['Base', 'Habit'],
  },
  {
    name: 'Phase 2',
    weeks: 6,
    description: 'Go a little longer, with one harder day a week.',
    focus: ['Volume', 'Intervals'],
  },
  {
    name: 'Phase 3',
    weeks: 6,
    description: 'Put it together and see how far you have come.',
    focus: ['Pace', 'Recovery'],
  },
];

export const phaseDefinitions: Readonly<Record<ProgramType, readonly PhaseDefinition[]>> = {
  lean: [
    {
      name: 'Foundation',
      weeks: 4,
      description: 'Learn the movements and settle into regular days.',
      focus: ['Technique', 'Habit', 'Light cardio'],
    },
    {
      name: 'Fat Burn',
      weeks: 6,
      description: 'More cardio and full-body work, with short rests.',
      focus: ['Cardio', 'Full body', 'Intervals'],
    },
    {
      name: 'Lean Muscle',
      weeks: 6,
      description: 'Keep what you have built with strength work while the weight goes down.',
      focus: ['Strength', 'Protein', 'Recovery'],
    },
    {
      name: 'Maintenance',
      weeks: 8,
      description: 'Hold the result with a week that you would gladly repeat.',
      focus: ['Balance', 'Consistency'],
    },
  ],
  bulk: [
    {
      name: 'Adaptation',
      weeks: 3,
      description: 'Prepare joints and tendons with moderate loads.',
      focus: ['Technique', 'Full body'],
    },
    {
      name: 'Growth',
      weeks: 8,
      description: 'More sets each week, and enough food and sleep to grow from them.',
      focus: ['Volume', 'Progressive overload', 'Sleep'],
    },
    {
      name: 'Strength',
      weeks: 6,
      description: 'Fewer repetitions, more load, longer rests.',
      focus: ['Compound movements', 'Load'],
    },
    {
      name: 'Refinement',
      weeks: 4,
      description: 'Even out weak spots and let the body recover.',
      focus: ['Balance', 'Mobility', 'Recovery'],
    },
  ],
  cardio_fitness: defaultPhases,
  maintain: [
    {
      name: 'Start Strong',
      weeks: 4,
      description: 'Ten to fifteen minutes a day until it needs no deciding.',
      focus: ['Habit', 'Technique'],
    },
    {
      name: 'Stay Consistent',
      weeks: 8,
      description: 'The same routine with better form and fewer missed days.',
      focus: ['Consistency', 'Form'],
    },
    {
      name: 'Keep Growing',
      weeks: 40,
      description: 'Add repetitions where they have become easy.',
      focus: ['Progress', 'Variety'],
    },
  ],
  assessment: [
    {
      name: 'Assessment Week',
      weeks: 1,
      description: 'Seven short days that measure where you stand.',
      focus: ['Strength', 'Cardio', 'Mobility'],
    },
    {
      name: 'Program Selection',
      weeks: 0,
      description: 'Choose the program that fits your results.',
      focus: ['Results', 'Next step'],
    },
  ],
};
