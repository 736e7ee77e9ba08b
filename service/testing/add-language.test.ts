import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { filesFor, movedInto } from './add-language.ts';

const root = join(import.meta.dirname, '../..');

describe('the files of a language that is added', () => {
  const files = filesFor('sv');

  it('are those that a whole language has', () => {
    for (const place of [
      'client/languages/{}/quest/quest-copy.ts',
      'client/languages/{}/lib/words/name-text.ts',
      'client/languages/{}/lib/words/reason-text.ts',
      'domain/catalogue/languages/{}/glossary.ts',
      'service/languages/{}/mails.ts',
      'service/languages/{}/texts.ts',
    ]) {
      expect([...files.keys()]).to.include(place.replace('{}', 'sv'));
      expect(existsSync(join(root, place.replace('{}', 'fr'))), place).to.equal(true);
    }
    for (const path of files.keys()) expect(path).to.match(/\/languages\/sv\//);
  });

  it('import only what is there', () => {
    for (const [path, text] of files)
      for (const [, name = ''] of text.matchAll(/ from '([.#][^']+)'/g)) {
        const place = name.startsWith('#') ? name.slice(1) : join(path, '..', name);
        expect(files.has(place) || existsSync(join(root, place)), `${path}: ${name}`).to.equal(true);
      }
  });

  it('take the numbers and the copies of the language', () => {
    const made = new Set(['lib/format/locale.ts', 'ui/ui-copy.ts']);
    const source = `import { plural } from '#client/lib/format/locale.ts';
import { uiCopy } from '../ui/ui-copy.ts';
import { rules } from './rules.ts';
import type { Day } from '#domain/kernel/day.ts';`;
    expect(
      movedInto('sv', source, 'quest/quest-copy.ts', made),
    ).to.equal(`import { plural } from '#client/languages/sv/lib/format/locale.ts';
import { uiCopy } from '#client/languages/sv/ui/ui-copy.ts';
import { rules } from '#client/quest/rules.ts';
import type { Day } from '#domain/kernel/day.ts';`);
    expect(files.get('client/languages/sv/lib/format/locale.ts')).to.include("localeHere('sv')");
    expect(files.get('service/languages/sv/format.ts')).to.include("'sv'").and.not.include("'en'");
  });
});
