import type { Length, Mass } from '#domain/body/quantity.ts';
import type { WheelSkinId } from '#domain/catalogue/content/wheel-skins.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import type { PauseReason } from '#domain/streak/pause-rules.ts';

export type UnitPreference = 'metric' | 'imperial';
export type Gender = 'male' | 'female' | 'other' | 'prefer-not-to-say';
export type ActivityLevel = 'sedentary' | 'light' | 'moderate' | 'very' | 'extra';
export type NotificationFrequency = 'daily' | 'weekly' | 'never';
/** The weight from which weight-loss progress is measured: the fixed 180 lb, or the program's start weight. */
export type GoalBaseline = 'standard' | 'start';

export type ExclusionReason = 'pain' | 'equipment' | 'dislike';
/** An exercise that is left out of suggestions and plans. */
export type ExcludedExercise = { readonly name: string; readonly reason: ExclusionReason | null };

/** Profile fields set by the member; absent fields were not set by this event. */
export type ProfileChanges = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly profileImageUrl?: string | null;
  /** Whole years on the date they were given. */
  readonly age?: { readonly years: number; readonly givenOn: MemberDay };
  readonly gender?: Gender;
  readonly height?: Length;
  readonly weight?: Mass;
  readonly unitPreference?: UnitPreference;
  readonly activityLevel?: ActivityLevel;
  readonly equipment?: readonly string[];
  readonly daysPerWeek?: number;
  readonly minutesPerDay?: number;
  readonly injuries?: string;
  readonly questWheelEnabled?: boolean;
  readonly notificationFrequency?: NotificationFrequency;
  readonly goalBaseline?: GoalBaseline;
  readonly useTokensAutomatically?: boolean;
  /** In percent of body weight. */
  readonly bodyFatTarget?: number;
  /** The exercises that are not for the member, each once. */
  readonly excludedExercises?: readonly ExcludedExercise[];
  /** Whether dates that the 7-day plan marks as rest keep the streak. */
  readonly restDaysKeepStreak?: boolean;
  /** Whether the weekly recap comes by mail. */
  readonly recapByMail?: boolean;
  /** How the wheel of quests looks. */
  readonly wheelSkin?: WheelSkinId;
};

export type NotificationPreferences = Readonly<
  Record<
    | 'workoutReminders'
    | 'questNotifications'
    | 'streakAlerts'
    | 'weeklyProgress'
    | 'achievementBadges'
    | 'dailyMotivation'
    | 'weekendCheckIns'
    | 'programMilestones',
    boolean
  >
>;
export type PrivacyPreferences = Readonly<
  Record<
    | 'dataCollection'
    | 'analytics'
    | 'personalizedRecommendations'
    | 'shareProgress'
    | 'publicProfile'
    | 'exerciseHistory'
    | 'locationTracking'
    | 'thirdPartyIntegrations',
    boolean
  >
>;

type OfMember = { readonly memberId: MemberId };
export type MemberRegistered = OfMember & {
  readonly type: 'MemberRegistered';
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  /** IANA zone of the device at the first sign-in: the first entry of the zone history. */
  readonly zone: string;
};
/** The provider's data about the member changed. Approval and admin rights depend on this email address. */
type SignInDetailsChanged = OfMember & {
  readonly type: 'SignInDetailsChanged';
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
};
type ProfileUpdated = OfMember & { readonly type: 'ProfileUpdated'; readonly changes: ProfileChanges };
/** The member moved: `zone` is in force from `from` on. */
type TimeZoneChanged = OfMember & {
  readonly type: 'TimeZoneChanged';
  readonly zone: string;
  readonly from: Instant;
};
/** The stored zone was wrong: `zone` replaces the history from `since` on. */
export type TimeZoneCorrected = OfMember & {
  readonly type: 'TimeZoneCorrected';
  readonly zone: string;
  readonly since: Instant;
};
/** The member has read what changed with adopted rules. */
type RulesSeen = OfMember & { readonly type: 'RulesSeen'; readonly version: string };
/** Who named a language: the member, or the browser in which they signed in. */
export type LanguageSource = 'member' | 'browser';
/** Mails and push messages have this language. That of the member comes before that of the browser. */
type LanguageChosen = OfMember & {
  readonly type: 'LanguageChosen';
  /** A BCP 47 tag. Null: the member leaves it to the browser. */
  readonly language: string | null;
  readonly by: LanguageSource;
};
type PreferencesKept = OfMember & {
  readonly type: 'PreferencesKept';
  readonly notifications?: NotificationPreferences;
  readonly privacy?: PrivacyPreferences;
};
/** With automatic tokens off, the member spent a token on a missed day. */
type SkipTokenUsed = OfMember & { readonly type: 'SkipTokenUsed'; readonly date: MemberDay };
/** The dates from `from` to `until` are neutral unless the member is active on them. */
type StreakPaused = OfMember & {
  readonly type: 'StreakPaused';
  readonly from: MemberDay;
  /** The last paused date. */
  readonly until: MemberDay;
  readonly reason: PauseReason;
  /** The admin who granted it beyond the limits, and why. */
  readonly grantedBy?: MemberId;
  readonly grantReason?: string;
};
/** A pause ends early: the dates from `on` to `until` are no longer paused. */
type StreakResumed = OfMember & {
  readonly type: 'StreakResumed';
  readonly on: MemberDay;
  /** The last date of the pause that ends. */
  readonly until: MemberDay;
};
/** Programs, workouts, quests, points, metrics and assessments start empty; account, profile and beta status stay. */
type MemberReset = OfMember & {
  readonly type: 'MemberReset';
  /** As given by the person who requested the reset, or the place where it was requested. */
  readonly reason?: string;
};
/** All data of the member is deleted, including the streams, both current ones and those from before a reset. */
type MemberDataErased = OfMember & {
  readonly type: 'MemberDataErased';
  readonly streams?: readonly ErasedStream[];
};
/** The account after an erasure, and the first event of the member's new stream. */
type AccountKept = OfMember & {
  readonly type: 'AccountKept';
  /** IANA zone in force. */
  readonly zone: string;
  /** Time of the first sign-in. */
  readonly registeredAt: Instant;
  /** Copied from the erasure event, which is no longer in the stream. */
  readonly streams: readonly ErasedStream[];
};
/** Like an erasure, but the account is deleted as well. */
type AccountDeleted = OfMember & {
  readonly type: 'AccountDeleted';
  readonly streams?: readonly ErasedStream[];
};

/**
 * After each of these events, everything that belongs to the member starts empty or ends. A store may drop the erasure event once its
 * stream is deleted, but never the `AccountKept` after it. So each of these events clears on its own, regardless of the events before it.
 */
export type MemberCleared = MemberReset | MemberErased;
/** Those that erase: what a reset leaves goes too. */
export type MemberErased = MemberDataErased | AccountKept | AccountDeleted;
export const memberErased = [
  'MemberDataErased',
  'AccountKept',
  'AccountDeleted',
] as const satisfies readonly MemberErased['type'][];
export const memberCleared = [
  'MemberReset',
  ...memberErased,
] as const satisfies readonly MemberCleared['type'][];

const erasures: ReadonlySet<string> = new Set(memberErased);

/** The member whose data an event erases; null for other events. What follows depends on nothing before it. */
export function erasedMember(event: {
  readonly type: string;
  readonly memberId?: MemberId;
}): MemberId | null {
  return erasures.has(event.type) ? (event.memberId ?? null) : null;
}

export type MemberEvent =
  | MemberRegistered
  | SignInDetailsChanged
  | ProfileUpdated
  | TimeZoneChanged
  | TimeZoneCorrected
  | PreferencesKept
  | RulesSeen
  | LanguageChosen
  | SkipTokenUsed
  | StreakPaused
  | StreakResumed
  | MemberReset
  | MemberDataErased
  | AccountKept
  | AccountDeleted;

export const memberStream = (memberId: MemberId): string => `member-${memberId}`;
