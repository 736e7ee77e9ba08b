import type { Lifecycle } from '#domain/kernel/lifecycle.ts';
import type { MemberCommand } from './member-commands.ts';
import type { MemberEvent } from './member-events.ts';

export type MemberStatus = 'none' | 'registered' | 'deleted';

/** Erasing takes the data and leaves the account: the member stays registered. */
export const memberLifecycle = {
  initial: 'none',
  states: {
    none: { tags: ['RegisterMember'], on: { MemberRegistered: 'registered' } },
    registered: {
      tags: [
        'RegisterMember',
        'UpdateProfile',
        'ChangeTimeZone',
        'CorrectTimeZone',
        'KeepPreferences',
        'UseSkipToken',
        'ResetMember',
        'EraseMemberData',
        'DeleteAccount',
      ],
      on: {
        MemberRegistered: 'registered',
        SignInDetailsChanged: 'registered',
        ProfileUpdated: 'registered',
        TimeZoneChanged: 'registered',
        TimeZoneCorrected: 'registered',
        PreferencesKept: 'registered',
        SkipTokenUsed: 'registered',
        MemberReset: 'registered',
        MemberDataErased: 'registered',
        AccountDeleted: 'deleted',
      },
    },
    deleted: { tags: ['RegisterMember'], on: { MemberRegistered: 'registered' } },
  },
} as const satisfies Lifecycle<MemberStatus, MemberCommand['type'], MemberEvent['type']>;
