import type { Pool } from 'pg';
import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { type Decider, fold } from '#domain/kernel/decider.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type MemberState, memberDecider } from '#domain/member/member.ts';
import { type MemberEvent, memberStream } from '#domain/member/member-events.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { listBetaRequests } from '#projections/beta/beta-queries.ts';
import { memberByEmail } from '#projections/member/member-queries.ts';
import { betaRequestId } from '#service/beta/beta-request-id.ts';
import { createExecuteCommand } from '#service/commands/execute-command.ts';
import { commandIdOf, newId } from '#service/commands/ids.ts';
import { readConfig } from '#service/config.ts';
import { decode } from '#service/event-store/event-codec.ts';
import { localClock } from '#service/http/current-member.ts';
import { adminEmailsOf } from '#service/identity/admin-emails.ts';
import type { Stores } from '#service/open-stores.ts';
import { openPool } from '#service/postgres/pool.ts';

type Review = {
  readonly what: 'approve' | 'deny';
  readonly email: string;
  readonly note: string | null;
};
type QuestReset = {
  readonly what: 'reset-quest';
  /** Id or e-mail. */
  readonly member: string;
  /** Null for the member's today. */
  readonly date: MemberDay | null;
  readonly note: string | null;
};
/** What an operator does by hand, in the name of an admin. */
export type Deed = (Review | QuestReset) & { readonly admin: string };

type Known = { readonly memberId: MemberId; readonly state: MemberState };
type Desk = { readonly stores: Stores; readonly pool: Pool; readonly admin: Known };

/** A line for each request for access to the beta, as the admins' screen orders them. */
export const listRequests = (stores: Stores, form: 'text' | 'json'): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const requests = await listBetaRequests(pool);
    return requests.map(({ email, status, requested_on: on, admin_notes: note }) => {
      if (form === 'json') return JSON.stringify({ email, status, requestedOn: on, adminNotes: note });
      return `${status.padEnd(8)} ${on}  ${email}${note ? `  (${note})` : ''}`;
    });
  });

/** @returns what was done, in words. @throws Refusal by the rules, or where nobody is who was named. */
export const doDeed = (stores: Stores, deed: Deed): Promise<string> =>
  withPool(stores, async (pool) => {
    const desk = { stores, pool, admin: await adminNamed(stores, pool, deed.admin) };
    return deed.what === 'reset-quest' ? resetQuest(desk, deed) : review(desk, deed);
  });

async function review(desk: Desk, { what, email, note: adminNotes }: Review): Promise<string> {
  const requestId = betaRequestId(email);
  const type = what === 'approve' ? 'ApproveBetaRequest' : 'DenyBetaRequest';
  const command = { type, requestId, reviewedBy: desk.admin.memberId, adminNotes } as const;
  const isNew = await send(desk, betaDecider, betaRequestStream(requestId), command);
  const done = what === 'approve' ? 'approved' : 'denied';
  return isNew ? `${email} is ${done}.` : `${email} was ${done} before.`;
}

async function resetQuest(desk: Desk, { member, date, note }: QuestReset): Promise<string> {
  const { memberId, state } = await memberNamed(desk.stores, desk.pool, member);
  const day = date ?? localClock(state, now()).today;
  const resetBy = desk.admin.memberId;
  const reason = note ?? 'Reset by hand.';
  const command = { type: 'ResetQuestDay', memberId, date: day, resetBy, reason } as const;
  const isNew = await send(desk, questDecider, questDayStream(memberId, day), command);
  return isNew ? `The quest of ${day} is reset.` : `There is no quest on ${day}.`;
}

/** Whether it changed anything. The event says `system`, because nobody was signed in; whose decision it is stands in its data. */
async function send<State, Command, Event extends DomainEvent>(
  { stores, admin }: Desk,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
): Promise<boolean> {
  const { at: occurredAt, zone, today: localDate } = localClock(admin.state, now());
  const commandId = commandIdOf('system', null);
  const context = {
    commandId,
    correlationId: newId(),
    actor: 'system',
    occurredAt,
    zone,
    localDate,
  } as const;
  const { events } = await createExecuteCommand(stores.events)(decider, stream, command, context);
  return events.length > 0;
}

async function adminNamed(stores: Stores, pool: Pool, email: string): Promise<Known> {
  const admin = await memberNamed(stores, pool, canonicalEmail(email));
  const { signIn } = admin.state;
  const isVerified = signIn?.emailVerified && canonicalEmail(signIn.email) === canonicalEmail(email);
  if (isVerified && adminEmailsOf(readConfig()).has(canonicalEmail(email))) return admin;
  throw new Refusal('admin-access-required', `${email} is no admin.`);
}

async function memberNamed({ events }: Stores, pool: Pool, name: string): Promise<Known> {
  const memberId = name.includes('@') ? await memberByEmail(pool, canonicalEmail(name)) : asMemberId(name);
  const history: MemberEvent[] = [];
  if (memberId !== null) {
    for await (const stored of events.readStream(memberStream(memberId)))
      history.push(decode(stored).event as MemberEvent);
  }
  if (memberId === null || history.length === 0) throw new Refusal('unknown-member', `Nobody is ${name}.`);
  return { memberId, state: fold(memberDecider, history) };
}

async function withPool<Value>(
  { databaseUrl }: Stores,
  work: (pool: Pool) => Promise<Value>,
): Promise<Value> {
  const pool = openPool(databaseUrl, 'admin', { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const now = () => asInstant(new Date().toISOString());
