import { type MemberState, memberDecider } from '#domain/member/member.ts';
import type { MemberEvent } from '#domain/member/member-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

export type MemberRecord = {
  readonly member: MemberState;
  /** Instant of the first sign-in. */
  readonly registeredAt: string;
};
type MemberRow = { readonly email: string | null; readonly registered_at: string };

/** One row for each member, by member id: the member as the domain knows them. */
export const members: Projection<MemberEvent, MemberRecord, MemberRow> = {
  name: 'members',
  version: 2,
  handles: [
    'MemberRegistered',
    'SignInDetailsChanged',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'PreferencesKept',
    'SkipTokenUsed',
    'MemberReset',
    'MemberDataErased',
    'AccountKept',
    'AccountDeleted',
  ],
  key: ({ event }) => event.memberId,
  initial: { member: memberDecider.initialState, registeredAt: '' },
  evolve({ member, registeredAt }, { event, metadata }) {
    if (event.type === 'AccountDeleted') return null;
    const since = event.type === 'AccountKept' ? event.registeredAt : registeredAt || metadata.occurredAt;
    return { member: memberDecider.evolve(member, event), registeredAt: since };
  },
  table: {
    columns: { email: 'text null', registered_at: 'text' },
    indexes: ['email'],
    row: ({ member, registeredAt }) => ({
      email: member.signIn?.email.toLowerCase() ?? null,
      registered_at: registeredAt,
    }),
  },
};
