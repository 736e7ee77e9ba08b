/** Why something is so, with its numbers: advice, hazards, paces, recommendations and badges, as it is shown. */
export const reasonText = (english: string): string => english;
