import type { ExerciseGuide } from './exercise-guide.ts';

export const upperBodyGuides: readonly ExerciseGuide[] = [
  {
    id: 'push-ups',
    name: 'Push-ups',
    category: 'Upper body',
    steps: [
      'Put your hands on the floor a little wider than your shoulders, fingers forward.',
      'Step back until your body is one straight line from head to heels.',
      'Bend your elbows and lower your chest until it is a fist’s height above the floor.',
      'Press the floor away and come back to straight arms without letting your hips sag.',
    ],
    cues: [
      'Elbows point back at about 45 degrees, not out to the sides.',
      'Squeeze your glutes and brace your belly before the first rep.',
      'Look at the floor just ahead of your hands.',
    ],
    modifications: [
      'Incline push-ups: hands on a bench or a sturdy table. The higher the hands, the easier.',
      'Knee push-ups: knees on the floor, straight line from knees to head.',
      'Decline push-ups: feet on a bench, once you own 15 clean reps on the floor.',
    ],
    commonMistakes: [
      'Hips that sag or stick up.',
      'Half reps: shorten the set, not the movement.',
      'Head dropping before the chest does.',
    ],
    safetyTips: [
      'If your wrists complain, hold two dumbbells or make fists on a mat.',
      'Stop if you feel a pinch in the front of the shoulder.',
    ],
    equipment: [],
    musclesWorked: ['chest', 'triceps', 'shoulders', 'abdominals'],
    difficulty: 'intermediate',
  },
  {
    id: 'tricep-dips',
    name: 'Tricep Dips',
    category: 'Upper body',
    steps: [
      'Sit on the edge of a bench or a chair that cannot slide, hands beside your hips, fingers forward.',
      'Walk your feet out, knees bent, and lift your hips just in front of the edge.',
      'Bend your elbows straight back and lower until your upper arms are at most level with the floor.',
      'Press through your palms until your arms are straight.',
    ],
    cues: [
      'Keep your back close to the edge.',
      'Shoulders stay down, away from your ears.',
      'Elbows point behind you.',
    ],
    modifications: [
      'Sit on the floor, hands behind you, and lift your hips only a little.',
      'Bring your feet closer to take weight off your arms.',
      'Straighten your legs to make it harder.',
    ],
    commonMistakes: [
      'Going so deep that the shoulders roll forward.',
      'Drifting away from the edge.',
      'Pushing with the legs.',
    ],
    safetyTips: [
      'Put the chair against a wall.',
      'Skip dips and do incline push-ups if your shoulders are sore or have been injured.',
    ],
    equipment: [],
    musclesWorked: ['triceps', 'shoulders', 'chest'],
    difficulty: 'intermediate',
  },
  {
    id: 'floor-press',
    name: 'Floor Press',
    category: 'Upper body',
    steps: [
      'Lie on your back, knees bent, feet flat, a weight in each hand or a light bar held over your chest.',
      'Start with straight arms, wrists above elbows.',
      'Lower slowly until the backs of your upper arms touch the floor. Pause for a count.',
      'Press straight up until your arms are long.',
    ],
    cues: [
      'Elbows about 45 degrees from your ribs.',
      'Knuckles to the ceiling, wrists straight.',
      'Press your lower back and feet into the floor.',
    ],
    modifications: [
      'One arm at a time, free hand on your belly.',
      'Lower for 3 counts to make a light weight harder.',
      'Hold a glute bridge while you press.',
    ],
    commonMistakes: [
      'Bouncing the elbows off the floor.',
      'Elbows flared level with the shoulders.',
      'Wrists bent back under the weight.',
    ],
    safetyTips: [
      'Roll up to sitting with the weights on your thighs. Do not reach behind you for them.',
      'With a bar, train alone only at a weight that you can roll down to your hips.',
    ],
    equipment: ['dumbbells', 'kettlebells', 'barbell'],
    musclesWorked: ['chest', 'triceps', 'shoulders'],
    difficulty: 'beginner',
  },
  {
    id: 'row',
    name: 'Row',
    category: 'Upper body',
    steps: [
      'Stand with feet hip-width apart, weight in your hands, or stand on the middle of a band.',
      'Push your hips back and lean forward with a flat back, knees soft, arms hanging.',
      'Pull your elbows back past your ribs and squeeze your shoulder blades together.',
      'Lower until your arms are long, without moving your back.',
    ],
    cues: [
      'Lead with the elbow, not the hand.',
      'Chest proud, neck in line with your back.',
      'Your torso stays still from first rep to last.',
    ],
    modifications: [
      'One arm at a time, free hand and knee on a bench, for a rested back.',
      'Lean less far forward with a lighter weight.',
      'Pause for 2 counts at the top to make it harder.',
    ],
    commonMistakes: [
      'Rounding the lower back.',
      'Jerking the weight up with the hips.',
      'Shrugging the shoulders.',
    ],
    safetyTips: [
      'Brace your belly before each set, and set the weight down as soon as your back rounds.',
      'Check a band for cracks before you stand on it.',
    ],
    equipment: ['dumbbells', 'barbell', 'kettlebells', 'resistance_bands'],
    musclesWorked: ['upper back', 'biceps', 'forearms', 'lower back'],
    difficulty: 'intermediate',
  },
  {
    id: 'pull-ups',
    name: 'Pull-ups',
    category: 'Upper body',
    steps: [
      'Take the bar with both palms facing away, a little wider than your shoulders, and hang with long arms.',
      'Draw your shoulders down, away from your ears, and brace your belly.',
      'Pull your elbows towards your ribs until your chin is over the bar.',
      'Lower under control until your arms are long again.',
    ],
    cues: [
      'Think of pulling the bar down to you.',
      'Legs together and still.',
      'The way down takes twice as long as the way up.',
    ],
    modifications: [
      'Step up on a box and only lower yourself, 4 counts for each rep.',
      'Put a loop of band over the bar and one foot in it.',
      'Pause for 2 counts with your chin over the bar to make it harder.',
    ],
    commonMistakes: [
      'Swinging the legs to get up.',
      'Stopping halfway down.',
      'Shrugging the shoulders to the ears.',
    ],
    safetyTips: [
      'Try the bar with half your weight before you trust it, and step down from it, never drop.',
      'Stop if you feel a pinch in a shoulder or a pull on the inside of an elbow.',
    ],
    equipment: ['pull_up_bar'],
    musclesWorked: ['upper back', 'biceps', 'forearms', 'shoulders'],
    difficulty: 'advanced',
  },
  {
    id: 'dead-hang',
    name: 'Dead Hang',
    category: 'Upper body',
    steps: [
      'Stand under the bar, on a box if it is high, and take it at shoulder width, palms facing away.',
      'Take your feet off the floor and let your arms grow long.',
      'Draw your shoulders a finger’s width down and breathe.',
      'Put your feet down before your grip opens.',
    ],
    cues: ['Thumbs round the bar.', 'Ribs down, legs together.', 'Breathe out slowly.'],
    modifications: [
      'Leave your toes on the floor or the box to carry part of your weight.',
      'Hang in bursts of 5 seconds with a breath between.',
      'Lift your knees a little to make it harder.',
    ],
    commonMistakes: ['Holding the breath.', 'Swinging.', 'Hanging on until the fingers slip.'],
    safetyTips: [
      'Dry your hands and check that the bar sits firmly.',
      'Leave it out after a dislocated shoulder, unless somebody who treats it says otherwise.',
    ],
    equipment: ['pull_up_bar'],
    musclesWorked: ['forearms', 'shoulders', 'upper back'],
    difficulty: 'beginner',
  },
];
