import { expect } from 'chai';
import { clockTime, spokenTime } from './clock-time.ts';

describe('a time', () => {
  for (const [seconds, shown, spoken] of [
    [0, '0:00', '0 seconds'],
    [1, '0:01', '1 second'],
    [42, '0:42', '42 seconds'],
    [60, '1:00', '1 minute'],
    [768, '12:48', '12 minutes 48 seconds'],
    [3599, '59:59', '59 minutes 59 seconds'],
    [3600, '1:00:00', '1 hour'],
    [7265, '2:01:05', '2 hours 1 minute 5 seconds'],
  ] as const)
    it(`of ${seconds} s is shown as ${shown} and said as ${spoken}`, () => {
      expect([clockTime(seconds), spokenTime(seconds)]).to.deep.equal([shown, spoken]);
    });
});
