import type { Page } from 'playwright/test';
import { expect, test, toastOf } from './fixtures.ts';
import { admin, maya } from './people.ts';

const open = async (page: Page, email: string): Promise<void> => {
  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(email) }).click();
  await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused();
};

test('a request is approved with notes, and set back to pending', async ({ page, signIn }) => {
  const email = 'approved-later@example.com';
  const api = await signIn(admin.email);
  await api.send('POST', '/api/beta/request', { email });
  await open(page, email);
  await page.getByLabel('Admin notes').fill('Met at the gym.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(toastOf(page).getByText('Request Updated')).toBeVisible();
  const request = page.getByRole('region', { name: 'Request', exact: true });
  await expect(request.getByText(`by ${admin.email}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deny' })).toBeHidden();
  await page.getByRole('button', { name: 'Reset to Pending' }).click();
  await expect(page.getByRole('button', { name: 'Deny' })).toBeVisible();
  await expect(page.getByLabel('Admin notes')).toHaveValue('Met at the gym.');
});

test('of two admins the slower one reads what the other has decided', async ({ page, signIn, pageOf }) => {
  const email = 'contested@example.com';
  const api = await signIn(admin.email);
  await api.send('POST', '/api/beta/request', { email });
  const other = await pageOf(admin.email);
  await open(page, email);
  await open(other, email);
  await other.getByRole('button', { name: 'Deny' }).click();
  await expect(toastOf(other).getByText('Request Updated')).toBeVisible();

  await page.getByLabel('Admin notes').fill('Let them in.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${admin.email} has denied this request in the meantime.`)).toBeVisible();
  await expect(page.getByLabel('Admin notes')).toHaveValue('Let them in.');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reset to Pending' })).toBeVisible();
});

test('requests are searched, filtered and gone through by keyboard', async ({ page, signIn }) => {
  const api = await signIn(admin.email);
  for (const name of ['first', 'second'])
    await api.send('POST', '/api/beta/request', { email: `${name}.keyboard@example.com` });
  await page.goto('/admin');
  await page.getByLabel('Search').fill('KEYBOARD');
  await page.getByRole('radio', { name: 'Pending' }).check();
  const rows = page.getByRole('region', { name: 'Requests' }).getByRole('link');
  await expect(rows).toHaveCount(2);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /keyboard@example.com/ })).toBeFocused();
  await page.getByRole('link', { name: 'All requests' }).click();
  await page.getByRole('radio', { name: 'Denied' }).check();
  await expect(page.getByText('No request matches.')).toBeVisible();
});

test('a member who is no admin reads so in place of the list', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin access required' })).toBeVisible();
});
