import type { Locator, Page } from 'playwright/test';
import { expect, readEachAlone, test, toastOf } from './fixtures.ts';
import { logWorkout } from './missed-day.ts';

const card = (page: Page) => page.getByRole('region', { name: "Today's quest" });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
const announced = (page: Page, title: string, description: string) =>
  expect(toastOf(page).getByRole('alert')).toHaveText(title + description);

/** The next call of the path fails like this; those after it get through. */
const failNext = (page: Page, path: string, status: number, body: string) =>
  page.route(`**/api/user-quests/${path}`, (route) => route.fulfill({ status, body }), { times: 1 });

/** The service carries out the next call of the path, and its answer gets lost. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**/api/user-quests/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('a quest whose answers get lost shows what was done, and no failure', async ({ page, member }) => {
  const api = await member('quest-lost@rondel.example');
  await api.send('POST', '/api/programs/assessment');
  await page.goto('/dashboard');
  const shown = async (locator: Locator): Promise<void> => {
    await expect(locator).toBeVisible();
    expect(await toastOf(page).getByRole('alert').allTextContents()).toEqual([]);
  };
  await loseAnswer(page, 'spin');
  await press(page, 'Spin the Wheel');
  await shown(card(page).getByText('2 spins left'));
  await loseAnswer(page, 'respin');
  await press(page, 'Re-spin');
  await shown(card(page).getByText('1 spin left'));
  await loseAnswer(page, 'accept');
  await press(page, 'Accept');
  await loseAnswer(page, '2*');
  await press(page, 'Complete');
  await shown(card(page).getByRole('img', { name: /^Medal/ }));
  const streak = page.getByRole('article').filter({ hasText: 'Day Streak' });
  await expect(streak.getByText('1', { exact: true })).toBeVisible();
});

test('an early spin is kept, reopening sends none, and a refused skip gives its reason', async ({
  page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await member('early-press@rondel.example');
  await page.goto('/dashboard');
  await press(page, 'Spin the Wheel');
  const accept = card(page).getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible();
  const commands: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') commands.push(request.url());
  });
  await page.reload();
  await expect(accept).toBeVisible();
  expect(commands).toEqual([]);
  await test.step('who has no token for a skip reads why', async () => {
    const skip = card(page).getByRole('button', { name: 'Skip' });
    await expect(skip).toHaveAttribute('aria-disabled', 'true');
    await expect(skip).toHaveAccessibleDescription('No skip tokens. Earn one every 7 active days.');
    await expect(card(page).getByRole('button', { name: 'Reset Quest' })).toBeHidden();
  });
});

test.describe('A failure of the quest of the day is announced', () => {
  test('from the first spin to the end', async ({ page, member }) => {
    const api = await member('quest-toasts@rondel.example');
    await api.send('POST', '/api/programs/assessment');
    await logWorkout(api, 1);
    await page.goto('/dashboard');

    await failNext(page, 'spin', 503, 'No quests available');
    await press(page, 'Spin the Wheel');
    await announced(
      page,
      'Quest System Setup',
      'Quest database is being initialized. Please try again in a moment.',
    );
    await failNext(page, 'spin', 500, 'Internal Server Error');
    await press(page, 'Spin the Wheel');
    await announced(page, 'Wheel Spin Failed', 'Please try again in a moment.');
    await failNext(page, 'spin', 409, 'Not today.');
    await press(page, 'Spin the Wheel');
    await announced(page, 'Spin Failed', 'Not today.');

    await press(page, 'Spin the Wheel');
    await expect(toastOf(page).getByRole('status')).toHaveText(/^Quest Found.+ - \d+ minutes$/);
    await failNext(page, 'respin', 500, 'No.');
    await press(page, 'Re-spin');
    await announced(page, 'Re-spin Failed', 'Unable to get a new quest. Please try again.');
    await failNext(page, 'skip', 500, 'No.');
    await press(page, 'Skip');
    await announced(page, 'Skip Failed', 'Unable to skip quest. Please try again.');
    await failNext(page, 'accept', 500, 'No.');
    await press(page, 'Accept');
    await announced(page, 'Accept Failed', 'Unable to accept quest. Please try again.');

    await press(page, 'Accept');
    await expect(toastOf(page).getByText('Quest Accepted')).toBeVisible();
    await failNext(page, '2*', 500, 'No.');
    await press(page, 'Complete');
    await announced(page, 'Error', 'Failed to update quest. Please try again.');
    await failNext(page, '2*', 500, 'No.');
    await press(page, 'Skip');
    await announced(page, 'Error', 'Failed to update quest. Please try again.');
    await press(page, 'Skip');
    await expect(toastOf(page).getByRole('status')).toHaveText('Quest SkippedUsed 1 skip token');
    await expect(card(page).getByText('Try again tomorrow.')).toBeVisible();
    await expect(card(page).getByRole('img', { name: /^Shield/ })).toBeInViewport({ ratio: 1 });
  });

  test('when no spin is left: neither offered nor, from elsewhere, given', async ({ page, member }) => {
    const api = await member('no-spins@rondel.example');
    await api.send('POST', '/api/programs/assessment');
    await page.goto('/dashboard');
    await press(page, 'Spin the Wheel');
    await expect(card(page).getByText('2 spins left')).toBeVisible();
    // Another device uses up the rest.
    for (const _ of ['second', 'third']) await api.send('POST', '/api/user-quests/respin');
    await press(page, 'Re-spin');
    await announced(
      page,
      'No More Spins',
      "You've used all your spins. Accept the current quest or skip it.",
    );
    await expect(card(page).getByText('0 spins left')).toBeVisible();
    await expect(card(page).getByRole('button')).toHaveText(['Accept', 'Skip']);
  });

  test('while there are too few quests for the wheel', async ({ page, member }) => {
    await member('no-quests@rondel.example');
    await readEachAlone(page);
    await page.route('**/api/quests', (route) => route.fulfill({ json: [] }));
    await page.goto('/dashboard');
    await expect(page.getByText('Quest System Setup')).toBeVisible();
    await expect(
      page.getByText('Quest database is being initialized. Please try again in a moment.'),
    ).toBeVisible();
  });
});

test.describe('The wheel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('turns for 3.5 s to the slot that was drawn, which is announced', async ({ page, member }) => {
    await member('wheel@rondel.example');
    await page.goto('/dashboard');
    await expect(page.getByRole('img', { name: 'Quest wheel', exact: true })).toBeVisible();
    await press(page, 'Spin the Wheel');
    await expect(card(page).getByRole('button', { name: 'Spinning...' })).toBeVisible();
    const durations = await card(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
    );
    expect(durations).toContain(3500);
    const result = card(page).getByRole('status').filter({ hasText: 'The wheel landed on' });
    await expect(result).toHaveText(/^The wheel landed on .+\.$/);
    const heading = card(page).getByRole('heading');
    await expect(heading).toBeFocused();
    const drawn = await heading.textContent();
    await expect(result).toHaveText(`The wheel landed on ${drawn}.`);
    await expect(page.getByRole('img', { name: `Quest wheel, landed on ${drawn}` })).toBeVisible();
  });

  test('does not turn where motion is unwanted', async ({ page, member }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Object.assign(globalThis, { animated: [] });
      Element.prototype.animate = function (frames, options) {
        (globalThis as unknown as { animated: string[] }).animated.push(JSON.stringify(frames));
        return animate.call(this, frames, options);
      };
    });
    await member('still-wheel@rondel.example');
    await page.goto('/dashboard');
    await press(page, 'Spin the Wheel');
    await expect(page.getByRole('img', { name: /^Quest wheel, landed on / })).toBeVisible();
    const animated = await page.evaluate(() => (globalThis as unknown as { animated: string[] }).animated);
    expect(animated.filter((frames) => frames.includes('rotate'))).toEqual([]);
  });
});

test('on a phone of 390 by 844, Skip stands above the dock below the longest quest', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const api = await member('longest-quest@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  await api.send('POST', '/api/user-quests/spin');
  await readEachAlone(page);
  await page.route('**/api/user-quests/session', async (route) => {
    const response = await route.fetch();
    const { quest, ...day } = (await response.json()) as { readonly quest: object };
    await route.fulfill({ response, json: { ...day, quest: { ...quest, ...longest } } });
  });
  await page.goto('/dashboard');
  await expect(card(page).getByText(longest.description)).toBeVisible();
  const skip = await card(page).getByRole('button', { name: 'Skip' }).boundingBox();
  const dock = await page.getByRole('navigation', { name: 'Dock' }).boundingBox();
  expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThan(dock?.y ?? 0);
});

/** Three lines on a phone, and an alternative that takes a line by itself. */
const longest = {
  name: 'Five by Five Lift',
  description:
    'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.',
  requirements: { equipment: ['barbell'], alternative: 'a heavy backpack held by both straps' },
};
