import * as z from 'zod/mini';
import { instant, memberDay } from '#service/http/fields-contract.ts';

const cursor = z.string().check(z.regex(/^\d{1,20}\/\d{1,20}$/));
const limit = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
  z.transform((text: string) => Math.min(Number(text), 200)),
);
const id = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

const action = z.enum([
  'requested',
  'approved',
  'denied',
  'reopened',
  'expired',
  'withdrawn',
  'quest-reset',
  'program-reset',
  'data-cleared',
  'account-deleted',
  'data-viewed',
  'sessions-ended',
]);

export const auditQuery = z.object({
  /** Member id of who did it. */
  by: z.optional(id),
  deed: z.optional(action),
  request: z.optional(id),
  /** First and last date. */
  from: z.optional(memberDay),
  to: z.optional(memberDay),
  /** Only what lies before this position: `next` of the page before. */
  before: z.optional(cursor),
  /** 50 when absent, 200 at most. */
  limit: z.optional(limit),
});

const auditEntry = z.object({
  position: z.string(),
  eventId: z.string(),
  deed: action,
  /** What was last done with the same request before. */
  deedBefore: z.nullable(action),
  requestId: z.nullable(z.string()),
  /** Address of the request for access. */
  requestEmail: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  /** A member id, or `system` for a visitor. */
  by: z.string(),
  /** Null for what somebody did to their own data, and for who is gone. */
  byEmail: z.nullable(z.string()),
  /** On the command line, in the name of `by`. */
  byHand: z.boolean(),
  note: z.nullable(z.string()),
  at: z.string(),
  on: memberDay,
  stream: z.string(),
  revision: z.number(),
});

export const auditAnswer = z.object({
  entries: z.array(auditEntry),
  /** `before` of the next page; null where there is none. */
  next: z.nullable(z.string()),
  /** The admins who have entries. */
  admins: z.array(z.object({ id: z.string(), email: z.nullable(z.string()) })),
});

const requestState = z.object({
  status: z.enum(['none', 'pending', 'approved', 'denied']),
  adminNotes: z.nullable(z.string()),
});

export const historyQuery = z.object({
  /** Only what had happened by this moment. */
  asOf: z.optional(instant),
  /** Only what lies after this revision: `next` of the page before. */
  after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
  limit: z.optional(limit),
});

const historyEntry = z.object({
  eventId: z.string(),
  revision: z.number(),
  position: z.string(),
  deed: action,
  /** A member id, or `system` for a visitor. */
  by: z.string(),
  byEmail: z.nullable(z.string()),
  byHand: z.boolean(),
  note: z.nullable(z.string()),
  at: z.string(),
  zone: z.string(),
  on: memberDay,
  before: requestState,
  after: requestState,
  /** A decision that takes back an earlier one. */
  isReversal: z.boolean(),
  correlationId: z.string(),
  /** Of the chain that makes tampering evident; null for what is older than the chain. */
  hash: z.nullable(z.string()),
});

export const historyAnswer = z.object({
  requestId: z.string(),
  email: z.string(),
  /** As it stood at `asOf`, or stands now. */
  state: requestState,
  asOf: z.nullable(z.string()),
  entries: z.array(historyEntry),
  next: z.nullable(z.number()),
});

export type AuditAction = z.infer<typeof action>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditAnswer = z.infer<typeof auditAnswer>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;
