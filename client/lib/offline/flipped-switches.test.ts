import { expect } from 'chai';
import { createFlipStore } from './flipped-switches.ts';

describe('flipped switches', () => {
  it('are none at first', () => {
    expect(createFlipStore().current()).to.deep.equal({ notifications: {}, privacy: {} });
  });

  it('stay as they were flipped last', () => {
    const store = createFlipStore();
    store.flip('privacy', { analytics: false });
    store.flip('privacy', { publicProfile: true });
    store.flip('privacy', { analytics: true });
    expect(store.current().privacy).to.deep.equal({ analytics: true, publicProfile: true });
  });

  it('are forgotten for the screen that asks for it', () => {
    const store = createFlipStore();
    store.flip('privacy', { analytics: false });
    store.flip('notifications', { streakAlerts: false });
    store.forget('privacy');
    expect(store.current()).to.deep.equal({ notifications: { streakAlerts: false }, privacy: {} });
  });

  it('reach every listener until it stops', () => {
    const store = createFlipStore();
    let announced = 0;
    const stop = store.subscribe(() => {
      announced += 1;
    });
    store.flip('privacy', { analytics: false });
    stop();
    store.forget('privacy');
    expect(announced).to.equal(1);
  });
});
