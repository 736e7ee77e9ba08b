import { expect } from 'chai';
import {
  ageText,
  backupText,
  conditionOf,
  lagText,
  outboxText,
  positionText,
  retryToast,
  unreadText,
} from './system-lines.ts';

describe('the service in the admin area', () => {
  it('says an age in the largest unit that fits', () => {
    expect([0.4, 59, 60, 7_199, 86_400, 200_000].map(ageText)).to.deep.equal([
      '0 seconds',
      '59 seconds',
      '1 minute',
      '1 hour',
      '1 day',
      '2 days',
    ]);
  });

  it('says how much waits in the background, since when, and what was given up', () => {
    const none = { name: 'export-mails', waiting: 0, oldestSeconds: null, givenUp: 0 } as const;
    expect(outboxText(none)).to.equal('Nothing waits');
    expect(outboxText({ ...none, waiting: 2, oldestSeconds: 130 })).to.equal(
      '2 wait, the oldest for 2 minutes',
    );
    expect(outboxText({ ...none, waiting: 1, oldestSeconds: 5, givenUp: 3 })).to.equal(
      '1 waits, the oldest for 5 seconds, 3 given up',
    );
  });

  it('names an event type without a reader, its writer, and its first event', () => {
    const unread = { type: 'WorkoutTeleported', stream: 'workout-x', count: 1_200, position: '0000042' };
    expect(unreadText({ ...unread, origin: 'newer' })).to.equal(
      '1,200 WorkoutTeleported of a newer release, first at position 42',
    );
    expect(unreadText({ ...unread, origin: 'foreign' })).to.equal(
      '1,200 WorkoutTeleported of another program, first at position 42',
    );
  });

  it('says what the last backup held, or that there was none', () => {
    expect(backupText(null)).to.equal('None yet');
    expect(backupText({ at: '2026-03-10T12:00:00.000Z', events: 1234, bytes: 1_560_000 })).to.match(
      /^10 Mar 2026.*, 1,234 events, 1\.6 MB$/,
    );
  });
});

describe('a read model in the admin area', () => {
  const live = { state: 'live', deadLetters: 0, lagSeconds: 0 } as const;

  it('is live while it is less than a second behind', () => {
    expect(conditionOf({ ...live, lagSeconds: 0.9 })).to.equal('live');
    expect(conditionOf({ ...live, lagSeconds: 1 })).to.equal('behind');
  });

  it('holds rows back where it has open dead letters', () => {
    expect(conditionOf({ ...live, deadLetters: 1 })).to.equal('held');
  });

  it('is parked or rebuilding also with dead letters and with rows of another log', () => {
    expect(conditionOf({ state: 'parked', deadLetters: 1, lagSeconds: null })).to.equal('parked');
    expect(conditionOf({ state: 'rebuilding', deadLetters: 1, lagSeconds: 4 })).to.equal('rebuilding');
  });

  it('says by how many events and seconds it is behind, as far as that is known', () => {
    expect(lagText({ lagEvents: 0, lagSeconds: 0 })).to.equal('No');
    expect(lagText({ lagEvents: 1, lagSeconds: 0.04 })).to.equal('1 event, 0 s');
    expect(lagText({ lagEvents: 1200, lagSeconds: 3.26 })).to.equal('1,200 events, 3.3 s');
    expect(lagText({ lagEvents: null, lagSeconds: 0 })).to.equal('No');
    expect(lagText({ lagEvents: null, lagSeconds: 3 })).to.equal('3 s');
    expect(lagText({ lagEvents: null, lagSeconds: null })).to.equal('Unknown');
  });

  it('shows positions without leading zeros', () => {
    expect(positionText('00000000000000000012/00000000000000000012')).to.equal('12');
    expect(positionText('00000000000000000012/00000000000000000010')).to.equal('12/10');
    expect(positionText('00000000000000000000/00000000000000000000')).to.equal('0');
  });

  it('says after a retry whether the rows follow, are held back, or are still folded', () => {
    const titleOf = (...answer: Parameters<typeof retryToast>) => retryToast(...answer).title;
    expect(titleOf('a', { isDone: true, stillHeld: 0, isResumed: false })).to.equal('Folded again');
    expect(titleOf('a', { isDone: true, stillHeld: 2, isResumed: true })).to.equal('Still held back');
    expect(titleOf('a', { isDone: true, stillHeld: 0, isResumed: true })).to.equal('Resumed');
    expect(titleOf('a', { isDone: false, stillHeld: null, isResumed: false })).to.equal('Still folding');
  });
});
