import type { Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Your public page' });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test.describe('The public page', () => {
  test('is made on the privacy screen, shows what is chosen, and goes with its switch', async ({
    page,
    member,
    browser,
    baseURL,
  }) => {
    const api = await member('public-page@rondel.example');
    await api.send('PATCH', '/api/auth/user', { firstName: 'Mira' });
    await page.goto('/privacy');
    await expect(card(page)).toHaveCount(0);
    await switchOf(page, 'Public Profile').click();
    await expect(card(page).getByText('Add your age to your profile first.')).toBeVisible();
    await api.send('PATCH', '/api/auth/user', { age: 34 });
    await page.reload();

    await test.step('a name that is not to be had says so at its field', async () => {
      await card(page).getByLabel('Page name').fill('rondel-team');
      await card(page).getByRole('button', { name: 'Save name' }).click();
      await expect(card(page).getByText('This page name is not available.')).toBeVisible();
      await card(page).getByLabel('Page name').fill('not a name');
      await card(page).getByRole('button', { name: 'Save name' }).click();
      await expect(card(page).getByText('letters from a to z, digits, and single hyphens')).toBeVisible();
    });
    await card(page).getByLabel('Page name').fill('mira-in-spring');
    await card(page).getByRole('button', { name: 'Save name' }).click();
    await expect(toastOf(page).getByText('Page Name Saved')).toBeVisible();
    await expect(card(page).getByText('Public', { exact: true })).toBeVisible();
    await expect(card(page).getByText(/^.*You can change it from .+ on\.$/)).toBeVisible();

    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/me/public-page') && answer.request().method() === 'PUT',
    );
    await switchOf(page, 'First name').click();
    expect((await saved).status()).toBe(200);
    const both = page.waitForResponse((answer) => answer.request().postData()?.includes('level') ?? false);
    await switchOf(page, 'Streak').click();
    await switchOf(page, 'Level').click();
    expect((await both).status()).toBe(200);
    await expectAccessible(page, 'the card of the public page', {
      untilShown: (shown) => expect(card(shown).getByLabel('Page name')).toHaveValue('mira-in-spring'),
    });

    await test.step('a visitor reads it without scripts', async () => {
      const reader = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
      const visit = await reader.newPage();
      await visit.goto('/u/mira-in-spring');
      await expect(visit).toHaveTitle('Mira on Rondel');
      await expect(visit.getByRole('heading', { level: 1, name: 'Mira' })).toBeVisible();
      await expect(visit.getByText('0 days in a row')).toBeVisible();
      await expect(visit.getByText('1 Level · Newcomer')).toBeVisible();
      await expect(visit.getByText('quests done')).toHaveCount(0);
      expect(await reader.cookies()).toEqual([]);
      await reader.close();
    });

    await switchOf(page, 'Public Profile').click();
    await expect(card(page)).toHaveCount(0);
    await expect
      .poll(async () => (await page.request.get('/u/mira-in-spring')).status(), { timeout: 5_000 })
      .toBe(404);
    expect((await page.request.get('/u/mira-in-spring/card.png')).status()).toBe(404);
  });

  test('is accessible with every fact, and its picture is one that a browser shows', async ({
    page,
    member,
  }) => {
    const api = await member('public-facts@rondel.example');
    await api.send('PATCH', '/api/auth/user', { firstName: 'Noor', age: 34 });
    await api.send('PUT', '/api/me/public-page/handle', { handle: 'noor-walks' });
    const facts = ['firstName', 'streak', 'activeDays', 'quests', 'badges', 'level'];
    await api.send('PUT', '/api/me/public-page', { facts, isIndexed: false });
    await api.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, publicProfile: true } });
    await page.goto('/u/noor-walks');
    await expectAccessible(page, 'a public page', {
      untilShown: (shown) => expect(shown.getByRole('heading', { level: 1 })).toHaveText('Noor'),
      isInEveryColour: true,
    });
    await page.goto('/privacy');
    const picture = card(page).getByRole('img', { name: /picture of your page/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([1200, 630]);
  });

  test('gives up its name after a question', async ({ page, member }) => {
    const api = await member('public-leaving@rondel.example');
    await api.send('PATCH', '/api/auth/user', { age: 34 });
    await api.send('PUT', '/api/me/public-page/handle', { handle: 'soon-gone' });
    await api.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, publicProfile: true } });
    await page.goto('/privacy');
    await card(page).getByRole('button', { name: 'Give up this name' }).click();
    await page.getByRole('button', { name: 'Give it up' }).click();
    await expect(toastOf(page).getByText('Name Given Up')).toBeVisible();
    await expect(card(page).getByText('Choose a page name, and your page is there.')).toBeVisible();
    expect((await page.request.get('/u/soon-gone')).status()).toBe(404);
  });
});
