/**
 * Other names of the movements that a guide really teaches, by guide id. A variation belongs here only if the guide describes it
 * (in its steps or modifications); one that it does not describe has no guide, which is better than the wrong one.
 */
export const guideAliases: Readonly<Record<string, readonly string[]>> = {
  'push-ups': ['pushup', 'press-up', 'incline push-up', 'knee push-up', 'decline push-up'],
  'tricep-dips': ['triceps dip', 'bench dip', 'chair dip'],
  'floor-press': ['dumbbell floor press', 'barbell floor press', 'kettlebell floor press'],
  row: [
    'bent-over row',
    'dumbbell row',
    'barbell row',
    'kettlebell row',
    'band row',
    'single-arm row',
    'single-arm dumbbell row',
    'one-arm row',
    'one-arm dumbbell row',
    'bent-over dumbbell row',
    'bent-over barbell row',
  ],
  squats: ['air squat', 'goblet squat', 'band squat', 'chair squat'],
  lunges: ['forward lunge', 'reverse lunge', 'walking lunge', 'dumbbell lunge'],
  'wall-sit': ['wall sit hold'],
  'glute-bridges': [
    'single-leg glute bridge',
    'dumbbell glute bridge',
    'kettlebell glute bridge',
    'barbell glute bridge',
    'band glute bridge',
  ],
  'calf-raises': ['standing calf raise', 'single-leg calf raise', 'dumbbell calf raise'],
  deadlift: ['dumbbell deadlift', 'barbell deadlift', 'kettlebell deadlift', 'band deadlift'],
  plank: ['plank hold', 'forearm plank', 'forearm plank hold', 'knee plank'],
  'sit-ups': ['situp'],
  'jumping-jacks': ['jumping jack', 'step jack', 'step-out jumping jack'],
  'high-knees': ['marching high knee'],
  walking: ['walk', 'treadmill walk', 'incline treadmill walk', 'incline walk'],
  jogging: ['jog', 'treadmill jog'],
  'bike-ride': ['cycling', 'bike sprint'],
  running: ['run', 'treadmill run'],
};
