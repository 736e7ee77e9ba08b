/** A name of the catalogue as it is shown: of an exercise, a workout, a quest, a badge or a choice. Other names stay as they are. */
export const nameText = (english: string): string => english;
