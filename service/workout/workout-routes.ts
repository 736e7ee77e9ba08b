import type { ApiRoute } from '#service/http/api-route.ts';
import {
  logWorkoutAnswer,
  logWorkoutBody,
  retractWorkoutAnswer,
  templatesAnswer,
  workoutsAnswer,
  workoutsQuery,
} from './workout-contract.ts';
import { logWorkout, retractWorkout } from './workout-handlers.ts';
import { builtinTemplates, customTemplates, listWorkouts, userTemplates } from './workout-reads.ts';

export const workoutRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/workout-templates/builtin',
    summary: 'The workouts of the product.',
    audience: 'members',
    answer: templatesAnswer,
    handle: builtinTemplates,
  },
  {
    method: 'GET',
    path: '/api/workout-templates/custom',
    summary: 'The member’s own daily plan as a workout, where there is one.',
    audience: 'members',
    answer: templatesAnswer,
    handle: customTemplates,
  },
  {
    method: 'GET',
    path: '/api/workout-templates/user',
    summary: 'The workouts that the member has saved.',
    audience: 'members',
    answer: templatesAnswer,
    handle: userTemplates,
  },
  {
    method: 'GET',
    path: '/api/workouts',
    summary: 'The workouts of the member, newest first; 50 unless asked otherwise.',
    audience: 'members',
    query: workoutsQuery,
    answer: workoutsAnswer,
    handle: listWorkouts,
  },
  {
    method: 'POST',
    path: '/api/workouts',
    summary: 'Logs a workout. Points are awarded by the rules, whatever is claimed.',
    audience: 'members',
    body: logWorkoutBody,
    status: 201,
    answer: logWorkoutAnswer,
    refusals: [[400, 'future-date']],
    handle: logWorkout,
  },
  {
    method: 'DELETE',
    path: '/api/workouts/:id',
    summary: 'Takes a logged workout back, and its points.',
    audience: 'members',
    answer: retractWorkoutAnswer,
    refusals: [[404, 'unknown-workout']],
    handle: retractWorkout,
  },
];
