import { anchors } from '#client/ui/paths.ts';

/** Where the dock's link leads. */
export const questId = anchors.quest.slice(1);
export const questTitle = "Today's quest";
