import { expect } from 'chai';
import fc from 'fast-check';
import { linesIn } from './file-lines.ts';

async function linesOf(...chunks: readonly Buffer[]): Promise<string[]> {
  async function* given() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const line of linesIn(given())) lines.push(line);
  return lines;
}

describe('the lines of a file', () => {
  const text = '{"a":1}\n\n{"note":"Zeile\u2028neu\u2029\r, 😀"}\nlast\n';

  it('end only at line feeds', async () => {
    expect(await linesOf(Buffer.from(text))).to.deep.equal(text.split('\n').slice(0, -1));
  });

  it('are complete for any split into chunks, also within a character', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(Buffer.byteLength(text))), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), Buffer.byteLength(text)];
        const chunks = places.slice(1).map((end, index) => Buffer.from(text).subarray(places[index], end));
        expect(await linesOf(...chunks)).to.deep.equal(text.split('\n').slice(0, -1));
      }),
    ));

  it('include an unterminated last line', async () => {
    expect(await linesOf(Buffer.from('one\ntw'))).to.deep.equal(['one', 'tw']);
  });

  it('are none in an empty file', async () => {
    expect(await linesOf()).to.deep.equal([]);
  });
});
