import { nothingNeeded, type QuestEntry } from './quest-entry.ts';

export const trainingQuests: readonly QuestEntry[] = [
  {
    id: 'push-up-pyramid',
    name: 'Push-up Pyramid',
    description:
      'Climb from 1 to 6 push-ups, then back down. Rest as many breaths as the rung has reps. Drop to your knees before your form goes.',
    category: 'Strength',
    difficulty: 'medium',
    estimatedMinutes: 8,
    requirements: nothingNeeded,
  },
  {
    id: 'squat-countdown',
    name: 'Squat Countdown',
    description:
      'Air squats in sets of 12, 10, 8, 6, 4 and 2, with 30 seconds of rest between. Keep your heels down.',
    category: 'Strength',
    difficulty: 'easy',
    estimatedMinutes: 8,
    requirements: nothingNeeded,
  },
  {
    id: 'backpack-carry',
    name: 'Loaded Carry',
    description:
      'Six walks of 40 seconds with a weight you control, 40 seconds of rest between. Stand tall and take short, even steps.',
    category: 'Strength',
    difficulty: 'medium',
    estimatedMinutes: 10,
    requirements: { equipment: ['kettlebells'], alternative: 'a backpack filled with books' },
  },
  {
    id: 'row-and-press',
    name: 'Row and Press',
    description:
      'Four rounds: 10 rows and 10 floor presses, with 60 seconds of rest. Pick a weight that leaves 2 good reps in you.',
    category: 'Strength',
    difficulty: 'medium',
    estimatedMinutes: 14,
    requirements: { equipment: ['dumbbells'], alternative: 'two full water bottles' },
  },
  {
    id: 'bar-hang',
    name: 'Hang Tough',
    description:
      'Hang from the bar for 2 minutes in total, in as many goes as you need. Step down, never drop.',
    category: 'Strength',
    difficulty: 'medium',
    estimatedMinutes: 8,
    requirements: { equipment: ['pull_up_bar'], alternative: null },
  },
  {
    id: 'deadlift-five',
    name: 'Five by Five Lift',
    description:
      'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.',
    category: 'Strength',
    difficulty: 'hard',
    estimatedMinutes: 20,
    requirements: { equipment: ['barbell'], alternative: 'a heavy backpack held by both straps' },
  },
  {
    id: 'stair-sprints',
    name: 'Stair Sprints',
    description:
      'Eight brisk climbs of one flight. Walk down to recover and use the rail. No stairs? Use a step or a kerb.',
    category: 'Cardio',
    difficulty: 'hard',
    estimatedMinutes: 8,
    requirements: nothingNeeded,
  },
  {
    id: 'brisk-mile',
    name: 'Brisk Mile',
    description: 'Walk one mile at a pace where you can talk but not sing. Outside, or laps of your home.',
    category: 'Cardio',
    difficulty: 'easy',
    estimatedMinutes: 18,
    requirements: nothingNeeded,
  },
  {
    id: 'burpee-clock',
    name: 'Burpee Clock',
    description:
      'Five burpees at the start of each minute, for 10 minutes. What is left of the minute is your rest. Step back in place of jumping if you like.',
    category: 'Cardio',
    difficulty: 'hard',
    estimatedMinutes: 10,
    requirements: nothingNeeded,
  },
  {
    id: 'hill-ride',
    name: 'Hill Ride',
    description:
      'Five minutes easy, then 6 climbs of 1 minute at a hard gear with 1 minute easy between, then 3 minutes easy.',
    category: 'Cardio',
    difficulty: 'hard',
    estimatedMinutes: 20,
    requirements: { equipment: ['bike'], alternative: null },
  },
  {
    id: 'incline-walk',
    name: 'Climb the Belt',
    description:
      'Fifteen minutes of walking uphill. Find a slope that lifts your breathing and leave the handrails alone.',
    category: 'Cardio',
    difficulty: 'medium',
    estimatedMinutes: 15,
    requirements: { equipment: ['treadmill'], alternative: 'a hill or a staircase' },
  },
  {
    id: 'plank-bank',
    name: 'Plank Bank',
    description:
      'Save up 3 minutes of plank in as many holds as you need. Stop each hold when your hips start to sag.',
    category: 'Core',
    difficulty: 'medium',
    estimatedMinutes: 7,
    requirements: nothingNeeded,
  },
  {
    id: 'climber-relay',
    name: 'Climber Relay',
    description: 'Eight rounds: 20 seconds of mountain climbers, 10 seconds of plank, 30 seconds of rest.',
    category: 'Core',
    difficulty: 'hard',
    estimatedMinutes: 8,
    requirements: nothingNeeded,
  },
  {
    id: 'slow-bridges',
    name: 'Slow Bridges',
    description: 'Three sets of 12 glute bridges: up for 2 counts, hold for 2, down for 3. Ribs stay low.',
    category: 'Core',
    difficulty: 'easy',
    estimatedMinutes: 7,
    requirements: nothingNeeded,
  },
];
