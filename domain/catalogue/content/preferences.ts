import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';

export type Toggle<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
};

export const notificationToggles: readonly (Toggle<keyof NotificationPreferences> & {
  /** Stays on under the preset Essential Only. */
  readonly isEssential: boolean;
})[] = [
  {
    id: 'workoutReminders',
    title: 'Workout Reminders',
    description: 'A reminder on training days while the app is open.',
    isEssential: true,
  },
  {
    id: 'questNotifications',
    title: 'Quest Notifications',
    description: 'We tell you when today’s wheel is ready.',
    isEssential: true,
  },
  {
    id: 'streakAlerts',
    title: 'Streak Alerts',
    description: 'A nudge if today isn’t counted yet.',
    isEssential: true,
  },
  {
    id: 'weeklyProgress',
    title: 'Weekly Progress',
    description: 'Your week in a few numbers.',
    isEssential: false,
  },
  {
    id: 'achievementBadges',
    title: 'Achievement Badges',
    description: 'We tell you when you unlock an achievement.',
    isEssential: true,
  },
  {
    id: 'dailyMotivation',
    title: 'Daily Motivation',
    description: 'One line from the coach each day.',
    isEssential: false,
  },
  {
    id: 'weekendCheckIns',
    title: 'Weekend Check-ins',
    description: 'We ask at the weekend how your week felt.',
    isEssential: false,
  },
  {
    id: 'programMilestones',
    title: 'Program Milestones',
    description: 'We tell you when a new phase of your program starts.',
    isEssential: true,
  },
];

export const privacyToggles: readonly Toggle<keyof PrivacyPreferences>[] = [
  {
    id: 'dataCollection',
    title: 'Data Collection',
    description: 'During the beta this is only error reports. Turn it off and we send none.',
  },
  {
    id: 'analytics',
    title: 'Usage Analytics',
    description:
      'Error reports without personal data. They need Data Collection too. Turn it off and we send none.',
  },
  {
    id: 'personalizedRecommendations',
    title: 'Personalized Recommendations',
    description: 'We sort suggestions by your time, mood and effort. Off: plain order.',
  },
  {
    id: 'shareProgress',
    title: 'Share Progress with Friends',
    description:
      'The friends whom you invite see your first name, picture, streak, active days, quests and achievements. Never your body, mood or plan. Off: no one sees you, and you see no one.',
  },
  {
    id: 'publicProfile',
    title: 'Public Profile',
    description: 'Shows a page with a name and facts that you choose. Off: the page is gone at once.',
  },
  {
    id: 'exerciseHistory',
    title: 'Exercise History Tracking',
    description: 'Shows your past workouts on the dashboard. Off: they are hidden there.',
  },
  {
    id: 'locationTracking',
    title: 'Location Services',
    description:
      'Measures walks and runs while the page is open. Only the distance is saved; where you were never leaves your device.',
  },
  {
    id: 'thirdPartyIntegrations',
    title: 'Third-party Integrations',
    description:
      'Your own programs and devices may use your data by the tokens and webhooks that you make. Off: none of them works, and nothing is shared.',
  },
];

/** The preset Essential Only: the five essential toggles on, all others off. */
export const essentialOnly = Object.fromEntries(
  notificationToggles.map(({ id, isEssential }) => [id, isEssential]),
) as NotificationPreferences;
