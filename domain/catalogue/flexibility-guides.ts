import type { ExerciseGuide } from './exercise-guide.ts';

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
  },
];
