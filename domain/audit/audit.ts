import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { ViewPersonalData } from './audit-commands.ts';
import type { AuditEvent } from './audit-events.ts';

/** Characters without which a reason says nothing. */
const leastReason = 3;

/** Every look is a fact of its own, also the second one at the same event. */
export const auditDecider: Decider<null, ViewPersonalData, AuditEvent> = {
  initialState: null,
  decide(_, { viewedBy, subject, viewedStream, viewedRevision, reason: typed }) {
    const reason = typed.trim();
    if (reason.length < leastReason)
      throw new Refusal('reason-required', 'Say why you need to see personal data.', 'invalid');
    return [{ type: 'PersonalDataViewed', viewedBy, subject, viewedStream, viewedRevision, reason }];
  },
  evolve: () => null,
};
