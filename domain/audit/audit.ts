import type { Decider } from '#domain/kernel/decider.ts';
import type { Actor, MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { AuditEvent } from './audit-events.ts';

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

type EndSessions = {
  readonly type: 'EndSessions';
  /** `system` for an operator on the command line. */
  readonly endedBy: Actor;
  /** Null for everybody. */
  readonly subject: MemberId | null;
  /** As typed. */
  readonly reason: string | null;
};

/** Minimum length of a reason, in characters. */
const minReasonLength = 3;

/** Records every view as a separate event, also a second view of the same event. */
export const auditDecider: Decider<null, ViewPersonalData | EndSessions, AuditEvent> = {
  initialState: null,
  decide(_, command) {
    if (command.type === 'EndSessions') {
      const { endedBy, subject, reason } = command;
      return [{ type: 'SessionsEnded', endedBy, subject, reason: reason?.trim() || null }];
    }
    const { viewedBy, subject, viewedStream, viewedRevision, reason: typed } = command;
    const reason = typed.trim();
    if (reason.length < minReasonLength)
      throw new Refusal('reason-required', 'Say why you need to see personal data.', 'invalid');
    return [{ type: 'PersonalDataViewed', viewedBy, subject, viewedStream, viewedRevision, reason }];
  },
  evolve: () => null,
};
