import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { appendForeignEvent } from './beside-service.ts';
import { expect, steady, test, toastOf } from './fixtures.ts';
import { moreAdmins } from './people.ts';

const [first] = moreAdmins;
const system = '/admin?view=system';
const deadLettersOf = (page: Page) => page.getByRole('region', { name: 'Dead letters', exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });

/** Holds back two people, and skips both events by one button. */
async function skipAllOf(page: Page): Promise<void> {
  for (const memberId of ['held-one', 'held-two'])
    await appendForeignEvent(`body-of-${memberId}`, 'MeasurementsLogged.v9', { memberId });
  const stopped = deadLettersOf(page).getByRole('region', { name: 'body_metrics' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(stopped.getByRole('button', { name: 'Skip all' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, 'Two dead letters');
  await stopped.getByRole('button', { name: 'Skip all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skip all' });
  await expect(
    dialog.getByText(/^body_metrics goes on as if the events that hold back people/),
  ).toBeVisible();
  await expectAccessible(page, 'Asking why all events may be skipped');
  await dialog.getByLabel('Why may they be passed over?').fill('All of another program.');
  await dialog.getByRole('button', { name: 'Skip all' }).click();
  await expect(toastOf(page).getByText('Events skipped: 2')).toBeVisible();
  await expect(stopped).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Dead letters' })).toBeFocused();
}

// In one test: what is there before, while and after an event stops a read model is one service's.
test('an event that fails holds back one member’s rows until an admin skips it', async ({
  page,
  signIn,
  pageOf,
  letIn,
}) => {
  test.setTimeout(180_000);
  await signIn(first);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'System', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'System', exact: true })).toBeInViewport({ ratio: 0.9 });
  for (const name of ['access_tokens', 'badges', 'workouts']) await expect(rowOf(page, name)).toBeVisible();
  await expect(rowOf(page, 'body_metrics').getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/ leads since /)).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+ on Node \d+\./)).toBeVisible();
  await expect(page.getByText(/^(Built-in log in Postgres|EventStoreDB), up to position /)).toBeVisible();
  await expect(deadLettersOf(page).getByText(/^No event stops a read model/)).toBeVisible();
  await expectAccessible(page, 'The read models', { isOtherWhenWide: true });

  const email = 'held-back@rondel.example';
  await letIn(email);
  const member = await pageOf(email);
  const { id } = (await (await member.request.get('/api/auth/user', steady)).json()) as { id: string };
  await appendForeignEvent(`body-of-${id}`, 'MeasurementsLogged.v9', { memberId: id });

  const stopped = deadLettersOf(page).getByRole('region', { name: 'body_metrics' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(stopped).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(rowOf(page, 'body_metrics').getByText('Rows held back')).toBeVisible();
  await expect(stopped.getByText('MeasurementsLogged', { exact: true })).toBeVisible();
  await expect(stopped.getByText(id, { exact: true })).toBeVisible();
  await expect(stopped.getByText(/no such event is registered/)).toBeVisible();
  await expect(stopped.getByText(/, tried once$/)).toBeVisible();
  await expectAccessible(page, 'A dead letter');

  await stopped.getByRole('button', { name: 'Fold again' }).click();
  await expect(toastOf(page).getByText('Still held back')).toBeVisible();
  await expect(stopped.getByText(/, tried 2 times$/)).toBeVisible();

  await stopped.getByRole('link', { name: 'Other events of this stream' }).click();
  const event = page.getByRole('link', { name: /^MeasurementsLogged Time unknown, by a foreign program/ });
  // The index follows the log by itself.
  await expect(async () => {
    await page.reload();
    await expect(event).toBeVisible({ timeout: 2000 });
  }).toPass();
  await event.click();
  await expect(
    page.getByText(/^This release cannot read the event: MeasurementsLogged.v9 at revision 0/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'System', exact: true }).click();

  await stopped.getByRole('button', { name: 'Skip event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skip event' });
  await expect(
    dialog.getByText(/^body_metrics goes on as if MeasurementsLogged at position \d+ had/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip event' }).click();
  await expect(dialog.getByText('Say why the event may be passed over.')).toBeVisible();
  await expectAccessible(page, 'Asking why an event may be skipped');
  await dialog.getByLabel('Why may it be passed over?').fill('Written by a browser test.');
  await dialog.getByRole('button', { name: 'Skip event' }).click();
  await expect(toastOf(page).getByText('Event skipped')).toBeVisible();
  await expect(stopped).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Dead letters' })).toBeFocused();
  await expect(rowOf(page, 'body_metrics').getByText('Live', { exact: true })).toBeVisible();
  await skipAllOf(page);

  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Written by a browser test.' });
  await expect(entry.getByText('Skipped an event', { exact: true })).toBeVisible();
});

test('read models that cannot be read are read again at a press', async ({ page, signIn }) => {
  await signIn(first);
  await page.route('**/api/admin/projections', (route) => route.abort());
  await page.goto(system);
  await expect(page.getByText('We couldn’t load the state of the read models.')).toBeVisible();
  await page.unroute('**/api/admin/projections');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'workouts')).toBeVisible();
});
