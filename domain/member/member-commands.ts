import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import type {
  ActivityLevel,
  Gender,
  GoalBaseline,
  NotificationFrequency,
  NotificationPreferences,
  PrivacyPreferences,
  UnitPreference,
} from './member-events.ts';

/** What a sign-in says of a person; null where it says nothing. */
export type SignInDetails = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
};
/** The fields of a profile as the client sends them; an absent one is not touched. */
export type SentProfile = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Years. */
  readonly age?: number | undefined;
  readonly gender?: Gender | undefined;
  /** Inches or centimetres, by the unit preference sent beside it, else by the one on record. */
  readonly height?: number | undefined;
  /** Pounds or kilograms, likewise. */
  readonly weight?: number | undefined;
  readonly unitPreference?: UnitPreference | undefined;
  readonly activityLevel?: ActivityLevel | undefined;
  readonly equipment?: readonly string[] | undefined;
  readonly daysPerWeek?: number | undefined;
  readonly minutesPerDay?: number | undefined;
  readonly injuries?: string | undefined;
  readonly questWheelEnabled?: boolean | undefined;
  readonly notificationFrequency?: NotificationFrequency | undefined;
  readonly goalBaseline?: GoalBaseline | undefined;
  readonly useTokensAutomatically?: boolean | undefined;
};

type OfMember = { readonly memberId: MemberId };
/** At every sign-in. */
export type RegisterMember = OfMember &
  SignInDetails & { readonly type: 'RegisterMember'; readonly zone: string };
export type UpdateProfile = OfMember & {
  readonly type: 'UpdateProfile';
  readonly profile: SentProfile;
  readonly today: MemberDay;
};
type ToZone = OfMember & {
  readonly zone: string;
  readonly at: Instant;
  /** Of the first sign-in. */
  readonly registeredAt: Instant;
};
export type ChangeTimeZone = ToZone & { readonly type: 'ChangeTimeZone' };
export type CorrectTimeZone = ToZone & { readonly type: 'CorrectTimeZone'; readonly since: Instant };
export type KeepPreferences = OfMember & {
  readonly type: 'KeepPreferences';
  readonly notifications?: NotificationPreferences | undefined;
  readonly privacy?: PrivacyPreferences | undefined;
};
export type UseSkipToken = OfMember & {
  readonly type: 'UseSkipToken';
  readonly date: MemberDay;
  readonly today: MemberDay;
  /** Whether the ledger has the date as missed. */
  readonly isMissed: boolean;
  /** Whether it is the one date whose protection alone keeps the run. */
  readonly savesStreak: boolean;
  readonly tokensHeld: number;
};
type ResetMember = OfMember & { readonly type: 'ResetMember'; readonly reason?: string };
type Erase = OfMember & { readonly streams: readonly ErasedStream[] };
type EraseMemberData = Erase & { readonly type: 'EraseMemberData' };
/** After an erasure. */
type KeepAccount = Erase & {
  readonly type: 'KeepAccount';
  readonly zone: string;
  readonly registeredAt: Instant;
};
type DeleteAccount = Erase & { readonly type: 'DeleteAccount' };

export type MemberCommand =
  | RegisterMember
  | UpdateProfile
  | ChangeTimeZone
  | CorrectTimeZone
  | KeepPreferences
  | UseSkipToken
  | ResetMember
  | EraseMemberData
  | KeepAccount
  | DeleteAccount;
