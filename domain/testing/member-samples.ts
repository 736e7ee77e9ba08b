import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type {
  ChangeTimeZone,
  CorrectTimeZone,
  GrantPause,
  KeepPreferences,
  MemberCommand,
  PauseStreak,
  RegisterMember,
  ResumeStreak,
  UpdateProfile,
  UseSkipToken,
} from '#domain/member/member-commands.ts';
import type {
  MemberEvent,
  MemberRegistered,
  NotificationPreferences,
  PrivacyPreferences,
} from '#domain/member/member-events.ts';

export const memberId = asMemberId('ana');
const today = asMemberDay('2026-03-04');
const noon = asInstant('2026-03-04T12:00:00.000Z');
const evening = asInstant('2026-03-04T20:00:00.000Z');

const details = {
  email: 'ana@example.org',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Lima',
  profileImageUrl: null,
};
export const register: RegisterMember = {
  type: 'RegisterMember',
  memberId,
  ...details,
  zone: 'Europe/Paris',
};
export const registered: MemberRegistered = {
  type: 'MemberRegistered',
  memberId,
  ...details,
  zone: 'Europe/Paris',
};
export const update = (profile: UpdateProfile['profile']): UpdateProfile => ({
  type: 'UpdateProfile',
  memberId,
  profile,
  today,
});
export const updated = (
  changes: Extract<MemberEvent, { type: 'ProfileUpdated' }>['changes'],
): MemberEvent => ({
  type: 'ProfileUpdated',
  memberId,
  changes,
});
const registeredAt = asInstant('2026-01-02T07:30:00.000Z');
const move: ChangeTimeZone = { type: 'ChangeTimeZone', memberId, zone: 'Asia/Tokyo', at: noon, registeredAt };
export const moved: MemberEvent = { type: 'TimeZoneChanged', memberId, zone: 'Asia/Tokyo', from: noon };
const correct: CorrectTimeZone = {
  type: 'CorrectTimeZone',
  memberId,
  zone: 'Europe/London',
  since: noon,
  at: evening,
  registeredAt,
};
export const notifications: NotificationPreferences = {
  workoutReminders: true,
  questNotifications: true,
  streakAlerts: true,
  weeklyProgress: true,
  achievementBadges: true,
  dailyMotivation: false,
  weekendCheckIns: true,
  programMilestones: true,
};
export const privacy: PrivacyPreferences = {
  dataCollection: true,
  analytics: true,
  personalizedRecommendations: true,
  shareProgress: false,
  publicProfile: false,
  exerciseHistory: true,
  locationTracking: false,
  thirdPartyIntegrations: false,
};
export const keep: KeepPreferences = { type: 'KeepPreferences', memberId, notifications, privacy };
export const kept: MemberEvent = { type: 'PreferencesKept', memberId, notifications, privacy };
export const byHand = updated({ useTokensAutomatically: false });
export const spend: UseSkipToken = {
  type: 'UseSkipToken',
  memberId,
  date: asMemberDay('2026-03-03'),
  today,
  isMissed: true,
  savesStreak: true,
  tokensHeld: 1,
};
export const spent: MemberEvent = { type: 'SkipTokenUsed', memberId, date: spend.date };
export const pause: PauseStreak = {
  type: 'PauseStreak',
  memberId,
  from: today,
  until: asMemberDay('2026-03-08'),
  reason: 'holiday',
  today,
};
export const paused: Extract<MemberEvent, { type: 'StreakPaused' }> = {
  type: 'StreakPaused',
  memberId,
  from: pause.from,
  until: pause.until,
  reason: pause.reason,
};
export const grant: GrantPause = {
  ...pause,
  type: 'GrantPause',
  until: asMemberDay('2026-05-30'),
  reason: 'injury',
  grantedBy: asMemberId('ada'),
  grantReason: 'A broken leg.',
};
export const resume: ResumeStreak = { type: 'ResumeStreak', memberId, on: asMemberDay('2026-03-06'), today };
export const reset = { type: 'ResetMember', memberId } as const;
export const wasReset: MemberEvent = { type: 'MemberReset', memberId };
const streams = [{ name: 'workout-maya', revision: 7, hash: null }];
export const erase = { type: 'EraseMemberData', memberId, streams } as const;
export const erased: MemberEvent = { type: 'MemberDataErased', memberId, streams };
const account = { zone: 'Asia/Tokyo', registeredAt, streams } as const;
export const keepAccount = { type: 'KeepAccount', memberId, ...account } as const;
export const accountKept: MemberEvent = { type: 'AccountKept', memberId, ...account };
export const remove = { type: 'DeleteAccount', memberId, streams } as const;
export const deleted: MemberEvent = { type: 'AccountDeleted', memberId, streams };

export const everyCommand: readonly MemberCommand[] = [
  register,
  { ...register, email: 'ana@new.example.org' },
  update({ useTokensAutomatically: false }),
  move,
  correct,
  keep,
  { type: 'SeeRules', memberId, version: 'v2' },
  { type: 'ChooseLanguage', memberId, language: 'de' },
  spend,
  pause,
  grant,
  resume,
  reset,
  erase,
  keepAccount,
  remove,
];
