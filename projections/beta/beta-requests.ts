import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Projection } from '#projections/engine/projection.ts';

export type BetaRequestStatus = 'pending' | 'approved' | 'denied';

type BetaRequestState = {
  readonly email: string;
  readonly requestedBy: MemberId | null;
  readonly status: BetaRequestStatus;
  readonly requestedAt: string;
  readonly requestedOn: string;
  readonly reviewedAt: string | null;
  readonly reviewedBy: MemberId | null;
  readonly adminNotes: string | null;
  readonly revision: number;
};

export type BetaRequestRow = {
  readonly email: string;
  /** As it is compared with an account's. */
  readonly canonical_email: string;
  readonly requested_by: string | null;
  readonly status: string;
  readonly requested_at: string;
  readonly requested_on: string;
  readonly reviewed_at: string | null;
  readonly reviewed_by: string | null;
  readonly admin_notes: string | null;
  readonly revision: number;
};

const initial: BetaRequestState = {
  email: '',
  requestedBy: null,
  status: 'pending',
  requestedAt: '',
  requestedOn: '',
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  revision: -1,
};

/** One row for each request for beta access, by request id. */
export const betaRequests: Projection<BetaEvent, BetaRequestState, BetaRequestRow> = {
  name: 'beta_requests',
  version: 1,
  handles: [
    'BetaRequestSubmitted',
    'BetaRequestApproved',
    'BetaRequestDenied',
    'BetaRequestReopened',
    'BetaRequestExpired',
    'BetaRequestWithdrawn',
  ],
  key: ({ event }) => event.requestId,
  initial,
  evolve(state, { event, metadata, revision }) {
    if (event.type === 'BetaRequestSubmitted') {
      const { email, requestedBy } = event;
      const { occurredAt: requestedAt, localDate: requestedOn } = metadata;
      return { ...initial, email, requestedBy, requestedAt, requestedOn, revision };
    }
    if (event.type === 'BetaRequestExpired' || event.type === 'BetaRequestWithdrawn') return null;
    if (state.requestedAt === '') return null;
    const { adminNotes } = event;
    if (event.type === 'BetaRequestReopened')
      return { ...state, status: 'pending', reviewedAt: null, reviewedBy: null, adminNotes, revision };
    const status = event.type === 'BetaRequestApproved' ? 'approved' : 'denied';
    return {
      ...state,
      status,
      reviewedAt: metadata.occurredAt,
      reviewedBy: event.reviewedBy,
      adminNotes,
      revision,
    };
  },
  table: {
    columns: {
      email: 'text',
      canonical_email: 'text',
      requested_by: 'text null',
      status: 'text',
      requested_at: 'text',
      requested_on: 'date',
      reviewed_at: 'text null',
      reviewed_by: 'text null',
      admin_notes: 'text null',
      revision: 'integer',
    },
    indexes: ['canonical_email', 'requested_by', 'status, requested_at'],
    row: (state) => ({
      email: state.email,
      canonical_email: canonicalEmail(state.email),
      requested_by: state.requestedBy,
      status: state.status,
      requested_at: state.requestedAt,
      requested_on: state.requestedOn,
      reviewed_at: state.reviewedAt,
      reviewed_by: state.reviewedBy,
      admin_notes: state.adminNotes,
      revision: state.revision,
    }),
  },
};
