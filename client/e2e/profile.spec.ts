import type { Page } from 'playwright/test';
import { expect, readAgain, test, toastOf } from './fixtures.ts';
import { maya, pictureOrigin } from './people.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const announcedError = (page: Page, description: string) =>
  expect(toastOf(page).getByRole('alert')).toHaveText(`Error${description}`);
const failing = (page: Page, path: string, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: 'No.' }) : route.fallback(),
  );

test('shows who somebody is and what they have reached', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  await expect(page.getByText(/^Member since \w+ \d{4}$/)).toBeVisible();
  for (const name of ['Total Points', 'Day Streak', 'Workouts', 'Quests Done'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const goals = region(page, 'Current Goals');
  await expect(goals.getByText('Lose weight')).toBeVisible();
  await expect(goals.getByRole('term')).toHaveText(['Target weight', 'Planned pace', 'Started', 'Ends']);
  for (const name of ['Weight Goal', 'Body Fat Goal'])
    await expect(page.getByRole('meter', { name })).toBeVisible();
  for (const name of ['Week Warrior', 'First Workout', 'Quest Seeker'])
    await expect(region(page, 'Recent Achievements').getByText(name)).toBeVisible();
  await expect(region(page, 'Body Metrics').getByText('5\'6"')).toBeVisible();
  const settings = region(page, 'Settings');
  for (const [name, href] of [
    ['History', '/history'],
    ['Notifications', '/notifications'],
    ['Privacy & Data', '/privacy'],
    ['Help & Support', '/help'],
    ['Sign Out', '/api/logout'],
  ] as const)
    await expect(settings.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(settings.getByRole('button', { name: 'Admin Program Reset' })).toBeVisible();
});

test('shows pictures of allowed origins, and initials instead of any other', async ({
  page,
  member,
  complaints,
}) => {
  const user = await (await member('pictured@rondel.example')).get('/api/auth/user');
  const avatar = page.getByRole('main').getByRole('img', { name: 'pictured' });
  const asked: string[] = [];
  await page.route(/\/avatar\.svg$/, async (route) => {
    asked.push(`${route.request().url()} ${route.request().headers().referer ?? 'without a referrer'}`);
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const open = async (profileImageUrl: string) => {
    await page.route('**/api/auth/user', (route) => route.fulfill({ json: { ...user, profileImageUrl } }));
    await page.goto('/profile');
  };
  await open(`${pictureOrigin}/avatar.svg`);
  await expect(avatar.locator('img')).toHaveJSProperty('naturalWidth', 40);
  await expect(avatar).toHaveAttribute('data-initials', '');
  await open('https://elsewhere.rondel.example/avatar.svg');
  await expect(avatar).toHaveAttribute('data-initials', 'PI');
  await expect(avatar.locator('img')).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set([`${pictureOrigin}/avatar.svg without a referrer`]));
  expect(complaints.splice(0).join()).toContain('Content Security Policy directive: "img-src');
});

test('shows weight, lean and fat mass in one view, and offers goals', async ({ page, member }) => {
  const api = await member('composed@rondel.example');
  await page.goto('/profile');
  const card = region(page, 'Body Composition');
  await expect(card.getByText('Log your weight, plus body fat or your height, age and gender')).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const body = { date: today, unit: 'lbs', weight: '180', bodyFatPercent: '20' };
  await api.send('POST', '/api/body-metrics', body);
  await readAgain(page);
  await expect(
    card.getByRole('img', { name: /^Weight 180.0 lbs, lean mass 144.0 lbs, fat mass 36.0 lbs on / }),
  ).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([
    'Weight180.0 lbs',
    'Lean mass144.0 lbs',
    'Fat mass36.0 lbs20.0%',
  ]);
  await card.getByRole('switch', { name: 'Show as table' }).click();
  await expect(card.getByRole('row').nth(1)).toContainText('180.0144.036.020.0%');
  await page.getByRole('link', { name: 'Set Your Goals' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('sends only the measurements that are filled in, as text', async ({ page, member }) => {
  const api = await member('measured@example.com');
  await api.send('PATCH', '/api/auth/user', { gender: 'male' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Update Measurements' }).click();
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await expect(weight).toHaveAttribute('step', '0.1');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter at least one measurement.');

  await weight.fill('0');
  await save(page);
  await expect(weight).toBeFocused();
  await expect(page.getByText('Please enter a number above 0.')).toBeVisible();

  await weight.fill('180.4');
  await page.getByRole('textbox', { name: 'Body fat' }).fill('18');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/body-metrics'));
  await save(page);
  const { date, ...fields } = (await sent).postDataJSON() as { date: string };
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(fields).toEqual({ weight: '180.4', bodyFatPercent: '18', unit: 'lbs' });
  await expect(toastOf(page).getByRole('status')).toContainText('Measurements Updated');
  await expect(region(page, 'Body Metrics').getByText('180.4 lbs')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Body Fat Goal' })).toHaveAttribute('aria-valuenow', '25');
  await expect(region(page, 'Progress Overview').getByText(/^Measured on /)).toBeVisible();
});

test('keeps unsaved input after a failure, and saves equipment, or its absence', async ({ page, member }) => {
  const api = await member('unlucky@example.com');
  await page.goto('/profile');
  await test.step('keeps what was filled in when it could not be saved', async () => {
    await failing(page, '**/api/body-metrics', 'POST');
    await failing(page, '**/api/auth/user', 'PATCH');
    await page.getByRole('button', { name: 'Update Measurements' }).click();
    await page.getByRole('textbox', { name: 'Waist' }).fill('33');
    await save(page);
    await announcedError(page, 'Failed to update measurements. Please try again.');
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await toastOf(page).getByRole('alert').click();
    await page.keyboard.press('Escape');
    await expect(toastOf(page).getByRole('listitem')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Waist' })).toHaveValue('33');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Edit Equipment' }).click();
    await page.getByRole('checkbox', { name: 'Bench' }).check();
    await save(page);
    await announcedError(page, 'Failed to update equipment. Please try again.');
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastOf(page).getByRole('listitem')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Bench' })).toBeChecked();
    await page.unroute('**/api/auth/user');
  });
  await test.step('keeps what somebody owns, or that it is nothing', async () => {
    await page.getByRole('checkbox', { name: 'No equipment' }).check();
    await expect(page.getByRole('checkbox', { name: 'Bench' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Treadmill' }).check();
    await expect(page.getByRole('checkbox', { name: 'No equipment' })).not.toBeChecked();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await save(page);
    expect((await sent).postDataJSON()).toEqual({ equipment: ['treadmill'] });
    await expect(toastOf(page).getByRole('status')).toContainText('Equipment Updated');
    await expect(region(page, 'Available Equipment').getByRole('listitem')).toHaveText(['Treadmill']);

    await page.getByRole('button', { name: 'Edit Equipment' }).click();
    await page.getByRole('checkbox', { name: 'Treadmill' }).uncheck();
    await save(page);
    await expect(region(page, 'Available Equipment').getByRole('listitem')).toHaveText(['No equipment']);
    expect(await api.get('/api/auth/user')).toMatchObject({ equipment: ['none'], availableEquipment: [] });
  });
});

test('changes units, time zone and how things count', async ({ page, member }) => {
  const api = await member('edited@example.com');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('200');
  await save(page);
  await expect(page.getByRole('textbox', { name: 'Age' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Age' }).fill('30');
  await page.getByRole('textbox', { name: 'Height, feet' }).fill('5');
  await page.getByRole('textbox', { name: 'Height, inches' }).fill('10');
  await page.getByRole('radio', { name: 'kg, cm' }).check();
  await expect(page.getByRole('textbox', { name: 'Height' })).toHaveValue('177.8');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await page.getByRole('radio', { name: 'My starting weight' }).check();
  await page.getByRole('switch', { name: 'Use tokens automatically' }).click();
  await page.getByRole('switch', { name: 'Planned rest days keep my streak' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your streak stays 0.');
  await save(page);
  await expect(toastOf(page).getByText('Profile Updated')).toBeVisible();
  await expect(region(page, 'Body Metrics').getByText('177.8 cm')).toBeVisible();
  expect(await api.get('/api/auth/user')).toMatchObject({
    age: 30,
    height: 177.8,
    unitPreference: 'metric',
    timeZone: 'Asia/Tokyo',
    goalBaseline: 'start',
    useTokensAutomatically: false,
    restDaysKeepStreak: true,
  });
});

test('a press beside the profile form closes it only while nothing was typed', async ({ page, member }) => {
  await member('pressed-beside@rondel.example');
  await page.goto('/profile');
  const form = page.getByRole('dialog', { name: 'Edit profile' });
  const age = form.getByRole('textbox', { name: 'Age' });
  const open = () => page.getByRole('button', { name: 'Edit profile' }).click();
  const pressBeside = async () => {
    // The dialog listens to presses beside it from the task after the one in which it takes the focus.
    await expect.poll(() => form.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.mouse.click(2, 2);
  };
  await open();
  await expect(age).toBeVisible();
  await pressBeside();
  await expect(form).toBeHidden();
  await open();
  await age.fill('41');
  await pressBeside();
  await expect(age).toHaveValue('41');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await open();
  await expect(age).toHaveValue('');
  await pressBeside();
  await expect(form).toBeHidden();
});

test('starts again after a reset, and only then', async ({ page, member }) => {
  const api = await member('reset@example.com');
  await api.send('POST', '/api/programs/assessment');
  await page.goto('/profile');
  await page.route('**/api/admin/reset-for-testing', (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.getByRole('button', { name: 'Admin Program Reset' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Reset My Data' }).click();
  await announcedError(page, 'Failed to reset data. Please try again.');
  expect(await api.get('/api/programs/active')).toMatchObject({ type: 'assessment' });

  await page.unroute('**/api/admin/reset-for-testing');
  await page.getByRole('button', { name: 'Reset My Data' }).click();
  await expect(toastOf(page).getByRole('status')).toHaveText(
    'Reset CompleteAll data cleared. Returning to onboarding wizard.',
  );
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'What are you training for?' })).toBeVisible();
  expect(await api.get('/api/programs/active')).toBeNull();
});

test('asks for a body fat target where none follows, and accepts a healthy one', async ({ page, member }) => {
  const api = await member('fat-target@rondel.example');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await api.send('POST', '/api/body-metrics', { date: today, unit: 'lbs', bodyFatPercent: '28' });
  await page.goto('/profile');
  const ring = page.getByRole('meter', { name: 'Body Fat Goal' });
  await expect(page.getByText('Set a target, and we’ll measure towards it.')).toBeVisible();
  await api.send('PATCH', '/api/auth/user', { gender: 'female' });
  await readAgain(page);
  await expect(ring).toHaveAttribute('aria-valuenow', '50');
  await page.getByRole('button', { name: 'Change target' }).click();
  const dialog = page.getByRole('dialog', { name: 'Body fat target' });
  await dialog.getByLabel('Body fat target').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Use a number from 18 to 35.')).toBeVisible();
  await dialog.getByLabel('Body fat target').fill('22,5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(ring).toHaveAttribute('aria-valuenow', '31');
});
