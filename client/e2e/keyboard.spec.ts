import type { Locator, Page } from 'playwright/test';
import { expect, followLink, test, toastOf } from './fixtures.ts';
import { maya } from './people.ts';

const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

/** Moves the focus on with Tab until it is there, as somebody without a pointer would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const steps = 60;
  for (let step = 0; step < steps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${steps} steps`).toBeFocused();
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes through all of a page with Tab. @returns what had the focus while nothing of it was in sight. */
async function hiddenStops(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (const seen = new Set<number>(); ; ) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (stop === null || seen.has(stop.place)) return hidden;
    seen.add(stop.place);
    // The page may still be on its way there.
    const isInSight = () => page.evaluate(focusedStop).then((now) => now?.isInSight);
    await expect
      .poll(isInSight, { timeout: 2000 })
      .toBe(true)
      .catch(() => hidden.push(stop.text));
  }
}

/** Evaluated in the page. A control may lie invisibly over its label: that counts as the control. */
function focusedStop() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const whole = focused.closest('label') ?? focused;
  const { left, right, top, bottom } = whole.getBoundingClientRect();
  const isInSight = [0.1, 0.5, 0.9].some((share) => {
    const there = document.elementFromPoint((left + right) / 2, top + (bottom - top) * share);
    return there !== null && (whole.contains(there) || there.contains(whole));
  });
  const place = [...document.querySelectorAll('*')].indexOf(focused);
  return { place, isInSight, text: focused.outerHTML.slice(0, 120) };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('By keyboard alone', () => {
  test('a member skips the navigation, changes screens, and closes a dialog by Escape', async ({
    page,
    member,
  }) => {
    await member('keyboard-routes@rondel.example');
    await page.goto('/profile');
    await expect(h1(page)).toBeVisible();
    await test.step('the first stop leads past the navigation to the content', async () => {
      await press(page, 'Tab');
      await expect(button(page, 'Skip to content')).toBeFocused();
      await press(page, 'Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('Escape closes a dialog, and the focus is where it was', async () => {
      for (const name of ['Edit profile', 'Edit Equipment', 'Update Measurements']) {
        await pressAt(page, button(page, name));
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await press(page, 'Shift+Tab', 'Tab', 'Tab');
        await expect(dialog.locator(':focus'), 'the focus stays inside').toHaveCount(1);
        await press(page, 'Escape');
        await expect(dialog).toBeHidden();
        await expect(button(page, name)).toBeFocused();
      }
    });
    await test.step('a member goes from screen to screen', async () => {
      await expect(page).toHaveTitle('Profile · Rondel');
      for (const [name, title] of [
        ['Notifications', 'Notifications · Rondel'],
        ['Privacy & Data', 'Privacy & Data · Rondel'],
        ['Help & Support', 'Help & Support · Rondel'],
      ] as const) {
        await pressAt(page, page.getByRole('main').getByRole('link', { name, exact: true }));
        await expect(page).toHaveTitle(title);
        await expect(h1(page)).toBeFocused();
        await tabTo(page, page.getByRole('link', { name: 'Back to Profile' }), 'Shift+Tab');
        await press(page, 'Enter');
        await expect(page).toHaveTitle('Profile · Rondel');
        await expect(h1(page)).toBeFocused();
      }
    });
  });

  test('a visitor asks for access', async ({ page }) => {
    await page.goto('/');
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await pressAt(page, button(page, 'Join Beta').last());
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('keyboard-visitor@rondel.example');
    await press(page, 'Tab', 'Enter');
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Already Have Access? Sign In' }));
  });

  test('a member sets up Get lean, spins, accepts and completes a quest', async ({ page, member }) => {
    test.slow();
    await member('keyboard@rondel.example');
    await page.goto('/');

    await test.step('sets up Get lean', async () => {
      await expect(h1(page)).toHaveText('What are you training for?');
      await tabTo(page, page.getByRole('radio').first());
      await press(page, 'Space', 'ArrowDown');
      await expect(page.getByRole('radio', { name: /Get lean/ })).toBeChecked();
      await next(page, 'What is your goal?');
      await tabTo(page, page.getByLabel('How much do you want to lose?'));
      await page.keyboard.type('10');
      await next(page, /./);
      await next(page, /./);
      await fillProfile(page);
      await next(page, 'Ready when you are');
      await pressAt(page, button(page, 'Complete Setup'));
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('the dashboard has the focus and the title', async () => {
      await expect(h1(page)).toBeFocused();
      await expect(page).toHaveTitle('Dashboard · Rondel');
    });

    await test.step('spins, accepts and completes a quest', async () => {
      await pressAt(page, button(page, 'Spin the Wheel'));
      await expect(page.getByRole('region', { name: "Today's quest" }).getByRole('heading')).toBeFocused({
        timeout: 15_000,
      });
      await pressAt(page, button(page, 'Accept'));
      await expect(page.getByText('Assigned for today')).toBeVisible();
      await pressAt(page, button(page, 'Complete'));
      await expect(toastOf(page).getByRole('status')).toHaveText(/^Quest CompletedYou earned \d points?/);
    });

    await test.step('takes it back in the card, after the numbers were shown', async () => {
      await pressAt(page, button(page, 'Undo'));
      await expect(page.getByText(/Undo\? Your streak goes/)).toBeVisible();
      await expect(button(page, 'Undo')).toBeFocused();
      await press(page, 'Enter');
      await expect(page.getByText('Assigned for today')).toBeVisible();
    });
  });

  test('what has the focus is not hidden under a bar', async ({ page, signIn }) => {
    await signIn(maya.email);
    for (const [index, route] of ['/profile', '/program-selection', '/workout'].entries()) {
      if (index === 0) await page.goto(route);
      else await followLink(page, route);
      await expect(h1(page)).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
      expect(await hiddenStops(page), route).toEqual([]);
    }
  });

  test('F8 leads to the toast, which waits; Escape ends it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/privacy');
    await pressAt(page, page.getByRole('switch', { name: 'Public Profile' }), 'Space');
    await expect(toastOf(page).getByText('Public Profile enabled')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 600_000);
    await pressAt(page, page.getByRole('switch', { name: 'Public Profile' }), 'Space');
    await expect(toastOf(page).getByText('Public Profile disabled')).toBeVisible();
    await press(page, 'F8');
    await expect(toastOf(page).getByRole('list')).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(toastOf(page).getByRole('listitem')).toHaveAttribute('data-state', 'open');
    await press(page, 'Tab');
    await expect(toastOf(page).locator(':focus')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(toastOf(page).getByRole('listitem')).toBeHidden();
  });

  test('the focus starts on Cancel where something would be lost', async ({ page, member }) => {
    await member('keyboard-danger@rondel.example');
    await page.goto('/profile');
    for (const [route, opener] of [
      ['/profile', 'Admin Program Reset'],
      ['/profile', 'Sign out and forget this device'],
      ['/privacy', 'Clear All Data'],
    ] as const) {
      if (new URL(page.url()).pathname !== route) await followLink(page, route);
      await pressAt(page, button(page, opener));
      await expect(page.getByRole('alertdialog', { name: opener })).toBeVisible();
      await expect(button(page, 'Cancel')).toBeFocused();
      await press(page, 'Enter');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
    }
  });
});

/** To the next step, whose heading then has the focus. */
async function next(page: Page, heading: string | RegExp): Promise<void> {
  const before = await h1(page).textContent();
  await pressAt(page, button(page, 'Next'));
  await expect(h1(page)).not.toHaveText(before ?? '');
  await expect(h1(page)).toHaveText(heading);
  await expect(h1(page)).toBeFocused();
}

async function fillProfile(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Age'));
  await page.keyboard.type('34');
  await tabTo(page, page.getByLabel('Gender'));
  await page.keyboard.type('Female');
  for (const [label, text] of [
    ['Height, feet', '5'],
    ['Inches', '6'],
    ['Weight', '180'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await next(page, 'What’s in reach?');
  await pressAt(page, page.getByRole('checkbox', { name: 'No equipment' }), 'Space');
  await next(page, 'A week you can keep');
}
