import { luckyDay } from './lucky-day.ts';
import { nothingNeeded, type Quest, type QuestDifficulty, type QuestEntry } from './quest-entry.ts';

const trainingQuests: readonly QuestEntry[] = [
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
    alternativeName: 'Backpack Carry',
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
    alternativeName: 'Bottle Row and Press',
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
    alternativeName: 'Backpack Fives',
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
    alternativeName: 'Uphill Walk',
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

/** Gentle quests; those of the category Recovery also suit a rest day. */
const lightQuests: readonly QuestEntry[] = [
  {
    id: 'desk-reset',
    name: 'Desk Reset',
    description:
      'Ten slow rounds each of shoulder rolls, seated twists and ankle circles. Only go as far as feels easy.',
    category: 'Mobility',
    difficulty: 'easy',
    estimatedMinutes: 5,
    requirements: nothingNeeded,
  },
  {
    id: 'hip-opener',
    name: 'Hip Opener',
    description:
      'Half-kneeling hip stretch, 4 holds of 30 seconds a side. Tuck your tail before you lean forward.',
    category: 'Mobility',
    difficulty: 'easy',
    estimatedMinutes: 7,
    requirements: nothingNeeded,
  },
  {
    id: 'band-shoulders',
    name: 'Band Shoulders',
    alternativeName: 'Towel Shoulders',
    description: 'Three sets of 12 slow pull-aparts at chest height, thumbs up, 45 seconds of rest between.',
    category: 'Mobility',
    difficulty: 'medium',
    estimatedMinutes: 7,
    requirements: { equipment: ['resistance_bands'], alternative: 'a towel held wide and pulled tight' },
  },
  {
    id: 'box-breaths',
    name: 'Box Breaths',
    description:
      'Breathe in for 4, hold for 4, out for 4, hold for 4. Twelve rounds, sitting down. Skip the holds if they feel tense.',
    category: 'Recovery',
    difficulty: 'easy',
    estimatedMinutes: 4,
    requirements: nothingNeeded,
  },
  {
    id: 'legs-up',
    name: 'Legs Up the Wall',
    description:
      'Lie on your back with your legs resting up a wall for 8 minutes. Breathe out longer than you breathe in.',
    category: 'Recovery',
    difficulty: 'easy',
    estimatedMinutes: 8,
    requirements: nothingNeeded,
  },
  {
    id: 'gentle-flow',
    name: 'Gentle Flow',
    description: 'Three unhurried rounds of the Mobility Flow. Move with your breath, not with the clock.',
    category: 'Recovery',
    difficulty: 'easy',
    estimatedMinutes: 8,
    requirements: nothingNeeded,
  },
  {
    id: 'easy-stroll',
    name: 'Easy Stroll',
    description: 'Ten minutes of walking with no goal but fresh air. Leave the pace to your mood.',
    category: 'Recovery',
    difficulty: 'easy',
    estimatedMinutes: 10,
    requirements: nothingNeeded,
  },
  {
    id: 'calf-and-foot',
    name: 'Calf and Foot Care',
    description:
      'Two calf stretches of 40 seconds a side, then a minute a side of pressing your fingers slowly along the sole.',
    category: 'Recovery',
    difficulty: 'easy',
    estimatedMinutes: 6,
    requirements: nothingNeeded,
  },
  {
    id: 'evening-unwind',
    name: 'Evening Unwind',
    description:
      'Child’s pose, knees side to side and a seated forward fold: 2 minutes each, with the lights low.',
    category: 'Recovery',
    difficulty: 'easy',
    estimatedMinutes: 7,
    requirements: nothingNeeded,
  },
  {
    id: 'three-good-things',
    name: 'Three Good Things',
    description: 'Write down 3 things your body did well this week, and the one you want to repeat tomorrow.',
    category: 'Mindset',
    difficulty: 'easy',
    estimatedMinutes: 5,
    requirements: nothingNeeded,
  },
];

const pointsByDifficulty: Readonly<Record<QuestDifficulty, number>> = { easy: 1, medium: 2, hard: 3 };

/** All quests that the wheel can draw, sorted by id. Lucky Day is not included. */
export const quests: readonly Quest[] = [...trainingQuests, ...lightQuests]
  .map((entry) => ({ ...entry, pointsReward: pointsByDifficulty[entry.difficulty] }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId: ReadonlyMap<string, Quest> = new Map([...quests, luckyDay].map((quest) => [quest.id, quest]));

export const questById = (id: string): Quest | undefined => byId.get(id);

/**
 * Counts the changes of what decides who can draw a quest: its id, its equipment and alternative, and whether it is light. A draw names the
 * version that it was made from, so that it is held against no other.
 */
export const questCatalogueVersion = 1;
