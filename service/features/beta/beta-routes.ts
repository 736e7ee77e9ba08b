import { betaDecider } from '#domain/beta/beta.ts';
import type { ReviewCommand } from '#domain/beta/beta-commands.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { canonicalEmail, isReviewOverdue } from '#domain/beta/beta-rules.ts';
import { placeOf } from '#domain/beta/request-cursor.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import {
  findBetaRequest,
  listBetaRequests,
  requestOfMember,
  type StoredBetaRequest,
} from '#projections/beta/beta-requests.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { emailsOf } from '#projections/member/members.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember, type SignedInMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { betaRequestIdOf } from '#service/http/identity/beta-request-id.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import {
  type BetaRequest,
  type BetaStanding,
  betaRequestAnswer,
  betaRequestBody,
  betaRequestsAnswer,
  betaRequestsQuery,
  betaReviewAnswer,
  betaReviewBody,
  betaStandingAnswer,
} from './beta-contract.ts';

const requestAccess: Handler =
  ({ db: { cipher }, events, send, now }) =>
  async (ctx) => {
    const { email } = bodyOf(ctx, betaRequestBody);
    const requestId = await betaRequestIdOf({ cipher, events }, email);
    const { member } = ctx.session;
    const requestedBy = provenMember(member);
    const isOwner = member !== undefined && verifiedEmailOf(member) === canonicalEmail(email);
    const today = dayOf(now(), 'UTC');
    const language = languageOf(ctx);
    const command = {
      type: 'SubmitBetaRequest' as const,
      ...{ requestId, email, requestedBy, today, isOwner, language },
    };
    await send(ctx, betaDecider, betaRequestStream(requestId), command);
    ctx.status = 201;
    ctx.body = { id: requestId, status: 'pending' };
  };

/** Without a verified address the request counts as a visitor's, because an admin could not know who would get access. */
const provenMember = (member: SignedInMember | undefined): MemberId | null =>
  member && verifiedEmailOf(member) !== null ? member.memberId : null;

const readStanding: Handler =
  ({ db, hasAccess, supportEmail, sendsMail }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const { member } = ctx.session;
    const request = await requestOfMember(db, memberId, member ? verifiedEmailOf(member) : null);
    // An approval can admit an account in other ways than by this request.
    const shown = standingOf(request, await hasAccess(ctx));
    ctx.body = { ...shown, supportEmail, ...(isUnconfirmed(member) && confirmBy(sendsMail)) };
  };

type Standing = Pick<BetaStanding, 'status' | 'words' | 'askAgainFrom'>;

function standingOf(request: Awaited<ReturnType<typeof requestOfMember>>, isIn: boolean): Standing {
  const { words = null, askAgainFrom = null, status = 'none' } = request ?? {};
  const shown = isIn ? 'approved' : status === 'approved' ? 'pending' : status;
  return { status: shown, words, askAgainFrom: shown === 'denied' ? askAgainFrom : null };
}

const confirmBy = (sendsMail: boolean): Pick<BetaStanding, 'confirmBy'> => ({
  confirmBy: sendsMail ? 'mail' : 'code',
});

/** An account of the built-in sign-in that was opened without mail. An approval of its address does not admit it. */
const isUnconfirmed = (member: SignedInMember | undefined): boolean =>
  member?.proof?.isOwn === true && !member.emailVerified;

const pageSize = 100;

const listRequests: Handler =
  ({ db }) =>
  async (ctx) => {
    const { today } = currentMember(ctx);
    const { after = '', limit = pageSize } = queryOf(ctx, betaRequestsQuery);
    const requests = await listBetaRequests(db, {
      after: placeOf(after),
      limit,
    });
    const emails = await emailsIn(db, requests);
    ctx.body = requests.map((request) => shown(request, emails, today));
  };

const commandFor = {
  approved: 'ApproveBetaRequest',
  denied: 'DenyBetaRequest',
  pending: 'ReopenBetaRequest',
} as const satisfies Record<BetaRequest['status'], ReviewCommand['type']>;

const reviewRequest: Handler =
  ({ db, send, now }) =>
  async (ctx) => {
    const { status, adminNotes = null, words = null } = bodyOf(ctx, betaReviewBody);
    const requestId = pathPart(ctx, 'id');
    const { memberId: reviewedBy, today } = currentMember(ctx);
    const command: ReviewCommand = {
      ...{ type: commandFor[status], requestId, reviewedBy, adminNotes, words },
      today: dayOf(now(), 'UTC'),
    };
    const { answer } = await send(ctx, betaDecider, betaRequestStream(requestId), command);
    const stored = await findBetaRequest(db, requestId);
    if (!stored) throw new NotFound('There is no such beta request.');
    ctx.body = { ...shown(stored, await emailsIn(db, [stored]), today), ...answer };
  };

type Emails = ReadonlyMap<string, string | null>;

/** The addresses of the members who asked while signed in and of the admins who decided; deleted accounts have none. */
const emailsIn = (db: RowDatabase, requests: readonly StoredBetaRequest[]): Promise<Emails> =>
  emailsOf(
    db,
    requests.flatMap(({ requested_by, reviewed_by }) => [requested_by ?? [], reviewed_by ?? []].flat()),
  );

function shown(request: StoredBetaRequest, emails: Emails, today: MemberDay): BetaRequest {
  const asker = request.requested_by;
  // An approval admits the account that asked, so it is shown even when its address is not verified.
  const askedBy = asker !== null && emails.has(asker) ? (emails.get(asker) ?? asker) : null;
  return {
    id: request.key,
    email: request.email,
    askedBy: askedBy === canonicalEmail(request.email) ? null : askedBy,
    status: request.status,
    requestedAt: request.requested_at,
    requestedOn: request.requested_on,
    reviewedAt: request.reviewed_at,
    reviewedBy: emails.get(request.reviewed_by ?? '') ?? request.reviewed_by,
    adminNotes: request.admin_notes,
    revision: request.revision,
    isOverdue: request.status === 'pending' && isReviewOverdue(request.requested_on, today),
  };
}

export const betaRoutes: readonly AppRoute[] = [
  {
    method: 'POST',
    path: '/api/beta/request',
    summary: 'Asks for access to the beta, once for each address.',
    audience: 'everybody',
    limit: 'betaRequest',
    body: betaRequestBody,
    status: 201,
    answer: betaRequestAnswer,
    refusals: [
      [400, 'invalid-email'],
      [409, 'already-requested'],
      [409, 'asked-too-early'],
    ],
    handle: requestAccess,
  },
  {
    method: 'GET',
    path: '/api/beta/standing',
    summary: 'How the request of the account for access stands, with the words of the admin.',
    audience: 'signedIn',
    answer: betaStandingAnswer,
    handle: readStanding,
  },
  {
    method: 'GET',
    path: '/api/beta/requests',
    summary:
      'Requests for access, page by page: pending ones first, the oldest first, then the decided ones, the newest first.',
    audience: 'admins',
    query: betaRequestsQuery,
    answer: betaRequestsAnswer,
    handle: listRequests,
  },
  {
    method: 'PATCH',
    path: '/api/beta/requests/:id',
    summary: 'Approves or denies a pending request, or makes a decided one pending again.',
    audience: 'admins',
    body: betaReviewBody,
    answer: betaReviewAnswer,
    refusals: [
      [404, 'unknown-request'],
      [409, 'not-admitted'],
    ],
    handle: reviewRequest,
  },
];
