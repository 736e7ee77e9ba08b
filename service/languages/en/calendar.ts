/** The member's plan in another calendar. */
export const calendar = {
  dailyMaintenance: 'Daily maintenance',
  /** Of a workout of the member's own, whose name is not shown. */
  workout: 'Workout',
  withMinutes: (name: string, minutes: number) => `${name}, ${minutes} min`,
  programEnds: 'Your program ends',
};
