import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { appendForeignEvent, divideMembers } from './beside-service.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { moreAdmins } from './people.ts';

const [first, second] = moreAdmins;
const stoppedOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dead letters', exact: true }).getByRole('region', { name });
const stateOf = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
    .first();

async function refreshUntil(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await isThere();
  }).toPass();
}

/** Alone, since no member can be let into the beta while its read model is parked. */
test('a parked read model stays parked if resumed early, and goes on after a skip', async ({
  page,
  signIn,
  pageOf,
}) => {
  test.setTimeout(240_000);
  await signIn(first);
  const other = await pageOf(second);
  const eventId = await appendForeignEvent('betaRequest-foreign', 'BetaRequestDenied.v9', {});
  await page.goto('/admin?view=system');
  for (const name of ['audit_entries', 'beta_requests'])
    await refreshUntil(page, () => expect(stateOf(page, name)).toHaveText('Parked', { timeout: 1000 }));
  const requests = stoppedOf(page, 'beta_requests');
  await expect(requests.getByText('Everybody: it parks the read model')).toBeVisible();
  await expectAccessible(page, 'Parked read models');

  await requests.getByRole('button', { name: 'Resume' }).click();
  await expect(toastOf(page).getByText('beta_requests is tried again.')).toBeVisible();
  await refreshUntil(page, () =>
    expect(requests.getByText(/, tried 2 times$/)).toBeVisible({ timeout: 1000 }),
  );
  await expect(stateOf(page, 'beta_requests')).toHaveText('Parked');

  const skip = async (name: string): Promise<void> => {
    await stoppedOf(page, name).getByRole('button', { name: 'Skip event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skip event' });
    await dialog.getByLabel('Why may it be passed over?').fill('Of a foreign program.');
    if (name === 'audit_entries') await skipByOther(name);
    await dialog.getByRole('button', { name: 'Skip event' }).click();
  };
  const skipByOther = async (name: string): Promise<void> => {
    const answer = await other.request.post(`/api/admin/projections/${name}/skip`, {
      data: { eventId, reason: 'Of a foreign program.' },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(answer.ok()).toBe(true);
  };
  await skip('audit_entries');
  await expect(toastOf(page).getByText('Nothing to skip')).toBeVisible();
  await skip('beta_requests');
  await expect(toastOf(page).getByText('Event skipped')).toBeVisible();
  for (const name of ['audit_entries', 'beta_requests'])
    await refreshUntil(page, () => expect(stateOf(page, name)).toHaveText('Live', { timeout: 1000 }));
  await expect(page.getByText(/^No event stops a read model/)).toBeVisible();

  const leadsParts = page.getByText(/ leads 4 of the 4 parts of the members since /);
  await divideMembers(4);
  await refreshUntil(page, () => expect(leadsParts).toBeVisible({ timeout: 1000 }));
  await expectAccessible(page, 'Read models whose members are divided');
  await divideMembers(1);
  await refreshUntil(page, () => expect(leadsParts).toBeHidden({ timeout: 1000 }));
});
