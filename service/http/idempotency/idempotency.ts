import type { Context, Middleware } from 'koa';
import type { CommandId, MemberId } from '#domain/kernel/ids.ts';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { withLongTimeout } from '#projections/postgres/timeouts.ts';
import { commandIdOf } from '#service/event-store/command-ids.ts';
import { eventAt, type NamedEvent } from '#service/event-store/event-at.ts';
import { decode, eventId } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { currentMember } from '#service/http/current-member.ts';
import { KeyReused } from '#service/http/errors/http-failures.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { idempotencyKey, longestKey } from '#service/http/send-command.ts';
import { type AnswerCipher, answerCipher } from './response-cipher.ts';

/** How long an idempotency key is stored. */
const retentionDays = 7;
const purgeEveryMs = 60 * 60_000;

/** Stages of a request, after a gate. */
export type Idempotency = {
  /**
   * Looks for the first answer to a signed-in member's mutation while the next stages run, which need not wait for one another. Comes before
   * the gate.
   */
  readonly findAnswer: Middleware;
  /** A mutation with an `Idempotency-Key` that the member has used before gets the first answer again. */
  readonly answerOnce: Middleware;
  /** The same without stored bodies, for answers with data of other people, who may erase them. */
  readonly answerOnceWithoutBody: Middleware;
};

/**
 * Repeats the first answer to an `Idempotency-Key` from any process and after a restart. Only successful answers are stored: a refused
 * command changed nothing and is decided again. No answers are stored for an erased account, which cannot ask again. Keys, requests and
 * bodies are stored hashed or encrypted.
 *
 * When no body is stored (any more) but the command's events are, the request runs again with the clock of the first time. The answer is
 * then derived from the stored events. With the current clock, the request could belong to another date, and be refused or executed twice.
 * @throws KeyReused when the key was used for another request.
 */
export function createIdempotency(db: RowDatabase, events: StoredEvents): Idempotency {
  const store = createIdempotencyStore(db);
  return {
    async findAnswer(ctx, next) {
      const { member } = ctx.session;
      const key = isMutation(ctx) ? ctx.get('Idempotency-Key').trim() : '';
      if (member && key !== '' && key.length <= longestKey)
        ctx.state.askedAnswer = askedAnswer(db, store, member.memberId, key);
      await next();
    },
    async answerOnce(ctx, next) {
      await respondOnce({ db, store, events, keepsBody: true }, ctx, next);
    },
    async answerOnceWithoutBody(ctx, next) {
      await respondOnce({ db, store, events, keepsBody: false }, ctx, next);
    },
  };
}

/** Marks an answer without a stored body; JSON is never empty. */
const noBody = '';

type StoredEvents = Pick<EventStore, 'readStream'>;
type IdempotencyDeps = {
  readonly db: RowDatabase;
  readonly store: IdempotencyStore;
  readonly events: StoredEvents;
  readonly keepsBody: boolean;
};

/** Deletes old keys at intervals until the returned function is called. */
export function purgeStoredResponses(db: Pool, onError: (error: unknown) => void): () => void {
  const purge = () =>
    db.query(
      withLongTimeout(
        `delete from service.kept_answers where kept_at < now() - interval '${retentionDays} days'`,
      ),
    );
  const timer = setInterval(() => void purge().catch(onError), purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function respondOnce(
  keeping: IdempotencyDeps,
  ctx: Context,
  next: () => Promise<unknown>,
): Promise<void> {
  const key = isMutation(ctx) ? idempotencyKey(ctx) : null;
  if (key === null) {
    await next();
    return;
  }
  const { db, store, events } = keeping;
  const { memberId } = currentMember(ctx);
  const { askedAnswer: asked } = ctx.state;
  const { cipher, sent, found } = asked?.key === key ? asked : askedAnswer(db, store, memberId, key);
  ctx.state.commandId = sent.commandId;
  const fingerprint = cipher.fingerprint(requestOf(ctx));
  const { kept, stored } = await found;
  if (kept) checkSame(kept, fingerprint);
  if (stored) await replayStored(events, ctx, { ...stored, id: sent.eventId });
  if (kept === null || kept.body === noBody) await next();
  if (kept) replayResponse(ctx, cipher, kept);
  else if (ctx.status < 300) await keepAnswer(keeping, ctx, cipher, { ...sent, fingerprint });
}

/** What is known of an idempotency key when it was looked for. */
export type AskedAnswer = {
  readonly key: string;
  readonly cipher: AnswerCipher;
  readonly sent: AskedKey & { readonly commandId: CommandId };
  readonly found: Promise<FoundAnswer>;
};

function askedAnswer(
  { cipher: rowCipher }: RowDatabase,
  store: IdempotencyStore,
  memberId: MemberId,
  key: string,
): AskedAnswer {
  const cipher = answerCipher(rowCipher, memberId, key);
  const commandId = commandIdOf(memberId, key);
  const sent = { memberId, keyHash: cipher.keyHash, commandId, eventId: eventId(commandId, 0) };
  const found = store.find(sent);
  // The request may be refused before its answer is awaited.
  found.catch(() => {});
  return { key, cipher, sent, found };
}

async function keepAnswer(
  { store, keepsBody }: IdempotencyDeps,
  ctx: Context,
  cipher: AnswerCipher,
  sent: AskedKey & Pick<StoredResponse, 'fingerprint'>,
): Promise<void> {
  if (ctx.state.replayedStream !== undefined) ctx.set('Idempotency-Replayed', 'true');
  const text = JSON.stringify(ctx.body);
  sendText(ctx, text);
  if (ctx.state.isForgotten) return;
  const answer = { status: ctx.status, body: keepsBody ? cipher.encrypt(text) : noBody };
  const first = await storeFirst(store, { ...sent, ...answer }).catch((error: unknown) => {
    // The command was executed. A repeated request finds it by its event ids.
    ctx.state.log.error({ err: error }, 'an answer was not kept');
    return null;
  });
  if (!first) return;
  checkSame(first, sent.fingerprint);
  replayResponse(ctx, cipher, first);
}

/** Replays the request with the context of its stored command. Does nothing when the event was erased. */
async function replayStored(events: StoredEvents, ctx: Context, event: NamedEvent): Promise<void> {
  const stored = await eventAt(events, event);
  if (!stored) return;
  const { occurredAt: at, zone, localDate: today } = decode(stored).metadata;
  ctx.state.current = { ...currentMember(ctx), at, zone, today, localTime: localTimeOf(at, zone) };
  ctx.state.replayedStream = event.stream;
}

/** The second of two concurrent requests returns the stored answer of the first. */
async function storeFirst(
  store: IdempotencyStore,
  answer: AskedKey & StoredResponse,
): Promise<StoredResponse | null> {
  return (await store.add(answer)) ? null : (await store.find(answer)).kept;
}

/** @throws KeyReused */
function checkSame(kept: StoredResponse, fingerprint: string): void {
  if (kept.fingerprint !== fingerprint) throw new KeyReused();
}

/** Without a stored body, the newly computed answer stays. */
function replayResponse(ctx: Context, cipher: AnswerCipher, kept: StoredResponse): void {
  ctx.set('Idempotency-Replayed', 'true');
  if (kept.body === noBody) return;
  ctx.status = kept.status;
  sendText(ctx, cipher.decrypt(kept.body));
}

/** Sends existing JSON text, which Koa would serialize again. */
function sendText(ctx: Context, body: string): void {
  ctx.body = body;
  ctx.type = 'application/json; charset=utf-8';
}

const requestOf = (ctx: Context): string =>
  `${ctx.method} ${ctx.path} ${JSON.stringify(ctx.request.body ?? null)}`;

/** The stored form: the fingerprint is a keyed hash, the body is encrypted or empty. */
type StoredResponse = { readonly fingerprint: string; readonly status: number; readonly body: string };
/** An idempotency key of a sender, hashed. */
type IdempotencyKey = { readonly memberId: string; readonly keyHash: string };
/** With the id of the first event stored by the command of this key. */
type AskedKey = IdempotencyKey & { readonly eventId: string };
/** The place of an event in the event store. */
type EventPlace = { readonly stream: string; readonly revision: number };
/** The stored data of a repeated key. */
type FoundAnswer = {
  readonly kept: StoredResponse | null;
  /** The place of the requested event; looked up only when no body is stored. */
  readonly stored: EventPlace | null;
};

type IdempotencyStore = {
  find(sent: AskedKey): Promise<FoundAnswer>;
  /** False when an answer is already stored, which is kept. */
  add(answer: IdempotencyKey & StoredResponse): Promise<boolean>;
};

/** The stored answers, in Postgres. */
const createIdempotencyStore = (db: Pool): IdempotencyStore => ({
  find: createBatchLoader((sent: readonly AskedKey[]) => findAll(db, sent)),
  add: createBatchLoader((answers: readonly (IdempotencyKey & StoredResponse)[]) => insertAll(db, answers)),
});

type FoundRow = { readonly nth: number } & {
  readonly [Field in keyof (StoredResponse & EventPlace)]: (StoredResponse & EventPlace)[Field] | null;
};

async function findAll(db: Pool, sent: readonly AskedKey[]): Promise<readonly FoundAnswer[]> {
  const { rows } = await db.query<FoundRow>({
    name: 'find-kept-answers',
    // Separate index look-ups, because while the table is new Postgres would cache a plan that joins by full scan.
    text: `select sent.nth::integer, kept.fingerprint, kept.status, kept.body, stored.stream, stored.revision
             from unnest($1::text[], $2::text[], $3::uuid[]) with ordinality as sent(member_id, key, event_id, nth)
               left join lateral (select * from service.kept_answers as kept
                         where kept.member_id = sent.member_id and kept.key = sent.key limit 1) as kept on true
               left join lateral (select stream, revision from service.event_index as stored
                         where stored.id = sent.event_id and coalesce(kept.body, '') = '' limit 1) as stored on true`,
    values: [
      sent.map(({ memberId }) => memberId),
      sent.map(({ keyHash }) => keyHash),
      sent.map(({ eventId }) => eventId),
    ],
  });
  const found = new Map(rows.map((row) => [row.nth, row]));
  return sent.map((_, index) => foundIn(found.get(index + 1)));
}

function foundIn(row: FoundRow | undefined): FoundAnswer {
  if (!row) return { kept: null, stored: null };
  const { fingerprint, status, body, stream, revision } = row;
  return {
    kept: fingerprint === null || status === null || body === null ? null : { fingerprint, status, body },
    stored: stream === null || revision === null ? null : { stream, revision },
  };
}

async function insertAll(
  db: Pool,
  answers: readonly (IdempotencyKey & StoredResponse)[],
): Promise<readonly boolean[]> {
  const { rows } = await db.query<{ member_id: string; key: string }>({
    name: 'keep-answers',
    // The table is unlogged: an answer lost in a database crash is derived again from the command's events.
    text: `insert into service.kept_answers (member_id, key, fingerprint, status, body)
           select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[])
           on conflict do nothing returning member_id, key`,
    values: [
      answers.map(({ memberId }) => memberId),
      answers.map(({ keyHash }) => keyHash),
      answers.map(({ fingerprint }) => fingerprint),
      answers.map(({ status }) => status),
      answers.map(({ body }) => body),
    ],
  });
  const kept = new Set(rows.map(({ member_id: memberId, key }) => JSON.stringify([memberId, key])));
  // When one statement has two answers for a key, the first is stored.
  return answers.map(({ memberId, keyHash }) => kept.delete(JSON.stringify([memberId, keyHash])));
}
