import type { AuditEvent } from '#domain/audit/audit-events.ts';
import { count, id, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';

export const auditRegistry: Registry<AuditEvent> = {
  PersonalDataViewed: {
    data: object({
      viewedBy: memberId,
      subject: memberId.nullable(),
      viewedStream: id,
      viewedRevision: count,
      reason: text,
    }),
    personal: ['reason'],
  },
};
