import { expect } from 'chai';
import { notificationDefaults, privacyDefaults } from './preference-defaults.ts';
import { essentialOnly, notificationToggles, privacyToggles } from './preferences.ts';

describe('preferences', () => {
  it('start with every notification on except daily motivation', () =>
    expect(notificationDefaults).to.deep.equal({
      workoutReminders: true,
      questNotifications: true,
      streakAlerts: true,
      weeklyProgress: true,
      achievementBadges: true,
      dailyMotivation: false,
      weekendCheckIns: true,
      programMilestones: true,
    }));

  it('keep five notifications on under Essential Only and switch three off', () =>
    expect(essentialOnly).to.deep.equal({
      workoutReminders: true,
      questNotifications: true,
      streakAlerts: true,
      weeklyProgress: false,
      achievementBadges: true,
      dailyMotivation: false,
      weekendCheckIns: false,
      programMilestones: true,
    }));

  it('start with four privacy switches on and four off', () =>
    expect(privacyDefaults).to.deep.equal({
      dataCollection: true,
      analytics: true,
      personalizedRecommendations: true,
      shareProgress: false,
      publicProfile: false,
      exerciseHistory: true,
      locationTracking: false,
      thirdPartyIntegrations: false,
    }));

  it("use the screen's title for each privacy switch", () =>
    expect(privacyToggles.map(({ title }) => title)).to.deep.equal([
      'Data Collection',
      'Usage Analytics',
      'Personalized Recommendations',
      'Share Progress with Friends',
      'Public Profile',
      'Exercise History Tracking',
      'Location Services',
      'Third-party Integrations',
    ]));

  it('have a unique title for each switch', () => {
    const titles = [...notificationToggles, ...privacyToggles].map(({ title }) => title);
    expect(new Set(titles)).to.have.property('size', 16);
  });
});
