import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { landingFiles, type Manifest, sizesOf, tooLarge } from './bundle-size.ts';
import { expect, test } from './fixtures.ts';
import { report } from './report.ts';

const build = join(import.meta.dirname, '../../dist/client');
const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;

/** As it goes over the wire: files that are not worth compressing go as they are. */
function bytesOf(file: string): number {
  const compressed = join(build, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(build, file)).size;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('the landing page loads at most 85 kB of scripts, each screen at most 50 kB more', () => {
  const sizes = sizesOf(manifest, bytesOf);
  report('size', `landing ${kilobytes(sizes.landing)}`);
  for (const [screen, bytes] of Object.entries(sizes.overLanding).sort(([, a], [, b]) => b - a))
    report('size', `${screen} over landing ${kilobytes(bytes)}`);
  expect(tooLarge(sizes)).toEqual([]);
});

test('a visitor’s first page loads those scripts and no other', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.endsWith('.js')) loaded.add(path.slice(1));
  });
  await page.goto('/');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect([...loaded].sort()).toEqual([...landingFiles(manifest)].sort());
});
