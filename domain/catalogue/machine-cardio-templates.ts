import type { WorkoutTemplate } from './workout-template.ts';

export const machineCardioTemplates: readonly WorkoutTemplate[] = [
  {
    id: 'around-town-ride',
    name: 'Around-Town Ride',
    description: 'A steady half hour in the saddle, as if you had a few errands to run.',
    category: 'cardio',
    durationMinutes: 30,
    difficulty: 'beginner',
    equipment: ['bike'],
    exercises: [
      { name: 'Easy Bike Ride', sets: 1, durationSeconds: 300, restSeconds: 30 },
      { name: 'Steady Bike Ride', sets: 3, durationSeconds: 360, restSeconds: 60 },
      { name: 'Easy Bike Ride', sets: 1, durationSeconds: 240, restSeconds: 30 },
    ],
  },
  {
    id: 'ascent-walk',
    name: 'Ascent Walk',
    description:
      'Walk uphill on the treadmill. Set a slope that lifts your breathing and let go of the rails.',
    category: 'cardio',
    durationMinutes: 25,
    difficulty: 'beginner',
    equipment: ['treadmill'],
    exercises: [
      { name: 'Treadmill Walk', sets: 1, durationSeconds: 300, restSeconds: 30 },
      { name: 'Incline Treadmill Walk', sets: 5, durationSeconds: 120, restSeconds: 60 },
      { name: 'Treadmill Walk', sets: 1, durationSeconds: 300, restSeconds: 30 },
    ],
  },
  {
    id: 'bike-intervals',
    name: 'Bike Intervals',
    description:
      'Eight strong half minutes with easy pedalling between. Warm up until you want to go faster.',
    category: 'cardio',
    durationMinutes: 25,
    difficulty: 'intermediate',
    equipment: ['bike'],
    exercises: [
      { name: 'Easy Bike Ride', sets: 1, durationSeconds: 360, restSeconds: 30 },
      { name: 'Bike Sprint', sets: 8, durationSeconds: 30, restSeconds: 75 },
      { name: 'Easy Bike Ride', sets: 1, durationSeconds: 300, restSeconds: 30 },
    ],
  },
  {
    id: 'treadmill-intervals',
    name: 'Treadmill Intervals',
    description:
      'Two minutes quick, ninety seconds of easy walking, six times. Slow the belt before you step off.',
    category: 'cardio',
    durationMinutes: 30,
    difficulty: 'intermediate',
    equipment: ['treadmill'],
    exercises: [
      { name: 'Treadmill Walk', sets: 1, durationSeconds: 300, restSeconds: 30 },
      { name: 'Treadmill Run', sets: 6, durationSeconds: 120, restSeconds: 90 },
      { name: 'Treadmill Walk', sets: 1, durationSeconds: 300, restSeconds: 30 },
    ],
  },
];
