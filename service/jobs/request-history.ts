import { type BetaState, betaDecider } from '#domain/beta/beta.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type Language, languageOfTag } from '#domain/kernel/language.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { auditActions } from '#projections/audit/audit-entries.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import type { StoredEvent } from '#service/event-store/port.ts';

type RequestState = Pick<BetaState, 'status' | 'adminNotes'>;

/** A change of a beta request, with the state before and after. */
type HistoryEntry = Pick<Recorded<BetaEvent>, 'revision' | 'position'> & {
  readonly eventId: string;
  readonly deed: (typeof auditActions)[BetaEvent['type']];
  /** A member id, or `system` for a visitor. */
  readonly by: string;
  readonly byHand: boolean;
  readonly note: string | null;
  /** Words of the decision to the person who asked. */
  readonly words: string | null;
  readonly askAgainFrom: MemberDay | null;
  readonly at: string;
  readonly zone: string;
  readonly on: MemberDay;
  readonly before: RequestState;
  readonly after: RequestState;
  /** Whether the decision reverses an earlier one. */
  readonly isReversal: boolean;
  readonly correlationId: string;
  /** Hash of the tamper-evident chain; null for events older than the chain. */
  readonly hash: string | null;
};
type RequestHistory = {
  readonly requestId: string;
  readonly email: string;
  /** In which the decision is mailed. */
  readonly language: Language;
  readonly state: RequestState;
  readonly entries: readonly HistoryEntry[];
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
  let request: Pick<RequestHistory, 'requestId' | 'email' | 'language'> | null = null;
  const entries: HistoryEntry[] = [];
  for await (const stored of events) {
    const recorded = decode(stored) as Recorded<BetaEvent>;
    const { event, metadata } = recorded;
    if (asOf !== null && metadata.occurredAt > asOf) break;
    if (event.type === 'BetaRequestSubmitted') {
      const { requestId, email, language = 'en' } = event;
      request = { requestId, email, language: languageOfTag(language) ?? 'en' };
    }
    const after = betaDecider.evolve(state, event);
    entries.push(entryOf(recorded, state, after, hashOf(stored)));
    state = after;
  }
  return request && { ...request, state: shown(state), entries };
}

function entryOf(
  { event, metadata, id, revision, position }: Recorded<BetaEvent>,
  before: BetaState,
  after: BetaState,
  hash: string | null,
): HistoryEntry {
  const review = 'reviewedBy' in event ? event : null;
  return {
    eventId: id,
    revision,
    position,
    deed: auditActions[event.type],
    by: personIn(event) ?? metadata.actor,
    byHand: metadata.actor === 'system' && review !== null,
    note: review?.adminNotes ?? null,
    words: 'words' in event ? (event.words ?? null) : null,
    askAgainFrom: 'askAgainFrom' in event ? (event.askAgainFrom ?? null) : null,
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
  if ('keptFor' in event) return event.keptFor;
  return 'requestedBy' in event ? event.requestedBy : null;
}

const shown = ({ status, adminNotes }: BetaState): RequestState => ({ status, adminNotes });
