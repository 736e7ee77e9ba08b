import type { Pool } from 'pg';
import { gathered } from './gathered.ts';

export type KeptAnswer = { readonly fingerprint: string; readonly status: number; readonly body: string };
/** A sender's own name for a request. */
export type SentKey = { readonly memberId: string; readonly key: string };

export type KeptAnswerStore = {
  find(sent: SentKey): Promise<KeptAnswer | null>;
  /** False where there is an answer already, which stays. */
  keep(answer: SentKey & KeptAnswer): Promise<boolean>;
};

/** The answers that were given, in Postgres. */
export const createKeptAnswerStore = (db: Pool): KeptAnswerStore => ({
  find: gathered((sent: readonly SentKey[]) => findAll(db, sent)),
  keep: gathered((answers: readonly (SentKey & KeptAnswer)[]) => keepAll(db, answers)),
});

async function findAll(db: Pool, sent: readonly SentKey[]): Promise<readonly (KeptAnswer | null)[]> {
  const { rows } = await db.query<KeptAnswer & { nth: number }>({
    name: 'find-kept-answers',
    // Each by the index: of a join Postgres thinks, while the table is new to it, that reading it whole is cheaper, for as long as it runs.
    text: `select sent.nth::integer, kept.fingerprint, kept.status, kept.body
             from unnest($1::text[], $2::text[]) with ordinality as sent(member_id, key, nth),
               lateral (select * from service.kept_answers as kept
                         where kept.member_id = sent.member_id and kept.key = sent.key limit 1) as kept`,
    values: [sent.map(({ memberId }) => memberId), sent.map(({ key }) => key)],
  });
  const found = new Map(rows.map(({ nth, ...answer }) => [nth, answer]));
  return sent.map((_, index) => found.get(index + 1) ?? null);
}

async function keepAll(db: Pool, answers: readonly (SentKey & KeptAnswer)[]): Promise<readonly boolean[]> {
  const { rows } = await db.query<{ member_id: string; key: string }>({
    name: 'keep-answers',
    // Does not wait for the disk: one that a crash of the database takes is given again, for the command's events are found by its id.
    text: `with soon as materialized (select set_config('synchronous_commit', 'off', true))
           insert into service.kept_answers (member_id, key, fingerprint, status, body)
           select answer.* from soon, unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[]) as answer
           on conflict do nothing returning member_id, key`,
    values: [
      answers.map(({ memberId }) => memberId),
      answers.map(({ key }) => key),
      answers.map(({ fingerprint }) => fingerprint),
      answers.map(({ status }) => status),
      answers.map(({ body }) => body),
    ],
  });
  const kept = new Set(rows.map(({ member_id: memberId, key }) => JSON.stringify([memberId, key])));
  // Of two under one key in one statement the first is kept.
  return answers.map(({ memberId, key }) => kept.delete(JSON.stringify([memberId, key])));
}
