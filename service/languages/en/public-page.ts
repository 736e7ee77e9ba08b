/** Public pages and their pictures for link previews. */
export const publicPage = {
  titleOf: (name: string) => `${name} on Rondel`,
  streak: (days: number) => (days === 1 ? 'day in a row' : 'days in a row'),
  quests: (count: number) => (count === 1 ? 'quest done' : 'quests done'),
  week: 'This week',
  activeOf: (count: number) => (count === 1 ? '1 active day' : `${count} active days`),
  /** A fact and what it names: the week, or a day of it. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** In columns of a week, for one letter each. */
  weekdayLetters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  day: { active: 'active', quiet: 'not active', open: 'still open' },
  level: 'Level',
  badges: 'Badges',
  nothing: 'The rest stays private.',
  note: (name: string) => `${name} chooses what this page shows.`,
  invitation: 'What is Rondel?',
  missing: 'There is no page here',
  missingLead: 'The name may be misspelt, or its owner shows no page at the moment.',
  home: 'Go to Rondel',
  picture: (name: string) => `${name} on Rondel, in numbers`,
  /** `parts` such as `12 days in a row`. */
  descriptionOf: (parts: readonly string[]) =>
    parts.length === 0 ? 'A page of a member of Rondel.' : `${parts.join(', ')}.`,
};
