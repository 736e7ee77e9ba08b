import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';
import {
  bytesOf,
  circles,
  filesOf,
  fontBytesOf,
  landingFiles,
  languageBudgets,
  readManifest,
  screenFiles,
  scriptsOf,
  scriptsWith,
  sizesOf,
  tooLarge,
  workerFiles,
} from './bundle-size.ts';
import { expect, test } from './fixtures.ts';
import { maya } from './people.ts';
import { report } from './report.ts';

const manifest = readManifest();

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('the landing page loads at most 92 kB of scripts, each screen 190 kB in all', () => {
  const sizes = sizesOf(manifest, (file) => bytesOf(file));
  report('size', `landing ${kilobytes(sizes.landing)}`);
  for (const [screen, bytes] of Object.entries(sizes.screens).sort(([, a], [, b]) => b - a))
    report('size', `${screen} ${kilobytes(bytes)}`);
  expect(tooLarge(sizes)).toEqual([]);
});

test('the largest scripts ask to be compiled beside the main thread', () => {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))];
  const large = files.filter((file) => file.endsWith('.js') && bytesOf(file) > 13_000);
  const asking = scriptsWith(manifest, '//# allFunctionsCalledOnLoad', 'en');
  expect(large.filter((file) => !asking.includes(file))).toEqual([]);
});

test('the router comes without its warnings for developers', () => {
  expect(scriptsWith(manifest, 'No routes matched location', 'en')).toEqual([]);
});

test('no two files of the build wait for each other', () => {
  expect(circles(manifest)).toEqual([]);
});

const translations = ['de', 'fr', 'es', 'pt-BR', 'ar'] as const;
const dictionaries = ['names', 'quests', 'workouts', 'guides', 'content', 'help', 'reasons'] as const;

test.describe('in another language', () => {
  // One worker: each would build the languages at the same time.
  test.describe.configure({ mode: 'default' });
  // Builds what is missing or old; the walks in other languages need the same.
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const cwd = join(import.meta.dirname, '../..');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'service/main.ts', '--build'], { cwd });
  });

  for (const language of translations)
    test(`${language}: pages load what their limit allows, and hold each dictionary once`, async () => {
      const built = readManifest(language);
      const sizes = sizesOf(built, (file) => bytesOf(file, language), fontBytesOf(language));
      const [[screen, largest] = ['', 0]] = Object.entries(sizes.screens).sort(([, a], [, b]) => b - a);
      report('size', `${language}: landing ${kilobytes(sizes.landing)}, ${screen} ${kilobytes(largest)}`);
      expect(tooLarge(sizes, languageBudgets[language])).toEqual([]);
      expect(circles(built)).toEqual([]);
      for (const name of dictionaries) {
        const text = await longestText(language, name);
        expect(scriptsWith(built, text, language), `${name}: ${text}`).toHaveLength(1);
      }
    });
});

/** A text of a dictionary that a script has letter by letter. */
async function longestText(language: string, name: string): Promise<string> {
  const path = `../../domain/catalogue/languages/${language}/${name}.ts`;
  const file = (await import(path)) as Readonly<Record<string, Dictionary>>;
  return Object.values(file[name] ?? {})
    .filter((text) => !/['"`\\#{]/.test(text))
    .reduce((most, text) => (text.length > most.length ? text : most), '');
}

test('the landing page loads no script of a screen, and asks the service nothing', async ({ page }) => {
  const loaded = scriptsOf(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const counted = landingFiles(manifest);
  await expect.poll(() => withoutLater(loaded, counted)).toEqual([...counted].sort());
  expect(calls, 'who has no session is a visitor').toEqual([]);
});

/** The code of toasts and celebrations comes after the screen; on a slow machine before all reads are answered. */
function withoutLater(loaded: ReadonlySet<string>, counted: ReadonlySet<string>): readonly string[] {
  const later = filesOf(manifest, ['ui/toaster.tsx', 'progress/celebrations.tsx']);
  return [...loaded].filter((file) => counted.has(file) || !later.has(file)).sort();
}

/** At each address the screen whose scripts the page names, and what the screen loads by itself as it opens at that width. */
const screensAt = {
  390: [
    ['/dashboard', 'app/dashboard.tsx', null],
    ['/assessment', 'assessment/assessment-screen.tsx', null],
    ['/workout', 'workout/workout-screen.tsx', null],
  ],
  1280: [
    ['/dashboard', 'app/dashboard.tsx', 'app/overview.tsx'],
    ['/onboarding', 'onboarding/onboarding-screen.tsx', null],
    ['/profile', 'member/profile-screen.tsx', 'member/profile-cards.tsx'],
  ],
} as const;

for (const width of [390, 1280] as const)
  test(`${screensAt[width].map(([path]) => path).join(', ')} at ${width} px: each stands with the scripts that are counted and no other`, async ({
    page,
    signIn,
  }) => {
    await signIn(maya.email);
    await page.setViewportSize({ width, height: 844 });
    const loaded = scriptsOf(page);
    for (const [path, screen, beside] of screensAt[width]) {
      await page.goto('about:blank');
      loaded.clear();
      const html = await (await page.goto(path))?.text();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(isWaitingInSight)).toBe(false);
      const screenScripts = screenFiles(manifest, screen);
      const scripts = new Set([
        ...screenScripts,
        ...workerFiles(manifest),
        ...(beside ? screenFiles(manifest, beside) : []),
      ]);
      expect(withoutLater(loaded, scripts), path).toEqual([...scripts].sort());
      const named = [...String(html).matchAll(/(?:href|src)="\/([^"]+\.js)"/g)].map(([, file]) => file);
      expect([...new Set(named)].sort(), `${path} names the screen’s`).toEqual([...screenScripts].sort());
    }
  });

const isWaitingInSight = (): boolean =>
  [...document.querySelectorAll('[aria-busy=true]')].some(
    (skeleton) => skeleton.getBoundingClientRect().top < window.innerHeight,
  );
