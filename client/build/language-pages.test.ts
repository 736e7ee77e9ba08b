import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { pageCopy } from '#client/lib/page-copy.ts';
import { manifestIn, pageIn } from './language-pages.ts';

const read = (name: string): Promise<string> => readFile(join(import.meta.dirname, '..', name), 'utf8');

describe('the pages of a language', () => {
  const texts = {
    ...pageCopy,
    landingTitle: 'Titel & mehr',
    description: 'Ein "Rad"',
    needsScript: 'Bitte JavaScript.',
    spin: 'Drehen',
  };

  it('have its words, its direction and the address of its manifest', async () => {
    const landing = pageIn(await read('landing.html'), 'ar', texts);
    expect(landing).to.include('<html lang="ar" dir="rtl">').and.include('<title>Titel &amp; mehr</title>');
    expect(landing).to.include('content="Ein &quot;Rad&quot;"');
    expect(landing).to.include('href="/manifest.webmanifest?language=ar"');
    const index = pageIn(await read('index.html'), 'de', texts);
    expect(index).to.include('<html lang="de">').and.include('Bitte JavaScript.');
  });

  it('are the English ones where the texts are English', async () => {
    const manifest = JSON.parse(await read('public/manifest.webmanifest')) as Parameters<
      typeof manifestIn
    >[0];
    expect(manifestIn(manifest, 'en', pageCopy)).to.deep.equal({ ...manifest, dir: 'ltr' });
    for (const page of ['index.html', 'landing.html'])
      expect(pageIn(await read(page), 'en', pageCopy).replace('?language=en', '')).to.equal(await read(page));
  });

  it('name the shortcuts of the installed app in order', async () => {
    const manifest = JSON.parse(await read('public/manifest.webmanifest')) as Parameters<
      typeof manifestIn
    >[0];
    const { shortcuts, lang, dir } = manifestIn(manifest, 'ar', texts);
    expect([lang, dir, shortcuts.map(({ name }) => name)]).to.deep.equal([
      'ar',
      'rtl',
      ['Drehen', 'Workout', 'Log weight'],
    ]);
  });
});
