/** What the guide of an exercise says, as it is shown. */
export const guideText = (english: string): string => english;
