import type { Context } from 'koa';
import type { OutsideAccount } from '#domain/sign-in/sign-in-events.ts';
import type { SignedInMember } from '#service/http/current-member.ts';
import { html } from '#service/http/html.ts';
import { languageOf } from '#service/http/request-language.ts';
import { isFreshProof, type Session } from '#service/http/session/session.ts';
import { textsIn } from '#service/languages/texts.ts';
import { answerWithPage } from './page.ts';
import { SignInFailed, showKept } from './sign-in-failed.ts';

/** A person as the outside provider describes it. */
export type OutsidePerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

/** Connects accounts of the built-in provider and of an outside one, where there are both. */
export type Joining = {
  /** The host of the outside provider. */
  readonly host: string;
  /** The account of a person at the outside provider, by keyed hashes. */
  accountOf(person: Pick<OutsidePerson, 'issuer' | 'subject'>): OutsideAccount;
  /** Lets the account sign the member in. @throws SignInFailed */
  link(member: SignedInMember, person: OutsidePerson): Promise<void>;
  /** Whether the person asked at the built-in provider, in the sign-in with this state, to connect the outside one. Once. */
  takeWish(state: string): Promise<boolean>;
};

/** How `/api/login?join=1` begins. `offer`: the built-in provider offers a passkey to the member of the session. */
export type JoinStart = NonNullable<Session['join']> | 'offer' | null;

/**
 * With `with=provider` a member of the built-in provider connects the outside one; else a member of the outside one gets a passkey. Both need
 * a sign-in of the last 15 minutes here, with an address that is verified, and a sign-in at the other provider.
 * @throws SignInFailed
 */
export function joinStart(ctx: Context, joining: Joining | undefined): JoinStart {
  const { query, session } = ctx;
  delete session.join;
  if (!joining || query.join === undefined) return null;
  if (query.with !== 'provider') return startOffer(session);
  session.join = startLink(ctx);
  return session.join;
}

function startLink(ctx: Context): 'link' {
  const { member, signIn } = ctx.session;
  // A page of another site, or a typed address, connects nothing.
  const isFromHere = ['', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'));
  if (member?.proof?.isOwn !== true || !isFreshProof(signIn?.authenticatedAt) || !isFromHere)
    throw new SignInFailed('join-stale');
  if (!member.emailVerified) throw new SignInFailed('join-unverified');
  return 'link';
}

function startOffer(session: Session): 'prove' | 'offer' {
  const { member, signIn } = session;
  if (member?.outside === undefined || !isFreshProof(signIn?.authenticatedAt)) {
    session.join = 'prove';
    return 'prove';
  }
  if (!member.emailVerified) throw new SignInFailed('join-unverified');
  return 'offer';
}

/** Which of two providers is asked. */
export const isJoinOutside = (join: JoinStart): boolean => join === 'link' || join === 'prove';

/**
 * Connects the account with the member of the session, who stays signed in, where that was begun.
 * @param provedAt when the outside provider asked the person, in epoch ms
 * @returns false for a sign-in that goes on
 * @throws SignInFailed
 */
export async function finishJoin(
  ctx: Context,
  joining: Joining | undefined,
  person: OutsidePerson,
  provedAt: () => number,
): Promise<boolean> {
  const { join } = ctx.session;
  if (!joining || !join) return false;
  if (!isFreshProof(provedAt()))
    throw new SignInFailed('unconfirmed', new Error('The provider did not ask who it is'));
  if (join === 'link') await link(ctx, joining, person);
  return join === 'link';
}

async function link(ctx: Context, joining: Joining, person: OutsidePerson): Promise<void> {
  const { member, signIn } = ctx.session;
  delete ctx.session.join;
  if (member?.proof?.isOwn !== true || !isFreshProof(signIn?.authenticatedAt))
    throw new SignInFailed('join-stale');
  await joining.link(member, person);
  ctx.state.log.info({ memberId: member.memberId }, 'an outside sign-in was connected');
  const { connected } = textsIn(languageOf(ctx)).passkeys;
  showKept(ctx, connected.title, connected.text);
}

/**
 * Where a sign-in goes on that is a part of connecting. With the outside provider it goes on by a link: browsers let no redirect that follows a
 * form of our pages lead to another site.
 * @returns whether it was one
 */
export async function goOnJoining(
  ctx: Context,
  joining: Joining | undefined,
  { join, isOwn, state, returnTo }: SignedInHow,
): Promise<boolean> {
  const back = `returnTo=${encodeURIComponent(returnTo)}`;
  if (join === 'prove') ctx.redirect(`/api/login?join=1&${back}`);
  else if (joining && isOwn && typeof state === 'string' && (await joining.takeWish(state)))
    showNext(ctx, joining.host, `/api/login?with=provider&join=1&${back}`);
  else return false;
  return true;
}

type SignedInHow = {
  readonly join: Session['join'];
  readonly isOwn: boolean;
  /** Of the authorization request. */
  readonly state: unknown;
  readonly returnTo: string;
};

function showNext(ctx: Context, host: string, address: string): void {
  const { title, text, button, later } = textsIn(languageOf(ctx)).passkeys.next;
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${text(host)}</p></div>
<div class="row"><a class="button" href="${address}">${button(host)}</a><a class="button quiet" href="/">${later}</a></div>`,
  );
}
