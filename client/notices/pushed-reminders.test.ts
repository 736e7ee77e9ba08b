import { expect } from 'chai';
import { notificationDefaults } from '#domain/catalogue/content/preferences.ts';
import type { ReminderFacts } from './due-reminders.ts';
import { pushedLately, withoutPushed, withPushed } from './pushed-reminders.ts';

describe('reminders that came as push messages', () => {
  it('are not due inside the page, while the others are', () => {
    const facts = { wanted: notificationDefaults } as ReminderFacts;
    expect(withoutPushed(facts, ['streakAlerts']).wanted).to.deep.equal({
      ...notificationDefaults,
      streakAlerts: false,
    });
    expect(withoutPushed(facts, [])).to.deep.equal(facts);
  });

  it('count as seen when they are achievements', () => {
    const memory = { day: null, told: [], achievements: ['first-workout'] };
    expect(withPushed(memory, ['achievementBadges'])).to.deep.equal({ ...memory, achievements: null });
    expect(withPushed(memory, ['streakAlerts'])).to.equal(memory);
  });

  it('are none where the page has no caches', async () => {
    expect(await pushedLately()).to.deep.equal([]);
  });
});
