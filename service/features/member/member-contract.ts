import { wheelSkinIds } from '#domain/catalogue/content/wheel-skins.ts';
import { languages } from '#domain/kernel/language.ts';
import * as z from '#schema';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

const unitPreference = z.enum(['metric', 'imperial']);
const gender = z.enum(['male', 'female', 'other', 'prefer-not-to-say']);
const activityLevel = z.enum(['sedentary', 'light', 'moderate', 'very', 'extra']);
const notificationFrequency = z.enum(['daily', 'weekly', 'never']);
const excludedExercise = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  reason: z.nullable(z.enum(['pain', 'equipment', 'dislike'])),
});
const goalBaseline = z.enum(['standard', 'start']);

export const notificationPreferences = z.object({
  workoutReminders: z.boolean(),
  questNotifications: z.boolean(),
  streakAlerts: z.boolean(),
  weeklyProgress: z.boolean(),
  achievementBadges: z.boolean(),
  dailyMotivation: z.boolean(),
  weekendCheckIns: z.boolean(),
  programMilestones: z.boolean(),
});
export const privacyPreferences = z.object({
  dataCollection: z.boolean(),
  analytics: z.boolean(),
  personalizedRecommendations: z.boolean(),
  shareProgress: z.boolean(),
  publicProfile: z.boolean(),
  exerciseHistory: z.boolean(),
  locationTracking: z.boolean(),
  thirdPartyIntegrations: z.boolean(),
});

/** Answer of GET /api/auth/user. */
export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** Time of the first sign-in. */
  createdAt: z.iso.datetime(),
  unitPreference,
  /** In inches or centimetres, by `unitPreference`. */
  height: z.nullable(z.number()),
  /** In pounds or kilograms, by `unitPreference`: the latest logged weight, otherwise that of the profile. */
  weight: z.nullable(z.number()),
  /** Years today. */
  age: z.nullable(z.number()),
  ageGiven: z.nullable(z.object({ years: z.number(), on: memberDay })),
  gender: z.nullable(gender),
  /** Ids, possibly including `none`. */
  equipment: z.array(z.string()),
  /** `equipment` without `none`. */
  availableEquipment: z.array(z.string()),
  activityLevel: z.nullable(activityLevel),
  daysPerWeek: z.nullable(z.number()),
  minutesPerDay: z.nullable(z.number()),
  injuries: z.nullable(z.string()),
  questWheelEnabled: z.boolean(),
  notificationFrequency,
  goalBaseline,
  useTokensAutomatically: z.boolean(),
  /** In percent of body weight; absent until the member chooses one. */
  bodyFatTarget: z.optional(z.number()),
  /** Exercises that are left out of suggestions and plans; absent before the first. */
  excludedExercises: z.optional(z.readonly(z.array(excludedExercise))),
  restDaysKeepStreak: z.boolean(),
  /** Whether the weekly recap comes by mail, where a mail server is configured. */
  recapByMail: z.boolean(),
  /** How the wheel of quests looks; an earlier release names none. */
  wheelSkin: z.optional(z.enum(wheelSkinIds)),
  /** IANA zone of the member's dates. */
  timeZone: z.string(),
  /** The rules of the member's zones, packed, by IANA name: dates of the page follow these and not those of the device. */
  zoneRules: z.optional(z.record(z.string(), z.string())),
  /** The member's choice; null leaves it to the browser, and an earlier release names none. */
  language: z.optional(z.nullable(z.enum(languages))),
  keptNotifications: z.nullable(notificationPreferences),
  keptPrivacy: z.nullable(privacyPreferences),
  isAdmin: z.boolean(),
  /** Only in the answer to the quest admin: their own address. */
  questAdminEmail: z.optional(z.string()),
  /** Revision of the member's stream. A client that holds a newer command answer ignores an older read. */
  revision: z.number(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Body of PATCH /api/auth/user; absent fields stay unchanged. */
export const updateUserBody = z.object({
  firstName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  lastName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  age: z.optional(z.number()),
  gender: z.optional(gender),
  height: z.optional(z.number()),
  weight: z.optional(z.number()),
  unitPreference: z.optional(unitPreference),
  activityLevel: z.optional(activityLevel),
  equipment: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(20))),
  daysPerWeek: z.optional(z.number()),
  minutesPerDay: z.optional(z.number()),
  injuries: z.optional(z.string().check(z.maxLength(2_000))),
  questWheelEnabled: z.optional(z.boolean()),
  notificationFrequency: z.optional(notificationFrequency),
  goalBaseline: z.optional(goalBaseline),
  useTokensAutomatically: z.optional(z.boolean()),
  bodyFatTarget: z.optional(z.number()),
  excludedExercises: z.optional(z.readonly(z.array(excludedExercise).check(z.maxLength(100)))),
  /** Whether dates that the 7-day plan marks as rest keep the streak, from the next date on. */
  restDaysKeepStreak: z.optional(z.boolean()),
  recapByMail: z.optional(z.boolean()),
  wheelSkin: z.optional(z.enum(wheelSkinIds)),
});
/** Answer of every command on the member, with their new data. */
export const userCommandAnswer = z.object({ ...commandAnswer, ...currentUser.shape });

/** Body of POST /api/me/time-zone. A member may change the zone 24 times, plus once for each day since the first sign-in. */
export const timeZoneBody = z.object({
  zone: z.string().check(z.maxLength(64)),
  /** If present, the zone was wrong since then; otherwise the member has just moved. */
  since: z.optional(instant),
});
/** Body of PUT /api/me/preferences. */
export const keepPreferencesBody = z.object({
  notifications: z.optional(notificationPreferences),
  privacy: z.optional(privacyPreferences),
});

/** Body of PUT /api/me/language. */
export const languageBody = z.object({ language: z.nullable(z.enum(languages)) });

/** Body of POST /api/me/skip-token. */
export const useSkipTokenBody = z.object({
  /** Yesterday, the day to protect. */
  date: memberDay,
});
export const useSkipTokenAnswer = z.object(commandAnswer);
