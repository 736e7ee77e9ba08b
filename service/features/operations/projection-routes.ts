import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'koa';
import { auditDecider, maxSkippedAtOnce } from '#domain/audit/audit.ts';
import { skippedEventsStream } from '#domain/audit/audit-events.ts';
import type { StoredDeadLetter } from '#projections/engine/dead-letters.ts';
import type { ProjectionOverview } from '#projections/engine/operate.ts';
import type { AppContext } from '#service/features/app-context.ts';
import type { ApiRoute, Handler } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import {
  type ProjectionEntry,
  projectionsAnswer,
  resumeAnswer,
  retryAnswer,
  skipAllAnswer,
  skipAllBody,
  skipAnswer,
  skipBody,
} from './projection-contract.ts';
import type { ProjectionOperations, RetryResult } from './projection-operations.ts';

/** The routes of the read models need this beyond the context of all features. */
export type OperationsContext = AppContext & { readonly operations: ProjectionOperations };

const shownLetters = 20;

const listProjections: Handler<OperationsContext> =
  ({ operations }) =>
  async (ctx) => {
    const { projections, leader, division } = await operations.overview();
    const shown: ProjectionEntry[] = [];
    for (const projection of projections) shown.push(await shownProjection(operations, projection));
    const since = leader?.since.toISOString() ?? '';
    ctx.body = {
      projections: shown,
      leader: leader && { holder: leader.holder, since },
      division: division && {
        parts: division.parts,
        leaders: division.leaders.map((each) => ({ ...each, since: each.since.toISOString() })),
      },
    };
  };

async function shownProjection(
  operations: ProjectionOperations,
  { parked, lagSeconds, ...projection }: ProjectionOverview,
): Promise<ProjectionEntry> {
  const { name, state, position, lagEvents, version, rows, deadLetters } = projection;
  const open = { projection: name, state: 'open', limit: shownLetters } as const;
  const letters = deadLetters > 0 ? await operations.deadLetters(open) : [];
  return {
    ...{ name, state, position, lagEvents, version, rows, deadLetters },
    lagSeconds: Number.isFinite(lagSeconds) ? lagSeconds : null,
    parked: parked && { error: parked.error, since: parked.since.toISOString() },
    letters: letters.map(shownLetter),
  };
}

function shownLetter({ eventId, eventType, position, stream, owner, error, ...seen }: StoredDeadLetter) {
  const { attempts, firstSeen } = seen;
  return { eventId, eventType, position, stream, owner, error, attempts, firstSeen: firstSeen.toISOString() };
}

/** A retry reads the log, which may take longer than a request. */
const answeredWithinMs = 5_000;

/** @returns null when it takes longer, and goes on after the answer. */
function retryInTime(operations: ProjectionOperations, name: string): Promise<RetryResult | null> {
  const working = operations.retry(name);
  // When it fails after the answer, the dead letters stay as they are.
  working.catch(() => {});
  return Promise.race([working, delay(answeredWithinMs, null, { ref: false })]);
}

const retry: Handler<OperationsContext> =
  ({ operations }) =>
  async (ctx) => {
    const result = await retryInTime(operations, nameIn(operations, ctx));
    ctx.body = {
      isDone: result !== null,
      stillHeld: result?.stillHeld ?? null,
      isResumed: result?.isResumed ?? false,
    };
  };

const resume: Handler<OperationsContext> =
  ({ operations }) =>
  async (ctx) => {
    ctx.body = { isResumed: await operations.resume(nameIn(operations, ctx)) };
  };

const nothingSent = { events: [], revision: null, position: null, visible: true };

/**
 * Recorded before it takes effect, so that nothing is passed over without a record. The command also goes to the stream when the event is
 * skipped already: only the stream knows whether this request has skipped it.
 */
const skip: Handler<OperationsContext> = (app) => async (ctx) => {
  const { operations, send } = app;
  const { eventId, reason } = bodyOf(ctx, skipBody);
  const projection = nameIn(operations, ctx);
  const letter = await operations.deadLetter(projection, eventId);
  if (!letter) {
    ctx.body = { ...nothingSent, isSkipped: false };
    return;
  }
  const { answer } = await send(ctx, auditDecider, skippedEventsStream, {
    type: 'SkipDeadLetters',
    skippedBy: currentMember(ctx).memberId,
    projection,
    skippedEvents: [eventId],
    reason,
  });
  await operations.passOver(letter);
  ctx.body = { ...answer, isSkipped: answer.events.length > 0 };
};

/** An event that parks the read model stays: the next one shows only after it, so each is skipped by itself. */
const skipAll: Handler<OperationsContext> = (app) => async (ctx) => {
  const { operations, send } = app;
  const { reason } = bodyOf(ctx, skipAllBody);
  const projection = nameIn(operations, ctx);
  const open = await operations.deadLetters({ projection, state: 'open', limit: maxSkippedAtOnce });
  const skippedEvents = open.filter(({ owner }) => owner !== null).map(({ eventId }) => eventId);
  const skippedBy = currentMember(ctx).memberId;
  const command = { type: 'SkipDeadLetters', skippedBy, projection, skippedEvents, reason } as const;
  const { answer } = await send(ctx, auditDecider, skippedEventsStream, command);
  await retryInTime(operations, projection);
  ctx.body = { ...answer, skipped: answer.events.length };
};

function nameIn(operations: ProjectionOperations, ctx: Context): string {
  const name = pathPart(ctx, 'id');
  if (operations.isKnown(name)) return name;
  throw new NotFound('There is no such read model.');
}

export const projectionRoutes: readonly ApiRoute<OperationsContext>[] = [
  {
    method: 'GET',
    path: '/api/admin/projections',
    summary:
      'How each read model fares: position, lag, version, rows and dead letters, and which process leads.',
    audience: 'admins',
    answer: projectionsAnswer,
    handle: listProjections,
  },
  {
    method: 'POST',
    path: '/api/admin/projections/:id/retry',
    summary: 'Folds the rows that dead letters hold back again, and has a parked read model tried again.',
    audience: 'admins',
    answer: retryAnswer,
    handle: retry,
  },
  {
    method: 'POST',
    path: '/api/admin/projections/:id/skip',
    summary: 'Passes over an event for good in one read model, and records who did so and why.',
    audience: 'admins',
    body: skipBody,
    answer: skipAnswer,
    refusals: [[400, 'reason-required']],
    handle: skip,
  },
  {
    method: 'POST',
    path: '/api/admin/projections/:id/skip-all',
    summary:
      'Passes over the events that hold back rows of people in one read model, at most 200, and records who did so and why.',
    audience: 'admins',
    body: skipAllBody,
    answer: skipAllAnswer,
    refusals: [[400, 'reason-required']],
    handle: skipAll,
  },
  {
    method: 'POST',
    path: '/api/admin/projections/:id/resume',
    summary: 'Has the leading process try a parked read model again.',
    audience: 'admins',
    answer: resumeAnswer,
    handle: resume,
  },
];
