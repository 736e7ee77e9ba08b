import type { MemberDay } from '#domain/kernel/day.ts';
import { latestRules, refuseAdoption, rulesDecider, type TokenRules } from '#domain/rules/rules.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import type { StoredStreakRules } from '#domain/streak/streak-rules.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, queryOf } from '#service/http/read-request.ts';
import { comparedAgain } from './compared-again.ts';
import { declaredRules, isDecided } from './declared-rules.ts';
import { applyingAlways, compareEverybody } from './everybody-comparison.ts';
import {
  adoptedAnswer,
  adoptRulesBody,
  previewAnswer,
  rulesAnswer,
  rulesPreviewQuery,
} from './rules-contract.ts';

const listRules: Handler =
  ({ events }) =>
  async (ctx) => {
    const state = await declaredRules(events);
    const versions = state.adopted.toReversed().map(({ rules, ...adopted }) => ({
      ...adopted,
      rules: tokenRulesOf(rules),
    }));
    ctx.body = { current: tokenRulesOf(latestRules(state)), versions };
  };

export const tokenRulesOf = ({ tokenHold, tokenStart, earnEvery }: StoredStreakRules): TokenRules => ({
  tokenHold,
  tokenStart,
  earnEvery,
});

const previewRules: Handler =
  ({ db, events }) =>
  async (ctx) => {
    const { from, ...rules } = queryOf(ctx, rulesPreviewQuery);
    const { at: asOf, today } = currentMember(ctx);
    const change = applyingAlways(await adoptable({ events }, { from, rules, today }));
    ctx.body = await compareEverybody(db, { change, asOf });
  };

const adoptRules: Handler = (app) => async (ctx) => {
  const { from, rules, reason, digest } = bodyOf(ctx, adoptRulesBody);
  const { memberId: adoptedBy, today } = currentMember(ctx);
  const asked = { from, rules, today };
  const isRepeated = await isDecided(app.events, ctx);
  const all = isRepeated ? latestRules(await declaredRules(app.events)) : await adoptable(app, asked);
  const comparison = await comparedAgain(app, ctx, { change: applyingAlways(all), digest });
  const command = { type: 'AdoptRules', ...asked, reason, adoptedBy, comparison } as const;
  const { state, answer } = await app.send(ctx, rulesDecider, rulesStream, command);
  ctx.body = { ...answer, version: state.adopted.at(-1)?.version ?? '' };
};

type Asked = { readonly from: MemberDay; readonly rules: TokenRules; readonly today: MemberDay };

/** The rules as they would be adopted. @throws Refusal */
async function adoptable({ events }: Pick<AppContext, 'events'>, asked: Asked): Promise<StoredStreakRules> {
  const state = await declaredRules(events);
  refuseAdoption(state, asked);
  return { ...latestRules(state), ...asked.rules };
}

export const rulesRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/rules',
    summary: 'The numbers of skip tokens that hold, and every version that was adopted, newest first.',
    audience: 'admins',
    answer: rulesAnswer,
    handle: listRules,
  },
  {
    method: 'GET',
    path: '/api/admin/rules/preview',
    summary:
      "Everybody's numbers under other rules for skip tokens, as if these had held on all dates: totals, and the 100 largest changes.",
    audience: 'admins',
    query: rulesPreviewQuery,
    answer: previewAnswer,
    refusals: [
      [400, 'rules-out-of-range'],
      [400, 'rules-unchanged'],
      [400, 'rules-from-out-of-range'],
      [400, 'rules-too-early'],
    ],
    handle: previewRules,
  },
  {
    method: 'POST',
    path: '/api/admin/rules',
    summary:
      'Adopts other rules for skip tokens, for the dates from one on. Needs the digest of a preview, which is stored with them.',
    audience: 'admins',
    body: adoptRulesBody,
    answer: adoptedAnswer,
    refusals: [
      [400, 'rules-out-of-range'],
      [400, 'rules-unchanged'],
      [400, 'rules-from-out-of-range'],
      [400, 'rules-too-early'],
      [400, 'reason-required'],
      [409, 'comparison-changed'],
    ],
    handle: adoptRules,
  },
];
