import * as z from 'zod';
import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import type { BodyEvent, Measurements, WeightCorrected } from '#domain/body/body-events.ts';
import type { WheelSkinId } from '#domain/catalogue/content/wheel-skins.ts';
import { injuredAreas } from '#domain/catalogue/workouts/injured-areas.ts';
import type { CheckInEvent } from '#domain/check-in/check-in-events.ts';
import type { AccessTokenEvent, TokenScope } from '#domain/integrations/access-token-events.ts';
import type {
  WebhookEvent,
  WebhookKind,
  WebhookScope,
  WebhookStopReason,
} from '#domain/integrations/webhook-events.ts';
import type { Actor } from '#domain/kernel/ids.ts';
import type { ErasureEvent } from '#domain/member/erasure-events.ts';
import type {
  ActivityLevel,
  ExcludedExercise,
  ExclusionReason,
  Gender,
  GoalBaseline,
  LanguageSource,
  MemberEvent,
  NotificationFrequency,
  NotificationPreferences,
  PrivacyPreferences,
  ProfileChanges,
  UnitPreference,
} from '#domain/member/member-events.ts';
import type { PushEvent, RemovalReason } from '#domain/push/push-events.ts';
import type { RecapEvent } from '#domain/recap/recap-events.ts';
import type {
  CancelReason,
  ReminderEvent,
  ReminderKind,
  ReminderSettings,
  SentBy,
} from '#domain/reminders/reminder-events.ts';
import type { PauseReason } from '#domain/streak/pause-rules.ts';
import {
  amount,
  branded,
  catalogueWord,
  choice,
  clockTime,
  count,
  day,
  erasedStreams,
  id,
  instant,
  isoWeek,
  languageTag,
  length,
  mass,
  maybe,
  memberId,
  object,
  text,
  zoneName,
} from './fields.ts';
import type { Registry } from './registration.ts';

const review = { requestId: id, reviewedBy: memberId, adminNotes: text.nullable() };

const removal = { requestId: id, streams: erasedStreams };

export const betaRegistry: Registry<BetaEvent> = {
  BetaRequestSubmitted: {
    data: object({
      requestId: id,
      email: text,
      requestedBy: memberId.nullable(),
      language: maybe(languageTag),
    }),
    personal: ['email'],
  },
  BetaRequestApproved: {
    data: object({ ...review, words: maybe(text) }),
    personal: ['adminNotes', 'words'],
  },
  BetaRequestDenied: {
    data: object({ ...review, words: maybe(text), askAgainFrom: maybe(day) }),
    personal: ['adminNotes', 'words'],
  },
  BetaAccessKept: { data: object({ requestId: id, keptFor: memberId }), personal: [] },
  BetaRequestExpired: { data: object(removal), personal: [] },
  BetaRequestWithdrawn: { data: object(removal), personal: [] },
  BetaRequestReopened: { data: object(review), personal: ['adminNotes'] },
};

export const erasureRegistry: Registry<ErasureEvent> = {
  StreamErased: { data: object({ memberId }), personal: [] },
};

const ofMember = { memberId };
const signInDetails = {
  ...ofMember,
  email: text,
  emailVerified: z.boolean(),
  firstName: text.nullable(),
  lastName: text.nullable(),
  profileImageUrl: text.nullable(),
};
const personalSignInDetails = ['email', 'firstName', 'lastName', 'profileImageUrl'];

export const memberRegistry: Registry<MemberEvent> = {
  MemberRegistered: { data: object({ ...signInDetails, zone: zoneName }), personal: personalSignInDetails },
  SignInDetailsChanged: { data: object(signInDetails), personal: personalSignInDetails },
  ProfileUpdated: {
    data: object({
      ...ofMember,
      changes: object<ProfileChanges>({
        firstName: maybe(text.nullable()),
        lastName: maybe(text.nullable()),
        profileImageUrl: maybe(text.nullable()),
        age: maybe(object({ years: count, givenOn: day })),
        gender: maybe(choice<Gender>({ male: true, female: true, other: true, 'prefer-not-to-say': true })),
        height: maybe(length),
        weight: maybe(mass),
        unitPreference: maybe(choice<UnitPreference>({ metric: true, imperial: true })),
        activityLevel: maybe(
          choice<ActivityLevel>({ sedentary: true, light: true, moderate: true, very: true, extra: true }),
        ),
        equipment: maybe(z.array(catalogueWord)),
        daysPerWeek: maybe(amount),
        minutesPerDay: maybe(amount),
        injuries: maybe(text),
        questWheelEnabled: maybe(z.boolean()),
        notificationFrequency: maybe(
          choice<NotificationFrequency>({ daily: true, weekly: true, never: true }),
        ),
        goalBaseline: maybe(choice<GoalBaseline>({ standard: true, start: true })),
        useTokensAutomatically: maybe(z.boolean()),
        bodyFatTarget: maybe(amount),
        excludedExercises: maybe(
          z.array(
            object<ExcludedExercise>({
              name: catalogueWord,
              reason: choice<ExclusionReason>({ pain: true, equipment: true, dislike: true }).nullable(),
            }),
          ),
        ),
        restDaysKeepStreak: maybe(z.boolean()),
        recapByMail: maybe(z.boolean()),
        wheelSkin: maybe(
          choice<WheelSkinId>({
            ...{ classic: true, meadow: true, dusk: true, ocean: true, ember: true, aurora: true },
          }),
        ),
      }),
    }),
    personal: [
      'changes.firstName',
      'changes.lastName',
      'changes.profileImageUrl',
      'changes.age',
      'changes.gender',
      'changes.height',
      'changes.weight',
      'changes.activityLevel',
      'changes.injuries',
      'changes.bodyFatTarget',
      'changes.excludedExercises',
    ],
  },
  TimeZoneChanged: { data: object({ ...ofMember, zone: zoneName, from: instant }), personal: [] },
  TimeZoneCorrected: { data: object({ ...ofMember, zone: zoneName, since: instant }), personal: [] },
  LanguageChosen: {
    data: object({
      ...ofMember,
      language: languageTag.nullable(),
      by: choice<LanguageSource>({ member: true, browser: true }),
    }),
    personal: [],
  },
  RulesSeen: { data: object({ ...ofMember, version: id }), personal: [] },
  PreferencesKept: {
    data: object({
      ...ofMember,
      notifications: maybe(
        object<NotificationPreferences>({
          workoutReminders: z.boolean(),
          questNotifications: z.boolean(),
          streakAlerts: z.boolean(),
          weeklyProgress: z.boolean(),
          achievementBadges: z.boolean(),
          dailyMotivation: z.boolean(),
          weekendCheckIns: z.boolean(),
          programMilestones: z.boolean(),
        }),
      ),
      privacy: maybe(
        object<PrivacyPreferences>({
          dataCollection: z.boolean(),
          analytics: z.boolean(),
          personalizedRecommendations: z.boolean(),
          shareProgress: z.boolean(),
          publicProfile: z.boolean(),
          exerciseHistory: z.boolean(),
          locationTracking: z.boolean(),
          thirdPartyIntegrations: z.boolean(),
        }),
      ),
    }),
    personal: [],
  },
  SkipTokenUsed: { data: object({ ...ofMember, date: day }), personal: [] },
  StreakPaused: {
    data: object({
      ...ofMember,
      from: day,
      until: day,
      reason: choice<PauseReason>({ holiday: true, illness: true, injury: true }),
      grantedBy: maybe(memberId),
      grantReason: maybe(text),
    }),
    personal: ['reason', 'grantReason'],
  },
  StreakResumed: { data: object({ ...ofMember, on: day, until: day }), personal: [] },
  MemberReset: { data: object({ ...ofMember, reason: maybe(text) }), personal: ['reason'] },
  MemberDataErased: { data: object({ ...ofMember, streams: maybe(erasedStreams) }), personal: [] },
  AccountKept: {
    data: object({ ...ofMember, zone: zoneName, registeredAt: instant, streams: erasedStreams }),
    personal: [],
  },
  AccountDeleted: { data: object({ ...ofMember, streams: maybe(erasedStreams) }), personal: [] },
};

export const recapRegistry: Registry<RecapEvent> = {
  RecapMade: { data: object({ ...ofMember, week: isoWeek }), personal: [] },
};

const reminderKind = choice<ReminderKind>({
  workoutReminders: true,
  questNotifications: true,
  streakAlerts: true,
  weeklyProgress: true,
  achievementBadges: true,
  dailyMotivation: true,
  weekendCheckIns: true,
  programMilestones: true,
});
const ofReminder = { ...ofMember, kind: reminderKind, date: day };

export const reminderRegistry: Registry<ReminderEvent> = {
  ReminderSettingsChanged: {
    data: object({
      ...ofMember,
      quietHours: object({ from: clockTime, to: clockTime }),
      times: object<ReminderSettings['times']>({
        workoutReminders: maybe(clockTime),
        questNotifications: maybe(clockTime),
        streakAlerts: maybe(clockTime),
        weeklyProgress: maybe(clockTime),
        achievementBadges: maybe(clockTime),
        dailyMotivation: maybe(clockTime),
        weekendCheckIns: maybe(clockTime),
        programMilestones: maybe(clockTime),
      }),
    }),
    personal: [],
  },
  ReminderScheduled: { data: object({ ...ofReminder, dueAt: instant }), personal: [] },
  ReminderSent: {
    data: object({
      ...ofReminder,
      dueAt: instant,
      by: choice<SentBy>({ push: true, mail: true }),
      devices: count,
    }),
    personal: [],
  },
  ReminderCancelled: {
    data: object({
      ...ofReminder,
      why: choice<CancelReason>({
        'turned-off': true,
        'no-device': true,
        paused: true,
        'quiet-hours': true,
        'too-late': true,
        limit: true,
        'not-needed': true,
      }),
    }),
    personal: [],
  },
};

export const auditRegistry: Registry<AuditEvent> = {
  PersonalDataViewed: {
    data: object({
      viewedBy: branded<Actor>(id),
      subject: memberId.nullable(),
      viewedStream: id,
      viewedRevision: count,
      reason: text,
    }),
    personal: ['reason'],
  },
  SessionsEnded: {
    data: object({ endedBy: branded<Actor>(id), subject: memberId.nullable(), reason: text.nullable() }),
    personal: ['reason'],
  },
  TokensEnded: {
    data: object({ endedBy: branded<Actor>(id), subject: memberId.nullable(), reason: text.nullable() }),
    personal: ['reason'],
  },
  WebhooksHalted: {
    data: object({
      haltedBy: memberId,
      subject: memberId.nullable(),
      webhookId: id.nullable(),
      reason: text,
    }),
    personal: ['reason'],
  },
  DeadLetterSkipped: {
    data: object({ skippedBy: branded<Actor>(id), projection: id, skippedEvent: id, reason: text }),
    personal: ['reason'],
  },
  ExportedCopyRemoved: {
    data: object({ removedBy: branded<Actor>(id), copy: id, note: text }),
    personal: ['note'],
  },
};

const scale = z.int().min(1).max(5);

export const checkInRegistry: Registry<CheckInEvent> = {
  CheckedIn: {
    data: object({ memberId, date: day, energy: scale, mood: scale, sore: z.array(z.enum(injuredAreas)) }),
    personal: ['energy', 'mood', 'sore'],
  },
  CheckInRemoved: { data: object({ memberId, date: day }), personal: [] },
};

const ofEntry = { memberId, entryId: id };

export const bodyRegistry: Registry<BodyEvent> = {
  WeightLogged: { data: object({ ...ofEntry, date: day, weight: mass }), personal: ['weight'] },
  MeasurementsLogged: {
    data: object({
      ...ofEntry,
      date: day,
      measurements: object<Measurements>({
        weight: maybe(mass),
        height: maybe(length),
        waistCircumference: maybe(length),
        hipCircumference: maybe(length),
        chestCircumference: maybe(length),
        bodyFatPercent: maybe(z.number().min(0).max(100)),
        leanBodyMass: maybe(mass),
      }),
    }),
    personal: ['measurements'],
  },
  WeightCorrected: {
    data: object({
      ...ofEntry,
      date: day,
      weight: mass,
      replaced: object<WeightCorrected['replaced']>({ date: day, weight: mass }),
    }),
    personal: ['weight', 'replaced.weight'],
  },
  BodyMetricRetracted: { data: object({ ...ofEntry, importId: maybe(id) }), personal: [] },
};

const ofDevice = { memberId, deviceId: id };

export const pushRegistry: Registry<PushEvent> = {
  PushDeviceAdded: {
    data: object({ ...ofDevice, endpoint: text, p256dh: text, auth: text, name: text }),
    personal: ['endpoint', 'p256dh', 'auth', 'name'],
  },
  PushDeviceRemoved: {
    data: object({
      ...ofDevice,
      reason: choice<RemovalReason>({ member: true, gone: true, replaced: true }),
    }),
    personal: [],
  },
};

const ofToken = { memberId, tokenId: id };

export const accessTokenRegistry: Registry<AccessTokenEvent> = {
  TokenIssued: {
    data: object({
      ...ofToken,
      name: text,
      scopes: z.array(
        choice<TokenScope>({
          'read:stats': true,
          'read:history': true,
          'read:body': true,
          'write:workouts': true,
          'write:body': true,
          'write:quest': true,
        }),
      ),
      tokenHash: id,
      expiresAt: instant,
    }),
    personal: ['name'],
  },
  TokenRevoked: { data: object({ ...ofToken, endedBy: { maybe: branded<Actor>(id) } }), personal: [] },
};

const ofWebhook = { memberId, webhookId: id };
const webhookSettings = {
  url: text,
  kinds: z.array(
    choice<WebhookKind>({
      'workout.logged': true,
      'quest.completed': true,
      'streak.at_risk': true,
      'streak.changed': true,
      'weight.logged': true,
      'program.phase': true,
    }),
  ),
  scopes: z.array(choice<WebhookScope>({ 'read:history': true, 'read:body': true })),
};

export const webhookRegistry: Registry<WebhookEvent> = {
  WebhookAdded: { data: object({ ...ofWebhook, ...webhookSettings, secretId: id }), personal: ['url'] },
  WebhookChanged: { data: object({ ...ofWebhook, ...webhookSettings }), personal: ['url'] },
  WebhookSecretRotated: {
    data: object({ ...ofWebhook, secretId: id, previousUntil: instant }),
    personal: [],
  },
  WebhookStopped: {
    data: object({
      ...ofWebhook,
      reason: choice<WebhookStopReason>({ member: true, failing: true, gone: true, admin: true }),
    }),
    personal: [],
  },
  WebhookResumed: { data: object(ofWebhook), personal: [] },
  WebhookRemoved: { data: object(ofWebhook), personal: [] },
};
