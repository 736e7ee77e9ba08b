import { expect } from 'chai';
import { type ProgressSoFar, progressLine } from './progress-line.ts';

describe('the progress line', () => {
  const lines: [string, ProgressSoFar, string][] = [
    [
      'has rate and time left',
      { events: 250_000, total: 1_000_000, seconds: 5 },
      '250,000 of 1,000,000 events, 50,000/s, 15 s left',
    ],
    [
      'counts minutes',
      { events: 1_000, total: 76_000, seconds: 1 },
      '1,000 of 76,000 events, 1,000/s, 1 min 15 s left',
    ],
    ['counts hours', { events: 10, total: 43_210, seconds: 1 }, '10 of 43,210 events, 10/s, 1 h 12 min left'],
    [
      'has no time left where the end is not known',
      { events: 50, total: null, seconds: 2 },
      '50 events, 25/s',
    ],
    ['promises nothing before it knows a rate', { events: 0, total: 10, seconds: 0 }, '0 of 10 events, 0/s'],
    ['does not run past the end', { events: 12, total: 10, seconds: 1 }, '10 of 10 events, 12/s, 0 s left'],
  ];
  for (const [title, soFar, line] of lines) it(title, () => expect(progressLine(soFar)).to.equal(line));
});
