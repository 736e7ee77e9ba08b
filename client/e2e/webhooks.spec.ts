import type { Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { startWebhookReceiver } from '#service/features/integrations/testing/webhook-receiver.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { hookPort, moreAdmins } from './people.ts';

const [firstAdmin] = moreAdmins;

// One worker, because the receiver has one port.
test.describe.configure({ mode: 'default' });

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;

test.beforeAll(async ({ baseURL }) => {
  receiver = await startWebhookReceiver(hookPort(new URL(String(baseURL)).port));
});
test.afterAll(() => receiver.close());

const card = (page: Page) => page.getByRole('region', { name: 'Webhooks' });
const rows = (page: Page) => card(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

test('a webhook is added, tested, changed, stopped, resumed and removed', async ({ page, member }) => {
  const api = await member('webhooks@rondel.example');
  const privacy = { ...privacyDefaults, thirdPartyIntegrations: true };
  await api.send('PUT', '/api/me/preferences', { privacy });
  await page.goto('/integrations');
  await expect(card(page).getByText('No webhooks yet.')).toBeVisible();
  const url = `${receiver.origin}/webhooks-spec`;

  await test.step('a form that is not complete says so, and leads to the address', async () => {
    await card(page).getByRole('button', { name: 'New webhook' }).click();
    await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog(page).getByLabel('Address')).toBeFocused();
    await expect(dialog(page).getByText('Choose at least one.')).toBeVisible();
    await dialog(page).getByLabel('Address').fill('https://127.0.0.1/');
    await dialog(page).getByRole('checkbox', { name: 'Weight logged' }).check();
    await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog(page).getByText(/^We call public https addresses/)).toBeVisible();
    await expectAccessible(page, 'a new webhook', {
      untilShown: (shown) => expect(dialog(shown)).toBeVisible(),
    });
  });

  await test.step('the secret is shown this once', async () => {
    await dialog(page).getByLabel('Address').fill(url);
    await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog(page).getByLabel('Secret')).toHaveValue(/^whsec_/);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(rows(page)).toContainText(`${url}Weight logged`);
  });

  await test.step('a test says what the receiver answered', async () => {
    await card(page)
      .getByRole('button', { name: `Test: ${url}` })
      .click();
    await expect(toastOf(page).getByText('Your program answered 204.')).toBeVisible();
    receiver.answer('/webhooks-spec', 500);
    await card(page)
      .getByRole('button', { name: `Test: ${url}` })
      .click();
    await expect(toastOf(page).getByText('Your program answered 500.')).toBeVisible();
    receiver.answer('/webhooks-spec', 204);
    await card(page)
      .getByRole('button', { name: `Deliveries: ${url}` })
      .click();
    await expect(dialog(page).getByRole('listitem').first()).toContainText(
      'Not sent. Your program answered 500.',
    );
    await expect(dialog(page).getByRole('listitem').last()).toContainText(/Arrived: 204 in \d+ ms/);
    await expectAccessible(page, 'the deliveries of a webhook', {
      untilShown: (shown) => expect(dialog(shown).getByRole('listitem')).toHaveCount(2),
    });
    await page.keyboard.press('Escape');
  });

  await test.step('a logged weight arrives', async () => {
    const date = new Date().toISOString().slice(0, 10);
    await api.send('POST', '/api/body-metrics', { date, unit: 'kg', weight: '78.4' });
    await expect
      .poll(() => receiver.received.some(({ text }) => text.includes('"type":"weight.logged"')))
      .toBe(true);
  });

  await test.step('its settings and its secret change', async () => {
    await card(page)
      .getByRole('button', { name: `Change: ${url}` })
      .click();
    await dialog(page).getByRole('checkbox', { name: 'Streak changed' }).check();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(rows(page)).toContainText('Streak changed, Weight logged');
    await card(page)
      .getByRole('button', { name: `Change: ${url}` })
      .click();
    await dialog(page).getByRole('button', { name: 'New secret' }).click();
    await expect(dialog(page).getByLabel('Secret')).toHaveValue(/^whsec_/);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(rows(page)).toContainText('Your earlier secret works until');
  });

  await test.step('it stops, goes on and ends', async () => {
    await card(page)
      .getByRole('button', { name: `Stop: ${url}` })
      .click();
    await expect(rows(page)).toContainText('Stopped by you.');
    await expectAccessible(page, 'Integrations with a webhook', { isInEveryColour: true });
    await card(page)
      .getByRole('button', { name: `Resume: ${url}` })
      .click();
    await expect(rows(page)).not.toContainText('Stopped');
    await card(page)
      .getByRole('button', { name: `Remove: ${url}` })
      .click();
    await expect(toastOf(page).getByText('Webhook Removed')).toBeVisible();
    await expect(card(page).getByText('No webhooks yet.')).toBeVisible();
  });
});

test('an admin stops a webhook that fails, and its member reads so and resumes it', async ({
  page,
  member,
  pageOf,
}) => {
  const api = await member('stopped-webhook@rondel.example');
  const privacy = { ...privacyDefaults, thirdPartyIntegrations: true };
  await api.send('PUT', '/api/me/preferences', { privacy });
  receiver.answer('/failing-spec', 503);
  const url = `${receiver.origin}/failing-spec`;
  await api.send('POST', '/api/me/webhooks', { url, kinds: ['weight.logged'], scopes: [] });
  const date = new Date().toISOString().slice(0, 10);
  await api.send('POST', '/api/body-metrics', { date, unit: 'kg', weight: '78.4' });
  await page.goto('/integrations');
  await expect
    .poll(async () => {
      await page.reload();
      return rows(page).textContent();
    })
    .toContain('Your program hasn’t answered properly since');

  const system = await pageOf(firstAdmin);
  await system.goto('/admin?view=system');
  const failing = card(system).getByRole('listitem').filter({ hasText: 'Last answer: status 503.' });
  await expect(failing).toHaveCount(1);

  await test.step('a stop of all says what it does, and can be left', async () => {
    await card(system).getByRole('button', { name: 'Stop all webhooks' }).click();
    await expect(dialog(system)).toContainText('Nothing more is sent to any program of a member');
    await dialog(system).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(system)).toBeHidden();
  });

  await test.step('a stop of one asks why', async () => {
    await failing.getByRole('button', { name: 'Stop' }).click();
    await dialog(system).getByRole('button', { name: 'Stop' }).click();
    await expect(dialog(system).getByText('Say why no more news may be sent.')).toBeVisible();
    await expectAccessible(system, 'a stop of a webhook', {
      untilShown: (shown) => expect(dialog(shown)).toBeVisible(),
    });
    await dialog(system).getByLabel('Why are they not called any more?').fill('Its receiver complained.');
    await dialog(system).getByRole('button', { name: 'Stop' }).click();
    await expect(toastOf(system).getByText('Webhook stopped')).toBeVisible();
    await expect(failing).toHaveCount(0);
  });

  await test.step('its member reads so, and turns it on again', async () => {
    await page.reload();
    await expect(rows(page)).toContainText('Our team stopped this one.');
    await card(page)
      .getByRole('button', { name: `Resume: ${url}` })
      .click();
    await expect(rows(page)).not.toContainText('stopped');
  });
});
