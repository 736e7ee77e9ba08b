import { timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import * as z from 'zod';
import { isEmail } from '#domain/beta/beta-rules.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { canonicalZone } from '#domain/kernel/known-zones.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { SignedInMember, SignInProof } from '#service/http/current-member.ts';
import { Forbidden } from '#service/http/errors/http-failures.ts';
import { html } from '#service/http/html.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { isPostgresSafeText } from '#service/http/postgres-safe-json.ts';
import { languageOf, setLanguage } from '#service/http/request-language.ts';
import { type Handshake, signIn, signOut, storeSession } from '#service/http/session/session.ts';
import { type IsAdmin, longestSessionMs } from '#service/http/session/session-store.ts';
import { textsIn } from '#service/languages/texts.ts';
import { decoded } from '#service/platform/decoded.ts';
import { firstAdminGroup } from './admin-emails.ts';
import { type CodeFlow, codeFlow, type LoginProvider, type TokenAnswer } from './code-flow.ts';
import { verifyIdToken } from './id-token.ts';
import {
  finishJoin,
  goOnJoining,
  isJoinOutside,
  type Joining,
  type JoinStart,
  joinStart,
} from './joining.ts';
import { answerWithPage } from './page.ts';
import { lazyMetadata, type ProviderMetadata } from './provider-metadata.ts';
import { safeReturnTo } from './return-to.ts';
import { explainOnPage, SignInFailed } from './sign-in-failed.ts';

/** A person authenticated by the provider; `issuer` is the namespace of derived member ids. */
export type SignedIn = Omit<Account, 'authenticatedAt' | 'proof' | 'adminGroups'> & {
  readonly issuer: string;
  /** The account of the built-in provider is that of this member. */
  readonly memberId?: MemberId;
  /** IANA name. */
  readonly zone: string;
  /** Of the browser. */
  readonly language: Language;
};
export type LoginDeps = {
  readonly provider: LoginProvider;
  /** A second one, for `/api/login?with=provider`. */
  readonly outside?: LoginProvider | undefined;
  readonly publicOrigin: string;
  readonly limit: RateLimits['login'];
  readonly isAdmin: IsAdmin;
  /** Groups that make admins, and the claim that names a person's groups. Others are neither read nor stored. */
  readonly adminGroups: { readonly claim: string; readonly names: readonly string[] };
  /** An admin counts as asked for proof where the provider does not say when it asked. */
  readonly isAdminProofTrusted: boolean;
  /** Registers the member at the first sign-in; returns the member id at every sign-in. */
  readonly onSignedIn: (person: SignedIn) => Promise<MemberId>;
  /** The language that a member chose, if any: the browser of a sign-in gets it. */
  readonly chosenLanguage?: (memberId: MemberId) => Promise<Language | null>;
  /** Ends what a member has open at the built-in provider, where there is one. */
  readonly onSignOut?: ((memberId: MemberId) => Promise<void>) | undefined;
  /** Connects both providers, where there are two. */
  readonly joining?: Joining | undefined;
};

/** The longest age of a sign-in at the provider, in seconds: that of a session here. On request, a provider names the time of the sign-in. */
const longestAuthenticationS = 90 * 86_400;

type Provider = {
  readonly login: LoginProvider;
  readonly metadata: ProviderMetadata;
  readonly flow: CodeFlow;
};

const beforeCallback = ({ limit, publicOrigin }: Pick<LoginDeps, 'limit' | 'publicOrigin'>) => [
  countFailures(limit),
  withoutChoiceWhereRefused(publicOrigin),
];

type Loaders = { readonly usual: () => Promise<Provider>; readonly outside: () => Promise<Provider> };

function loadersOf({ provider, outside, publicOrigin }: LoginDeps): Loaders {
  const loader = (login: LoginProvider) => {
    const metadataOnce = login.metadata ?? lazyMetadata(login.issuer);
    return async (): Promise<Provider> => {
      const metadata = await metadataOnce();
      return { login, metadata, flow: codeFlow(metadata, login, publicOrigin) };
    };
  };
  const usual = loader(provider);
  return { usual, outside: outside ? loader(outside) : usual };
}

/** The provider that signs this browser in: at the start by the address, afterwards by the session. */
const loadFor = ({ session }: Context, { usual, outside }: Loaders): Promise<Provider> =>
  session.isOutside ? outside() : usual();

/** `/api/login`, its callback and `/api/logout`: browser navigations, so failures are pages. */
export function loginRoutes(deps: LoginDeps): Router {
  const { publicOrigin } = deps;
  const loaders = loadersOf(deps);
  return new Router()
    .get('/api/login', storeSession, explainOnPage, refuseEmbedded, start)
    .get('/api/login/callback', storeSession, explainOnPage, refuseEmbedded, ...beforeCallback(deps), finish)
    .get('/api/logout', confirmForeign, logout);

  /** A GET by the specification. Also ends the provider's session if the provider supports it. */
  async function logout(ctx: Context): Promise<void> {
    const { member } = ctx.session;
    const load = deps.outside && !member?.proof?.isOwn ? loaders.outside : loaders.usual;
    await signOut(ctx);
    ctx.set('Clear-Site-Data', '"cache"');
    if (!member) return ctx.redirect('/');
    await deps.onSignOut?.(member.memberId);
    const { metadata, login } = (await load().catch(() => null)) ?? {};
    if (login === undefined || metadata?.end_session_endpoint === undefined) return ctx.redirect('/');
    const endSession = new URL(metadata.end_session_endpoint);
    endSession.searchParams.set('client_id', login.clientId);
    endSession.searchParams.set('post_logout_redirect_uri', `${publicOrigin}/`);
    ctx.redirect(endSession.href);
  }

  async function start(ctx: Context): Promise<void> {
    await deps.limit.start(ctx);
    ctx.session.returnTo = safeReturnTo(ctx.query.returnTo, publicOrigin);
    const join = joinStart(ctx, deps.joining);
    ctx.session.isOutside = join ? isJoinOutside(join) : isOutsideAsked(ctx);
    const { login, metadata, flow } = await loadFor(ctx, loaders);
    const { location, handshake } = await flow.start();
    ctx.session.handshake = handshake;
    ctx.redirect(withParameters(location, askedOf(ctx, metadata, login, join)));
  }

  async function finish(ctx: Context): Promise<void> {
    const handshake = takeHandshake(ctx);
    const { login, metadata, flow } = await loadFor(ctx, loaders);
    const answer = await flow.finish(authorizationAnswer(ctx, metadata), handshake);
    const found = await accountOf(answer, metadata, { ...deps, provider: login }, handshake);
    const { join } = ctx.session;
    const person = { ...found, issuer: login.memberNamespace ?? login.issuer };
    const joinedAt = () => found.authenticatedAt ?? provedWithoutTime(ctx, metadata, false);
    if (await finishJoin(ctx, deps.joining, person, joinedAt)) return;
    const member = await memberOf(ctx, deps, login, person);
    const returnTo = safeReturnTo(ctx.session.returnTo, publicOrigin);
    const isAdmin = deps.isAdmin(member);
    const isStrict = isAdmin && !deps.isAdminProofTrusted;
    const provedAt = found.authenticatedAt ?? provedWithoutTime(ctx, metadata, isStrict);
    // Else the provider's own session, which may last for weeks, would give an admin one session of ours after the other.
    if (isAdmin && isOldProof(provedAt)) return proveAgain(ctx, returnTo);
    const { memberId, proof } = member;
    ctx.state.memberId = memberId;
    logSignIn(ctx, deps, member, { memberId, ...proof, authenticatedAt: found.authenticatedAt });
    await signIn(ctx, member, provedAt);
    await bringLanguage(ctx, deps, memberId);
    const how = { join, isOwn: login.isOwn === true, state: handshake.state, returnTo };
    if (!(await goOnJoining(ctx, deps.joining, how))) ctx.redirect(returnTo);
  }
}

/** A choice of the member holds in each browser in which they sign in. */
async function bringLanguage(ctx: Context, { chosenLanguage }: LoginDeps, memberId: MemberId): Promise<void> {
  const language = await chosenLanguage?.(memberId);
  if (language) setLanguage(ctx, language);
}

/** Registers the person, and describes the member for the session. */
async function memberOf(
  ctx: Context,
  { onSignedIn, joining, publicOrigin }: LoginDeps,
  login: LoginProvider,
  found: Account & Pick<SignedIn, 'issuer'>,
): Promise<SignedInMember> {
  const { authenticatedAt: _, proof, adminGroups, ...person } = found;
  const { email, emailVerified } = person;
  const memberId = await onSignedIn({
    ...{ ...person, zone: deviceZone(ctx, publicOrigin), language: languageOf(ctx) },
    ...(login.isOwn && { memberId: asMemberId(person.subject) }),
  });
  const outside = login.isOwn ? undefined : joining?.accountOf(person);
  return { memberId, email, emailVerified, proof, adminGroups, ...(outside && { outside }) };
}

function proveAgain(ctx: Context, returnTo: string): void {
  if (ctx.session.asksWho)
    throw new SignInFailed('unconfirmed', new Error('The provider did not ask who it is'));
  ctx.session.mustProve = true;
  ctx.redirect(`/api/login?confirm=1&returnTo=${encodeURIComponent(returnTo)}`);
}

/** Whether the other of two providers is asked: because the address says so, or because its sign-in begins again. */
function isOutsideAsked({ query, session }: Context): boolean {
  if (query.with !== undefined) return query.with === 'provider';
  if (query.confirm !== undefined && session.member) return session.member.proof?.isOwn !== true;
  return session.isOutside === true && (session.mustProve === true || session.withoutChoice === true);
}

/** Some providers call every address unverified, and an operator would search long for the reason why there is no admin. */
function logSignIn(
  ctx: Context,
  { isAdmin }: Pick<LoginDeps, 'isAdmin'>,
  member: Parameters<IsAdmin>[0],
  fields: Readonly<Record<string, unknown>>,
): void {
  ctx.state.log.info(fields, 'signed in');
  if (isAdmin(member) || !isAdmin({ ...member, emailVerified: true })) return;
  ctx.state.log.warn(
    { memberId: fields.memberId },
    'A person of ADMIN_EMAILS signed in without admin rights: the provider says email_verified: false, or nothing of that. Have the address verified there, or name a group in ADMIN_GROUPS. For a provider that never says so, see service/operations/sign-in.md.',
  );
}

/**
 * When who it is counts as proved where the provider does not say: at the sign-in where it was asked for proof, else long ago. One that
 * could have said it has to: leaving `max_age` out of its address would else pass for a proof.
 * @param isStrict only what the provider says counts, as for an admin.
 */
function provedWithoutTime(
  ctx: Context,
  { claims_supported: claims }: ProviderMetadata,
  isStrict: boolean,
): number {
  if (!ctx.session.asksWho || isStrict) return 0;
  if (claims.includes('auth_time'))
    throw new SignInFailed('unconfirmed', new Error('The provider does not say when it asked who it is'));
  // No later than the sign-in, see `signIn`.
  return Number.POSITIVE_INFINITY;
}

/** Whether the provider last asked who it is longer ago than an admin's session may last. */
const isOldProof = (authenticatedAt: number): boolean =>
  Date.now() - authenticatedAt > longestSessionMs.admin;

/**
 * Any web page can embed an image or a frame of this service, but a person's action is a top-level navigation. Old browsers do not send the
 * distinguishing header, and pass.
 */
async function refuseEmbedded(ctx: Context, next: Next): Promise<void> {
  const [mode, destination] = [ctx.get('Sec-Fetch-Mode'), ctx.get('Sec-Fetch-Dest')];
  const isNavigation =
    (mode === '' || mode === 'navigate') && (destination === '' || destination === 'document');
  if (!isNavigation) {
    throw new Forbidden('not-a-navigation', 'Signing in starts in a window, not inside another page.');
  }
  await next();
}

/**
 * A page of another site can lead a browser to `/api/logout` with its session cookie, so a page asks for confirmation first. Its link is a
 * navigation from the service's own origin. Old browsers do not send the origin of a navigation, and pass.
 */
async function confirmForeign(ctx: Context, next: Next): Promise<void> {
  const site = ctx.get('Sec-Fetch-Site');
  if (site === '' || site === 'same-origin' || site === 'none') return void (await next());
  const { title, text, signOut: leave, stay } = textsIn(languageOf(ctx)).pages.signOut;
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${text}</p></div>
<div class="row"><a class="button" href="/api/logout">${leave}</a><a class="button quiet" href="/">${stay}</a></div>`,
  );
}

/** Counts callbacks that sign in no member, unless the person cancelled or the provider is unavailable. */
function countFailures(limit: RateLimits['login']): Middleware {
  return async function countFailedSignIn(ctx, next) {
    try {
      await next();
    } catch (error) {
      if (error instanceof SignInFailed && error.isCounted) await limit.failed(ctx);
      throw error;
    }
  };
}

/**
 * The provider always asks the person. Otherwise its own session would start a session here without an action of the person. That could
 * happen after a session was ended, after an account was deleted, and when another site leads a browser here. Ending other sessions needs
 * proof that the member asks; a signed-in browser proves only an earlier sign-in.
 */
function promptFor(ctx: Context, { prompt_values_supported: known }: ProviderMetadata): string {
  const offersChoice = !ctx.session.withoutChoice && (known?.includes('select_account') ?? true);
  // Our own redirect after an old proof comes from the provider's site.
  const isFromElsewhere = ctx.get('Sec-Fetch-Site') === 'cross-site' && !ctx.session.mustProve;
  const isProofWanted =
    (ctx.query.confirm !== undefined && !isFromElsewhere) || ctx.session.join !== undefined;
  return isProofWanted || !offersChoice ? 'login' : 'select_account';
}

/** The demands of this sign-in on the provider beside the account. The session stores whether the answer is proof. */
function askedOf(
  ctx: Context,
  metadata: ProviderMetadata,
  { isOwn }: LoginProvider,
  join: JoinStart,
): Readonly<Record<string, string>> {
  const prompt = promptFor(ctx, metadata);
  ctx.session.asksWho = prompt === 'login';
  delete ctx.session.mustProve;
  delete ctx.session.withoutChoice;
  // The built-in provider then shows its page of passkeys before it leads back.
  const managed = isOwn && ctx.query.manage !== undefined ? { manage: '1' } : {};
  const joined = join === 'offer' ? { join: '1' } : {};
  return {
    max_age: String(longestAuthenticationS),
    prompt,
    ...claimsWanted(metadata),
    ...managed,
    ...joined,
  };
}

/** Google says when it asked, and by which methods, only to a request that names these claims. */
function claimsWanted({ issuer, claims_parameter_supported: isSupported }: ProviderMetadata): {
  readonly claims?: string;
} {
  if (!isSupported && issuer !== 'https://accounts.google.com') return {};
  return { claims: JSON.stringify({ id_token: { auth_time: { essential: true }, amr: null, acr: null } }) };
}

function withParameters(location: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(location);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The handshake of this callback, valid once: a replayed callback finds none. */
function takeHandshake(ctx: Context): Handshake {
  const { handshake } = ctx.session;
  if (!handshake || !isSame(ctx.query.state, handshake.state)) throw new SignInFailed('expired');
  delete ctx.session.handshake;
  return handshake;
}

/** A provider that does not know `prompt=select_account`, and does not say so in its metadata, refuses the whole sign-in by one of these. */
const choiceRefusals: readonly unknown[] = ['invalid_request', 'account_selection_required'];

/** Starts once more without it: every provider can ask who it is. */
function withoutChoiceWhereRefused(publicOrigin: string): Middleware {
  return async function startWithoutChoice(ctx, next) {
    const { query, session } = ctx;
    if (!choiceRefusals.includes(query.error) || session.asksWho !== false) return void (await next());
    takeHandshake(ctx);
    session.withoutChoice = true;
    ctx.redirect(`/api/login?returnTo=${encodeURIComponent(safeReturnTo(session.returnTo, publicOrigin))}`);
  };
}

/** Code and state of a valid answer from the requested provider (RFC 9207). */
function authorizationAnswer(ctx: Context, metadata: ProviderMetadata): { code: string; state: string } {
  const { code, state, iss, error } = ctx.query;
  if (error === 'access_denied') throw new SignInFailed('cancelled');
  const isFromOther =
    iss === undefined ? metadata.authorization_response_iss_parameter_supported : iss !== metadata.issuer;
  if (isFromOther || typeof code !== 'string' || typeof state !== 'string') {
    throw new SignInFailed(
      'unconfirmed',
      new Error('The authorization answer is not one of this provider', { cause: error }),
    );
  }
  return { code, state };
}

function isSame(given: unknown, expected: unknown): boolean {
  if (typeof given !== 'string' || typeof expected !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The provider's verified data about the signed-in person. */
type Account = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** An https address. */
  readonly picture: string | null;
  /** When the provider last authenticated the person, in epoch ms; null when unknown. */
  readonly authenticatedAt: number | null;
  readonly proof: SignInProof;
  readonly adminGroups: readonly string[];
};

const maxNameLength = 100;
const name = z
  .string()
  .refine(isPostgresSafeText)
  .transform((text) => text.trim().slice(0, maxNameLength) || null)
  .nullable()
  .catch(null);
const claims = z.object({
  email: z.string().refine(isEmail).refine(isPostgresSafeText).nullable().catch(null),
  // Some providers send a string instead of a boolean.
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .transform(Boolean)
    .catch(false),
  given_name: name,
  family_name: name,
  name,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable()
    .catch(null),
});
const authenticationTime = z
  .number()
  .transform((seconds) => seconds * 1000)
  .nullable()
  .catch(null);

/** Longer than any value in use; sessions store them. */
const maxClaimLength = 200;
const claimText = z.string().max(maxClaimLength).refine(isPostgresSafeText);
const proofClaims = z.object({
  acr: claimText.nullable().catch(null),
  amr: z.array(claimText).max(20).catch([]),
});

/**
 * The account in a token response. grant checks neither signature nor issuer nor expiry of the id_token, nor to which account the profile
 * belongs.
 * @throws SignInFailed
 */
async function accountOf(
  answer: TokenAnswer,
  metadata: ProviderMetadata,
  { provider, adminGroups }: Pick<LoginDeps, 'provider' | 'adminGroups'>,
  { nonce = '' }: Handshake,
): Promise<Account> {
  if (answer.error !== undefined) throw new SignInFailed('unconfirmed', answer.error);
  const verified = await verifyIdToken(
    answer.id_token ?? '',
    metadata,
    provider.clientId,
    nonce,
    longestAuthenticationS,
  ).catch((cause: unknown) => {
    throw new SignInFailed('unconfirmed', cause);
  });
  const profile = answer.profile ?? {};
  if (metadata.userinfo_endpoint && profile.sub !== verified.sub) {
    throw new SignInFailed('unconfirmed', new Error('The profile belongs to another account'));
  }
  // `email_verified` refers to the address of the same source, so both come from one.
  const { email, email_verified = provider.trustsEmail } =
    typeof profile.email === 'string' ? profile : verified;
  // Only signed claims prove the time and method of authentication.
  const authenticatedAt = authenticationTime.parse(verified.auth_time);
  const rights = provider.isOwn ? ownRights : adminGroups;
  const groups = groupsIn(profile[rights.claim] ?? verified[rights.claim]);
  const proof = {
    ...proofClaims.parse({ acr: verified.acr, amr: verified.amr }),
    ...(provider.isOwn && { isOwn: true as const }),
  };
  return {
    ...accountFrom(verified.sub, { ...verified, ...profile, email, email_verified }),
    authenticatedAt,
    proof,
    adminGroups: rights.names.filter((name) => groups.includes(name)),
  };
}

/** The built-in provider names one group, which no outside provider can. */
const ownRights: LoginDeps['adminGroups'] = { claim: 'groups', names: [firstAdminGroup] };

/** A list of names, or an object whose keys are names, as Zitadel gives roles. */
function groupsIn(claim: unknown): readonly string[] {
  const names = typeof claim === 'object' && !Array.isArray(claim) ? Object.keys(claim ?? {}) : claim;
  return z.array(z.string()).catch([]).parse(names);
}

function accountFrom(
  subject: string,
  said: Readonly<Record<string, unknown>>,
): Omit<Account, 'authenticatedAt' | 'proof' | 'adminGroups'> {
  const {
    email,
    email_verified: emailVerified,
    given_name,
    family_name,
    name: fullName,
    picture,
  } = claims.parse(said);
  if (email === null) throw new SignInFailed('no-email');
  const [first = null, ...rest] = fullName?.split(' ') ?? [];
  const hasParts = given_name !== null || family_name !== null;
  return {
    subject,
    email,
    emailVerified,
    firstName: hasParts ? given_name : first,
    lastName: hasParts ? family_name : rest.join(' ') || null,
    picture,
  };
}

/**
 * The device's time zone, from the cookie that the client sets; UTC for an absent or unknown one. Over https only the prefixed name counts,
 * because browsers accept that cookie from no other host.
 */
function deviceZone(ctx: Context, publicOrigin: string): string {
  const name = publicOrigin.startsWith('https:') ? '__Host-zone' : 'zone';
  return canonicalZone(decoded(ctx.cookies.get(name, { signed: false }) ?? '')) ?? 'UTC';
}
