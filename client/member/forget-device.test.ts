import { expect } from 'chai';
import { unsyncedWarning } from './forget-device.ts';

const weight = (pounds: number, problem?: { text: string; isFinal: boolean }) => ({
  idempotencyKey: `weight-${pounds}`,
  label: `Weight of 22 Nov, ${pounds} lbs`,
  ...(problem && { problem }),
});
const tick = (key: string) => ({ key });

describe('what is lost with a device', () => {
  it('is nothing where all was sent', () => {
    expect(unsyncedWarning([], [])).to.equal('');
  });

  it('is named', () => {
    expect(unsyncedWarning([weight(181), weight(180)], [])).to.equal(
      'Not sent yet, and lost if you go on: Weight of 22 Nov, 181 lbs; Weight of 22 Nov, 180 lbs.',
    );
  });

  it('is counted from the fourth on', () => {
    expect(
      unsyncedWarning(
        [181, 182, 183, 184, 185].map((pounds) => weight(pounds)),
        [],
      ),
    ).to.match(/183 lbs; 2 more\.$/);
  });

  it('is also what the server could not take yet, but not what it refused', () => {
    const busy = weight(181, { text: 'Too many requests.', isFinal: false });
    const refused = weight(182, { text: 'That day is closed.', isFinal: true });
    expect(unsyncedWarning([busy, refused], [])).to.equal(
      'Not sent yet, and lost if you go on: Weight of 22 Nov, 181 lbs.',
    );
  });

  it('may be ticks', () => {
    expect(unsyncedWarning([], [tick('a')])).to.equal('You may lose 1 tick of your daily routine.');
    expect(unsyncedWarning([], [tick('a'), tick('b')])).to.equal(
      'You may lose 2 ticks of your daily routine.',
    );
  });

  it('counts a tick that waits once', () => {
    const waiting = { idempotencyKey: 'a-dated', label: 'Daily routine of 22 Nov, one set' };
    expect(unsyncedWarning([waiting], [tick('a')])).to.equal(
      'Not sent yet, and lost if you go on: Daily routine of 22 Nov, one set.',
    );
  });
});
