import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import type { RulesState } from '#domain/rules/rules.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { declaredRules } from './declared-rules.ts';
import { applyingAlways, comparedNumbers } from './everybody-comparison.ts';
import { memberRulesAnswer, seenAnswer, seenBody } from './rules-contract.ts';
import { tokenRulesOf } from './rules-routes.ts';

const readRules: Handler =
  ({ events }) =>
  async (ctx) => {
    const { adopted } = await declaredRules(events);
    const newest = adopted.at(-1);
    if (!newest) throw new Refusal('no-new-rules', 'No new rules were adopted.', 'missing');
    const { version, from, rules } = newest;
    ctx.body = {
      version,
      from,
      before: tokenRulesOf(adopted.at(-2)?.rules ?? streakRulesV1),
      after: tokenRulesOf(rules),
      numbers: await numbersThen(events, currentMember(ctx).memberId, newest),
    };
  };

/** The numbers of a member in the comparison that is stored with the rules. */
async function numbersThen(
  events: AppContext['events'],
  memberId: MemberId,
  { rules, comparison: { asOf } }: RulesState['adopted'][number],
) {
  const known = (await memberHistory(events, memberId, asOf)).filter(
    // The rules themselves are of the same instant.
    ({ event, metadata }) => event.type !== 'RulesAdopted' || metadata.occurredAt < asOf,
  );
  if (known.length === 0) return null;
  return comparedNumbers(foldActivity(known), applyingAlways(rules), asOf);
}

const seeRules: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const { version } = bodyOf(ctx, seenBody);
    const command = { type: 'SeeRules', memberId, version } as const;
    ctx.body = (await send(ctx, memberDecider, memberStream(memberId), command)).answer;
  };

export const memberRulesRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/rules',
    summary:
      'What the newest rules for skip tokens change, with the numbers of the member in the comparison.',
    audience: 'members',
    answer: memberRulesAnswer,
    refusals: [[404, 'no-new-rules']],
    handle: readRules,
  },
  {
    method: 'POST',
    path: '/api/me/rules/seen',
    summary: 'The member has read what new rules change, and is not shown it again.',
    audience: 'members',
    body: seenBody,
    answer: seenAnswer,
    handle: seeRules,
  },
];
