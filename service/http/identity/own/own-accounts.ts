import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type SignInAccount, type SignInCommand, signInDecider } from '#domain/sign-in/sign-in-account.ts';
import { type SignInEvent, signInStream } from '#domain/sign-in/sign-in-events.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { accountByRecoveryHash, accountsByConfirmedEmail } from '#projections/sign-in/sign-in-accounts.ts';
import { commandIdOf, newId, uuidV5 } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, Position } from '#service/event-store/port.ts';

export type OwnAccountDeps = {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly execute: ExecuteCommand;
  readonly waitFor: (position: Position, memberId: string) => Promise<boolean>;
  /** Runs beside no erasure of the member. */
  readonly erasures: { beside<Result>(memberId: MemberId, work: () => Promise<Result>): Promise<Result> };
  readonly db: RowDatabase;
  readonly now: () => Instant;
};

/** The accounts of the built-in provider. */
export type OwnAccounts = {
  /** As the log has it now: the read models may be late. */
  read(memberId: MemberId): Promise<SignInAccount>;
  /** Executes commands one after the other, and waits until the read models show them. @throws Refusal */
  send(memberId: MemberId, ...commands: readonly SignInCommand[]): Promise<SignInAccount>;
  /** The account whose confirmed address it is; a new id where there is none. */
  memberIdFor(email: string): Promise<{ readonly memberId: MemberId; readonly isNew: boolean }>;
  /** Whether the confirmed address is that of another account. */
  isAddressOfOther(email: string, memberId: MemberId): Promise<boolean>;
  /** The account with an unused recovery code, by the hash of the code. */
  byRecoveryHash(hash: string): Promise<MemberId | null>;
  /** A keyed hash of a code. */
  hashOf(code: string): string;
  /** Notes the counter of a passkey, unless it does not grow. @returns whether it was noted. */
  countUse(memberId: MemberId, passkeyId: string, counter: number): Promise<boolean>;
  /** The counter at the last use, or at the registration. */
  counterOf(passkeyId: string, registered: number): Promise<number>;
};

/** The id of the account with an address follows from a keyed hash of it, so that two mails at once open one account. */
const namespace = Buffer.from('1c0d7b5e94f24f6d8a1b6c3e2f7a9054', 'hex');

export function createOwnAccounts({
  events,
  execute,
  waitFor,
  erasures,
  db,
  now,
}: OwnAccountDeps): OwnAccounts {
  const read = async (memberId: MemberId): Promise<SignInAccount> => {
    const stored: SignInEvent[] = [];
    for await (const event of events.readStream(signInStream(memberId)))
      stored.push(decode(event).event as SignInEvent);
    return fold(signInDecider, stored);
  };
  const sendOne = async (memberId: MemberId, command: SignInCommand): Promise<Position | null> => {
    const occurredAt = now();
    const { position } = await execute(signInDecider, signInStream(memberId), command, {
      ...{ commandId: commandIdOf(memberId, null), correlationId: newId(), actor: memberId },
      ...{ occurredAt, zone: 'UTC', localDate: dayOf(occurredAt, 'UTC') },
    });
    return position;
  };
  return {
    read,
    send: (memberId, ...commands) =>
      erasures.beside(memberId, async () => {
        let last: Position | null = null;
        for (const command of commands) last = (await sendOne(memberId, command)) ?? last;
        if (last !== null) await waitFor(last, memberId);
        return read(memberId);
      }),
    async memberIdFor(email) {
      const [known] = await accountsByConfirmedEmail(db, email);
      if (known) return { memberId: known, isNew: false };
      const derived = asMemberId(uuidV5(namespace, db.cipher.blind(`sign-in ${canonicalEmail(email)}`)));
      const account = await read(derived);
      if (account.email === null) return { memberId: derived, isNew: true };
      const isSame = canonicalEmail(account.email) === canonicalEmail(email);
      return isSame && account.isConfirmed
        ? { memberId: derived, isNew: false }
        : { memberId: asMemberId(newId()), isNew: true };
    },
    isAddressOfOther: async (email, memberId) =>
      (await accountsByConfirmedEmail(db, email)).some((one) => one !== memberId),
    byRecoveryHash: (hash) => accountByRecoveryHash(db, hash),
    hashOf: (code) => db.cipher.blind(`sign-in code ${code}`),
    async countUse(memberId, passkeyId, counter) {
      const { rowCount } = await db.query(
        `insert into service.passkey_uses as used (passkey_id, member_id, counter, used_on) values ($1, $2, $3, $4)
         on conflict (passkey_id) do update set counter = excluded.counter, used_on = excluded.used_on
           where used.counter < excluded.counter or (used.counter = 0 and excluded.counter = 0)`,
        [passkeyId, memberId, counter, dayOf(now(), 'UTC')],
      );
      return rowCount === 1;
    },
    async counterOf(passkeyId, registered) {
      const { rows } = await db.query<{ counter: string }>(
        'select counter from service.passkey_uses where passkey_id = $1',
        [passkeyId],
      );
      return Math.max(registered, Number(rows[0]?.counter ?? 0));
    },
  };
}
