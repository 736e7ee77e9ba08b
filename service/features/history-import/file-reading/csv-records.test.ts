import { expect } from 'chai';
import fc from 'fast-check';
import { csvRecords } from './csv-records.ts';

type Records = readonly (readonly [line: number, ...cells: readonly string[]])[];

function recordsOf(pieces: readonly string[]): Records {
  const found: [number, ...string[]][] = [];
  const records = csvRecords('a.csv', (cells, line) => found.push([line, ...cells]));
  for (const piece of pieces) records.push(piece);
  records.end();
  return found;
}

/** The text cut at some places. */
function piecesOf(text: string, cuts: readonly number[]): readonly string[] {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}

describe('records of a table', () => {
  it('are the same wherever the text is cut', () => {
    const cell = fc.stringMatching(/^[ab,;"\n\r é]{0,6}$/);
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(table, lineEnd, fc.array(fc.nat()), (rows, end, cuts) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['h,i,j', ...rows.map((row) => row.map(quoted).join(','))].join(end);
        const plain = (value: string) => value.replaceAll(/\r\n?/g, '\n');
        const cells = recordsOf(piecesOf(text, cuts))
          .slice(1)
          .map(([, ...record]) => record);
        const expected = rows.filter((row) => row.some((value) => value.trim() !== ''));
        expect(cells).to.deep.equal(expected.map((row) => row.map(plain)));
      }),
      { numRuns: 500 },
    );
  });

  it('have the line on which they begin', () => {
    expect(recordsOf(['a,b\n"1\n2",3\n\n4,5\n'])).to.deep.equal([
      [1, 'a', 'b'],
      [2, '1\n2', '3'],
      [5, '4', '5'],
    ]);
  });

  for (const [name, text, header] of [
    ['semicolons', 'a;"b,c"\n1;2', ['a', 'b,c']],
    ['tabs', 'a\tb\n1\t2', ['a', 'b']],
    [
      'a header in one quoted cell',
      '"Date,""Weight (kg)"",Comments"\n2020-01-01,80,',
      ['Date', 'Weight (kg)', 'Comments'],
    ],
    ['a hint of a spreadsheet', 'sep=;\na;b\n1;2', ['a', 'b']],
    ['one line without an end', 'a,b', ['a', 'b']],
  ] as const)
    it(`are read from a table with ${name}`, () => {
      expect(recordsOf([text])[0]?.slice(1)).to.deep.equal(header);
    });

  it('that never end are refused with the line', () => {
    expect(() => recordsOf(['a,b\n1,2\n', `3,${'x'.repeat(1_000_001)}`])).to.throw(
      'a.csv, line 3: A line of the file',
    );
    expect(() => recordsOf(['a,b\n1,"2\n3,4'])).to.throw(
      'a.csv, line 2: A quoted text in the file never ends.',
    );
  });

  it('that are malformed by a quote keep their text', () => {
    expect(recordsOf(['a,b\n"he said "hi" there",2\n'])[1]).to.deep.equal([2, 'he said "hi" there', '2']);
  });
});
