import type { WorkoutTemplate } from './workout-template.ts';

/** Activities that a member may do elsewhere, by the id under which they are logged. */
export type Activity = Pick<WorkoutTemplate, 'id' | 'name' | 'category'> & {
  /** Whether it goes somewhere. */
  readonly hasDistance: boolean;
};

const activity = (
  id: string,
  name: string,
  category: Activity['category'],
  hasDistance = false,
): Activity => ({ id: `activity-${id}`, name, category, hasDistance });

/** In the order of the list to choose from. */
export const activities: readonly Activity[] = [
  activity('walk', 'Walk', 'cardio', true),
  activity('run', 'Run', 'cardio', true),
  activity('ride', 'Bike ride', 'cardio', true),
  activity('hike', 'Hike', 'cardio', true),
  activity('swim', 'Swim', 'cardio', true),
  activity('row', 'Rowing', 'cardio', true),
  activity('class', 'Fitness class', 'cardio'),
  activity('gym', 'Strength training', 'strength'),
  activity('yoga', 'Yoga or stretching', 'mobility'),
  activity('sport', 'Team or racket sport', 'cardio'),
  activity('dance', 'Dance', 'cardio'),
  activity('other', 'Something else', 'cardio'),
];

const ids: ReadonlySet<string> = new Set(activities.map(({ id }) => id));

export const isActivityId = (id: string): boolean => ids.has(id);

/** How far an activity may go at most, in metres: generous for a person, narrow for a slip of the finger. */
export const mostDistanceMeters = 1_000_000;
