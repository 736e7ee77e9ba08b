import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { bytesOf, filesOf, landingFiles, readManifest, screenFiles } from './bundle-size.ts';
import { expect, startWorkout, test } from './fixtures.ts';
import { report } from './report.ts';

const figureOf = (place: Page | Locator, name: string): Locator =>
  place.getByRole('group', { name: `Moving figure: ${name}` });

/** The outline of the figure that plays; the still positions are hidden. */
const outline = (figure: Locator): Promise<string> =>
  figure
    .locator('svg:visible')
    .first()
    .evaluate((drawing) =>
      [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' '),
    );

test.describe('with motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  test('an exercise of the library plays, stops, goes position by position and turns', async ({
    page,
    member,
  }) => {
    await member('figure@rondel.example');
    await page.goto('/library/Air%20Squats');
    const figure = figureOf(page, 'Air Squats');
    const first = await outline(figure);
    await expect.poll(() => outline(figure)).not.toBe(first);

    await figure.getByRole('button', { name: 'Pause the figure' }).click();
    await figure.getByRole('button', { name: 'Next position' }).click();
    const stopped = await outline(figure);
    await figure.getByRole('button', { name: 'Next position' }).click();
    expect(await outline(figure), 'the next position').not.toBe(stopped);
    await figure.getByRole('button', { name: 'Position before' }).click();
    expect(await outline(figure), 'the position before').toBe(stopped);
    await expect(figure.getByRole('status')).toHaveText(/^Position [12] of 2$/);

    await figure.getByRole('button', { name: 'Show the other side' }).click();
    await expect(figure.locator('svg:visible > g[transform*="scale(-1"]')).toHaveCount(1);
    await expect(figure).toHaveAccessibleDescription(/^Stand with feet shoulder-width apart/);
    await expectAccessible(page, 'An exercise with its figure');
  });

  test('a guide shows the move and its modifications, and keeps the place of the video', async ({
    page,
    member,
  }) => {
    await member('figure-guide@rondel.example');
    await page.goto('/library/Push-ups');
    await page.getByRole('button', { name: 'How to do it' }).click();
    const guide = page.getByRole('dialog', { name: 'Push-ups' });
    await expect(figureOf(guide, 'Push-ups')).toBeVisible();
    await guide.getByRole('tab', { name: 'Modifications' }).click();
    const knees = guide.getByRole('button', { name: /^Knee push-ups/ });
    await knees.click();
    await expect(knees).toHaveAttribute('aria-pressed', 'true');
    await expect(guide.getByRole('group', { name: /^Moving figure: Knee push-ups/ })).toBeVisible();
    await knees.click();
    await expect(figureOf(guide, 'Push-ups')).toBeVisible();
    await expect(guide.getByText('Video Demonstration')).toBeVisible();
    await expect(guide.getByText('Coming Soon')).toBeVisible();
    await expectAccessible(page, 'A guide with its figure');
  });

  test('a session shows the move of the set, and during the rest the next one', async ({ page, member }) => {
    await member('figure-session@rondel.example');
    await page.goto('/workout?template=bodyweight-basics');
    await startWorkout(page);
    await expect(figureOf(page, 'Marching High Knees')).toBeVisible();
    await expectAccessible(page, 'A session with its figure');
    await page.getByRole('checkbox', { checked: false }).first().click();
    await expect(figureOf(page, 'Knee Push-ups')).toBeVisible();
    await page.getByRole('button', { name: 'Next Set' }).click();
    await expect(page.getByText('Next: Knee Push-ups')).toBeVisible();
  });
});

test('with reduced motion a figure stands as its positions, and plays when asked', async ({
  page,
  member,
}) => {
  await member('figure-still@rondel.example');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/library/Air%20Squats');
  const figure = figureOf(page, 'Air Squats');
  await expect(figure.locator('> div > svg:visible')).toHaveCount(2);
  await figure.getByRole('button', { name: 'Play the figure' }).click();
  await expect(figure.locator('> div > svg:visible')).toHaveCount(1);
});

test('paper has the positions of a figure', async ({ page, member }) => {
  await member('figure-print@rondel.example');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/library/Air%20Squats');
  const figure = figureOf(page, 'Air Squats');
  await expect(figure.locator('> div > svg:visible')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('> div > svg:visible')).toHaveCount(2);
});

test('the code of figures weighs at most 12 kB, and no screen waits for it', () => {
  const manifest = readManifest();
  const figure = 'figure/exercise-figure.tsx';
  const screens = ['app/dashboard.tsx', 'workout/workout-screen.tsx', 'library/exercise-screen.tsx'];
  const others = new Set([
    ...landingFiles(manifest),
    ...screens.flatMap((screen) => [...screenFiles(manifest, screen)]),
  ]);
  const code = [...filesOf(manifest, [figure])].filter((file) => !others.has(file));
  const bytes = code.reduce((sum, file) => sum + bytesOf(file), 0);
  report('size', `moving figures ${(bytes / 1000).toFixed(1)} kB: ${code.join(', ')}`);
  expect(code.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(12_000);
  for (const name of Object.keys(manifest).filter((key) => /-moves\.ts$/.test(key)))
    for (const file of filesOf(manifest, [name]))
      if (/moves/.test(file)) expect(others.has(file), name).toBe(false);
});
