import * as z from '#schema';
import { instant, memberDay } from '#service/http/fields-contract.ts';

const cursor = z.string().check(z.regex(/^[\dTZ:.+-]{1,40}_\d{1,20}\/\d{1,20}$/));
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
  'access-kept',
  'withdrawn',
  'quest-reset',
  'program-reset',
  'data-cleared',
  'account-deleted',
  'data-viewed',
  'sessions-ended',
  'tokens-ended',
  'webhooks-stopped',
  'member-reported',
  'report-closed',
  'page-taken-down',
  'page-given-back',
  'event-skipped',
  'copy-removed',
  'outage-declared',
  'outage-revoked',
  'rules-adopted',
]);

export const auditQuery = z.object({
  /** Member id of the actor. */
  by: z.optional(id),
  deed: z.optional(action),
  request: z.optional(id),
  /** First and last date. */
  from: z.optional(memberDay),
  to: z.optional(memberDay),
  /** Only entries before this time and position: `next` of the previous page. */
  before: z.optional(cursor),
  /** 50 when absent, at most 200. */
  limit: z.optional(limit),
});

const auditEntry = z.object({
  position: z.string(),
  eventId: z.string(),
  deed: action,
  /** The previous action on the same request. */
  deedBefore: z.nullable(action),
  requestId: z.nullable(z.string()),
  /** Address of the beta request. */
  requestEmail: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  /** A member id, or `system` for a visitor. */
  by: z.string(),
  /** Null for a member's action on their own data, and for deleted accounts. */
  byEmail: z.nullable(z.string()),
  /** Done on the command line in the name of `by`. */
  byHand: z.boolean(),
  note: z.nullable(z.string()),
  at: z.string(),
  on: memberDay,
  stream: z.string(),
  revision: z.number(),
});

export const auditAnswer = z.object({
  entries: z.array(auditEntry),
  /** `before` for the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** The admins with entries. */
  admins: z.array(z.object({ id: z.string(), email: z.nullable(z.string()) })),
});

const requestState = z.object({
  status: z.enum(['none', 'pending', 'approved', 'denied']),
  adminNotes: z.nullable(z.string()),
});

export const historyQuery = z.object({
  /** Only actions until this instant. */
  asOf: z.optional(instant),
  /** Only entries after this revision: `next` of the previous page. */
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
  /** Words to the person who asked. Absent in answers of earlier releases. */
  words: z.optional(z.nullable(z.string())),
  askAgainFrom: z.optional(z.nullable(memberDay)),
  at: z.string(),
  zone: z.string(),
  on: memberDay,
  before: requestState,
  after: requestState,
  /** Whether the decision reverses an earlier one. */
  isReversal: z.boolean(),
  correlationId: z.string(),
  /** Hash of the tamper-evident chain; null for events older than the chain. */
  hash: z.nullable(z.string()),
});

export const historyAnswer = z.object({
  requestId: z.string(),
  email: z.string(),
  /** The state at `asOf`, or now. */
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
