/** Apart from the other texts of workouts, because the dashboard loads it. */
export const unsavedCopy = {
  label: 'Unsaved workout',
  open: 'Open',
  today: (name: string): string => `${name} isn’t saved yet.`,
  earlier: (name: string, weekday: string): string => `${name} of ${weekday} isn’t saved yet.`,
};
