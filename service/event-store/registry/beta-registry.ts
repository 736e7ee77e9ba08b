import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { erasedStreams, id, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';

const review = { requestId: id, reviewedBy: memberId, adminNotes: text.nullable() };

const removal = { requestId: id, streams: erasedStreams };

export const betaRegistry: Registry<BetaEvent> = {
  BetaRequestSubmitted: {
    data: object({ requestId: id, email: text, requestedBy: memberId.nullable() }),
    personal: ['email'],
  },
  BetaRequestApproved: { data: object(review), personal: ['adminNotes'] },
  BetaRequestDenied: { data: object(review), personal: ['adminNotes'] },
  BetaRequestExpired: { data: object(removal), personal: [] },
  BetaRequestWithdrawn: { data: object(removal), personal: [] },
  BetaRequestReopened: { data: object(review), personal: ['adminNotes'] },
};
