export const appCopy = {
  workout: 'Workout',
  connection: 'Connection',
  slowLine: 'Slow line. We keep trying.',
};
