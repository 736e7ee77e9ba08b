import { betaDecider } from '#domain/beta/beta.ts';
import type { ReviewCommand } from '#domain/beta/beta-commands.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { canonicalEmail, isReviewOverdue } from '#domain/beta/beta-rules.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { findBetaRequest, listBetaRequests, type StoredBetaRequest } from '#projections/beta/beta-queries.ts';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { type SignedInMember, verifiedEmailOf } from '#service/http/signed-in-member.ts';
import { type BetaRequest, betaRequestBody, betaReviewBody } from './beta-contract.ts';
import { betaRequestId } from './beta-request-id.ts';

export const requestAccess: Handler =
  ({ send }) =>
  async (ctx) => {
    const { email } = bodyOf(ctx, betaRequestBody);
    const requestId = betaRequestId(email);
    const requestedBy = provenMember(ctx.session.member);
    const command = { type: 'SubmitBetaRequest', requestId, email, requestedBy } as const;
    await send(ctx, betaDecider, betaRequestStream(requestId), command);
    ctx.status = 201;
    ctx.body = { id: requestId, status: 'pending' };
  };

/** Whoever nobody vouches for asks as a visitor: an admin could not tell whom the approval lets in. */
const provenMember = (member: SignedInMember | undefined): MemberId | null =>
  member && verifiedEmailOf(member) !== null ? member.memberId : null;

export const listRequests: Handler =
  ({ db }) =>
  async (ctx) => {
    const { today } = currentMember(ctx);
    const requests = await listBetaRequests(db);
    ctx.body = requests.map((request) => shown(request, today));
  };

const commandFor = {
  approved: 'ApproveBetaRequest',
  denied: 'DenyBetaRequest',
  pending: 'ReopenBetaRequest',
} as const satisfies Record<BetaRequest['status'], ReviewCommand['type']>;

export const reviewRequest: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { status, adminNotes = null } = bodyOf(ctx, betaReviewBody);
    const requestId = pathPart(ctx, 'id');
    const { memberId: reviewedBy, today } = currentMember(ctx);
    const command: ReviewCommand = { type: commandFor[status], requestId, reviewedBy, adminNotes };
    const { answer } = await send(ctx, betaDecider, betaRequestStream(requestId), command);
    const stored = await findBetaRequest(db, requestId);
    if (!stored) throw new NotFound('There is no such beta request.');
    ctx.body = { ...shown(stored, today), ...answer };
  };

function shown(request: StoredBetaRequest, today: MemberDay): BetaRequest {
  return {
    id: request.key,
    email: request.email,
    askedBy: request.requester_email === canonicalEmail(request.email) ? null : request.requester_email,
    status: request.status,
    requestedAt: request.requested_at,
    requestedOn: request.requested_on,
    reviewedAt: request.reviewed_at,
    reviewedBy: request.reviewer_email ?? request.reviewed_by,
    adminNotes: request.admin_notes,
    revision: request.revision,
    isOverdue: request.status === 'pending' && isReviewOverdue(request.requested_on, today),
  };
}
