import type { Context } from 'koa';
import { firstNameOf } from '#domain/member/member.ts';
import { handleDecider } from '#domain/public-page/handle.ts';
import { handleStream } from '#domain/public-page/handle-events.ts';
import { handleIn, isReserved, lookOf, unavailableHandle } from '#domain/public-page/handle-rules.ts';
import { publicFacts } from '#domain/public-page/public-fact-rules.ts';
import {
  type PublicPageCommand,
  type PublicPageState,
  publicPageDecider,
  refuseByAge,
  refuseEarlyChange,
  whyNoPage,
} from '#domain/public-page/public-page.ts';
import { publicPageStream } from '#domain/public-page/public-page-events.ts';
import { publicPageOf } from '#projections/public-page/public-pages.ts';
import { statsOf } from '#projections/stats/stats-queries.ts';
import { recentDaysOf } from '#projections/streak/activities.ts';
import { keyedId } from '#service/event-store/keyed-id.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { type CurrentMember, currentMember } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { holderOf } from '#service/jobs/erasure/release-handles.ts';
import { type PublicBasis, publicFactsOf } from './facts-on-page.ts';
import {
  handleBody,
  type PublicPageAnswer,
  publicPageAnswer,
  publicPageBody,
  publicPageCommandAnswer,
} from './public-page-contract.ts';

const readPage: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    ctx.body = await shown(db, current, await publicPageOf(db, current.memberId));
  };

const choosePage: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  await answer(app, ctx, { type: 'ChoosePublicFacts', memberId, ...bodyOf(ctx, publicPageBody) });
};

/**
 * Claims the handle in its own stream, chooses it, and gives back the one before. A claim that is then refused as a choice is taken back, so
 * that two changes at the same time close no handle.
 */
const chooseHandle: Handler = (app) => async (ctx) => {
  const { memberId, at } = currentMember(ctx);
  const handle = handleIn(bodyOf(ctx, handleBody).handle);
  const before = await publicPageOf(app.db, memberId);
  refuseChoice(currentMember(ctx), before, handle);
  const handleId = keyedId(app.db.cipher, `handle|${lookOf(handle)}`);
  const isClaimed = await claim(app, ctx, handleId);
  try {
    await answer(app, ctx, { type: 'ChooseHandle', memberId, handle, handleId, at });
  } catch (error) {
    if (isClaimed) await release(app, ctx, handleId, 'unclaim');
    throw error;
  }
  if (before.handleId !== null && before.handleId !== handleId)
    await release(app, ctx, before.handleId, 'release');
};

/** Before the handle is claimed. @throws Refusal */
function refuseChoice({ member, today, at }: CurrentMember, before: PublicPageState, handle: string): void {
  refuseByAge(member.profile.age, today);
  if (before.handle !== handle) refuseEarlyChange(before, at);
  if (isReserved(handle)) throw unavailableHandle();
}

const giveUpHandle: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const { handleId } = await publicPageOf(app.db, memberId);
  await answer(app, ctx, { type: 'GiveUpHandle', memberId });
  if (handleId !== null) await release(app, ctx, handleId, 'release');
};

/** Whether this call claimed it, rather than an earlier one. */
async function claim({ db, send }: AppContext, ctx: Context, handleId: string): Promise<boolean> {
  const { memberId, at } = currentMember(ctx);
  const command = { type: 'ClaimHandle', handleId, holder: holderOf(db, memberId, handleId), at } as const;
  const sent = await send(ctx, handleDecider, handleStream(handleId), command, 'claim', 'system');
  return sent.answer.events.length > 0;
}

async function release(
  { db, send }: AppContext,
  ctx: Context,
  handleId: string,
  step: 'release' | 'unclaim',
): Promise<void> {
  const { memberId, at } = currentMember(ctx);
  const holder = holderOf(db, memberId, handleId);
  const command = { type: 'ReleaseHandle', handleId, holder, at, isUnused: step === 'unclaim' } as const;
  await send(ctx, handleDecider, handleStream(handleId), command, step, 'system');
}

async function answer({ db, send }: AppContext, ctx: Context, command: PublicPageCommand): Promise<void> {
  const current = currentMember(ctx);
  const stream = publicPageStream(current.memberId);
  const { state, answer: sent } = await send(ctx, publicPageDecider, stream, command);
  ctx.body = { ...(await shown(db, current, state)), ...sent };
}

async function shown(
  db: AppContext['db'],
  current: CurrentMember,
  state: PublicPageState,
): Promise<PublicPageAnswer> {
  const { at, today } = current;
  const { handle, changeableFrom, facts, isIndexed, takenDownFor } = state;
  return {
    handle,
    changeableFrom: changeableFrom !== null && at < changeableFrom ? changeableFrom : null,
    facts,
    isIndexed,
    hiddenBy: hiddenBy(current, state),
    takenDownFor,
    path: handle === null ? null : `/u/${handle}`,
    preview: publicFactsOf(await basisOf(db, current), publicFacts, today),
  };
}

function hiddenBy(
  { member, today }: CurrentMember,
  { handle, isTakenDown }: PublicPageState,
): PublicPageAnswer['hiddenBy'] {
  if (isTakenDown) return 'taken-down';
  if (!member.privacy?.publicProfile) return 'switch';
  return whyNoPage(member.profile.age, today) ?? (handle === null ? 'no-handle' : null);
}

async function basisOf(db: AppContext['db'], { memberId, member }: CurrentMember): Promise<PublicBasis> {
  const [recent, [stats]] = await Promise.all([recentDaysOf(db, memberId), statsOf(db, [memberId])]);
  // One row for each member asked for, also without activity.
  return { ...(stats as NonNullable<typeof stats>), recent, firstName: firstNameOf(member) };
}

export const publicPageRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/public-page',
    summary: 'What the member has chosen for their public page, and how a visitor would see each fact.',
    audience: 'members',
    answer: publicPageAnswer,
    handle: readPage,
  },
  {
    method: 'PUT',
    path: '/api/me/public-page',
    summary: 'Chooses what the public page shows, and whether search engines may list it.',
    audience: 'members',
    body: publicPageBody,
    answer: publicPageCommandAnswer,
    handle: choosePage,
  },
  {
    method: 'PUT',
    path: '/api/me/public-page/handle',
    summary: 'Chooses the name in the address of the public page, once in 30 days.',
    audience: 'members',
    limit: 'publicHandle',
    body: handleBody,
    answer: publicPageCommandAnswer,
    refusals: [
      [400, 'invalid-handle'],
      [409, 'age-unknown'],
      [409, 'under-age'],
      [409, 'handle-changed-lately'],
      [409, 'handle-unavailable'],
    ],
    handle: chooseHandle,
  },
  {
    method: 'DELETE',
    path: '/api/me/public-page/handle',
    summary: 'Gives up the name of the public page. Nobody can have it for a year.',
    audience: 'members',
    answer: publicPageCommandAnswer,
    handle: giveUpHandle,
  },
];
