import type { WheelSkinId } from '#domain/catalogue/content/wheel-skins.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import type { GrantedReason, PauseReason } from '#domain/streak/pause-rules.ts';
import type {
  ActivityLevel,
  ExcludedExercise,
  Gender,
  GoalBaseline,
  NotificationFrequency,
  NotificationPreferences,
  PrivacyPreferences,
  UnitPreference,
} from './member-events.ts';

/** Details of a person that the identity provider gives at sign-in; null for values that it does not give. */
export type SignInDetails = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
};
/** The profile fields as the client sends them; absent fields stay unchanged. */
export type SentProfile = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Years. */
  readonly age?: number | undefined;
  readonly gender?: Gender | undefined;
  /** In inches or centimetres, by the unit preference sent with it, otherwise by the stored one. */
  readonly height?: number | undefined;
  /** In pounds or kilograms, by the same rule. */
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
  /** In percent of body weight. */
  readonly bodyFatTarget?: number | undefined;
  readonly excludedExercises?: readonly ExcludedExercise[] | undefined;
  readonly restDaysKeepStreak?: boolean | undefined;
  readonly recapByMail?: boolean | undefined;
  readonly wheelSkin?: WheelSkinId | undefined;
};

type OfMember = { readonly memberId: MemberId };
/** At every sign-in. */
export type RegisterMember = OfMember &
  SignInDetails & {
    readonly type: 'RegisterMember';
    readonly zone: string;
    /** Of the browser; absent where there is none. */
    readonly language?: Language;
  };
export type UpdateProfile = OfMember & {
  readonly type: 'UpdateProfile';
  readonly profile: SentProfile;
  readonly today: MemberDay;
  /** The number of the member's level, which opens looks of the wheel; absent where none is chosen. */
  readonly level?: number;
};
type ToZone = OfMember & {
  readonly zone: string;
  readonly at: Instant;
  /** Time of the first sign-in. */
  readonly registeredAt: Instant;
};
export type ChangeTimeZone = ToZone & { readonly type: 'ChangeTimeZone' };
export type CorrectTimeZone = ToZone & { readonly type: 'CorrectTimeZone'; readonly since: Instant };
export type KeepPreferences = OfMember & {
  readonly type: 'KeepPreferences';
  readonly notifications?: NotificationPreferences | undefined;
  readonly privacy?: PrivacyPreferences | undefined;
};
/** The member chooses a language; null leaves it to the browser. */
export type ChooseLanguage = OfMember & {
  readonly type: 'ChooseLanguage';
  readonly language: Language | null;
};
/** The member has read what changed with adopted rules. */
type SeeRules = OfMember & { readonly type: 'SeeRules'; readonly version: string };
export type UseSkipToken = OfMember & {
  readonly type: 'UseSkipToken';
  readonly date: MemberDay;
  readonly today: MemberDay;
  /** Whether the day ledger shows the date as missed. */
  readonly isMissed: boolean;
  /** Whether protecting this one date keeps the streak. */
  readonly savesStreak: boolean;
  readonly tokensHeld: number;
  /** Active days in a row that earn a token; 7 when absent. */
  readonly earnEvery?: number;
};
export type PauseStreak = OfMember & {
  readonly type: 'PauseStreak';
  readonly from: MemberDay;
  /** The last paused date. */
  readonly until: MemberDay;
  readonly reason: PauseReason;
  readonly today: MemberDay;
};
/** An admin's command, beyond the limits of a member. */
export type GrantPause = OfMember & {
  readonly type: 'GrantPause';
  readonly from: MemberDay;
  readonly until: MemberDay;
  readonly reason: GrantedReason;
  readonly today: MemberDay;
  readonly grantedBy: MemberId;
  readonly grantReason: string;
};
export type ResumeStreak = OfMember & {
  readonly type: 'ResumeStreak';
  /** The first date that is no longer paused. */
  readonly on: MemberDay;
  readonly today: MemberDay;
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
  | SeeRules
  | ChooseLanguage
  | UseSkipToken
  | PauseStreak
  | GrantPause
  | ResumeStreak
  | ResetMember
  | EraseMemberData
  | KeepAccount
  | DeleteAccount;
