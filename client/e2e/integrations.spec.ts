import type { Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { expectAccessible } from './axe.ts';
import { expect, followLink, test, toastOf } from './fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Access tokens' });
const rows = (page: Page) => card(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const switchOf = (page: Page) => page.getByRole('switch', { name: 'Third-party Integrations' });

/** As a program of the member calls: without the cookies of the browser. */
const call = (page: Page, token: string, path: string) =>
  page.evaluate(
    async ({ bearer, address }) => {
      const headers = { Authorization: `Bearer ${bearer}` };
      const answer = await fetch(address, { headers, credentials: 'omit' });
      return answer.status;
    },
    { bearer: token, address: path },
  );

async function makeToken(page: Page, name: string, allowed: readonly string[]): Promise<string> {
  await card(page).getByRole('button', { name: 'New token' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  for (const scope of allowed) await dialog(page).getByRole('checkbox', { name: scope }).check();
  await dialog(page).getByRole('button', { name: 'Make token' }).click();
  const token = await dialog(page).getByLabel('Token').inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  return token;
}

/** How many events the commands of a token have, by its name. */
async function commandsOf(page: Page, name: string): Promise<number> {
  const { tokens } = (await (await page.request.get('/api/me/tokens')).json()) as {
    readonly tokens: readonly { readonly id: string; readonly name: string }[];
  };
  const { id } = tokens.find((token) => token.name === name) ?? { id: '' };
  const answer = await page.request.get(`/api/me/tokens/${id}/events`);
  return ((await answer.json()) as { readonly events: readonly unknown[] }).events.length;
}

test.describe('Integrations', () => {
  test('is on the profile while its switch is on, shows a token once, and ends it', async ({
    page,
    member,
  }) => {
    await member('integrations@rondel.example');
    await page.goto('/profile');
    const settings = page.getByRole('region', { name: 'Settings' });
    await expect(settings.getByRole('link', { name: 'Privacy & Data' })).toBeVisible();
    await expect(settings.getByRole('link', { name: 'Integrations' })).toHaveCount(0);
    await followLink(page, '/privacy');
    await switchOf(page).click();
    await expect(page.getByText('Each change is saved at once.')).toBeVisible();
    await followLink(page, '/profile');
    await settings.getByRole('link', { name: 'Integrations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
    await expect(card(page).getByText('No tokens yet.')).toBeVisible();
    await test.step('a form that is not complete says so, and leads to the name', async () => {
      await card(page).getByRole('button', { name: 'New token' }).click();
      await dialog(page).getByRole('button', { name: 'Make token' }).click();
      await expect(dialog(page).getByLabel('Name')).toBeFocused();
      await expect(dialog(page).getByText('Allow at least one thing.')).toBeVisible();
      await expectAccessible(page, 'a new token', {
        untilShown: (shown) => expect(dialog(shown)).toBeVisible(),
      });
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    });
    const token = await makeToken(page, 'Bathroom scale', ['Read weight and measurements']);
    expect(token).toMatch(/^rondel_pat_[\w-]{43}$/);
    await expect(rows(page)).toHaveText(
      /^Bathroom scaleRead weight and measurementsMade .+\. Works until .+\. Not used yet\.What it didRevoke$/,
    );
    expect(await call(page, token, '/api/body-metrics')).toBe(200);
    await page.reload();
    await expect(rows(page)).toContainText('Last used today.');
    await expect(page.getByText(token)).toHaveCount(0);
    await expectAccessible(page, 'Integrations', { isInEveryColour: true });
    await card(page).getByRole('button', { name: 'Revoke Bathroom scale' }).click();
    await expect(toastOf(page).getByText('Token Revoked')).toBeVisible();
    await expect(rows(page)).toContainText('Revoked');
    expect(await call(page, token, '/api/body-metrics')).toBe(401);
  });

  test('lists what a token did, and stops all tokens by its switch', async ({ page, member }) => {
    await member('integrations-use@rondel.example');
    await page.goto('/integrations');
    await expect(card(page).getByText(/^Switch this on to make a token/)).toBeVisible();
    await switchOf(page).click();
    const token = await makeToken(page, 'Scale', ['Log weight and measurements']);
    const date = new Date().toISOString().slice(0, 10);
    const logged = await page.request.post('/api/body-metrics', {
      headers: { Authorization: `Bearer ${token}`, Cookie: '' },
      data: { date, unit: 'kg', weight: '78.4' },
    });
    expect(logged.status()).toBe(201);
    // The list comes from the index of events, which follows a moment later.
    await expect.poll(() => commandsOf(page, 'Scale')).toBe(1);
    await card(page).getByRole('button', { name: 'What it did: Scale' }).click();
    await expect(dialog(page).getByText(/^You logged your weight for .+: 78\.4 kg\./)).toBeVisible();
    await expectAccessible(page, 'what a token did', {
      untilShown: (shown) => expect(dialog(shown).getByRole('listitem')).toHaveCount(1),
    });
    await page.keyboard.press('Escape');
    await switchOf(page).click();
    await expect(card(page).getByRole('button', { name: 'New token' })).toHaveCount(0);
    await expect(page.getByText('Each change is saved at once.')).toBeVisible();
    expect(await call(page, token, '/api/body-metrics')).toBe(403);
  });
});

test('the page of the API tries a call with a token, and shows answer or refusal', async ({
  page,
  member,
}) => {
  // The page lists every call, so it is long for axe.
  test.slow();
  const api = await member('try-call@rondel.example');
  const privacy = { ...privacyDefaults, thirdPartyIntegrations: true };
  await api.send('PUT', '/api/me/preferences', { privacy });
  const { token } = await api.send<{ token: string }>('POST', '/api/me/tokens', {
    name: 'A try',
    scopes: ['read:body', 'write:body'],
  });
  await page.goto('/api/docs');
  await page.getByLabel('Your access token').fill(token);
  const callOf = (method: string, path: string) =>
    page.locator('details', { has: page.locator(`form[data-method=${method}][data-path="${path}"]`) });
  const latest = callOf('GET', '/api/body-metrics');
  await latest.locator('summary').click();
  await latest.getByLabel('from (query)').fill('2026-01-01');
  await latest.getByRole('button', { name: 'Try it' }).click();
  await expect(latest.getByLabel('Answer')).toHaveText(/^200/);
  const log = callOf('POST', '/api/body-metrics');
  await log.locator('summary').click();
  const date = new Date().toISOString().slice(0, 10);
  await log.getByLabel('Body (JSON)').fill(JSON.stringify({ date, unit: 'kg', weight: '77.1' }));
  await log.getByRole('button', { name: 'Try it' }).click();
  await expect(log.getByLabel('Answer')).toHaveText(/^201[\s\S]*WeightLogged/);
  const stats = callOf('GET', '/api/stats');
  await stats.locator('summary').click();
  await stats.getByRole('button', { name: 'Try it' }).click();
  await expect(stats.getByLabel('Answer')).toHaveText(/^403 missing-scope/);
  // All calls look alike, and an audit of all of them takes minutes.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details:not([open]), .named')) part.remove();
  });
  await expectAccessible(page, 'the page of the API');
});
