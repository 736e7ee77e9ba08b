import { expect } from 'chai';
import { dayText } from './day-text.ts';

describe('a date in words', () => {
  it('is the date itself in every zone of the device', () => {
    expect(dayText('2026-01-05')).to.equal('5 Jan 2026');
    expect(dayText('2026-12-31')).to.equal('31 Dec 2026');
  });
});
