import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';

/* Apart from the words of the preferences: each screen needs these values, and few need the words. */

export const notificationDefaults: NotificationPreferences = {
  workoutReminders: true,
  questNotifications: true,
  streakAlerts: true,
  weeklyProgress: true,
  achievementBadges: true,
  dailyMotivation: false,
  weekendCheckIns: true,
  programMilestones: true,
};

export const privacyDefaults: PrivacyPreferences = {
  dataCollection: true,
  analytics: true,
  personalizedRecommendations: true,
  shareProgress: false,
  publicProfile: false,
  exerciseHistory: true,
  locationTracking: false,
  thirdPartyIntegrations: false,
};
