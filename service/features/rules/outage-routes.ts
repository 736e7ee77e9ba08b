import type { Context } from 'koa';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import {
  type DeclareOutage,
  type RevokeOutage,
  refuseOutage,
  rulesDecider,
  unknownOutage,
} from '#domain/rules/rules.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { comparedAgain } from './compared-again.ts';
import { declaredRules } from './declared-rules.ts';
import { compareEverybody, declaring, revoking } from './everybody-comparison.ts';
import {
  declareOutageBody,
  outageAnswer,
  outagePreviewQuery,
  outagesAnswer,
  revokeOutageBody,
} from './outage-contract.ts';
import { previewAnswer } from './rules-contract.ts';

const listOutages: Handler =
  ({ events }) =>
  async (ctx) => {
    const { outages } = await declaredRules(events);
    ctx.body = { outages: outages.toReversed() };
  };

const previewOutage: Handler = (app) => async (ctx) => {
  const query = queryOf(ctx, outagePreviewQuery);
  const { at: asOf } = currentMember(ctx);
  if ('revoke' in query) {
    await checkKnown(app, query.revoke);
    ctx.body = await compareEverybody(app.db, { change: revoking(query.revoke), asOf });
    return;
  }
  const times = timesOf(query);
  refuseOutage(times, asOf);
  ctx.body = await compareEverybody(app.db, { change: declaring(times), asOf });
};

const declareOutage: Handler = (app) => async (ctx) => {
  const { reason, digest, ...typed } = bodyOf(ctx, declareOutageBody);
  const { memberId: declaredBy, at } = currentMember(ctx);
  const times = timesOf(typed);
  refuseOutage(times, at);
  const outageId = commandIdOfMember(ctx);
  const comparison = await comparedAgain(app, ctx, { change: declaring(times), digest });
  const outage = { outageId, ...times, reason, declaredBy, comparison };
  await answerWith(app, ctx, { type: 'DeclareOutage', ...outage, at });
};

const revokeOutage: Handler = (app) => async (ctx) => {
  const { reason, digest } = bodyOf(ctx, revokeOutageBody);
  const outageId = pathPart(ctx, 'id');
  await checkKnown(app, outageId);
  const comparison = await comparedAgain(app, ctx, { change: revoking(outageId), digest });
  const revokedBy = currentMember(ctx).memberId;
  await answerWith(app, ctx, { type: 'RevokeOutage', outageId, reason, revokedBy, comparison });
};

async function answerWith(
  { send }: AppContext,
  ctx: Context,
  command: DeclareOutage | RevokeOutage,
): Promise<void> {
  const { answer } = await send(ctx, rulesDecider, rulesStream, command);
  ctx.body = { ...answer, outageId: command.outageId };
}

async function checkKnown({ events }: AppContext, wanted: string): Promise<void> {
  const { outages } = await declaredRules(events);
  if (!outages.some(({ outageId }) => outageId === wanted)) throw unknownOutage();
}

type Times = { readonly from: Instant; readonly to: Instant };

const timesOf = ({ from, to }: { readonly from: string; readonly to: string }): Times => ({
  from: storedInstant(from),
  to: storedInstant(to),
});

/** With milliseconds, as in events. */
const storedInstant = (typed: string): Instant => asInstant(new Date(typed).toISOString());

export const outageRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/outages',
    summary: 'The outages for which days were made neutral, newest first.',
    audience: 'admins',
    answer: outagesAnswer,
    handle: listOutages,
  },
  {
    method: 'GET',
    path: '/api/admin/outages/preview',
    summary:
      'Whose numbers would change if an outage were declared or revoked: totals, and the 100 largest changes. Takes `from` and `to`, or `revoke`.',
    audience: 'admins',
    query: outagePreviewQuery,
    answer: previewAnswer,
    refusals: [
      [400, 'outage-too-short'],
      [400, 'outage-too-long'],
      [400, 'outage-not-over'],
      [404, 'unknown-outage'],
    ],
    handle: previewOutage,
  },
  {
    method: 'POST',
    path: '/api/admin/outages',
    summary:
      'Declares an outage: dates of members that it overlaps by two hours or more are neutral if unused. Needs the digest of a preview.',
    audience: 'admins',
    body: declareOutageBody,
    answer: outageAnswer,
    refusals: [
      [400, 'outage-too-short'],
      [400, 'outage-too-long'],
      [400, 'outage-not-over'],
      [400, 'reason-required'],
      [409, 'comparison-changed'],
      [409, 'outage-declared'],
    ],
    handle: declareOutage,
  },
  {
    method: 'POST',
    path: '/api/admin/outages/:id/revoke',
    summary: 'Revokes an outage: its dates count as usual again. Needs the digest of a preview.',
    audience: 'admins',
    body: revokeOutageBody,
    answer: outageAnswer,
    refusals: [
      [400, 'reason-required'],
      [404, 'unknown-outage'],
      [409, 'comparison-changed'],
    ],
    handle: revokeOutage,
  },
];
