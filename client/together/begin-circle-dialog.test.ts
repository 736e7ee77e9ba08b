import { expect } from 'chai';
import { targetIn } from './begin-circle-dialog.tsx';

describe('the typed target of a circle', () => {
  for (const typed of ['12', ' 12 ', '١٢', '۱۲'])
    it(`is 12 where '${typed}' is typed`, () => expect(targetIn(typed, 20)).to.equal(12));

  for (const typed of ['', '0', '21', '1.5', '١٫٥', 'ten'])
    it(`is none of 1 to 20 where '${typed}' is typed`, () => expect(targetIn(typed, 20)).to.equal(null));
});
