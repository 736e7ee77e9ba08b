import { expect } from 'chai';
import { ageText, backupText, outboxText } from './system-lines.ts';

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

  it('says what the last backup held, or that there was none', () => {
    expect(backupText(null)).to.equal('None yet');
    expect(backupText({ at: '2026-03-10T12:00:00.000Z', events: 1234, bytes: 1_560_000 })).to.match(
      /^10 Mar 2026.*, 1,234 events, 1\.6 MB$/,
    );
  });
});
