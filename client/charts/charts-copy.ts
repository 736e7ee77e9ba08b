export const chartsCopy = {
  done: 'Done',
  protected: 'Protected',
  held: 'Held, not spent yet',
  missed: 'Missed',
  neutral: 'Neutral',
  today: 'Today',
  nothingToMeasure: (label: string): string => `${label}: nothing to measure yet`,
  protectedByToken: 'protected by a skip token',
  heldByToken: 'held by a skip token, not spent yet',
  doesNotCount: 'does not count',
  todayOpen: 'today, open',
  toCome: 'to come',
};
