import type { Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { expectAccessible } from './axe.ts';
import { moment } from './clocked-service.ts';
import { type Api, apiOf, expect, readAgain, test, toastOf } from './fixtures.ts';

const share = (api: Api, shareProgress = true) =>
  api.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, shareProgress } });
const train = (api: Api) =>
  api.send('POST', '/api/workouts', {
    ...{ templateId: 'cardio-kickstart', date: new Date().toISOString().slice(0, 10), durationMinutes: 21 },
    ...{ perceivedExertion: 7, moodAfter: 4, isCompleted: true },
  });
const codeFrom = async (api: Api): Promise<string> =>
  (await api.send<{ code: string }>('POST', '/api/friends/invitations')).code;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const friends = (page: Page) => card(page, 'Friends');
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sharing = (page: Page) => page.getByRole('switch', { name: 'Share Progress with Friends' });

/** Makes a code on the screen. @returns the link of it */
async function linkFrom(page: Page): Promise<string> {
  await button(page, 'Make a code').click();
  const link = await dialog(page).getByLabel('Link').inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  return link;
}

test('two members become friends by a link, see each other’s day, cheer, and part', async ({
  page,
  member,
  letIn,
  pageOf,
  baseURL,
}) => {
  test.slow();
  const anna = await member('Anna@friends.example');
  await letIn('Ben@friends.example');
  const ben = await pageOf('Ben@friends.example');
  const benApi = apiOf(ben.request, String(baseURL));
  await share(benApi);
  await train(benApi);

  await test.step('The screen says what friends see before anything is shared', async () => {
    await page.goto('/profile');
    await page.getByRole('region', { name: 'Settings' }).getByRole('link', { name: 'Friends' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
    await expect(card(page, 'Better with friends').getByText('your first name and picture')).toBeVisible();
    await expect(button(page, 'Make a code')).toHaveCount(0);
    await expectAccessible(page, 'Friends without sharing', { isInEveryColour: true });
    await sharing(page).click();
    await expect(page.getByRole('heading', { name: 'No friends here yet' })).toBeVisible();
    await expectAccessible(page, 'Friends without friends');
  });

  const link = await test.step('A code is shown once, with its link', async () => {
    await button(page, 'Make a code').click();
    await expect(dialog(page).getByRole('img', { name: /^Code: [A-Z]( [A-Z]){5}$/ })).toBeVisible();
    await expectAccessible(page, 'A new code', {
      untilShown: (shown) => expect(dialog(shown)).toBeVisible(),
    });
    const shown = await dialog(page).getByLabel('Link').inputValue();
    expect(shown).toMatch(/\/friends#[A-Z]{6}$/);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Works until /)).toBeVisible();
    return shown;
  });

  await test.step('The link shows who invites, and one press makes friends', async () => {
    await ben.goto(link);
    const invited = card(ben, 'You’re invited');
    await expect(invited.getByText('Anna invites you to be friends.')).toBeVisible();
    await expect(ben).toHaveURL(/\/friends$/);
    await expectAccessible(ben, 'An invitation');
    await button(ben, 'Yes, be friends').click();
    await expect(toastOf(ben).getByText('You’re Friends Now')).toBeVisible();
    await expect(friends(ben).getByRole('heading', { name: 'Anna' })).toBeVisible();
    await expect(invited).toHaveCount(0);
    await expect(card(ben, 'New since you were here')).toHaveCount(0);
  });

  await test.step('The one who invited sees the friend, the week and the achievement', async () => {
    await readAgain(page);
    await expect(card(page, 'New since you were here')).toContainText('Ben and you are friends now.');
    await moment(page, 'invitation-accepted');
    await expect(friends(page).getByRole('heading', { name: 'Ben' })).toBeVisible();
    await expect(friends(page)).toContainText('1 day in a row');
    await expect(friends(page)).toContainText(/Active on \w+day/);
    await expect(friends(page).getByRole('list', { name: 'Achievements' })).toHaveText('First Workout');
    await expect(page.getByText(/^Works until /)).toHaveCount(0);
  });

  await test.step('A cheer is one press, once a day, and arrives', async () => {
    await ben
      .getByRole('group', { name: 'Cheer Anna on' })
      .getByRole('button', { name: 'So strong' })
      .click();
    await expect(friends(ben).getByRole('status')).toHaveText(
      'You cheered: So strong. Tomorrow you can again.',
    );
    await expect(friends(ben).getByRole('status')).toBeFocused();
    await readAgain(page);
    await expect(card(page, 'New since you were here')).toContainText(
      'Your first cheer! Ben says: So strong.',
    );
    await moment(page, 'first-cheer');
    await expect(friends(page)).toContainText('Today for you: So strong!');
    await expectAccessible(page, 'A friend', { isInEveryColour: true });
    await page.reload();
    await expect(friends(page)).toContainText('Today for you: So strong!');
    await expect(card(page, 'New since you were here')).toHaveCount(0);
  });

  await test.step('A friend who stops sharing is gone at the next read, and comes back', async () => {
    await sharing(ben).click();
    await expect(card(ben, 'Better with friends')).toBeVisible();
    await expect.poll(() => benApi.get('/api/friends')).toMatchObject({ isSharing: false });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No friends here yet' })).toBeVisible();
    await sharing(ben).click();
    await expect(friends(ben).getByRole('heading', { name: 'Anna' })).toBeVisible();
    await page.reload();
    await expect(friends(page).getByRole('heading', { name: 'Ben' })).toBeVisible();
  });

  await test.step('Either removes or blocks the other, with a question before', async () => {
    await button(page, 'More about Ben').click();
    await dialog(page).getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: 'Report Ben' });
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report.getByText('Choose what it is about.')).toBeVisible();
    await expectAccessible(page, 'A report', { untilShown: () => expect(report).toBeVisible() });
    await report.getByRole('radio', { name: 'Something else' }).check({ force: true });
    await report.getByLabel('In your words, if you like').fill('Only a test.');
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(toastOf(page).getByText('Report Sent')).toBeVisible();
    await expect(button(page, 'More about Ben')).toBeFocused();
    await button(page, 'More about Ben').click();
    await expectAccessible(page, 'Ways to part', {
      untilShown: (shown) => expect(dialog(shown)).toBeVisible(),
    });
    await dialog(page).getByRole('button', { name: 'Block' }).click();
    await question(page).getByRole('button', { name: 'Block' }).click();
    await expect(toastOf(page).getByText('Blocked', { exact: true })).toBeVisible();
    await expect(card(page, 'Blocked people')).toContainText('Ben');
    await readAgain(ben);
    await expect(ben.getByRole('heading', { name: 'No friends here yet' })).toBeVisible();
    await ben.goto(await linkFrom(page));
    // A block is no other answer than a wrong code, also to a look.
    await expect(card(ben, 'You’re invited').getByText(/^This code doesn’t work\./)).toBeVisible();
    await button(page, 'Unblock Ben').click();
    await expect(card(page, 'Blocked people')).toHaveCount(0);
    await ben.goto('/friends');
    await ben.reload();
    expect(await anna.get('/api/friends')).toMatchObject({ friends: [] });
  });
});

test('a code is typed, a wrong code says why, and an invitation is taken back', async ({
  page,
  member,
  letIn,
  pageOf,
  baseURL,
}) => {
  await share(await member('Cora@friends.example'));
  await letIn('Dora@friends.example');
  const dora = apiOf((await pageOf('Dora@friends.example')).request, String(baseURL));
  await share(dora);
  await page.goto('/friends');
  const got = card(page, 'Got a code?');
  const look = async (code: string): Promise<void> => {
    await got.getByLabel('Code').fill(code);
    await got.getByRole('button', { name: 'Look' }).click();
  };
  await look('abc');
  await expect(got.getByRole('alert')).toContainText('A code has six letters.');
  await expect(got.getByLabel('Code')).toBeFocused();
  await look('BCDFGH');
  await expect(got.getByRole('alert')).toContainText('This code doesn’t work.');
  await expectAccessible(page, 'A code that does not work');
  const own = (await linkFrom(page)).split('#')[1] ?? '';
  await look(own);
  await button(page, 'Yes, be friends').click();
  await expect(got.getByRole('alert')).toContainText('This is your own code.');
  await button(page, /^Take back the code/).click();
  await expect(toastOf(page).getByText('Invitation Taken Back')).toBeVisible();
  await expect(page.getByText(/^Works until /)).toHaveCount(0);
  const code = await codeFrom(dora);
  await look(`${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
  await expect(got.getByText('Dora invites you to be friends.')).toBeVisible();
  await got.getByRole('button', { name: 'Not now' }).click();
  await expect(got.getByLabel('Code')).toHaveValue('');
  await look(code);
  await button(page, 'Yes, be friends').click();
  await expect(friends(page).getByRole('heading', { name: 'Dora' })).toBeVisible();
  await button(page, 'More about Dora').click();
  await dialog(page).getByRole('button', { name: 'Remove as a friend' }).click();
  await question(page).getByRole('button', { name: 'Remove as a friend' }).click();
  await expect(toastOf(page).getByText('Friend Removed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No friends here yet' })).toBeVisible();
});

test('a link that a visitor opens leads to the invitation after the sign-in', async ({
  page,
  letIn,
  pageOf,
  baseURL,
}) => {
  await letIn('Emil@friends.example');
  await letIn('Fay@friends.example');
  const emil = apiOf((await pageOf('Emil@friends.example')).request, String(baseURL));
  await share(emil);
  const code = await codeFrom(emil);
  await page.goto(`/friends#${code}`);
  await page.waitForURL(/\/dev-idp/);
  await page.getByLabel('Email').fill('Fay@friends.example');
  await page.getByLabel('First name').fill('Fay');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/friends/);
  await expect(page.getByText('Somebody has invited you.')).toBeVisible();
  // By the keyboard, which is led on from the switch.
  await sharing(page).press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Emil invites you to be friends.')).toBeVisible();
  await button(page, 'Yes, be friends').press('Enter');
  await expect(friends(page).getByRole('heading', { name: 'Emil' })).toBeVisible();
  await page.getByRole('group', { name: 'Cheer Emil on' }).getByRole('button').first().press('Enter');
  await expect(friends(page).getByRole('status')).toBeFocused();
});

test('without a network the screen says so, and a failed read is tried again', async ({
  page,
  context,
  member,
}) => {
  await share(await member('Gus@friends.example'));
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: 'No friends here yet' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\. Friends and circles need the network/)).toBeVisible();
  await button(page, 'Make a code').click();
  await expect(toastOf(page).getByText('The code could not be made.')).toBeVisible();
  await context.setOffline(false);
  await page.route('**/api/friends', (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.reload();
  await expect(page.getByText('We couldn’t load your friends.')).toBeVisible();
  await page.unroute('**/api/friends');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'No friends here yet' })).toBeVisible();
});

test('a friend who left is reported and blocked, without a name', async ({
  page,
  member,
  letIn,
  pageOf,
  baseURL,
}) => {
  const hanna = await member('Hanna@friends.example');
  await share(hanna);
  await letIn('Ivo@friends.example');
  const ivo = apiOf((await pageOf('Ivo@friends.example')).request, String(baseURL));
  await share(ivo);
  await ivo.send('POST', '/api/friends', { code: await codeFrom(hanna) });
  const [friend] = (await ivo.get<{ friends: readonly { id: string }[] }>('/api/friends')).friends;
  await page.goto('/friends');
  await expect(friends(page).getByRole('heading', { name: 'Ivo' })).toBeVisible();
  const open = button(page, 'Someone you no longer see?');
  await open.click();
  await expect(dialog(page).getByText('No one here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await ivo.send('DELETE', `/api/friends/${friend?.id}`);
  await open.click();
  const former = page.getByRole('dialog', { name: 'Former friends' });
  await expect(former.getByText(/^You became friends on /)).toBeVisible();
  await expect(former).not.toContainText('Ivo');
  await expectAccessible(page, 'Former friends', {
    isInEveryColour: true,
    untilShown: (shown) => expect(dialog(shown).getByText(/^You became friends on /)).toBeVisible(),
  });
  await former.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this person' });
  await report.getByRole('radio', { name: 'They bother or hurt me' }).check({ force: true });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(toastOf(page).getByText('Report Sent')).toBeVisible();
  await expect(open).toBeFocused();
  await open.click();
  await former.getByRole('button', { name: 'Block' }).click();
  const block = page.getByRole('alertdialog', { name: 'Block this person?' });
  await block.getByRole('button', { name: 'Block' }).click();
  await expect(toastOf(page).getByText('Blocked', { exact: true })).toBeVisible();
  await expect(card(page, 'Blocked people')).toContainText('Ivo');
  await open.click();
  await expect(dialog(page).getByText('No one here.')).toBeVisible();
});
