/** Tips, milestones, preferences and other sentences of the coach, as they are shown. */
export const contentText = (english: string): string => english;
