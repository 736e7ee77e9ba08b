/** Facts about the reader of a page, which the frame of a screen may show. */
export const frameFacts = ['firstName', 'wholeName'] as const;
export type FrameFact = (typeof frameFacts)[number];

/** The place of a fact in a frame. The build writes it, and the service fills it in. */
export const placeOf = (fact: FrameFact): string => `__${fact}__`;

/** Finds the places in a page; its group is the fact. */
export const factPlaces = new RegExp(`__(${frameFacts.join('|')})__`, 'g');

/** The most characters of a name in a frame. The heading of a longer name is smaller, which a frame cannot be. */
export const longestFramedName = 24;
