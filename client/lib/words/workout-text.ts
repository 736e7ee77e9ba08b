/** A sentence of a workout, program or test of the catalogue in the language of the page. */
export const workoutText = (english: string): string => english;
