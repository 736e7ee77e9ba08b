import { expect } from 'chai';
import { createUnsavedPreferences } from './unsaved-preferences.ts';

describe('unsaved preferences', () => {
  it('are none at first', () => {
    expect(createUnsavedPreferences().current()).to.deep.equal({ notifications: {}, privacy: {} });
  });

  it('stay as they were changed last', () => {
    const store = createUnsavedPreferences();
    store.change('privacy', { analytics: false });
    store.change('privacy', { publicProfile: true });
    store.change('privacy', { analytics: true });
    expect(store.current().privacy).to.deep.equal({ analytics: true, publicProfile: true });
  });

  it('are forgotten for the screen that asks for it', () => {
    const store = createUnsavedPreferences();
    store.change('privacy', { analytics: false });
    store.change('notifications', { streakAlerts: false });
    store.forget('privacy');
    expect(store.current()).to.deep.equal({ notifications: { streakAlerts: false }, privacy: {} });
  });

  it('reach every listener until it stops', () => {
    const store = createUnsavedPreferences();
    let announced = 0;
    const stop = store.subscribe(() => {
      announced += 1;
    });
    store.change('privacy', { analytics: false });
    stop();
    store.forget('privacy');
    expect(announced).to.equal(1);
  });
});
