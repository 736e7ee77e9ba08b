import type { Context } from 'koa';
import { asMemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { handleIn } from '#domain/public-page/handle-rules.ts';
import { type PublicPageCommand, publicPageDecider } from '#domain/public-page/public-page.ts';
import { publicPageStream } from '#domain/public-page/public-page-events.ts';
import { memberOfHandle, pagesTakenDown, publicPageOf } from '#projections/public-page/public-pages.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import {
  giveBackBody,
  type PagesTakenDown,
  pageDecisionAnswer,
  pagesTakenDownAnswer,
  takeDownBody,
} from './page-decisions-contract.ts';

const readPages: Handler = (app) => async (ctx) => {
  ctx.body = await pagesFor(app);
};

const takeDown: Handler = (app) => async (ctx) => {
  const { memberId: takenDownBy } = currentMember(ctx);
  const { handle, reason } = bodyOf(ctx, takeDownBody);
  const memberId = await memberOfHandle(app.db, handleIn(handle));
  if (!memberId) throw unknownPage('No page has this name. Copy it from the address of the page, after /u/.');
  await decide(app, ctx, { type: 'TakeDownPage', memberId, takenDownBy, reason });
};

const giveBack: Handler = (app) => async (ctx) => {
  const { memberId: givenBackBy } = currentMember(ctx);
  const { note } = bodyOf(ctx, giveBackBody);
  const memberId = asMemberId(pathPart(ctx, 'memberId'));
  const { isTakenDown } = await publicPageOf(app.db, memberId);
  if (!isTakenDown) throw unknownPage('This page is not taken down. Reload the list to see those that are.');
  await decide(app, ctx, { type: 'GiveBackPage', memberId, givenBackBy, note });
};

const unknownPage = (sentence: string): Refusal => new Refusal('unknown-page', sentence, 'missing');

async function decide(app: AppContext, ctx: Context, command: PublicPageCommand): Promise<void> {
  const { answer } = await app.send(ctx, publicPageDecider, publicPageStream(command.memberId), command);
  ctx.body = { ...answer, ...(await pagesFor(app)) };
}

async function pagesFor({ db }: AppContext): Promise<PagesTakenDown> {
  const pages = await pagesTakenDown(db);
  return {
    pages: pages.map(({ memberId, handle, takenDownFor }) => ({
      memberId,
      handle,
      reason: takenDownFor ?? '',
    })),
  };
}

export const pageDecisionRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/public-pages',
    summary: 'The public pages that admins took down.',
    audience: 'admins',
    answer: pagesTakenDownAnswer,
    handle: readPages,
  },
  {
    method: 'POST',
    path: '/api/admin/public-pages',
    summary: 'Takes down the public page of a member by its name. The member reads the reason.',
    audience: 'admins',
    body: takeDownBody,
    answer: pageDecisionAnswer,
    refusals: [
      [400, 'invalid-handle'],
      [400, 'note-required'],
      [404, 'unknown-page'],
    ],
    handle: takeDown,
  },
  {
    method: 'POST',
    path: '/api/admin/public-pages/:memberId/give-back',
    summary: 'Gives back a public page that was taken down, and records who did so and why.',
    audience: 'admins',
    body: giveBackBody,
    answer: pageDecisionAnswer,
    refusals: [
      [400, 'note-required'],
      [404, 'unknown-page'],
    ],
    handle: giveBack,
  },
];
