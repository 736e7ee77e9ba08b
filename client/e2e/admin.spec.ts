import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { expectAccessible } from './axe.ts';
import { type Api, apiOf, expect, followLink, readAgain, test, toastOf } from './fixtures.ts';
import { moreAdmins } from './people.ts';

/** They live where the test does. */
const [first, second] = moreAdmins;
const panels = [
  '/admin',
  '/admin?view=audit',
  '/admin?view=events',
  '/admin?view=rules',
  '/admin/insights',
  '/admin?view=system',
];
const ask = (api: Api, email: string) =>
  api.send<{ readonly id: string }>('POST', '/api/beta/request', { email });
const detailOf = (page: Page) => page.getByRole('region', { name: 'Request', exact: true });
const eventsOf = (page: Page) => page.getByRole('region', { name: 'Events', exact: true });

test('several requests are decided at once, but for one that another admin has decided', async ({
  page,
  signIn,
  sessionOf,
  baseURL,
}) => {
  const api = await signIn(first);
  const emails = ['one', 'two', 'three'].map((name) => `${name}.bulk@example.com`);
  const [one] = await Promise.all(emails.map((email) => ask(api, email)));
  await page.goto('/admin');
  await page.getByLabel('Search').fill('bulk@example.com');
  for (const email of emails) await page.getByLabel(`Choose ${email}`).check();
  await page.getByLabel('Admin notes for 3 requests').fill('All from the club.');

  const other = apiOf(await sessionOf(second), String(baseURL));
  await other.send('PATCH', `/api/beta/requests/${one?.id}`, { status: 'denied' });

  await page.getByRole('button', { name: 'Approve 3' }).click();
  const announced = 'Another admin has decided on 1 request in the meantime. Updated: 2.';
  await expect(toastOf(page).getByText(announced)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Requests' }).getByRole('link');
  await expect(rows.filter({ hasText: 'Approved' })).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Denied' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Approve \d/ })).toBeHidden();
});

test('people who are denied at once read the words of the admin at the gate', async ({
  page,
  signIn,
  pageOf,
}) => {
  const api = await signIn(first);
  const emails = ['one', 'two'].map((name) => `${name}.denied-at-once@rondel.example`);
  await Promise.all(emails.map((email) => ask(api, email)));
  await page.goto('/admin');
  await page.getByLabel('Search').fill('denied-at-once@rondel.example');
  for (const email of emails) await page.getByLabel(`Choose ${email}`).check();
  await page.getByLabel('Admin notes for 2 requests').fill('Asked from a shared address.');
  const words = 'The spring group is full. The next one starts in May.';
  await page.getByLabel('Words to those who asked').fill(words);
  await page.getByRole('button', { name: 'Deny 2' }).click();
  await expect(toastOf(page).getByText('2 requests are now denied.')).toBeVisible();
  for (const email of emails) {
    const gate = await pageOf(email);
    await gate.goto('/');
    await expect(gate.getByRole('heading', { level: 1, name: 'Not this time.' })).toBeVisible();
    await expect(gate.getByText(words, { exact: true })).toBeVisible();
    await expect(gate.getByText('Asked from a shared address.')).toBeHidden();
  }
});

test('one decision, and several at once, are announced and taken back by one Undo', async ({
  page,
  signIn,
}) => {
  const api = await signIn(first);
  const email = 'undone@example.com';
  const { id } = await ask(api, email);
  const emails = ['one', 'two'].map((name) => `${name}.set-back@example.com`);
  await Promise.all(emails.map((each) => ask(api, each)));
  await page.goto(`/admin?request=${id}`);
  await test.step('one', async () => {
    await page.getByLabel('Admin notes').fill('Met at the club.');
    await detailOf(page).getByRole('button', { name: 'Approve' }).click();
    await expect(toastOf(page).getByText('Request Updated')).toBeVisible();
    // The clock of a toast stands still while the pointer is over it.
    await toastOf(page).getByText(`${email} is now approved.`).hover();
    await expect(detailOf(page).getByText(`by ${first}`).first()).toBeVisible();
    await expect(detailOf(page).getByRole('button', { name: 'Deny' })).toBeHidden();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page).getByText(`${email} is now pending.`)).toBeVisible();
    await expect(detailOf(page).getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(page.getByLabel('Admin notes')).toHaveValue('Met at the club.');
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem')).toHaveCount(3);
  });
  await test.step('several', async () => {
    await page.getByRole('link', { name: 'All requests' }).click();
    await page.getByLabel('Search').fill('set-back@example.com');
    for (const each of emails) await page.getByLabel(`Choose ${each}`).check();
    await page.getByRole('button', { name: 'Deny 2' }).click();
    await expect(toastOf(page).getByText('2 requests are now denied.')).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page).getByText('2 requests are now pending.')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Requests' }).getByRole('link');
    await expect(rows.filter({ hasText: 'Pending' })).toHaveCount(2);
  });
});

test('requests are searched, filtered and gone through by keyboard', async ({ page, signIn }) => {
  const api = await signIn(first);
  for (const name of ['first', 'second']) await ask(api, `${name}.keyboard@example.com`);
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

test('two admins at once: nothing is overwritten, and the history tells of both', async ({
  page,
  signIn,
  pageOf,
}) => {
  const email = 'both@example.com';
  const { id } = await ask(await signIn(first), email);
  const other = await pageOf(second);
  for (const screen of [page, other]) await screen.goto(`/admin?request=${id}`);
  await expect(detailOf(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await other.getByLabel('Admin notes').fill('No room.');
  await other.getByRole('button', { name: 'Deny' }).click();
  await expect(toastOf(other).getByText('Request Updated')).toBeVisible();

  await page.getByLabel('Admin notes').fill('Let them in.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${second} has denied this request in the meantime.`)).toBeVisible();
  await expect(page.getByLabel('Admin notes')).toHaveValue('Let them in.');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
  await page.getByLabel('Admin notes').fill('There is room now.');
  await page.getByRole('button', { name: 'Reset to Pending' }).click();
  await expect(page.getByRole('button', { name: 'Deny' })).toBeVisible();
  await expect(page.getByLabel('Admin notes')).toHaveValue('There is room now.');
  await page.getByRole('button', { name: 'Approve' }).click();

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(4);
  const announced = [
    'Asked for access',
    'From pending to denied.',
    'Taken back',
    'From pending to approved.',
  ];
  for (const [nth, text] of announced.entries())
    await expect(history.getByRole('listitem').nth(nth).getByText(text, { exact: true })).toBeVisible();
  await expect(history.getByText('No room.')).toBeVisible();

  await history.getByLabel('As of').fill('2020-01-01T00:00');
  await expect(history.getByText('Nothing had happened by then.')).toBeVisible();
  await history.getByLabel('As of').fill('2999-01-01T00:00');
  await expect(history.getByText('At that moment it was approved.')).toBeVisible();
});

test("the audit trail is filtered, saved as CSV and JSON, and shows another tab's work", async ({
  page,
  signIn,
}) => {
  const email = 'audited@example.com';
  const api = await signIn(first);
  const { id } = await ask(api, email);
  const review = { status: 'denied', adminNotes: '=1+1, they said.' };
  await api.send('PATCH', `/api/beta/requests/${id}`, review);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Done by' }).selectOption(first);
  await page.getByLabel('What was done').selectOption('Denied');
  const entry = page.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toHaveCount(1);
  await expect(entry.getByText(review.adminNotes)).toBeVisible();
  await expect(page.getByText('Asked for access:')).toHaveCount(0);

  const saved = async (form: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${form}` }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  expect(await saved('CSV')).toMatch(new RegExp(`,denied,requested,.*,${email},.*,"'=1\\+1, they said\\.",`));
  const entries = JSON.parse(await saved('JSON')) as { deed: string; requestEmail: string }[];
  expect(entries.find(({ requestEmail }) => requestEmail === email)).toMatchObject({ deed: 'denied' });
  expect(new Set(entries.map(({ deed }) => deed))).toEqual(new Set(['denied']));

  await page.getByLabel('To').fill('2020-01-01');
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await page.getByLabel('To').fill('');
  await expect(entry).toHaveCount(1);
  const later = await ask(api, 'audited-later@example.com');
  await api.send('PATCH', `/api/beta/requests/${later.id}`, { status: 'denied' });
  await readAgain(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'audited-later@example.com' })).toHaveCount(1);
  await entry.getByRole('link', { name: /^Request/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused();
});

test('a report of a member waits in the audit trail until an admin decides', async ({
  page,
  signIn,
  letIn,
  pageOf,
  baseURL,
}) => {
  const [reporter, reported] = ['Rita@reports.example', 'Sven@reports.example'];
  const apis: Api[] = [];
  for (const email of [reporter, reported]) {
    await letIn(email);
    const api = apiOf((await pageOf(email)).request, String(baseURL));
    await api.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, shareProgress: true } });
    apis.push(api);
  }
  const [rita, sven] = apis as [Api, Api];
  const { code } = await rita.send<{ code: string }>('POST', '/api/friends/invitations');
  await sven.send('POST', '/api/friends', { code });
  const { friends } = await rita.get<{ friends: readonly { id: string }[] }>('/api/friends');
  const words = 'They cheer at me all day.';
  await rita.send('POST', `/api/friends/${friends[0]?.id}/report`, { reason: 'harassment', words });
  await signIn(first);
  await page.goto('/admin?view=audit');
  const report = page
    .getByRole('region', { name: 'Reports of members' })
    .getByRole('listitem')
    .filter({ hasText: words });
  await expect(report).toBeVisible();
  await expectAccessible(page, 'A report that waits');
  await report.getByRole('button', { name: /^Close report about member/ }).click();
  const form = page.getByRole('dialog', { name: 'Close this report' });
  await form.getByLabel('What did you decide?').fill('Spoke to both.');
  await form.getByRole('button', { name: 'Close report' }).click();
  await expect(toastOf(page).getByText('Report Closed')).toBeVisible();
  await expect(report).toHaveCount(0);
  await readAgain(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Closed a report' }).first()).toBeVisible();
});

test('a public page is taken down after a report and given back, both audited', async ({
  page,
  signIn,
  letIn,
  pageOf,
  member,
  baseURL,
}) => {
  const [address, handle] = ['Vera@pages.example', 'vera-in-autumn'];
  await letIn(address);
  const vera = apiOf((await pageOf(address)).request, String(baseURL));
  const rita = await member('Ulla@pages.example');
  const privacy = { ...privacyDefaults, shareProgress: true, publicProfile: true };
  for (const api of [vera, rita]) await api.send('PUT', '/api/me/preferences', { privacy });
  await vera.send('PATCH', '/api/auth/user', { firstName: 'Vera', age: 34 });
  await vera.send('PUT', '/api/me/public-page/handle', { handle });
  const { code } = await vera.send<{ code: string }>('POST', '/api/friends/invitations');
  await rita.send('POST', '/api/friends', { code });
  const { friends } = await rita.get<{ friends: readonly { id: string }[] }>('/api/friends');
  const words = 'The public page names another person.';
  await rita.send('POST', `/api/friends/${friends[0]?.id}/report`, { reason: 'other', words });
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf(`/u/${handle}`)).toBe(200);

  await signIn(first);
  await page.goto('/admin?view=audit');
  await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'Public pages' });
  const reason = 'It names a person who did not agree.';

  await test.step('Nothing happens without a reason or with a name of no page', async () => {
    await panel.getByRole('button', { name: 'Take down a page' }).click();
    const form = page.getByRole('dialog', { name: 'Take down a public page' });
    await form.getByLabel('Page name').fill('no-such-page');
    await form.getByLabel('Why? The member reads this.').fill(reason);
    await form.getByRole('button', { name: 'Take down a page' }).click();
    await expect(form.getByText('No page has this name.')).toBeVisible();
    await expectAccessible(page, 'A page to take down', {
      untilShown: (shown) => expect(shown.getByRole('dialog')).toBeVisible(),
    });
  });

  await test.step('Visitors get no page and no picture, and its member reads why', async () => {
    const form = page.getByRole('dialog', { name: 'Take down a public page' });
    await form.getByLabel('Page name').fill(handle);
    await form.getByLabel('Why? The member reads this.').fill(reason);
    await form.getByRole('button', { name: 'Take down a page' }).click();
    await expect(toastOf(page).getByText('Page Taken Down')).toBeVisible();
    await expect(panel.getByText(reason)).toBeVisible();
    await expect.poll(() => statusOf(`/u/${handle}`)).toBe(404);
    expect(await statusOf(`/u/${handle}/card.png`)).toBe(404);
    expect(await vera.get('/api/me/public-page')).toMatchObject({ takenDownFor: reason });
    await expectAccessible(page, 'A page taken down');
  });

  await test.step('Given back, it is there again as its member chose', async () => {
    await panel.getByRole('button', { name: /^Give back the page of member/ }).click();
    const form = page.getByRole('dialog', { name: 'Give back this page' });
    await form.getByLabel('Why?').fill('The name is gone.');
    await form.getByRole('button', { name: 'Give back' }).click();
    await expect(toastOf(page).getByText('Page Given Back')).toBeVisible();
    await expect(panel.getByText(reason)).toHaveCount(0);
    await expect.poll(() => statusOf(`/u/${handle}`)).toBe(200);
  });

  const { entries } = await apiOf(page.request, String(baseURL)).get<{
    entries: readonly { deed: string; note: string }[];
  }>('/api/beta/audit');
  const deeds = entries.filter(({ note }) => [reason, 'The name is gone.'].includes(note));
  expect(deeds.map(({ deed }) => deed)).toEqual(['page-given-back', 'page-taken-down']);
});

test('personal data of an event is masked until an admin gives an audited reason', async ({
  page,
  signIn,
  member,
}) => {
  const email = 'browsed@rondel.example';
  const api = await member(email);
  await api.send('PATCH', '/api/auth/user', { age: 47, daysPerWeek: 3, injuries: 'Left knee.' });
  const adminApi = await signIn(first);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin?view=events');
  await page.getByLabel('Member').fill(email);
  await page.getByLabel('Type').selectOption('ProfileUpdated');
  await expect(
    page.getByText('The member changed their profile: the fields that are present.'),
  ).toBeVisible();
  // The index follows the log by itself.
  const found = adminApi.get<{ readonly events: readonly object[] }>;
  await expect
    .poll(() => found(`/api/admin/events?type=ProfileUpdated&member=${email}`))
    .not.toMatchObject({ events: [] });
  await page.getByRole('button', { name: 'Find' }).click();
  const link = eventsOf(page).getByRole('link', { name: /ProfileUpdated/ });
  // Until the answer is here, the list has events of other members too.
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: 'ProfileUpdated' })).toBeFocused();
  const event = page.getByRole('region', { name: 'Event', exact: true });
  await expect(event.getByText('UpdateProfile', { exact: true })).toBeVisible();
  await expect(event.getByText('members', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Previous in the stream' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'MemberRegistered' })).toBeFocused();
  await page.getByRole('link', { name: 'Next in the stream' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'ProfileUpdated' })).toBeFocused();
  const data = page.getByRole('region', { name: 'Data' });
  await expect(data).toContainText('"daysPerWeek": 3');
  await expect(data).toContainText('"injuries": "•••"');

  await page.getByRole('button', { name: 'Open personal data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open personal data' });
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByText('Say why you need to see personal data.')).toBeVisible();
  const reason = 'The member asked what we hold.';
  await dialog.getByLabel('Why do you need to see it?').fill(reason);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(data).toContainText('"injuries": "Left knee."');
  await expect(page.getByText('Personal data is open')).toBeVisible();

  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  const look = page.getByRole('listitem').filter({ hasText: reason });
  await expect(look.getByText('Personal data viewed', { exact: true })).toBeVisible();
  await expect(look.getByText(new RegExp(`by ${first}`))).toBeVisible();
});

test('an admin follows new events, nearest stream names and the events of one request', async ({
  page,
  signIn,
}) => {
  const api = await signIn(second);
  const user = await api.get<{ readonly id: string; readonly daysPerWeek: number | null }>('/api/auth/user');
  await page.goto(`/admin?view=events&stream=members-${user.id}`);
  await page.getByRole('link', { name: `member-${user.id}`, exact: true }).click();
  await page.getByRole('button', { name: 'Follow new events' }).click();
  await expect(page.getByText('New events appear here as they come')).toBeVisible();
  await api.send('PATCH', '/api/auth/user', { daysPerWeek: user.daysPerWeek === 2 ? 3 : 2 });
  const news = page.getByText('1 new event since you started.');
  await expect(news).toBeVisible({ timeout: 30_000 });
  await expect(eventsOf(page).getByRole('link').first()).toContainText('ProfileUpdated');
  await page.getByRole('button', { name: 'Stop following' }).click();
  await expect(news).toBeHidden();

  await test.step('an event leads to what the same request caused, and back', async () => {
    await followLink(page, '/help');
    await followLink(page, '/admin?view=events&by=type&of=MemberRegistered');
    const link = eventsOf(page).getByRole('link').first();
    await link.click();
    await page.getByRole('link', { name: 'Look for this request' }).click();
    await expect(eventsOf(page).getByRole('link', { name: /MemberRegistered/ })).toHaveCount(1);
    await page.goBack();
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(link).toBeVisible();
  });
});

test('the panels say to members that they are for admins', async ({ page, member }) => {
  await member('curious@rondel.example');
  await page.goto('/help');
  for (const panel of panels) {
    await followLink(page, panel);
    await expect(page.getByRole('heading', { name: 'Admin access required' })).toBeVisible();
    await followLink(page, '/help');
  }
});

test.describe('axe finds nothing', () => {
  test.describe.configure({ timeout: 120_000 });

  test('on the panels of an admin', async ({ page, signIn }) => {
    const api = await signIn(first);
    const email = 'axe.desk@example.com';
    const { id } = await ask(api, email);
    for (const status of ['denied', 'pending'])
      await api.send('PATCH', `/api/beta/requests/${id}`, { status, adminNotes: 'Not now.' });
    await ask(api, 'axe.waiting@example.com');
    await page.goto('/admin');
    await page.getByLabel('Choose axe.waiting@example.com').check();
    await expectAccessible(page, 'The requests, one chosen', { isOtherWhenWide: true });
    await page.getByRole('link', { name: email }).click();
    await expect(page.getByText('From pending to denied.')).toBeVisible();
    await expectAccessible(page, 'A request with its history', { isOtherWhenWide: true });
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(page.getByText(email).first()).toBeVisible();
    await expectAccessible(page, 'The audit trail');
    await followLink(page, '/help');
    await followLink(page, '/admin?view=events&by=type&of=MemberRegistered');
    await eventsOf(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'MemberRegistered' })).toBeVisible();
    await page.getByText('More filters').click();
    await expectAccessible(page, 'An event', { isOtherWhenWide: true });
    await page.getByRole('button', { name: 'Open personal data' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'Asking why');
  });
});
