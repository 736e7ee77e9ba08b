import { letInto, test } from './clocked-service.ts';
import { apiOf, expect, signInByForm, zoneCookie } from './fixtures.ts';
import { admin } from './people.ts';

const zone = 'UTC';
const [denial, monthLater] = ['2026-12-01T10:00:00.000Z', '2027-01-01T10:00:00.000Z'];
const asker = 'asks-again@rondel.example';

test('a person who was denied asks again after a month, and is on the list once', async ({
  browser,
  request,
  service: { origin, setClock },
}) => {
  await setClock(denial);
  await letInto(origin, zone, []);
  const page = await browser.newPage({ baseURL: origin, timezoneId: zone });
  await page.context().addCookies([zoneCookie(zone, origin)]);
  await signInByForm(page.request, asker);
  const { id } = await apiOf(page.request, origin).send<{ id: string }>('POST', '/api/beta/request', {
    email: asker,
  });
  await signInByForm(request, admin.email);
  await apiOf(request, origin).send('PATCH', `/api/beta/requests/${id}`, { status: 'denied' });

  await setClock(monthLater);
  await page.clock.install({ time: monthLater });
  await page.goto('/');
  await expect(page.getByText('You can ask again now.')).toBeVisible();
  await page.getByRole('button', { name: 'Request Beta Access' }).click();
  await expect(page.getByText('You’re on the start list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Beta Access' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.context().close();
});
