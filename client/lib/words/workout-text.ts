/** What workouts, programs and tests of the catalogue say, as it is shown. */
export const workoutText = (english: string): string => english;
