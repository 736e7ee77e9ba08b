/** Questions and answers of the help, as they are shown. */
export const helpText = (english: string): string => english;
