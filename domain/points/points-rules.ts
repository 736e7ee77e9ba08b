import { questById } from '#domain/catalogue/quest-catalogue.ts';
import type { QuestDifficulty } from '#domain/catalogue/quest-entry.ts';
import type { QuestCompleted } from '#domain/quest/quest-events.ts';
import type { RoutineCompleted } from '#domain/routine/routine-events.ts';
import type { WorkoutLogged } from '#domain/workout/workout-events.ts';

/** Points for each rewarded fact; everything else earns none. */
export type PointsRules = Readonly<Record<QuestDifficulty | 'luckyDay' | 'workout' | 'routine', number>>;

export const pointsRulesV1: PointsRules = {
  easy: 1,
  medium: 2,
  hard: 3,
  luckyDay: 5,
  workout: 2,
  routine: 2,
};

export type RewardedEvent = QuestCompleted | WorkoutLogged | RoutineCompleted;
/** What a rewarded event is worth, in points. */
export type Award = (event: RewardedEvent) => number;

/** The points that were awarded when it happened. */
export const storedAward: Award = (event) => event.points;

/** What other rules would have awarded; a quest that is no longer in the catalogue keeps its points. */
export const awardUnder =
  (rules: PointsRules): Award =>
  (event) => {
    if (event.type === 'WorkoutLogged') return rules.workout;
    if (event.type === 'RoutineCompleted') return rules.routine;
    if (event.luckyDay) return rules.luckyDay;
    const quest = questById(event.questId);
    return quest ? rules[quest.difficulty] : event.points;
  };
