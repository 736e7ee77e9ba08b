import type { Page } from 'playwright/test';
import {
  bytesOf,
  circles,
  landingFiles,
  readManifest,
  screenFiles,
  sizesOf,
  tooLarge,
} from './bundle-size.ts';
import { expect, test } from './fixtures.ts';
import { maya } from './people.ts';
import { report } from './report.ts';

const manifest = readManifest();

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('the landing page loads at most 120 kB of scripts, each screen at most 220 kB in all', () => {
  const sizes = sizesOf(manifest, bytesOf);
  report('size', `landing ${kilobytes(sizes.landing)}`);
  for (const [screen, bytes] of Object.entries(sizes.screens).sort(([, a], [, b]) => b - a))
    report('size', `${screen} ${kilobytes(bytes)}`);
  expect(tooLarge(sizes)).toEqual([]);
});

test('no two files of the build wait for each other', () => {
  expect(circles(manifest)).toEqual([]);
});

test('a visitor’s first page loads those scripts and no other', async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...loaded].sort()).toEqual([...landingFiles(manifest)].sort());
});

/** At each address the screen whose scripts the page names, and what a device of that width loads beside it. */
for (const [path, width, screen, beside] of [
  ['/dashboard', 390, 'app/dashboard.tsx', null],
  ['/dashboard', 1280, 'app/dashboard.tsx', 'app/overview.tsx'],
  ['/onboarding', 1280, 'onboarding/onboarding-screen.tsx', null],
  ['/assessment', 390, 'assessment/assessment-screen.tsx', null],
  ['/profile', 1280, 'member/profile-screen.tsx', null],
  ['/workout', 390, 'workout/workout-screen.tsx', null],
] as const)
  test(`${path} at ${width} px stands with the scripts that are counted and no other`, async ({
    page,
    signIn,
  }) => {
    await signIn(maya.email);
    await page.setViewportSize({ width, height: 844 });
    const loaded = scriptsOf(page);
    const html = await (await page.goto(path))?.text();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(isWaitingInSight)).toBe(false);
    const screenScripts = screenFiles(manifest, screen);
    const scripts = new Set([...screenScripts, ...(beside ? screenFiles(manifest, beside) : [])]);
    expect([...loaded].sort()).toEqual([...scripts].sort());
    const named = [...String(html).matchAll(/(?:href|src)="\/([^"]+\.js)"/g)].map(([, file]) => file);
    expect([...new Set(named)].sort(), 'the page names the screen’s').toEqual([...screenScripts].sort());
  });

const isWaitingInSight = (): boolean =>
  [...document.querySelectorAll('[aria-busy=true]')].some(
    (skeleton) => skeleton.getBoundingClientRect().top < window.innerHeight,
  );

/** The scripts that the page has asked for, as the manifest names them. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const loaded = new Set<string>();
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.endsWith('.js')) loaded.add(path.slice(1));
  });
  return loaded;
}
