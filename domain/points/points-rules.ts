import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { QuestDifficulty } from '#domain/catalogue/quests/quest-entry.ts';
import type { QuestCompleted } from '#domain/quest/quest-events.ts';
import type { RoutineCompleted } from '#domain/routine/routine-events.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import { workoutPoints, workoutsPerDay } from '#domain/workout/workout-rules.ts';

/** Points for each rewarded fact; everything else earns none. `workoutsPerDay` is the maximum number of rewarded workouts per date. */
export type PointsRules = Readonly<
  Record<QuestDifficulty | 'luckyDay' | 'workout' | 'routine' | 'workoutsPerDay', number>
>;

export const pointsRulesV1: PointsRules = {
  easy: 1,
  medium: 2,
  hard: 3,
  luckyDay: 5,
  workout: workoutPoints,
  routine: 2,
  workoutsPerDay,
};

export type RewardedEvent = QuestCompleted | WorkoutLogged | WorkoutCorrected | RoutineCompleted;
/**
 * The points of a rewarded event.
 * @param earlierWorkouts counts the earlier workouts of the event's date that earned points and were not withdrawn.
 */
export type Award = (event: RewardedEvent, earlierWorkouts: () => number) => number;

/** The points stored in the event. */
export const storedAward: Award = (event) => event.points;

const workoutUnder = ({ workout, workoutsPerDay: most }: PointsRules, earlier: number): number =>
  earlier < most ? workout : 0;

/** The points under other rules. A quest that was removed from the catalogue keeps its stored points. */
export const awardUnder =
  (rules: PointsRules): Award =>
  (event, earlierWorkouts) => {
    if (event.type === 'WorkoutLogged' || event.type === 'WorkoutCorrected')
      return workoutUnder(rules, earlierWorkouts());
    if (event.type === 'RoutineCompleted') return rules.routine;
    if (event.luckyDay) return rules.luckyDay;
    const quest = questById(event.questId);
    return quest ? rules[quest.difficulty] : event.points;
  };
