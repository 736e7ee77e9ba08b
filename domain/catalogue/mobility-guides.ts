import type { ExerciseGuide } from './exercise-guide.ts';

export const mobilityGuides: readonly ExerciseGuide[] = [
  {
    id: 'mobility-flow',
    name: 'Mobility Flow',
    category: 'Mobility',
    steps: [
      'On hands and knees, round and arch your back slowly, 5 times.',
      'Push your hips up and back with soft knees, press your heels down in turn, 5 breaths.',
      'Step one foot outside your hands into a long lunge. Raise the arm on that side to the ceiling, 3 breaths. Change sides.',
      'Walk your feet to your hands, hang with soft knees, and roll up to standing. That is one round.',
    ],
    cues: [
      'Move with your breath: out as you fold, in as you open.',
      'Aim for ease, not for range.',
      'Slow enough that every part could be stopped halfway.',
    ],
    modifications: [
      'Hands on a chair in place of the floor.',
      'Put a cushion under your knees.',
      'Stay 3 breaths longer in each position to go deeper.',
    ],
    commonMistakes: ['Bouncing into a stretch.', 'Holding the breath.', 'Rushing through the sides.'],
    safetyTips: ['A stretch may pull, it must not pinch.', 'Come up slowly if you tend to feel dizzy.'],
    equipment: [],
    musclesWorked: ['hip flexors', 'hamstrings', 'upper back', 'shoulders', 'calves'],
    difficulty: 'beginner',
  },
  {
    id: 'box-breathing',
    name: 'Box Breathing',
    category: 'Recovery',
    steps: [
      'Sit comfortably with a long back, one hand on your belly.',
      'Breathe in through your nose for 4 counts.',
      'Hold gently for 4 counts, then breathe out for 4.',
      'Hold empty for 4 counts. That is one round.',
    ],
    cues: ['The belly moves before the chest.', 'Soft shoulders and jaw.', 'Even sides, like a square.'],
    modifications: [
      'Count to 3 on each side.',
      'Leave out the holds: in for 4, out for 4.',
      'Count to 5 once 4 feels easy.',
    ],
    commonMistakes: ['Gulping air.', 'Straining through the holds.', 'Lifting the shoulders.'],
    safetyTips: [
      'Breathe normally at once if you feel light-headed.',
      'Leave out the holds if you are pregnant or have a heart or lung condition.',
    ],
    equipment: [],
    musclesWorked: ['diaphragm'],
    difficulty: 'beginner',
  },
];
