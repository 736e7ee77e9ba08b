import { auditDecider } from '#domain/audit/audit.ts';
import { auditStream } from '#domain/audit/audit-events.ts';
import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { DomainEvent } from '#domain/events.ts';
import { accessTokenStream } from '#domain/integrations/access-token-events.ts';
import { accessTokenDecider } from '#domain/integrations/access-tokens.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { type Decider, fold } from '#domain/kernel/decider.ts';
import type { Actor, MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type MemberState, memberDecider } from '#domain/member/member.ts';
import { type MemberEvent, memberStream } from '#domain/member/member-events.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import type { GrantedReason } from '#domain/streak/pause-rules.ts';
import { listBetaRequests, type StoredBetaRequest } from '#projections/beta/beta-requests.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { membersWithTokens } from '#projections/integrations/access-tokens.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { firstAdmins } from '#projections/sign-in/sign-in-accounts.ts';
import { commandIdOf, newId } from '#service/event-store/command-ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { localClock } from '#service/http/current-member.ts';
import { adminEmailsOf } from '#service/http/identity/admin-emails.ts';
import { betaRequestIdOf } from '#service/http/identity/beta-request-id.ts';
import { createGivenCodes } from '#service/http/identity/own/given-codes.ts';
import { revokeAllSessions, revokeSessionsOf, sessionsOf } from '#service/http/session/session-store.ts';
import {
  type Copy,
  type CopyKind,
  confirmRemoved,
  countCopiesHolding,
  findCopy,
  presentCopies,
} from '#service/jobs/erasure/exported-copies.ts';
import { listGivenUp, sendAgain } from '#service/jobs/mail/given-up.ts';
import { readConfig } from '#service/platform/config.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { withErasures } from './expire-requests.ts';
import { memberIdNamed } from './member-named.ts';
import { now } from './run-tool.ts';

type Review = {
  readonly what: 'approve' | 'deny';
  readonly email: string;
  readonly note: string | null;
};
type QuestReset = {
  readonly what: 'reset-quest';
  /** Id or email. */
  readonly member: string;
  /** Null for the member's current date. */
  readonly date: MemberDay | null;
  readonly note: string | null;
};
type AccountDeletion = {
  readonly what: 'delete-account';
  /** Id or email. */
  readonly member: string;
};
type PauseGrant = {
  readonly what: 'grant-pause';
  /** Id or e-mail. */
  readonly member: string;
  readonly from: MemberDay;
  readonly until: MemberDay;
  readonly reason: GrantedReason;
  readonly note: string;
};
/** An operation that an operator runs in the name of an admin. */
export type AdminOperation = (Review | QuestReset | AccountDeletion | PauseGrant) & {
  readonly admin: string;
};

type KnownMember = { readonly memberId: MemberId; readonly state: MemberState };
type OperationContext = { readonly stores: Stores; readonly pool: RowDatabase; readonly admin: KnownMember };

/** One line per beta request, in the order of the admins' screen. */
export const listRequests = (stores: Stores, form: 'text' | 'json'): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const requests = await allRequests(pool);
    return requests.map(({ email, status, requested_on: on, admin_notes: note }) => {
      if (form === 'json') return JSON.stringify({ email, status, requestedOn: on, adminNotes: note });
      return `${status.padEnd(8)} ${on}  ${email}${note ? `  (${note})` : ''}`;
    });
  });

async function allRequests(pool: RowDatabase): Promise<readonly StoredBetaRequest[]> {
  const all: StoredBetaRequest[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last && {
      isPending: last.status === 'pending',
      requestedAt: last.requested_at,
      id: last.key,
    };
    const page = await listBetaRequests(pool, { after: after ?? null, limit: 500 });
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** One line per session of a member, given by id or email. @throws Refusal when the member does not exist. */
export const listSessions = (stores: Stores, member: string): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const sessions = await sessionsOf(pool, (await knownMember(stores, pool, member)).memberId);
    const lines = sessions.map(
      ({ device, at, usedAt }) => `signed in ${minuteOf(at)}, last used ${minuteOf(usedAt)}, ${device}`,
    );
    return lines.length > 0 ? lines : [`${member} is signed in nowhere.`];
  });

/** A code by which a person proves an address at the built-in sign-in, without mail. @throws Refusal where there is no such sign-in */
export const makeSignInCode = (stores: Stores, email: string): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const { signIn, publicOrigin } = readConfig();
    if (signIn !== 'own' && signIn !== 'both')
      throw new Refusal(
        'no-built-in-sign-in',
        'The built-in sign-in is off: SIGN_IN=own or SIGN_IN=both turns it on.',
      );
    const code = await createGivenCodes(pool).make(email);
    return [
      `${code} proves ${email} once, within seven days. Give it to that person only, not by mail:`,
      `at ${publicOrigin}/api/login, under "I was given a code".`,
    ];
  });

const subjects = {
  decision: 'the decision on request',
  export: 'the export of member',
  recap: 'a recap of member',
} as const;

/** One line per mail that was given up, the latest first. */
export const listMailsGivenUp = (stores: Stores, form: 'text' | 'json'): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const mails = await listGivenUp(pool);
    if (form === 'json') return mails.map((mail) => JSON.stringify(mail));
    const lines = mails.map(
      ({ id, about, whose, attempts, givenUpAt, problem }) =>
        `${id}  about ${subjects[about]} ${whose}, given up ${minuteOf(Date.parse(givenUpAt))} after ${attempts} attempts: ${problem ?? 'unknown problem'}`,
    );
    return lines.length > 0 ? lines : ['No mail was given up.'];
  });

/** Has mails that were given up sent again. @param id null for all @throws Refusal when there is no mail of this id. */
export const sendMailsAgain = (stores: Stores, id: string | null): Promise<string> =>
  withPool(stores, async (pool) => {
    const count = await sendAgain(pool, id);
    if (count === 0 && id !== null) throw new Refusal('not-found', 'No such mail was given up.');
    if (count === 0) return 'No mail was given up, so none is sent again.';
    return `${count} ${count === 1 ? 'mail is' : 'mails are'} sent again.`;
  });

/** One line per copy of the data, with the erased people whom it may still hold. */
export const listCopies = (stores: Stores, form: 'text' | 'json'): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const copies = await presentCopies(pool);
    if (form === 'json') return copies.map((copy) => JSON.stringify(copy));
    const holding = copies.filter(({ erased }) => erased.length > 0).length;
    const sum =
      holding === 0 ? 'No registered copy holds' : `${holding} of ${copies.length} copies may still hold`;
    return [...copies.map(copyLine), `${sum} erased people.`];
  });

const copyNames: Readonly<Record<CopyKind, string>> = {
  file: 'File',
  tables: 'Tables in',
  schema: 'Schema',
  mirror: 'Mirror of EventStoreDB, schema',
};
/** The way to take erased people out of a copy. */
const remedies: Readonly<Record<CopyKind, string>> = {
  file: 'Write it again, or delete it and confirm with copy-removed.',
  tables: 'Run the same export again, or delete the folder and confirm with copy-removed.',
  schema: 'It was not completed: run the same replay again, or drop the schema.',
  mirror: 'Run npm run store -- mirror.',
};

function copyLine({ id, kind, host, place, madeAt, erased }: Copy): string {
  const name = place === null ? 'What was printed' : `${copyNames[kind]} ${place}`;
  const what = `${id}  ${name} (${host}), of ${minuteOf(madeAt.getTime())}`;
  return erased.length === 0 ? what : `${what}, may still hold: ${erased.join(', ')}. ${remedies[kind]}`;
}

type CopyRemoved = {
  readonly copy: string;
  readonly note: string;
  /** Email; null when the operator names no admin. */
  readonly admin: string | null;
};

/** Recorded before it is noted. @throws Refusal when no such copy is registered, it was confirmed before, or the admin does not exist. */
export const confirmCopyRemoved = (stores: Stores, { copy, note, admin }: CopyRemoved): Promise<string> =>
  withPool(stores, async (pool) => {
    const known = admin === null ? null : await adminNamed(stores, pool, admin);
    const found = await findCopy(pool, copy);
    if (found === null)
      throw new Refusal('not-found', 'There is no such copy, or its removal was confirmed before.');
    if (found.kind === 'schema' || found.kind === 'mirror')
      throw new Refusal(
        'still-there',
        `The schema ${found.place} is still in the database: drop schema ${found.place} cascade. It leaves the list by that.`,
      );
    await recordInAudit(stores, known, (removedBy) => ({ type: 'NoteCopyRemoved', removedBy, copy, note }));
    await confirmRemoved(pool, copy, note);
    return 'The copy is noted as removed.';
  });

export type SignOut = {
  /** Id or email; null for all members. */
  readonly member: string | null;
  /** Email; null when the operator names no admin. */
  readonly admin: string | null;
  readonly note: string | null;
};

/** Who ends something, null for `system`, and whose, null for all. @throws Refusal when one of them does not exist */
async function concerned(
  stores: Stores,
  pool: RowDatabase,
  { member, admin }: Pick<SignOut, 'member' | 'admin'>,
): Promise<{ readonly endedBy: KnownMember | null; readonly subject: MemberId | null }> {
  const endedBy = admin === null ? null : await adminNamed(stores, pool, admin);
  return {
    endedBy,
    subject: member === null ? null : (await knownMember(stores, pool, member)).memberId,
  };
}

/**
 * Ends all sessions of one or all members. Recorded before it happens, so that no session ends without a record.
 * @returns a text about the result. @throws Refusal when the member or admin does not exist.
 */
export const signOutEverywhere = (stores: Stores, { member, admin, note }: SignOut): Promise<string> =>
  withPool(stores, async (pool) => {
    const { endedBy, subject } = await concerned(stores, pool, { member, admin });
    await recordInAudit(stores, endedBy, (doneBy) => ({
      type: 'EndSessions',
      endedBy: doneBy,
      subject,
      reason: note,
    }));
    const count = await (subject === null ? revokeAllSessions(pool) : revokeSessionsOf(pool, subject));
    return count === 1 ? '1 session has ended.' : `${count} sessions have ended.`;
  });

/**
 * Ends all access tokens of one or all members. Recorded before it happens.
 * @returns a text about the result. @throws Refusal when the member or admin does not exist.
 */
export const endTokens = (stores: Stores, { member, admin, note }: SignOut): Promise<string> =>
  withPool(stores, async (pool) => {
    const { endedBy, subject } = await concerned(stores, pool, { member, admin });
    await recordInAudit(stores, endedBy, (doneBy) => ({
      type: 'EndTokens',
      endedBy: doneBy,
      subject,
      reason: note,
    }));
    let count = 0;
    for (const memberId of subject === null ? await membersWithTokens(pool) : [subject])
      count += await endTokensOf(stores, endedBy, memberId);
    return count === 1 ? '1 access token has ended.' : `${count} access tokens have ended.`;
  });

/** @returns how many have ended */
const endTokensOf = (stores: Stores, admin: KnownMember | null, memberId: MemberId): Promise<number> =>
  executeAs(stores, admin, accessTokenDecider, {
    commandOf: (endedBy) => ({ type: 'EndTokens', memberId, endedBy }) as const,
    stream: () => accessTokenStream(memberId),
  });

/** In UTC. */
const minuteOf = (epochMs: number): string => `${new Date(epochMs).toISOString().slice(0, 16)}Z`;

/** @returns a text about the result. @throws Refusal by the rules, or when the admin or member does not exist. */
export const runAdminOperation = (stores: Stores, operation: AdminOperation): Promise<string> =>
  withPool(stores, async (pool) => {
    const context = { stores, pool, admin: await adminNamed(stores, pool, operation.admin) };
    if (operation.what === 'delete-account') return deleteAccount(context, operation);
    if (operation.what === 'grant-pause') return grantPause(context, operation);
    return operation.what === 'reset-quest' ? resetQuest(context, operation) : review(context, operation);
  });

async function review(context: OperationContext, { what, email, note: adminNotes }: Review): Promise<string> {
  const requestId = await betaRequestIdOf(context.stores, email);
  const type = what === 'approve' ? 'ApproveBetaRequest' : 'DenyBetaRequest';
  const today = dayOf(now(), 'UTC');
  const command = { type, requestId, reviewedBy: context.admin.memberId, adminNotes, today } as const;
  const isNew = await send(context, betaDecider, betaRequestStream(requestId), command);
  const done = what === 'approve' ? 'approved' : 'denied';
  return isNew ? `${email} is ${done}.` : `${email} was ${done} before.`;
}

async function resetQuest(context: OperationContext, { member, date, note }: QuestReset): Promise<string> {
  const { memberId, state } = await knownMember(context.stores, context.pool, member);
  const day = date ?? localClock(state, now()).today;
  const resetBy = context.admin.memberId;
  const reason = note ?? 'Reset by hand.';
  const command = { type: 'ResetQuestDay', memberId, date: day, resetBy, reason } as const;
  const isNew = await send(context, questDecider, questDayStream(memberId, day), command);
  return isNew ? `The quest of ${day} is reset.` : `There is no quest on ${day}.`;
}

/** Pauses a streak beyond what its member may: for an illness or injury that lasts. */
async function grantPause(
  context: OperationContext,
  { member, note, ...asked }: PauseGrant,
): Promise<string> {
  const { from, until, reason } = asked;
  const { memberId, state } = await knownMember(context.stores, context.pool, member);
  const isNew = await send(context, memberDecider, memberStream(memberId), {
    type: 'GrantPause',
    memberId,
    from,
    until,
    reason,
    today: localClock(state, now()).today,
    grantedBy: context.admin.memberId,
    grantReason: note,
  });
  return `The streak of ${member} ${isNew ? 'is' : 'was already'} paused from ${from} to ${until}.`;
}

/** Deletes an account like its member could, also without beta access. The remaining event names the admin as its actor. */
async function deleteAccount(
  { stores, admin, pool }: OperationContext,
  { member: name }: AccountDeletion,
): Promise<string> {
  const { memberId, state } = await knownMember(stores, pool, name);
  if (state.status !== 'registered')
    throw new Refusal('unknown-member', `The account of ${name} is deleted already.`);
  const { zone, at: registeredAt } = localClock(state, now());
  const member = { memberId, verifiedEmail: verifiedEmailOf(state.signIn), zone, registeredAt };
  await withErasures(stores, (erasures) => erasures.deleteAccount(member, admin.memberId));
  const copies = await countCopiesHolding(pool, memberId);
  const left =
    copies === 0 ? '' : ` Copies that may still hold it: ${copies}. npm run admin -- copies lists them.`;
  return `The account ${memberId} is deleted, with all its data, sessions and requests for access.${left}`;
}

/**
 * Returns whether the command changed anything. The event's actor is `system`, because no member was signed in; its data contain the admin
 * who decided.
 */
async function send<State, Command, Event extends DomainEvent>(
  { stores, admin }: OperationContext,
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

/** A verified address of `ADMIN_EMAILS`, or the first admin of the built-in sign-in. @throws Refusal */
export async function adminNamed(stores: Stores, pool: RowDatabase, email: string): Promise<KnownMember> {
  const admin = await knownMember(stores, pool, email);
  const config = readConfig();
  const { signIn } = admin.state;
  const isVerified = signIn?.emailVerified === true && canonicalEmail(signIn.email) === canonicalEmail(email);
  if (isVerified && adminEmailsOf(config).has(canonicalEmail(email))) return admin;
  const hasFirst = config.signIn === 'own' || config.signIn === 'both';
  if (isVerified && hasFirst && (await firstAdmins(pool)).includes(admin.memberId)) return admin;
  const groups =
    config.adminGroups.length > 0 ? ' Admins by a group of the provider decide on the page /admin.' : '';
  throw new Refusal('admin-access-required', `${email} is not an admin.${groups}`);
}

export async function knownMember({ events }: Stores, pool: RowDatabase, name: string): Promise<KnownMember> {
  const memberId = await memberIdNamed(pool, name);
  const history: MemberEvent[] = [];
  for await (const stored of events.readStream(memberStream(memberId)))
    history.push(decode(stored).event as MemberEvent);
  if (history.length === 0) throw new Refusal('unknown-member', `There is no member ${name}.`);
  return { memberId, state: fold(memberDecider, history) };
}

type AuditCommand = Parameters<typeof auditDecider.decide>[1];

/** Records an operator's action on a stream, by default the audit stream of the day, in the name of an admin or as `system`. @throws Refusal */
export const recordInAudit = (
  stores: Stores,
  admin: KnownMember | null,
  commandOf: (doneBy: Actor) => AuditCommand,
  stream: (doneBy: Actor, date: MemberDay) => string = auditStream,
): Promise<number> => executeAs(stores, admin, auditDecider, { commandOf, stream });

type OperatorCommand<Command> = {
  readonly commandOf: (doneBy: Actor, at: Instant) => Command;
  readonly stream: (doneBy: Actor, date: MemberDay) => string;
};

/** Executes an operator's command in the name of an admin or as `system`. @returns the number of its events @throws Refusal */
export async function executeAs<State, Command, Event extends DomainEvent>(
  stores: Stores,
  admin: KnownMember | null,
  decider: Decider<State, Command, Event>,
  { commandOf, stream }: OperatorCommand<Command>,
): Promise<number> {
  const occurredAt = now();
  const { zone, today } = admin ? localClock(admin.state, occurredAt) : utcClock(occurredAt);
  const doneBy = admin?.memberId ?? 'system';
  const context = {
    commandId: commandIdOf('system', null),
    correlationId: newId(),
    actor: 'system',
    occurredAt,
    zone,
    localDate: today,
  } as const;
  const execute = createExecuteCommand(stores.events);
  const { events } = await execute(decider, stream(doneBy, today), commandOf(doneBy, occurredAt), context);
  return events.length;
}

const utcClock = (at: Instant) => ({ zone: 'UTC', today: dayOf(at, 'UTC') });

export async function withPool<Value>(
  { databaseUrl, cipher }: Stores,
  work: (pool: RowDatabase) => Promise<Value>,
): Promise<Value> {
  const pool = withCipher(openPool(databaseUrl, 'admin', { max: 1 }), cipher);
  try {
    await createServiceTables(pool);
    return await work(pool);
  } finally {
    await pool.end();
  }
}
