import type pg from 'pg';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { requestHistory } from '#service/audit/request-history.ts';
import { typeNamed } from '#service/event-store/event-registry.ts';
import type { EventStore, StoredEvent } from '#service/event-store/store.ts';
import type { Follower } from '#service/followers/follower.ts';
import { type Decision, decisionMail } from './decision-mail.ts';
import { type DueMail, type Outbox, settledIn, takenFrom } from './outbox.ts';

/** Its key is the id of the event that told of the decision: there is one mail for each. */
type MailOfDecision = DueMail & {
  readonly requestId: string;
  readonly decision: Decision;
  /** Of that event. */
  readonly revision: number;
};
type Means = {
  readonly pool: pg.Pool;
  readonly events: Pick<EventStore, 'readStream'>;
  readonly publicOrigin: string;
};

const decisions: Readonly<Record<string, Decision>> = {
  BetaRequestApproved: 'approved',
  BetaRequestDenied: 'denied',
};

/** Puts a mail into the outbox for each decision from now on: what was decided before there was mail stays unsaid. */
export const decisionFollower = (onMail: () => void): Follower => ({
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

async function put(client: pg.ClientBase, mails: readonly Omit<MailOfDecision, 'attempts'>[]): Promise<void> {
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

/** Mails to who asked for access, each of which tells of a decision. */
export const decisionOutbox = ({ pool, events, publicOrigin }: Means): Outbox<MailOfDecision> => ({
  take: takenFrom(pool, 'service.mails', 'key', 'key, request_id as "requestId", decision, revision'),
  async write({ requestId, decision, revision }) {
    const history = await requestHistory(events.readStream(betaRequestStream(requestId)), null);
    // Taken back in the meantime, or the request is gone: who asked need not know.
    if (history?.entries.at(-1)?.revision !== revision) return null;
    return { to: history.email, ...decisionMail(decision, publicOrigin) };
  },
  settle: settledIn(pool, 'service.mails'),
});
