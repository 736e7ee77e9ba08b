import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

const root = join(import.meta.dirname, '../..');
const folders = [
  'projections/engine/migrations',
  'service/platform/migrations',
  'service/event-store/encryption/migrations',
  'service/event-store/mirror/migrations',
  'service/event-store/postgres/migrations',
];

describe('the numbers of migrations', () => {
  // Two branches can each add the next one. Otherwise only the start of the service would notice.
  for (const folder of folders)
    it(`have neither a gap nor a double in ${folder}`, () => {
      const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'));
      const numbers = files.map((name) => name.slice(0, 4)).sort();
      expect(numbers.length).to.be.above(0);
      expect(numbers).to.deep.equal(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
    });
});
