import type { Context } from 'koa';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type MemberState, memberDecider } from '#domain/member/member.ts';
import type { PauseStreak, ResumeStreak } from '#domain/member/member-commands.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { pauseLimits } from '#domain/streak/pause-rules.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import {
  endPauseBody,
  type PausesAnswer,
  pauseBody,
  pauseCommandAnswer,
  pausesAnswer,
} from './pause-contract.ts';

const readPauses: Handler = () => async (ctx) => {
  const { member, today } = currentMember(ctx);
  ctx.body = shownPauses(member, today);
};

const pauseStreak: Handler = (app) => async (ctx) => {
  const { memberId, today } = currentMember(ctx);
  await answerWithPauses(app, ctx, { type: 'PauseStreak', memberId, today, ...bodyOf(ctx, pauseBody) });
};

const endPause: Handler = (app) => async (ctx) => {
  const { memberId, today } = currentMember(ctx);
  await answerWithPauses(app, ctx, { type: 'ResumeStreak', memberId, today, ...bodyOf(ctx, endPauseBody) });
};

async function answerWithPauses(
  { send }: AppContext,
  ctx: Context,
  command: PauseStreak | ResumeStreak,
): Promise<void> {
  const { state, answer } = await send(ctx, memberDecider, memberStream(command.memberId), command);
  ctx.body = { ...answer, ...shownPauses(state, command.today) };
}

const shownPauses = ({ pauses }: MemberState, today: MemberDay): PausesAnswer => ({
  pauses: pauses.filter(({ until }) => until > addDays(today, -pauseLimits.windowDays)),
});

export const pauseRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/pauses',
    summary: 'The pauses of the streak in the last 365 days and to come.',
    audience: 'members',
    scopes: ['read:stats'],
    answer: pausesAnswer,
    handle: readPauses,
  },
  {
    method: 'POST',
    path: '/api/me/pauses',
    summary: 'Pauses the streak for 1 to 28 days: no missed day, no token, and activity counts as usual.',
    audience: 'members',
    body: pauseBody,
    answer: pauseCommandAnswer,
    refusals: [
      [400, 'pause-ends-early'],
      [400, 'pause-too-long'],
      [400, 'pause-too-far-ahead'],
      [409, 'pause-in-the-past'],
      [409, 'pause-too-late'],
      [409, 'pause-days-used-up'],
    ],
    handle: pauseStreak,
  },
  {
    method: 'POST',
    path: '/api/me/pauses/end',
    summary: 'Ends a pause early. The days that are returned can be paused again.',
    audience: 'members',
    body: endPauseBody,
    answer: pauseCommandAnswer,
    refusals: [[409, 'resume-in-the-past']],
    handle: endPause,
  },
];
