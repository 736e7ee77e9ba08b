import type { Context, Middleware } from 'koa';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { withLongTimeout } from '#projections/postgres/timeouts.ts';
import { decode, eventId } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { currentMember } from '#service/http/current-member.ts';
import { KeyReused } from '#service/http/errors/http-failures.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { commandIdOfMember, idempotencyKey } from '#service/http/send-command.ts';
import { type AnswerCipher, answerCipher } from './response-cipher.ts';

/** How long a key is remembered. */
const retentionDays = 7;
const purgeEveryMs = 60 * 60_000;

/** Stages of a request, behind a gate. */
export type Idempotency = {
  /** A mutation with an `Idempotency-Key` that the member has used before gets the first answer again. */
  readonly answerOnce: Middleware;
  /** The same where answers hold data of other people, who may erase them: no body is kept. */
  readonly answerOnceWithoutBody: Middleware;
};

/**
 * The first answer to an `Idempotency-Key` is given again from any process and after a restart. Only successful answers are kept: a refused
 * command changed nothing and is decided again. No answers are kept of an erased account, because it cannot ask again. Keys, requests and
 * bodies are stored hashed or encrypted.
 *
 * Where no body is kept (any more) but the command is stored, the request runs again with the clock of the first time, and is answered from
 * what is stored: with today's clock it could belong to another date, and be refused or done twice.
 * @throws KeyReused when the key was used for another request.
 */
export function createIdempotency(db: RowDatabase, events: StoredEvents): Idempotency {
  const store = createIdempotencyStore(db);
  return {
    async answerOnce(ctx, next) {
      await respondOnce({ db, store, events, keepsBody: true }, ctx, next);
    },
    async answerOnceWithoutBody(ctx, next) {
      await respondOnce({ db, store, events, keepsBody: false }, ctx, next);
    },
  };
}

/** In the place of a body: JSON is never empty. */
const noBody = '';

type StoredEvents = Pick<EventStore, 'readStream'>;
type IdempotencyDeps = {
  readonly db: RowDatabase;
  readonly store: IdempotencyStore;
  readonly events: StoredEvents;
  readonly keepsBody: boolean;
};

/** Forgets old keys at intervals until the returned function is called. */
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
  const cipher = answerCipher(db.cipher, memberId, key);
  const sent = { memberId, keyHash: cipher.keyHash, eventId: eventId(commandIdOfMember(ctx), 0) };
  const fingerprint = cipher.fingerprint(requestOf(ctx));
  const { kept, stored } = await store.find(sent);
  if (kept) checkSame(kept, fingerprint);
  if (stored) await replayStored(events, ctx, { ...stored, id: sent.eventId });
  if (kept === null || kept.body === noBody) await next();
  if (kept) replayResponse(ctx, cipher, kept);
  else if (ctx.status < 300) await keepAnswer(keeping, ctx, cipher, { ...sent, fingerprint });
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
    // What was asked for has happened. Asked again, it is found by the ids of its events.
    ctx.state.log.error({ err: error }, 'an answer was not kept');
    return null;
  });
  if (!first) return;
  checkSame(first, sent.fingerprint);
  replayResponse(ctx, cipher, first);
}

/** Makes the request run as it did when its command was stored. Does nothing where the event is gone: it was erased. */
async function replayStored(
  events: StoredEvents,
  ctx: Context,
  { stream, revision, id }: EventPlace & { readonly id: string },
): Promise<void> {
  for await (const stored of events.readStream(stream, { from: revision, limit: 1 })) {
    if (stored.id !== id) return;
    const { occurredAt: at, zone, localDate: today } = decode(stored).metadata;
    ctx.state.current = { ...currentMember(ctx), at, zone, today, localTime: localTimeOf(at, zone) };
    ctx.state.replayedStream = stream;
  }
}

/** Two at once: the second gets what the first has kept. */
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

/** Without a kept body the answer stays as it was made just now. */
function replayResponse(ctx: Context, cipher: AnswerCipher, kept: StoredResponse): void {
  ctx.set('Idempotency-Replayed', 'true');
  if (kept.body === noBody) return;
  ctx.status = kept.status;
  sendText(ctx, cipher.decrypt(kept.body));
}

/** JSON that is text already: Koa would write it once more. */
function sendText(ctx: Context, body: string): void {
  ctx.body = body;
  ctx.type = 'application/json; charset=utf-8';
}

const requestOf = (ctx: Context): string =>
  `${ctx.method} ${ctx.path} ${JSON.stringify(ctx.request.body ?? null)}`;

/** As it is stored: the fingerprint is a keyed hash, the body is encrypted or empty. */
type StoredResponse = { readonly fingerprint: string; readonly status: number; readonly body: string };
/** A sender's own name for a request, hashed. */
type IdempotencyKey = { readonly memberId: string; readonly keyHash: string };
/** With the id of the first event that the command of this key stores. */
type AskedKey = IdempotencyKey & { readonly eventId: string };
/** Where an event lies in the event store. */
type EventPlace = { readonly stream: string; readonly revision: number };
/** What is known of a key that comes again. */
type FoundAnswer = {
  readonly kept: StoredResponse | null;
  /** Of the event asked for; looked up only where no body is kept. */
  readonly stored: EventPlace | null;
};

type IdempotencyStore = {
  find(sent: AskedKey): Promise<FoundAnswer>;
  /** False where there is an answer already, which stays. */
  add(answer: IdempotencyKey & StoredResponse): Promise<boolean>;
};

/** The answers that were given, in Postgres. */
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
    // Each by the index: of a join Postgres thinks, while the table is new to it, that reading it whole is cheaper, for as long as it runs.
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
    // Does not wait for the disk: one that a crash of the database takes is given again, for the command's events are found by its id.
    text: `with soon as materialized (select set_config('synchronous_commit', 'off', true))
           insert into service.kept_answers (member_id, key, fingerprint, status, body)
           select answer.* from soon, unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[]) as answer
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
  // Of two under one key in one statement the first is kept.
  return answers.map(({ memberId, keyHash }) => kept.delete(JSON.stringify([memberId, keyHash])));
}
