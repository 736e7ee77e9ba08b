/** A sentence of an exercise guide in the language of the page. */
export const guideText = (english: string): string => english;
