import { expect } from 'chai';
import { adverts, landingFeatures, landingPitch } from './landing.ts';
import { dailyChoices } from './program-catalogue.ts';

describe('landing page', () => {
  it('makes the pitch', () => {
    for (const promise of ['Spin a quest wheel daily', 'Track progress', 'reach goals', 'healthy habits'])
      expect(landingPitch).to.include(promise);
  });

  it('names five features', () => {
    const text = landingFeatures.map((feature) => feature.text).join(' ');
    expect(landingFeatures).to.have.length(5);
    for (const promise of [
      'AI-assisted goal timelines with safe targets',
      'daily wheel with challenges and rewards',
      'weight, body fat and lean muscle mass',
      'Home workouts, bodyweight and with equipment',
      'Mood tracking, with workouts adapted to energy and mood',
    ])
      expect(text).to.include(promise);
  });

  it('advertises three programs with their benefits', () =>
    expect(adverts.map(({ name, programType, benefits }) => [name, programType, benefits])).to.deep.equal([
      [
        'Weight Management',
        'lean',
        ['Safe 1-2 lbs per week', 'Balanced nutrition guidance', 'Cardio and strength'],
      ],
      ['Muscle Building', 'bulk', ['Progressive overload', 'Compound movements', 'Recovery']],
      [
        'Daily Maintenance',
        'maintain',
        ['Daily 50 or 100 rep challenges', 'No equipment', 'Beginner friendly'],
      ],
    ]));

  it('says 10-15 minutes of daily maintenance', () =>
    expect(adverts.find(({ programType }) => programType === 'maintain')?.headline).to.include(
      '10-15 minutes',
    ));

  it('offers three daily plans', () =>
    expect(dailyChoices.map(({ id }) => id)).to.deep.equal(['daily-50', 'daily-100', 'daily-custom']));
});
