import { nothingNeeded, type QuestEntry } from './quest-entry.ts';

/** Gentle on the body; those of the category Recovery also suit a rest day. */
export const lightQuests: readonly QuestEntry[] = [
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
