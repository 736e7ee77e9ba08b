import * as z from 'zod';
import type {
  ActivityLevel,
  Gender,
  GoalBaseline,
  MemberEvent,
  NotificationFrequency,
  NotificationPreferences,
  PrivacyPreferences,
  ProfileChanges,
  UnitPreference,
} from '#domain/member/member-events.ts';
import {
  amount,
  choice,
  count,
  day,
  erasedStreams,
  id,
  instant,
  length,
  mass,
  maybe,
  memberId,
  object,
  text,
} from './fields.ts';
import type { Registry } from './registration.ts';

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
  MemberRegistered: { data: object({ ...signInDetails, zone: id }), personal: personalSignInDetails },
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
        equipment: maybe(z.array(id)),
        daysPerWeek: maybe(amount),
        minutesPerDay: maybe(amount),
        injuries: maybe(text),
        questWheelEnabled: maybe(z.boolean()),
        notificationFrequency: maybe(
          choice<NotificationFrequency>({ daily: true, weekly: true, never: true }),
        ),
        goalBaseline: maybe(choice<GoalBaseline>({ standard: true, start: true })),
        useTokensAutomatically: maybe(z.boolean()),
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
    ],
  },
  TimeZoneChanged: { data: object({ ...ofMember, zone: id, from: instant }), personal: [] },
  TimeZoneCorrected: { data: object({ ...ofMember, zone: id, since: instant }), personal: [] },
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
  MemberReset: { data: object({ ...ofMember, reason: maybe(text) }), personal: ['reason'] },
  MemberDataErased: { data: object({ ...ofMember, streams: maybe(erasedStreams) }), personal: [] },
  AccountKept: {
    data: object({ ...ofMember, zone: id, registeredAt: instant, streams: erasedStreams }),
    personal: [],
  },
  AccountDeleted: { data: object({ ...ofMember, streams: maybe(erasedStreams) }), personal: [] },
};
