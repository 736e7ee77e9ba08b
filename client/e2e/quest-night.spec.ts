import type { Browser, Page } from 'playwright/test';
import { letInto, test } from './clocked-service.ts';
import { apiOf, expect, moveHand, signInByForm, zoneCookie } from './fixtures.ts';

const zone = 'UTC';
const [evening, night] = ['2026-12-31T20:00:00.000Z', '2027-01-01T00:40:00.000Z'];
const minutes = 60_000;
const people = ['nora', 'omar', 'pia', 'rosa'].map((name) => `${name}@night.example`);

/** The page of the first of these people who draws no Lucky Day, with their quest accepted. */
async function pageWithQuest(browser: Browser, origin: string): Promise<Page> {
  for (const email of people) {
    const page = await browser.newPage({ baseURL: origin, timezoneId: zone });
    await page.context().addCookies([zoneCookie(zone, origin)]);
    await signInByForm(page.request, email);
    const api = apiOf(page.request, origin);
    const { pointsEarned } = await api.send<{ pointsEarned?: number }>('POST', '/api/user-quests/spin');
    if (pointsEarned !== undefined) continue;
    await api.send('POST', '/api/user-quests/accept');
    return page;
  }
  throw new Error('Everybody drew Lucky Day.');
}

test("yesterday's quest can be completed and undone at night, then comes the wheel", async ({
  browser,
  service,
}) => {
  test.setTimeout(120_000);
  await service.setClock(evening);
  await letInto(service.origin, zone, people);
  const page = await pageWithQuest(browser, service.origin);
  await page.clock.install({ time: evening });
  moveHand(page);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: /quest/i }).first();
  await expect(card.getByRole('button', { name: 'Complete' })).toBeVisible();
  await service.setClock(night);
  await page.clock.fastForward(280 * minutes);
  await expect(card).toContainText("This is yesterday's quest.");

  await card.getByRole('button', { name: 'Complete' }).click();
  await expect(card).toContainText('Today’s wheel is waiting');
  await card.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Completion Undone')).toBeVisible();

  await card.getByRole('button', { name: 'Complete' }).click();
  await expect(card).toContainText('Today’s wheel is waiting');
  await page.clock.fastForward(minutes);
  await expect(card.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.context().close();
});
