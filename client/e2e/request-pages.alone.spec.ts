import { expect, test } from './fixtures.ts';
import { moreAdmins } from './people.ts';

/** More than one page; alone, since other tests would not find their own request among so many. */
const count = 104;

test('requests are read page by page, and a link finds one further down', async ({ page, signIn }) => {
  const api = await signIn(moreAdmins[0]);
  const ids: string[] = [];
  for (let first = 0; first < count; first += 13)
    await Promise.all(
      Array.from({ length: 13 }, async (_, index) => {
        const email = `page-${String(first + index)}@pages.example`;
        ids.push((await api.send<{ id: string }>('POST', '/api/beta/request', { email })).id);
      }),
    );
  await page.goto('/admin');
  await expect(page.getByText(/^At least 100 people are waiting/)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Requests' }).getByRole('link');
  await expect(rows).toHaveCount(100);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('link', { name: /page-103@pages\.example/ })).toBeVisible();
  await expect(page.getByText(/^\d{3} people are waiting/)).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(count);

  await page.goto(`/admin?request=${ids.at(-1)}`);
  await expect(page.getByRole('region', { name: 'Request', exact: true })).toContainText('@pages.example');
});
