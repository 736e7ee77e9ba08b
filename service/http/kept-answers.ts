import { hash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Pool } from 'pg';
import { patiently } from '#projections/engine/deadlines.ts';
import { currentMember, type Gates } from './current-member.ts';
import { KeyReused } from './failures.ts';
import {
  createKeptAnswerStore,
  type KeptAnswer,
  type KeptAnswerStore,
  type SentKey,
} from './kept-answer-store.ts';
import { isMutation } from './same-origin.ts';
import { idempotencyKey } from './send-command.ts';

/** How long a key is remembered. */
const keptDays = 7;
const purgeEveryMs = 60 * 60_000;

/**
 * Behind each gate: a mutation that comes with an `Idempotency-Key` that the member has used before gets the answer of the first time,
 * from any process and after a restart. Only what succeeded is kept: a refused command changed nothing and is decided again. Nothing is
 * kept of who is forgotten: nobody is there to ask again.
 * @throws KeyReused when the key was used for another request.
 */
export function keepAnswers(db: Pool, gates: Gates): Gates {
  const store = createKeptAnswerStore(db);
  const behind =
    (gate: Middleware): Middleware =>
    async (ctx, next) => {
      await gate(ctx, () => answerOnce(store, ctx, next));
    };
  return {
    requireMember: behind(gates.requireMember),
    requireBetaAccess: behind(gates.requireBetaAccess),
    requireAdmin: behind(gates.requireAdmin),
  };
}

/** Forgets old keys at intervals until the returned function is called. */
export function purgeKeptAnswers(db: Pool, onError: (error: unknown) => void): () => void {
  const purge = () =>
    db.query(
      patiently(`delete from service.kept_answers where kept_at < now() - interval '${keptDays} days'`),
    );
  const timer = setInterval(() => void purge().catch(onError), purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function answerOnce(store: KeptAnswerStore, ctx: Context, next: () => Promise<unknown>): Promise<void> {
  const key = isMutation(ctx) ? idempotencyKey(ctx) : null;
  if (key === null) {
    await next();
    return;
  }
  const sent = { memberId: currentMember(ctx).memberId, key };
  const fingerprint = fingerprintOf(ctx);
  const kept = await store.find(sent);
  if (kept) {
    answerAgain(ctx, kept, fingerprint);
    return;
  }
  await next();
  if (ctx.status >= 300) return;
  const answer = { fingerprint, status: ctx.status, body: JSON.stringify(ctx.body) };
  sendText(ctx, answer.body);
  if (ctx.state.isForgotten) return;
  const first = await keepFirst(store, { ...sent, ...answer }).catch((error: unknown) => {
    // What was asked for has happened. Asked again, it is found by the ids of its events.
    ctx.state.log.error({ err: error }, 'an answer was not kept');
    return null;
  });
  if (first) answerAgain(ctx, first, fingerprint);
}

/** Two at once: the second gets what the first has kept. */
async function keepFirst(store: KeptAnswerStore, answer: SentKey & KeptAnswer): Promise<KeptAnswer | null> {
  return (await store.keep(answer)) ? null : store.find(answer);
}

function answerAgain(ctx: Context, kept: KeptAnswer, fingerprint: string): void {
  if (kept.fingerprint !== fingerprint) throw new KeyReused();
  ctx.status = kept.status;
  ctx.set('Idempotency-Replayed', 'true');
  sendText(ctx, kept.body);
}

/** JSON that is text already: Koa would write it once more. */
function sendText(ctx: Context, body: string): void {
  ctx.body = body;
  ctx.type = 'application/json; charset=utf-8';
}

function fingerprintOf(ctx: Context): string {
  const request = `${ctx.method} ${ctx.path} ${JSON.stringify(ctx.request.body ?? null)}`;
  return hash('sha256', request, 'base64url');
}
