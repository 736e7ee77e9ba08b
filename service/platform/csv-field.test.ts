import { expect } from 'chai';
import { csvField, spreadsheetField } from './csv-field.ts';

describe('a field of CSV', () => {
  it('for a program is exact, quoted where necessary', () => {
    expect(['@SUM(1)', '-5', -5, null, 'a,"b"\n', { a: 1 }].map((value) => csvField(value))).to.deep.equal([
      ...['@SUM(1)', '-5', '-5', '', '"a,""b""\n"', '"{""a"":1}"'],
    ]);
  });

  it('for a spreadsheet has an apostrophe before a text that would be a formula', () => {
    const values = ['@SUM(1)', '=HYPERLINK("x","y")', 'Squat', '2026-03-10', -5, 72.5, null];
    expect(values.map(spreadsheetField)).to.deep.equal([
      ...["'@SUM(1)", `"'=HYPERLINK(""x"",""y"")"`, 'Squat', '2026-03-10', '-5', '72.5', ''],
    ]);
  });
});
