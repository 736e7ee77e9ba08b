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
    impact: 'low',
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
    impact: 'low',
  },
];

export const flexibilityGuides: readonly ExerciseGuide[] = [
  {
    id: 'sit-and-reach',
    name: 'Sit and Reach',
    category: 'Mobility',
    steps: [
      'Warm up for 5 minutes: walk, march, a few slow squats.',
      'Sit on the floor with straight legs, feet flat against a wall, toes up.',
      'Lay one hand on the other, breathe out and slide your fingers towards the wall.',
      'Hold where it pulls gently for 2 seconds, and read the gap between fingertips and wall.',
      'Come back, shake your legs, and take the best of three tries.',
    ],
    cues: [
      'Fold at the hips before you round your back.',
      'Reach further only as you breathe out.',
      'Knees stay down.',
    ],
    modifications: [
      'Sit on a cushion and put a rolled towel under your knees.',
      'One leg at a time, the other knee bent.',
      'Hold the furthest point for 5 breaths to make it harder.',
    ],
    commonMistakes: ['Bouncing to gain a centimetre.', 'Bending the knees.', 'One hand ahead of the other.'],
    safetyTips: [
      'A pull behind the thighs is fine. Pain in the back or tingling down a leg is not: stop.',
      'Leave it out with a disc problem.',
    ],
    equipment: [],
    musclesWorked: ['hamstrings', 'lower back', 'calves'],
    difficulty: 'beginner',
    impact: 'low',
  },
  {
    id: 'shoulder-reach',
    name: 'Shoulder Reach',
    category: 'Mobility',
    steps: [
      'Circle your arms 10 times forward and 10 times back.',
      'Stand tall. Lift one arm, bend it and slide the palm down between your shoulder blades.',
      'Bring the other hand up your back from below, palm outward.',
      'Walk the fingers towards each other, hold for 2 seconds, and read the gap between them.',
      'Let go slowly and change arms.',
    ],
    cues: [
      'Ribs stay down, the back does not arch.',
      'Head upright, neck long.',
      'Let a friend or a mirror read the gap.',
    ],
    modifications: [
      'Hold a towel in the upper hand and walk the lower hand up it.',
      'Only the upper arm, the other hand on your hip.',
      'Hold for 5 breaths to make it harder.',
    ],
    commonMistakes: ['Forcing the lower arm up.', 'Pushing the head forward.', 'Leaning to one side.'],
    safetyTips: [
      'Stop at a pinch in the front of the shoulder.',
      'Leave out the side of a shoulder that has been dislocated or operated on.',
    ],
    equipment: [],
    musclesWorked: ['shoulders', 'triceps', 'upper back'],
    difficulty: 'beginner',
    impact: 'low',
  },
  {
    id: 'hip-flexor-reach',
    name: 'Hip Flexor Reach',
    category: 'Mobility',
    steps: [
      'Sit on the very edge of a firm bed or a bench and roll back until you lie down.',
      'Hug both knees to your chest so that your lower back lies flat.',
      'Keep hold of one knee and let the other leg sink over the edge, knee loose.',
      'Breathe out three times, then read the gap between the back of that thigh and the edge.',
      'Hug both knees again, and change legs.',
    ],
    cues: [
      'The lower back stays on the bed.',
      'Let the leg hang, do not push it.',
      'Thigh straight ahead, not out to the side.',
    ],
    modifications: [
      'Kneel on one knee, a cushion under it, and tuck your tailbone.',
      'Hug the knee less closely.',
      'Stay for 5 breaths on each side to go deeper.',
    ],
    commonMistakes: [
      'The back arching off the bed.',
      'Lying so far up that the edge carries the thigh.',
      'Holding the breath.',
    ],
    safetyTips: [
      'Use a bed that does not tip or roll.',
      'Stop if you feel it in your lower back, or deep in the groin.',
    ],
    equipment: [],
    musclesWorked: ['hip flexors', 'quadriceps'],
    difficulty: 'beginner',
    impact: 'low',
  },
];
