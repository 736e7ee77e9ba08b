import type pg from 'pg';
import { typeNamed } from '#service/event-store/event-registry.ts';
import type { StoredEvent } from '#service/event-store/store.ts';
import type { Follower } from '#service/followers/follower.ts';
import type { Decision } from './decision-mail.ts';

/** A mail that is to be sent. Whom it goes to is looked up when it is sent, so that no address is kept here. */
export type DueMail = {
  /** The id of the event that told of the decision: there is one mail for each. */
  readonly key: string;
  readonly requestId: string;
  readonly decision: Decision;
  /** Of that event. */
  readonly revision: number;
  /** This one included. */
  readonly attempts: number;
};

const decisions: Readonly<Record<string, Decision>> = {
  BetaRequestApproved: 'approved',
  BetaRequestDenied: 'denied',
};

/** Puts a mail into the outbox for each decision from now on: what was decided before there was mail stays unsaid. */
export const mailOutbox = (onMail: () => void): Follower => ({
  name: 'mail outbox',
  startsAt: 'head',
  onApplied: onMail,
  async apply(client, events) {
    const mails = events.flatMap(mailOf);
    if (mails.length > 0) await put(client, mails);
  },
});

function mailOf({ id, type, revision, data }: StoredEvent) {
  const decision = decisions[typeNamed(type)];
  return decision ? [{ key: id, requestId: String(data.requestId), decision, revision }] : [];
}

async function put(client: pg.ClientBase, mails: readonly Omit<DueMail, 'attempts'>[]): Promise<void> {
  await client.query(
    `insert into service.mails (key, request_id, decision, revision)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::integer[]) on conflict (key) do nothing`,
    [
      mails.map(({ key }) => key),
      mails.map(({ requestId }) => requestId),
      mails.map(({ decision }) => decision),
      mails.map(({ revision }) => revision),
    ],
  );
}

/**
 * Takes the mail that has been due for longest. It is due again after a pause that doubles from 2 seconds to an hour, whatever becomes of
 * whoever took it.
 */
export async function takeDueMail(db: pg.Pool): Promise<DueMail | null> {
  const { rows } = await db.query<DueMail>(
    `update service.mails set attempts = attempts + 1,
       due_at = now() + least(interval '2 seconds' * power(2, attempts), interval '1 hour')
     where key = (select key from service.mails where settled_at is null and due_at <= now()
                  order by due_at limit 1 for update skip locked)
     returning key, request_id as "requestId", decision, revision, attempts`,
  );
  return rows[0] ?? null;
}

export type Outcome = 'sent' | 'overtaken' | 'given up';

/** There is nothing more to do about a mail. */
export async function settleMail(db: pg.Pool, { key }: DueMail, outcome: Outcome): Promise<void> {
  await db.query('update service.mails set settled_at = now(), outcome = $2 where key = $1', [key, outcome]);
}
