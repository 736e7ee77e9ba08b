import type { ResultType } from '#domain/assessment/assessment-events.ts';

export type AssessmentExercise = {
  readonly name: string;
  readonly type: ResultType;
  /** How to perform the test, so that results can be compared. */
  readonly protocol: string;
  /** How long it takes, where that is fixed. */
  readonly limitSeconds?: number;
};
export type AssessmentDay = {
  /** 1-7. */
  readonly day: number;
  readonly title: string;
  /** After each exercise. */
  readonly restSeconds: number;
  readonly exercises: readonly AssessmentExercise[];
};

/** The most that is likely of a result; a higher one may be a typing slip. */
export const plausibleMaximum: Readonly<Record<ResultType, number>> = {
  reps: 300,
  seconds: 1_800,
  rounds: 60,
  measurement: 250,
};

export const assessmentDays: readonly AssessmentDay[] = [
  {
    day: 1,
    title: 'Upper Body',
    restSeconds: 120,
    exercises: [
      {
        name: 'Push-ups',
        type: 'reps',
        protocol:
          'As many clean push-ups as you can without a pause. Stop when your hips sag. On the knees? Say so in the notes.',
      },
      {
        name: 'Tricep Dips',
        type: 'reps',
        protocol:
          'On a chair that cannot slide, knees bent. Count until your shoulders rise or you have to pause.',
      },
      {
        name: 'Plank Shoulder Taps',
        type: 'reps',
        protocol:
          'From the top of a push-up, feet wide, touch the left shoulder with the right hand, then the right with the left. Each touch counts. Stop when your hips sway.',
      },
    ],
  },
  {
    day: 2,
    title: 'Lower Body',
    restSeconds: 120,
    exercises: [
      {
        name: 'Air Squats',
        type: 'reps',
        protocol: 'As many squats as you can at an even pace, heels down. Stop when you have to pause.',
      },
      {
        name: 'Lunges',
        type: 'reps',
        protocol: 'Change legs on every rep and count both together. Stop when your balance goes.',
      },
      {
        name: 'Wall Sit',
        type: 'seconds',
        protocol:
          'Knees at about 90 degrees, hands off your thighs. The clock stops when you slide or stand up.',
      },
    ],
  },
  {
    day: 3,
    title: 'Cardio',
    restSeconds: 60,
    exercises: [
      {
        name: 'Burpees',
        type: 'reps',
        protocol:
          'As many as you can at a pace that you could keep for a minute. Stepping back counts. Stop if you feel dizzy.',
      },
      {
        name: 'High Knees',
        type: 'reps',
        limitSeconds: 60,
        protocol: 'Count every knee that reaches hip height in 60 seconds. Marching counts.',
      },
      {
        name: 'Jumping Jacks',
        type: 'reps',
        limitSeconds: 60,
        protocol: 'Count full jacks in 60 seconds. Step jacks count too: say so in the notes.',
      },
    ],
  },
  {
    day: 4,
    title: 'Flexibility',
    restSeconds: 60,
    exercises: [
      {
        name: 'Sit and Reach',
        type: 'measurement',
        protocol:
          'Warm up first. Sit with straight legs, feet against a wall, and reach forward slowly. Enter the centimetres between fingertips and wall, 0 if you touch it.',
      },
      {
        name: 'Shoulder Reach',
        type: 'measurement',
        protocol:
          'One hand over the shoulder, the other up the back. Enter the centimetres between your fingertips, 0 if they meet. Note which arm was on top.',
      },
      {
        name: 'Hip Flexor Reach',
        type: 'measurement',
        protocol:
          'Lie on the edge of a bed, hug one knee and let the other thigh sink. Enter the centimetres between that thigh and the edge, 0 if it rests. Use the tighter side.',
      },
    ],
  },
  {
    day: 5,
    title: 'Core',
    restSeconds: 90,
    exercises: [
      {
        name: 'Plank',
        type: 'seconds',
        protocol: 'On your forearms, one straight line. The clock stops when your hips sag or rise.',
      },
      {
        name: 'Sit-ups',
        type: 'reps',
        protocol:
          'Arms crossed on your chest, feet flat. Count until you have to pause or your lower back takes over.',
      },
      {
        name: 'Mountain Climbers',
        type: 'reps',
        protocol: 'Count every knee at an even pace. Stop when your hips bounce or you have to pause.',
      },
    ],
  },
  {
    day: 6,
    title: 'Full Body',
    restSeconds: 180,
    exercises: [
      {
        name: 'Bear Crawl',
        type: 'seconds',
        protocol: 'Four steps forward, four back, knees low. The clock stops when a knee touches the floor.',
      },
      {
        name: 'Squat-Push-Plank Circuit',
        type: 'rounds',
        limitSeconds: 480,
        protocol:
          'One round is 10 air squats, 5 push-ups and 15 seconds of plank. Count whole rounds in 8 minutes, with rests as you need them.',
      },
    ],
  },
  {
    day: 7,
    title: 'Recovery',
    restSeconds: 60,
    exercises: [
      {
        name: 'Mobility Flow',
        type: 'rounds',
        limitSeconds: 480,
        protocol: 'Move through the flow for 8 minutes without hurry. Count the rounds that felt smooth.',
      },
      {
        name: 'Box Breathing',
        type: 'rounds',
        limitSeconds: 240,
        protocol:
          'Sit and breathe 4 in, 4 hold, 4 out, 4 hold. Count the rounds in 4 minutes that felt calm.',
      },
    ],
  },
];
