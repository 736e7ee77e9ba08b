import type { DailyTemplateId, ProgramType } from '#domain/program/program-events.ts';

/** Texts about a program in the picker and in Quick Compare. The program map holds its name, goals and units. */
export type ProgramPitch = {
  readonly tagline: string;
  readonly benefits: readonly string[];
  readonly bestFor: string;
  readonly time: string;
  readonly focus: string;
  readonly equipment: string;
};

export const programPitches: Readonly<Record<ProgramType, ProgramPitch>> = {
  bulk: {
    tagline: 'Lift a little more each week, then recover from it.',
    benefits: ['Progressive overload', 'Compound movements', 'Recovery'],
    bestFor: 'Building muscle and strength',
    time: '45 min, 3 days a week',
    focus: 'Strength, whole body',
    equipment: 'Helps, not required',
  },
  lean: {
    tagline: 'Lose 1-2 lbs a week and keep your strength.',
    benefits: ['Safe 1-2 lbs per week', 'Balanced nutrition guidance', 'Cardio and strength'],
    bestFor: 'Losing weight, feeling lighter',
    time: '45 min, 3 days a week',
    focus: 'Intervals and strength',
    equipment: 'Helps, not required',
  },
  cardio_fitness: {
    tagline: 'Go further, recover faster.',
    benefits: ['Intervals and easy days in balance', 'Indoors or outdoors', 'A goal in miles, km or minutes'],
    bestFor: 'Running, riding or walking further',
    time: '45 min, 3 days a week',
    focus: 'Heart and lungs',
    equipment: 'Shoes are enough',
  },
  maintain: {
    tagline: '50 or 100 reps in 10-15 minutes.',
    benefits: ['Daily 50 or 100 rep challenges', 'No equipment', 'Beginner friendly'],
    bestFor: 'Staying in the habit',
    time: '10-15 minutes, every day',
    focus: 'Push-ups, squats, core',
    equipment: 'None',
  },
  assessment: {
    tagline: 'Not sure yet? Measure first.',
    benefits: ['Seven short test days', 'A level you can trust', 'A recommendation at the end'],
    bestFor: 'Finding out where you stand',
    time: '20-30 min, 7 days',
    focus: 'Strength, cardio, core, flexibility',
    equipment: 'A chair, a wall and a tape measure',
  },
};

export const assessmentSkipNote = 'The 7-day assessment skips goal and timeline.';

export type DailyChoice = {
  readonly id: DailyTemplateId;
  readonly label: string;
  readonly description: string;
};

export const dailyChoices: readonly DailyChoice[] = [
  { id: 'daily-50', label: 'Daily 50', description: 'Five moves, 50 reps in all.' },
  { id: 'daily-100', label: 'Daily 100', description: 'The same five moves, twice round.' },
  { id: 'daily-custom', label: 'Custom daily plan', description: 'Up to 5 exercises of your choice.' },
];
