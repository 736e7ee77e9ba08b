import { expectAccessible } from './axe.ts';
import { expect, steady, test } from './fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a member makes, copies, replaces and ends a secret address for calendars', async ({ page, member }) => {
  await member('calendar-page@rondel.example');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Calendar' });
  const address = card.getByLabel('Your secret address');
  const statusOf = async (url: string) => (await page.request.get(url, steady)).status();
  await card.getByRole('button', { name: 'Make an address' }).click();
  await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  expect(await statusOf(first)).toBe(200);
  await card.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('Paste it where your calendar asks for an address.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expectAccessible(page, 'A profile with a new calendar address');

  await card.getByRole('button', { name: 'Make a new address' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  // Shown once.
  await page.reload();
  await expect(card.getByRole('button', { name: 'End the address' })).toBeVisible();
  await expect(address).toHaveCount(0);
  await card.getByRole('button', { name: 'End the address' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Make an address' })).toBeFocused();
  expect(await statusOf(second)).toBe(404);
});

test('the date of an address is that of its member', async ({ page, member }) => {
  const api = await member('calendar-date@rondel.example');
  await api.send('POST', '/api/me/time-zone', { zone: 'Pacific/Kiritimati' });
  await page.route('**/api/me/calendar', (route) =>
    route.fulfill({ json: { madeAt: '2026-03-10T11:00:00.000Z' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Calendar' })).toContainText(
    'You made your secret address on Mar 11, 2026.',
  );
});
