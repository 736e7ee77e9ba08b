import type { Lifecycle } from '#domain/kernel/decider.ts';
import type { MemberCommand } from './member-commands.ts';
import type { MemberEvent } from './member-events.ts';

export type MemberStatus = 'none' | 'registered' | 'deleted';

/** An erasure deletes the data and keeps the account: the member stays registered, in a new stream. */
export const memberLifecycle = {
  initial: 'none',
  states: {
    none: {
      tags: ['RegisterMember', 'KeepAccount'],
      on: { MemberRegistered: 'registered', AccountKept: 'registered' },
    },
    registered: {
      tags: [
        'RegisterMember',
        'UpdateProfile',
        'ChangeTimeZone',
        'CorrectTimeZone',
        'KeepPreferences',
        'SeeRules',
        'ChooseLanguage',
        'UseSkipToken',
        'PauseStreak',
        'GrantPause',
        'ResumeStreak',
        'ResetMember',
        'EraseMemberData',
        'KeepAccount',
        'DeleteAccount',
      ],
      on: {
        MemberRegistered: 'registered',
        SignInDetailsChanged: 'registered',
        ProfileUpdated: 'registered',
        TimeZoneChanged: 'registered',
        TimeZoneCorrected: 'registered',
        PreferencesKept: 'registered',
        RulesSeen: 'registered',
        LanguageChosen: 'registered',
        SkipTokenUsed: 'registered',
        StreakPaused: 'registered',
        StreakResumed: 'registered',
        MemberReset: 'registered',
        MemberDataErased: 'registered',
        AccountKept: 'registered',
        AccountDeleted: 'deleted',
      },
    },
    // Admitted again, for events that were recorded while the deletion ran.
    deleted: {
      tags: ['RegisterMember', 'DeleteAccount'],
      on: { MemberRegistered: 'registered', AccountDeleted: 'deleted' },
    },
  },
} as const satisfies Lifecycle<MemberStatus, MemberCommand['type'], MemberEvent['type']>;
