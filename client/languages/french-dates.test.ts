import { expect } from 'chai';
import { dateFormat } from './fr/lib/format/date-format.ts';
import { labelled } from './fr/lib/format/format-copy.ts';

const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

describe('a French date', () => {
  for (const [date, options, text] of [
    ['2026-03-01', dayAndMonth, '1er mars'],
    ['2026-08-01', dayAndMonth, '1er août'],
    ['2026-03-11', dayAndMonth, '11 mars'],
    ['2026-03-31', dayAndMonth, '31 mars'],
    ['2026-03-01', { ...dayAndMonth, weekday: 'short' }, 'dim. 1er mars'],
    ['2026-03-01', { ...dayAndMonth, month: 'long', year: 'numeric' }, '1er mars 2026'],
    ['2026-03-01', { month: 'long', year: 'numeric', timeZone: 'UTC' }, 'mars 2026'],
  ] as const)
    it(`is ${text}`, () => expect(dateFormat(options).format(new Date(date))).to.equal(text));
});

describe('a French label', () => {
  it('has a narrow no-break space before its colon', () =>
    expect(labelled('Prendre du muscle', '5 kg')).to.equal('Prendre du muscle\u202f: 5 kg'));
});
