import type { Logger } from 'pino';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { zoneInForce } from '#domain/kernel/adopted-zones.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { chosenLanguageOf } from '#domain/member/member-language.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { approvedRequest } from '#projections/beta/beta-requests.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { memberOf } from '#projections/member/members.ts';
import { memberOfOutsideAccount } from '#projections/sign-in/sign-in-accounts.ts';
import { adoptedZones } from '#service/event-store/adopted-zones.ts';
import { commandIdOf, newId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore, Position } from '#service/event-store/port.ts';
import type { SignedIn } from '#service/http/identity/login-routes.ts';
import { memberIdOf } from '#service/http/identity/member-id.ts';
import { outsideAccountOf } from '#service/http/identity/outside-account.ts';
import { SignInFailed } from '#service/http/identity/sign-in-failed.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';
import { keepBetaAccess } from '#service/jobs/erasure/keep-beta-access.ts';

type Deps = {
  readonly execute: ExecuteCommand;
  readonly waitFor: (position: Position, memberId: string) => Promise<boolean>;
  readonly now: () => Instant;
  readonly erasures: Pick<Erasures, 'beside'>;
  readonly adminEmails: ReadonlySet<string>;
  readonly logger: Logger;
  readonly events: Pick<EventStore, 'readStream'>;
  readonly db: RowDatabase;
};

/**
 * Runs at every sign-in: the first registers the member, later ones store changes of the provider. Waits during an erasure of the member,
 * because the account could otherwise be created again while its key is being destroyed.
 */
export function registerMember({
  execute,
  waitFor,
  now,
  erasures,
  adminEmails,
  logger,
  events,
  db,
}: Deps): (person: SignedIn) => Promise<MemberId> {
  const register = async (
    { email, emailVerified, firstName, lastName, picture, zone, language }: SignedIn,
    memberId: MemberId,
  ): Promise<MemberId> => {
    const occurredAt = now();
    const details = { email, emailVerified, firstName, lastName, profileImageUrl: picture };
    const meta = {
      correlationId: newId(),
      actor: memberId,
      occurredAt,
      zone,
      localDate: dayOf(occurredAt, zoneInForce(await adoptedZones(events), zone)),
    };
    const requestId = await requestLeftBehind(db, memberId, details);
    if (requestId !== null)
      await keepBetaAccess(execute, requestId, memberId, {
        ...meta,
        commandId: commandIdOf(memberId, null),
      });
    const { position } = await execute(
      memberDecider,
      memberStream(memberId),
      { type: 'RegisterMember', memberId, ...details, zone, language },
      { ...meta, commandId: commandIdOf(memberId, null) },
    );
    if (position !== null) await waitFor(position, memberId);
    if (!emailVerified && adminEmails.has(canonicalEmail(email)))
      logger.warn(
        { memberId },
        'an address of ADMIN_EMAILS has signed in without admin rights, because the provider does not call it verified (email_verified): verify it at the provider, or see service/operations/sign-in.md',
      );
    return memberId;
  };
  return async (person) => {
    const memberId = person.memberId ?? (await memberOutside(db, person));
    return erasures.beside(memberId, () => register(person, memberId));
  };
}

/** The language that a member chose; null where they leave it to the browser. */
export const chosenLanguageIn =
  (db: RowDatabase) =>
  async (memberId: MemberId): Promise<Language | null> => {
    const member = await memberOf(db, memberId);
    return member && chosenLanguageOf(member);
  };

/** The member whom an account at an outside provider signs in: one who has linked it, else that of the account. @throws SignInFailed */
async function memberOutside(
  db: RowDatabase,
  { issuer, subject }: Pick<SignedIn, 'issuer' | 'subject'>,
): Promise<MemberId> {
  const { accountHash } = outsideAccountOf(db.cipher, issuer, subject);
  const known = await memberOfOutsideAccount(db, accountHash);
  if (known && !known.isLinked) throw new SignInFailed('disconnected');
  return known?.memberId ?? memberIdOf(issuer, subject);
}

/** The approved request for the address that the account had until now; null where the address stays, or was not approved. */
async function requestLeftBehind(
  db: RowDatabase,
  memberId: MemberId,
  now: Pick<SignedIn, 'email' | 'emailVerified'>,
): Promise<string | null> {
  const before = verifiedEmailOf((await memberOf(db, memberId))?.signIn);
  if (before === null || before === verifiedEmailOf(now)) return null;
  return approvedRequest(db, before);
}
