import { customDailyTemplate, dailyTemplateOf, dailyTemplates } from '#domain/catalogue/daily-templates.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { activeProgram, customDailyProgramOn } from '#projections/program/program-queries.ts';
import { routinesOfDay } from '#projections/routine/routine-queries.ts';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, queryOf } from '#service/http/read-request.ts';
import { progressQuery, tickBody } from './routine-contract.ts';
import { shownDailyTemplate, shownProgress } from './routine-view.ts';

export const listTemplates: Handler =
  ({ db }) =>
  async (ctx) => {
    const program = await activeProgram(db, currentMember(ctx).memberId);
    const custom =
      program?.dailyTemplate === 'daily-custom' ? [customDailyTemplate(program.customExercises)] : [];
    ctx.body = [...dailyTemplates, ...custom].map(shownDailyTemplate);
  };

export const readProgress: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { date = today } = queryOf(ctx, progressQuery);
    const routines = await routinesOfDay(db, memberId, date);
    ctx.body = routines.map((routine) => shownProgress(routine, date, routine.template));
  };

export const tickSet: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { templateType: template, completed, date = today, ...place } = bodyOf(ctx, tickBody);
    const program = await (date === today
      ? activeProgram(db, memberId)
      : customDailyProgramOn(db, memberId, date));
    const plan = dailyTemplateOf(template, program?.customExercises ?? []);
    const type = completed ? 'TickSet' : 'UntickSet';
    const command = { type, memberId, date, template, ...place, plan, today } as const;
    const { state, answer } = await send(
      ctx,
      routineDecider,
      routineStream(memberId, date, template),
      command,
    );
    ctx.body = { ...answer, progress: shownProgress(state, date, template), pointsEarned: state.points };
  };
