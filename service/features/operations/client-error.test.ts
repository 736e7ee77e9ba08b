import { expect } from 'chai';
import { withoutPeople } from './client-error.ts';

const report = { kind: 'app', message: '', screen: '/' } as const;
const messageOf = (message: string): string => withoutPeople({ ...report, message }).message;

describe('a logged client error', () => {
  const messages: readonly (readonly [message: string, logged: string])[] = [
    [
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
    ['Minified React error #310; visit https://react.dev/errors/310', 'Minified React error #310; visit *'],
    [
      'Unexpected token \'S\', "Sore left knee" is not valid JSON',
      "Unexpected token 'S', * is not valid JSON",
    ],
    ["Can't find variable: wheel", "Can't find variable: wheel"],
    ['"a quote that nobody closes', '*'],
    ['No user maya.b@rondel.example here', 'No user * here'],
    ['Workout 0192f0c1-7a3b-7c11-9a55-7d1f2b6c0a11 is gone', 'Workout * is gone'],
    ['Invalid value: 173.7, born 1990-03-01', 'Invalid value: *, born *'],
    ["'my left knee hurts' is no number", '* is no number'],
    ['one\nline\u0000of many', 'one line of many'],
  ];
  for (const [message, logged] of messages) {
    it(`contains ${JSON.stringify(logged)}`, () => expect(messageOf(message)).to.equal(logged));
  }

  it('contains at most ten frames of the client', () => {
    const stack = [
      'TypeError: Sore knee',
      '    at Wheel (http://127.0.0.1:3000/assets/dashboard-1a2b.js:1:2345)',
      '    at async http://127.0.0.1:3000/assets/app-3c4d.js:7:8',
      'spin@https://rondel.example/assets/app-3c4d.js:9:10',
      '    at evil (chrome-extension://abc/inject.js:1:1)',
      ...Array.from({ length: 20 }, () => 'at f (/assets/a.js:1:1)'),
    ].join('\n');
    const { frames } = withoutPeople({ ...report, stack });
    expect(frames).to.have.length(10);
    expect(frames.slice(0, 4)).to.deep.equal([
      'Wheel at assets/dashboard-1a2b.js:1:2345',
      'anonymous at assets/app-3c4d.js:7:8',
      'spin at assets/app-3c4d.js:9:10',
      'f at assets/a.js:1:1',
    ]);
  });

  it('contains only the paths of known screens', () => {
    const screens = ['/dashboard', '/maya@rondel.example', '/dashboard?weight=173'];
    expect(screens.map((screen) => withoutPeople({ ...report, screen }).screen)).to.deep.equal([
      '/dashboard',
      'other',
      'other',
    ]);
  });

  it('is processed in linear time, also for adversarial texts', () => {
    const began = performance.now();
    for (const part of ['@', 'a@', 'a:', '"', "'", '1.', 'at ', 'a ', '/assets/']) {
      withoutPeople({ ...report, message: part.repeat(500), stack: part.repeat(4_000) });
    }
    expect(performance.now() - began).to.be.below(1_000);
  });
});
