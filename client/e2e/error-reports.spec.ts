import type { Page } from 'playwright/test';
import { expect, followLink, test } from './fixtures.ts';

type Report = Readonly<Record<string, unknown>>;

/** The reports that the page sends. They do not reach the operator here. */
async function reportsOf(page: Page): Promise<readonly Report[]> {
  const announced: Report[] = [];
  await page.route('**/api/client-errors', async (route) => {
    const request = route.request();
    const body = request.postDataJSON() as Report;
    announced.push({ ...body, cookie: (await request.allHeaders()).cookie });
    await route.fulfill({ json: { received: true } });
  });
  return announced;
}

async function fail(page: Page, message: string): Promise<void> {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate((text) => {
    window.setTimeout(() => {
      throw new Error(text);
    });
  }, message);
  await thrown;
}

const atProfile = (page: Page) => expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
const flip = (page: Page, name: string) => page.getByRole('switch', { name }).click();
const goBack = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await atProfile(page);
};

test('the operator gets a report of an error without the identity of the member', async ({
  page,
  member,
  complaints,
}) => {
  await member('reporting@rondel.example');
  const announced = await reportsOf(page);
  await page.goto('/profile');
  await atProfile(page);
  await fail(page, 'Out of paper');
  const report = { kind: 'app', message: 'Out of paper', screen: '/profile', cookie: undefined };
  await expect.poll(() => announced).toEqual([expect.objectContaining(report)]);
  expect(complaints.splice(0)).toHaveLength(1);
});

for (const [id, name] of [
  ['dataCollection', 'Data Collection'],
  ['analytics', 'Usage Analytics'],
] as const)
  test(`no report is sent while ${name} is off`, async ({ page, member, complaints }) => {
    const api = await member(`unreported-${id.toLowerCase()}@rondel.example`);
    const announced = await reportsOf(page);
    await page.goto('/privacy');
    await flip(page, name);
    await expect(page.getByText('Each change is saved at once.')).toBeVisible();
    await goBack(page);
    await fail(page, 'Out of glue');

    expect(await api.get('/api/auth/user')).toMatchObject({ keptPrivacy: { [id]: false } });
    await page.reload();
    await atProfile(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('error-reports'))).toBe(id);
    await fail(page, 'Out of ink');
    await followLink(page, '/privacy');
    await expect(page.getByRole('switch', { name })).toBeVisible();
    await fail(page, 'Out of thread');
    for (const other of ['Data Collection', 'Usage Analytics'].filter((one) => one !== name)) {
      await flip(page, other);
      await flip(page, other);
    }
    await fail(page, 'Out of nails');
    expect(announced).toEqual([]);

    await flip(page, name);
    await fail(page, 'Out of wood');
    await expect.poll(() => announced.map(({ message }) => message)).toEqual(['Out of wood']);
    expect(complaints.splice(0)).toHaveLength(5);
  });
