import { type BetaState, betaDecider } from '#domain/beta/beta.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { auditActions } from '#projections/audit/audit-entries.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import type { HistoryAnswer, HistoryEntry } from '#service/features/audit/audit-contract.ts';

/** Without the actor's address, which is not stored with the event. */
type FoldedEntry = Omit<HistoryEntry, 'byEmail'>;
type RequestHistory = Pick<HistoryAnswer, 'requestId' | 'email' | 'state'> & {
  readonly entries: readonly FoldedEntry[];
};

/**
 * The history of a beta request, read from its stream, with the state before and after each event.
 * @param asOf only events until then; all when null.
 * @returns null when there is no event.
 */
export async function requestHistory(
  events: AsyncIterable<StoredEvent>,
  asOf: string | null,
): Promise<RequestHistory | null> {
  let state = betaDecider.initialState;
  let request: Pick<RequestHistory, 'requestId' | 'email'> | null = null;
  const entries: FoldedEntry[] = [];
  for await (const stored of events) {
    const recorded = decode(stored) as Recorded<BetaEvent>;
    const { event, metadata } = recorded;
    if (asOf !== null && metadata.occurredAt > asOf) break;
    if (event.type === 'BetaRequestSubmitted') request = event;
    const after = betaDecider.evolve(state, event);
    entries.push(entryOf(recorded, state, after, hashOf(stored)));
    state = after;
  }
  return request && { requestId: request.requestId, email: request.email, state: shown(state), entries };
}

function entryOf(
  { event, metadata, id, revision, position }: Recorded<BetaEvent>,
  before: BetaState,
  after: BetaState,
  hash: string | null,
): FoldedEntry {
  const review = 'reviewedBy' in event ? event : null;
  return {
    eventId: id,
    revision,
    position,
    deed: auditActions[event.type],
    by: personIn(event) ?? metadata.actor,
    byHand: metadata.actor === 'system' && review !== null,
    note: review?.adminNotes ?? null,
    at: metadata.occurredAt,
    zone: metadata.zone,
    on: metadata.localDate,
    before: shown(before),
    after: shown(after),
    isReversal: event.type === 'BetaRequestReopened',
    correlationId: metadata.correlationId,
    hash,
  };
}

/** The actor named in the event itself. */
function personIn(event: BetaEvent): string | null {
  if ('reviewedBy' in event) return event.reviewedBy;
  return 'requestedBy' in event ? event.requestedBy : null;
}

const shown = ({ status, adminNotes }: BetaState): HistoryAnswer['state'] => ({ status, adminNotes });
