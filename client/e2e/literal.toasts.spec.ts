import type { Page } from 'playwright/test';
import { expect, test, toastOf } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const flip = (page: Page, name: string) => page.getByRole('switch', { name }).click();
const slip = (page: Page) => toastOf(page).getByRole('listitem');
const isOpen = (page: Page) => expect(slip(page)).toHaveAttribute('data-state', 'open');

/** A page whose clock stands still once it is there. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 600_000);
}

test.describe('A toast', () => {
  test('is shown for 5000 ms, longer under the pointer, until a swipe or the next toast', async ({
    page,
  }) => {
    await openWithClock(page, '/privacy');
    await test.step('stands for 5000 ms', async () => {
      await flip(page, 'Location Services');
      await expect(slip(page)).toContainText('Location Services enabled');
      await page.clock.runFor(4900);
      await isOpen(page);
      await page.clock.runFor(100);
      await expect(slip(page)).toBeHidden();
    });
    await test.step('waits while the pointer is on it', async () => {
      await flip(page, 'Public Profile');
      await slip(page).hover();
      await page.clock.runFor(60_000);
      await isOpen(page);
      await page.mouse.move(0, 0);
      await page.clock.runFor(5000);
      await expect(slip(page)).toBeHidden();
    });
    await test.step('stays after a swipe of 49 px or to the left, and goes after 51 px to the right', async () => {
      await flip(page, 'Public Profile');
      await expect(slip(page)).toBeVisible();
      for (const pixels of [49, -60]) {
        await settled(page);
        await swipe(page, pixels);
        await isOpen(page);
      }
      await settled(page);
      await swipe(page, 51);
      await expect(slip(page)).toBeHidden();
    });
    await test.step('is the only one: the next takes its place', async () => {
      await flip(page, 'Location Services');
      await expect(slip(page)).toContainText('Location Services disabled');
      await flip(page, 'Usage Analytics');
      await expect(slip(page)).toHaveCount(1);
      await expect(slip(page)).toContainText('Usage Analytics disabled');
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(toastOf(page).getByRole('list')).toHaveCSS('max-width', '420px');
    });
  });

  test('stands for 3000 ms on the workout screens', async ({ page, member }) => {
    const api = await member('short-toasts@rondel.example');
    // A reminder that is due on this weekday would take the place of the toast.
    await api.send('PATCH', '/api/auth/user', { notificationFrequency: 'never' });
    await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await openWithClock(page, '/daily-maintenance');
    await page.getByRole('checkbox', { name: 'Push-ups' }).check();
    // The consequence of a press comes after the paint that shows the press.
    await page.clock.runFor(100);
    await page.getByRole('button', { name: 'Reset Progress' }).click();
    await expect(slip(page)).toContainText('Progress Reset');
    await page.clock.runFor(2900);
    await isOpen(page);
    await page.clock.runFor(100);
    await expect(slip(page)).toBeHidden();
  });
});

const settled = (page: Page) =>
  expect
    .poll(() => slip(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await slip(page).boundingBox();
  const x = (box?.x ?? 0) + 120;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}
