type Shown = { readonly currentStreak: number; readonly isActiveToday: boolean };

/**
 * The streak as it will be shown once today is active, from the streak as it is shown. A neutral date changes nothing.
 * `streak-preview.test.ts` compares it with the walk.
 */
export const streakWithToday = ({ currentStreak, isActiveToday }: Shown, isNeutralToday: boolean): number =>
  isActiveToday || isNeutralToday ? currentStreak : currentStreak + 1;
