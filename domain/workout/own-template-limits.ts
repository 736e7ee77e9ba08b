/** Workouts that a member saved as templates. */
export const ownTemplateLimits = {
  templates: 50,
  nameLetters: 80,
  exercises: 30,
  sets: 20,
  reps: 1_000,
  seconds: 4 * 60 * 60,
  restSeconds: 15 * 60,
} as const;
