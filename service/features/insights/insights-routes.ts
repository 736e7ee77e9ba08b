import type { Context } from 'koa';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { ApiRoute, Handler, RefusedWith } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import { queryOf } from '#service/http/read-request.ts';
import { type Insights, InsightsBusy } from './insights.ts';
import {
  effectAnswer,
  effectQuery,
  energyFiguresAnswer,
  insightsAnswer,
  insightsQuery,
} from './insights-contract.ts';
import { parseRules, WrongRules } from './rules-file.ts';

/** Figures of all members together, for admins. */
export type InsightsContext = { readonly insights: Pick<Insights, 'figures' | 'effect' | 'energy'> };

const readInsights: Handler<InsightsContext> =
  ({ insights }) =>
  async (ctx) => {
    const { asOf } = queryOf(ctx, insightsQuery);
    const found = await unlessBusy(() => insights.figures(momentOf(ctx, asOf)));
    ctx.body = found.state === 'ready' ? { state: 'ready', figures: found.answer } : found;
  };

const readEffect: Handler<InsightsContext> =
  ({ insights }) =>
  async (ctx) => {
    const { asOf, rules } = queryOf(ctx, effectQuery);
    const changes = changesIn(rules);
    const found = await unlessBusy(() => insights.effect(changes, momentOf(ctx, asOf)));
    ctx.body = found.state === 'ready' ? { state: 'ready', effect: found.answer } : found;
  };

const readEnergy: Handler<InsightsContext> =
  ({ insights }) =>
  async (ctx) => {
    const { asOf } = queryOf(ctx, insightsQuery);
    const found = await unlessBusy(() => insights.energy(momentOf(ctx, asOf)));
    ctx.body = found.state === 'ready' ? { state: 'ready', energy: found.answer } : found;
  };

/** @throws HttpFailure for a moment that is still to come */
function momentOf(ctx: Context, asOf: string | undefined): Instant | null {
  if (asOf === undefined) return null;
  const moment = asInstant(new Date(asOf).toISOString());
  if (moment <= currentMember(ctx).at) return moment;
  throw new HttpFailure(400, 'as-of-in-the-future', 'The moment is still to come. Choose one that is past.');
}

/** @throws HttpFailure that names what is wrong with the file */
function changesIn(text: string) {
  try {
    const rules = parseRules('The rules file', text);
    if (rules.streak || rules.points) return rules;
  } catch (error) {
    if (!(error instanceof WrongRules)) throw error;
    throw new HttpFailure(400, 'wrong-rules', error.message);
  }
  throw new HttpFailure(
    400,
    'wrong-rules',
    'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.',
  );
}

async function unlessBusy<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof InsightsBusy)) throw error;
    throw new HttpFailure(
      503,
      'insights-busy',
      'Other questions are being worked on. Ask again in a minute.',
    );
  }
}

const busy: RefusedWith = [503, 'insights-busy'];
const tooLate: RefusedWith = [400, 'as-of-in-the-future'];

export const insightsRoutes: readonly ApiRoute<InsightsContext>[] = [
  {
    method: 'GET',
    path: '/api/admin/insights',
    summary:
      'Streaks, retention, quests and refused commands of all members together, now or as of a moment; while a history is folded, how far that is.',
    audience: 'admins',
    query: insightsQuery,
    answer: insightsAnswer,
    refusals: [busy, tooLate],
    handle: readInsights,
  },
  {
    method: 'GET',
    path: '/api/admin/insights/energy',
    summary:
      'Energy and mood of all members together, now or as of a moment, from 25 members on; while the history is folded, how far that is.',
    audience: 'admins',
    query: insightsQuery,
    answer: energyFiguresAnswer,
    refusals: [busy, tooLate],
    handle: readEnergy,
  },
  {
    method: 'GET',
    path: '/api/admin/insights/rules-effect',
    summary:
      'What a rules file would change, now or as of a moment: members by their numbers before and after, and the largest changes by pseudonym.',
    audience: 'admins',
    query: effectQuery,
    answer: effectAnswer,
    refusals: [busy, tooLate, [400, 'wrong-rules']],
    handle: readEffect,
  },
];
