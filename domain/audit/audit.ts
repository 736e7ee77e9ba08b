import type { Decider } from '#domain/kernel/decider.ts';
import type { Actor, MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { reasonTyped } from '#domain/kernel/typed-reason.ts';
import type { AuditEvent, DeadLetterSkipped, WebhooksHalted } from './audit-events.ts';

type ViewPersonalData = {
  readonly type: 'ViewPersonalData';
  /** `system` for an operator on the command line. */
  readonly viewedBy: Actor;
  readonly subject: MemberId | null;
  readonly viewedStream: string;
  readonly viewedRevision: number;
  /** As typed. */
  readonly reason: string;
};

type EndAccess = {
  /** `system` for an operator on the command line. */
  readonly endedBy: Actor;
  /** Null for everybody. */
  readonly subject: MemberId | null;
  /** As typed. */
  readonly reason: string | null;
};

type EndSessions = EndAccess & { readonly type: 'EndSessions' };
type EndTokens = EndAccess & { readonly type: 'EndTokens' };

/** The reason as typed. */
type HaltWebhooks = Omit<WebhooksHalted, 'type'> & { readonly type: 'HaltWebhooks' };

/** By one command, and so by one append: some 200 kB with a reason of 500 characters, and an append holds 1 MB. */
export const maxSkippedAtOnce = 200;

type SkipDeadLetters = {
  readonly type: 'SkipDeadLetters';
  /** `system` for an operator on the command line. */
  readonly skippedBy: Actor;
  readonly projection: string;
  readonly skippedEvents: readonly string[];
  /** As typed. */
  readonly reason: string;
};

type NoteCopyRemoved = {
  readonly type: 'NoteCopyRemoved';
  /** `system` for an operator on the command line. */
  readonly removedBy: Actor;
  readonly copy: string;
  /** As typed. */
  readonly note: string;
};

type AuditCommand =
  | ViewPersonalData
  | EndSessions
  | EndTokens
  | HaltWebhooks
  | SkipDeadLetters
  | NoteCopyRemoved;

/** The dead letters that were skipped before, the newest first; empty in the other streams. In parts, because each event copies one. */
type Skipped = readonly ReadonlySet<string>[];
const mostInPart = 500;

const withLetter = ([newest = new Set(), ...before]: Skipped, letter: string): Skipped =>
  newest.size < mostInPart
    ? [new Set([...newest, letter]), ...before]
    : [new Set([letter]), newest, ...before];

const letterOf = ({
  projection,
  skippedEvent,
}: Pick<DeadLetterSkipped, 'projection' | 'skippedEvent'>): string => `${projection} ${skippedEvent}`;

/** Records every view as a separate event, also a second view of the same event. A dead letter is skipped once. */
export const auditDecider: Decider<Skipped, AuditCommand, AuditEvent> = {
  initialState: [],
  decide(skipped, command) {
    if (command.type === 'EndSessions' || command.type === 'EndTokens') {
      const { endedBy, subject, reason } = command;
      const type = command.type === 'EndSessions' ? 'SessionsEnded' : 'TokensEnded';
      return [{ type, endedBy, subject, reason: reason?.trim() || null }];
    }
    if (command.type === 'HaltWebhooks') {
      const { haltedBy, subject, webhookId } = command;
      const reason = reasonIn(command.reason, 'Say why no more news may be sent.');
      return [{ type: 'WebhooksHalted', haltedBy, subject, webhookId, reason }];
    }
    if (command.type === 'NoteCopyRemoved') {
      const { removedBy, copy } = command;
      const note = reasonIn(command.note, 'Say how the export was deleted.');
      return [{ type: 'ExportedCopyRemoved', removedBy, copy, note }];
    }
    if (command.type === 'SkipDeadLetters') {
      const { skippedBy, projection } = command;
      const reason = reasonIn(command.reason, 'Say why the event may be passed over.');
      return [...new Set(command.skippedEvents)]
        .filter((skippedEvent) => !skipped.some((part) => part.has(letterOf({ projection, skippedEvent }))))
        .map((skippedEvent) => ({ type: 'DeadLetterSkipped', skippedBy, projection, skippedEvent, reason }));
    }
    const { viewedBy, subject, viewedStream, viewedRevision } = command;
    const reason = reasonIn(command.reason, 'Say why you need to see personal data.');
    return [{ type: 'PersonalDataViewed', viewedBy, subject, viewedStream, viewedRevision, reason }];
  },
  evolve: (skipped, event) =>
    event.type === 'DeadLetterSkipped' ? withLetter(skipped, letterOf(event)) : skipped,
};

/** @throws Refusal when it is too short. */
function reasonIn(typed: string, request: string): string {
  const reason = reasonTyped(typed);
  if (reason === null) throw new Refusal('reason-required', request, 'invalid');
  return reason;
}
