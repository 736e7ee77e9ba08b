import { betaRequestStream } from '#domain/beta/beta-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Language } from '#domain/kernel/language.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { typeNamed } from '#service/event-store/event-types/event-codec.ts';
import { type EventStore, isName, type StoredEvent } from '#service/event-store/port.ts';
import {
  claimDueMail,
  type DueMail,
  noteMailProblem,
  type Outbox,
  settleMail,
} from '#service/jobs/mail/outbox.ts';
import { requestHistory } from '#service/jobs/request-history.ts';
import type { Querying, Subscriber } from '#service/jobs/subscriber.ts';
import { textsIn } from '#service/languages/texts.ts';

/** Keyed by the id of the decision's event: one mail per decision. */
type MailOfDecision = DueMail & {
  readonly requestId: string;
  readonly decision: Decision;
  /** Revision of that event. */
  readonly revision: number;
};
type Deps = {
  readonly pool: pg.Pool;
  readonly events: Pick<EventStore, 'readStream'>;
  readonly publicOrigin: string;
};

const decisions: Readonly<Record<string, Decision>> = {
  BetaRequestApproved: 'approved',
  BetaRequestDenied: 'denied',
};

/** Puts a mail into the outbox for each decision from now on. Decisions from before mail was configured are not mailed. */
export function decisionSubscriber(onMail: () => void): Subscriber {
  let hasMail = false;
  return {
    name: 'mail outbox',
    startsAt: 'head',
    // A look into the outbox after all other events would cost a statement ten times a second.
    onApplied() {
      if (hasMail) onMail();
    },
    async apply(client, events) {
      const mails = events.flatMap(mailOf);
      hasMail = mails.length > 0;
      if (hasMail) await put(client, mails);
    },
  };
}

function mailOf({ id, type, revision, data }: StoredEvent) {
  const decision = decisions[typeNamed(type)];
  const requestId = String(data.requestId);
  // An event of another program can say anything here.
  return decision && isName(betaRequestStream(requestId)) ? [{ key: id, requestId, decision, revision }] : [];
}

async function put(client: Querying, mails: readonly Omit<MailOfDecision, 'attempts'>[]): Promise<void> {
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

/** Mails about decisions, to the people who asked for access. */
export const decisionOutbox = ({ pool, events, publicOrigin }: Deps): Outbox<MailOfDecision> => ({
  take: claimDueMail(pool, 'service.mails', 'key', 'key, request_id as "requestId", decision, revision'),
  async write({ requestId, decision, revision }) {
    const history = await requestHistory(events.readStream(betaRequestStream(requestId)), null);
    // The decision was reversed meanwhile, or the request was erased, so no mail is sent.
    const last = history?.entries.at(-1);
    if (last?.revision !== revision || !history) return null;
    return {
      to: history.email,
      ...decisionMail(decision, last, { origin: publicOrigin, language: history.language }),
    };
  },
  settle: settleMail(pool, 'service.mails'),
  noteProblem: noteMailProblem(pool, 'service.mails'),
});

type Decision = 'approved' | 'denied';
type DecisionMail = { readonly subject: string; readonly text: string };

type Said = { readonly words: string | null; readonly askAgainFrom: MemberDay | null };

/** The mail to the person who asked for access, without the admin notes, which are for admins only. */
function decisionMail(
  decision: Decision,
  { words, askAgainFrom }: Said,
  { origin, language }: { readonly origin: string; readonly language: Language },
): DecisionMail {
  const { approved, denied } = textsIn(language).mails;
  const said = words === null ? '' : `\n${words}\n`;
  if (decision === 'approved')
    return { subject: approved.subject, text: approved.text(`${origin}/api/login`, said) };
  const askAgain = askAgainFrom === null ? '' : `\n${denied.askAgain(askAgainFrom)}\n`;
  return { subject: denied.subject, text: denied.text(said, askAgain) };
}
