/** What a quest of the catalogue and its steps say, as it is shown. */
export const questText = (english: string): string => english;
