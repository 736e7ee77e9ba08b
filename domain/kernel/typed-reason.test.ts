import { expect } from 'chai';
import { reasonTyped } from './typed-reason.ts';

describe('a typed reason', () => {
  for (const text of [
    '',
    '   ',
    ' ab ',
    '\u200b\u200b\u200b',
    '\u202e\u202e\u202e',
    '\u3164\u3164\u3164',
    'a\u2060\u2060b',
  ])
    it(`is too short when a reader sees nothing else than ${JSON.stringify(text)}`, () => {
      expect(reasonTyped(text)).to.equal(null);
    });

  for (const text of ['ups', 'سبب', '理由は', 'a b', '👩\u200d🔧 ok'])
    it(`is ${JSON.stringify(text)}, without spaces around it`, () => {
      expect(reasonTyped(` ${text}\n`)).to.equal(text);
    });
});
