/** Activities that a browser can measure by positions. A ride is faster than the filter of the positions admits. */
export const isMeasurableActivity = (activityId: string): boolean =>
  ['activity-walk', 'activity-run', 'activity-hike'].includes(activityId);

export const isMeasurableExercise = (name: string): boolean =>
  ['Walking', 'Running', 'Jogging'].includes(name);

const questMeters: ReadonlyMap<string, number | null> = new Map([
  ['brisk-mile', 1_609.344],
  ['easy-stroll', null],
]);

/** How far the quest leads: null where only the walking counts, undefined for a quest without a way. */
export const metersOfQuest = (questId: string): number | null | undefined => questMeters.get(questId);
