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

/** Characters without which a reason says nothing. */
const minReasonLength = 3;

/** Every look is recorded as a separate event, also the second one at the same event. */
export const auditDecider: Decider<null, ViewPersonalData, AuditEvent> = {
  initialState: null,
  decide(_, { viewedBy, subject, viewedStream, viewedRevision, reason: typed }) {
    const reason = typed.trim();
    if (reason.length < minReasonLength)
      throw new Refusal('reason-required', 'Say why you need to see personal data.', 'invalid');
    return [{ type: 'PersonalDataViewed', viewedBy, subject, viewedStream, viewedRevision, reason }];
  },
  evolve: () => null,
};
