import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import type { ExecuteCommand } from '#service/commands/execute-command.ts';
import { commandIdOf, newId } from '#service/commands/ids.ts';
import type { Position } from '#service/event-store/store.ts';
import type { SignedIn } from '#service/identity/login-routes.ts';
import { memberIdOf } from '#service/identity/member-id.ts';

type Means = {
  readonly execute: ExecuteCommand;
  readonly waitFor: (position: Position) => Promise<boolean>;
  readonly now: () => Instant;
};

/** At every sign-in: the first makes the member, later ones bring what the provider has changed. */
export function registerMember({ execute, waitFor, now }: Means): (person: SignedIn) => Promise<MemberId> {
  return async ({ issuer, subject, email, emailVerified, firstName, lastName, picture, zone }) => {
    const memberId = memberIdOf(issuer, subject);
    const occurredAt = now();
    const details = { email, emailVerified, firstName, lastName, profileImageUrl: picture };
    const { position } = await execute(
      memberDecider,
      memberStream(memberId),
      { type: 'RegisterMember', memberId, ...details, zone },
      {
        commandId: commandIdOf(memberId, null),
        correlationId: newId(),
        actor: memberId,
        occurredAt,
        zone,
        localDate: dayOf(occurredAt, zone),
      },
    );
    if (position !== null) await waitFor(position);
    return memberId;
  };
}
