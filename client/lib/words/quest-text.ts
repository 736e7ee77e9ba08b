/** A sentence of a catalogue quest or its steps in the language of the page. */
export const questText = (english: string): string => english;
