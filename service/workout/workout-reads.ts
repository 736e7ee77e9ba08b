import { asWorkoutTemplate, customDailyTemplate } from '#domain/catalogue/daily-templates.ts';
import { builtinTemplates as builtinCatalogue } from '#domain/catalogue/workout-templates.ts';
import { activeProgram } from '#projections/program/program-queries.ts';
import { recentWorkouts } from '#projections/workout/workout-queries.ts';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { queryOf } from '#service/http/read-request.ts';
import { workoutsQuery } from './workout-contract.ts';
import { shownTemplate, shownWorkout } from './workout-view.ts';

const builtin = builtinCatalogue.map(shownTemplate);
const usualLimit = 50;

export const builtinTemplates: Handler = () => async (ctx) => {
  ctx.body = builtin;
};

/** The member's own daily plan as a guided workout. */
export const customTemplates: Handler =
  ({ db }) =>
  async (ctx) => {
    const program = await activeProgram(db, currentMember(ctx).memberId);
    const isCustom = program?.dailyTemplate === 'daily-custom';
    ctx.body = isCustom
      ? [shownTemplate(asWorkoutTemplate(customDailyTemplate(program.customExercises)))]
      : [];
  };

/** Members cannot save templates of their own yet. */
export const userTemplates: Handler = () => async (ctx) => {
  ctx.body = [];
};

export const listWorkouts: Handler =
  ({ db }) =>
  async (ctx) => {
    const { limit = usualLimit, before = null } = queryOf(ctx, workoutsQuery);
    const workouts = await recentWorkouts(db, currentMember(ctx).memberId, limit, before);
    ctx.body = workouts.map(shownWorkout);
  };
