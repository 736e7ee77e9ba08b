/** As tall as the figure becomes, with the line below it. In a session the figure is small. */
export const figureHeight = (isInSession = false): string =>
  isInSession ? '9.5rem' : 'calc(clamp(9rem, 24vh, 13rem) + 4.75rem)';
