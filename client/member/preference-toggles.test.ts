import { expect } from 'chai';
import { essentialOnly, notificationDefaults } from '#domain/catalogue/content/preferences.ts';
import { standingOf } from './preference-toggles.tsx';

const flipped = { ...notificationDefaults, dailyMotivation: true };

describe('the standing of switches', () => {
  for (const [isOn, kept, standing] of [
    [notificationDefaults, null, 'usual'],
    [flipped, null, 'changed'],
    [flipped, flipped, 'kept'],
    [notificationDefaults, flipped, 'changed'],
    [notificationDefaults, notificationDefaults, 'kept'],
    [essentialOnly, notificationDefaults, 'changed'],
  ] as const)
    it(`is ${standing} with daily motivation ${isOn.dailyMotivation ? 'on' : 'off'}, kept ${kept ? (kept.dailyMotivation ? 'on' : 'off') : 'never'}`, () => {
      expect(standingOf(isOn, notificationDefaults, kept)).to.equal(standing);
    });
});
