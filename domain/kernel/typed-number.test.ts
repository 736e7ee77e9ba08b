import { expect } from 'chai';
import { typedNumber, westernDigits } from './typed-number.ts';

describe('a number that a member typed', () => {
  for (const [text, value] of [
    ['180', 180],
    [' 81,6 ', 81.6],
    ['7.', 7],
    ['.5', 0.5],
    ['-5', -5],
    ['0', 0],
    ['٧٢٫٥', 72.5],
    ['٧٢،٥', 72.5],
    ['٧٢,٥', 72.5],
    [' ٣٣ ', 33],
    ['-٥', -5],
    ['۷۲٫۵', 72.5],
    ['٠١٢٣٤٥٦٧٨٩', 123_456_789],
    ['۰۱۲۳۴۵۶۷۸۹', 123_456_789],
    ['١٬٢٣٤', 1234],
    ['١٬٢٣٤٬٥٦٧٫٨', 1_234_567.8],
    ['1٬234', 1234],
    ['72٫5', 72.5],
  ] as const)
    it(`typed as '${text}' is ${value}`, () => expect(typedNumber(text)).to.equal(value));

  for (const text of ['', '  ', 'abc', '1,234.5', '٧٢٬٥', '٬٥٠٠', '١٫٢٫٣', '٪', '٧ ٢', '1e2', '0x10', '٫'])
    it(`typed as '${text}' is none`, () => expect(typedNumber(text)).to.equal(null));
});

describe('the digits of an Arabic or Persian keyboard', () => {
  it('become those that a computer reads, and other text stays', () => {
    expect(westernDigits('٨ × ١٬٢٠٠٫٥ kg ۳, 7')).to.equal('8 × 1200.5 kg 3, 7');
  });
});
