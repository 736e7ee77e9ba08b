import { expect, test } from './fixtures.ts';

test('a visitor searches the questions and reads one at a time', async ({ page }) => {
  await page.goto('/help');
  const questions = page.getByRole('heading', { level: 3 }).getByRole('button');
  const open = page.getByRole('button', { expanded: true });
  await expect(questions).toHaveCount(8);
  await expect(open).toHaveCount(0);

  await page.getByRole('button', { name: 'Getting Started' }).click();
  await expect(open).toHaveText('How do I get started?');
  await questions.getByText('Do I need equipment?').click();
  await expect(open).toHaveText('Do I need equipment?');

  const search = page.getByPlaceholder('Search for help topics...');
  await search.fill('SKIP TOKEN');
  await expect(questions).toHaveCount(2);
  await expect(open).toHaveCount(0);
  await search.fill('zumba "x"');
  await expect(page.getByText('No help topics found for "zumba "x""')).toBeVisible();
  await expect(page.getByText('Try a different search term or contact support below')).toBeVisible();

  await page.getByRole('region', { name: 'Still Need Help?' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeFocused();
});

test('the support address can be written to and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Send Support Email' })).toHaveAttribute(
    'href',
    'mailto:support@localhost?subject=support%20request',
  );
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('support@localhost');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address that may not be copied is selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The address is selected: copy it by hand.')).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('support@localhost');
});
