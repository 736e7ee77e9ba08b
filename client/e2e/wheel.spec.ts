import type { Page } from 'playwright/test';
import { type SpinAnswer, wheelAnswer } from '#service/features/quest/quest-contract.ts';
import { expect, test, toastOf } from './fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: "Today's quest" });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
/** The names on the wheel, clockwise from the top. */
const namesOf = (page: Page) =>
  card(page).getByRole('img').locator('xpath=following-sibling::ul').locator('li').allTextContents();

/** Every list of names that the wheel has shown since now, each once. */
async function watchNames(page: Page): Promise<() => Promise<string[]>> {
  await card(page).evaluate((region) => {
    const seen = new Set<string>();
    const look = () => {
      const list = region.querySelector('svg[role=img] + ul');
      if (list) seen.add([...list.children].map(({ textContent }) => textContent).join('|'));
    };
    look();
    new MutationObserver(look).observe(region, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { seenWheels: seen });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { seenWheels: Set<string> }).seenWheels]);
}

test('the wheel keeps its eight names from the first look to the last spin', async ({ page, member }) => {
  test.slow();
  const api = await member('eight-names@rondel.example');
  await page.goto('/dashboard');
  await expect(card(page).getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
  const names = await namesOf(page);
  expect(new Set(names).size).toBe(8);
  const seen = await watchNames(page);
  await press(page, 'Spin the Wheel');
  for (const left of ['2 spins left', '1 spin left', '0 spins left']) {
    await expect(card(page).getByText(left)).toBeVisible();
    expect(names).toContain(await card(page).getByRole('heading', { level: 2 }).textContent());
    if (left !== '0 spins left') await press(page, 'Re-spin');
  }
  expect(await seen()).toEqual([names.join('|')]);
  await page.reload();
  await expect(card(page).getByText('Quest Found')).toBeVisible();
  expect(await namesOf(page)).toEqual(names);
  const wheel = wheelAnswer.parse(await api.get('/api/user-quests/wheel'));
  expect(wheel?.slots.map(({ name }) => name)).toEqual(names);
});

test('a spin on a wheel that changed elsewhere draws nothing and shows the new one', async ({
  page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const api = await member('changed-wheel@rondel.example');
  await page.goto('/dashboard');
  await expect(card(page).getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
  const before = await namesOf(page);
  await api.send('PATCH', '/api/auth/user', { equipment: ['pull_up_bar', 'kettlebells', 'treadmill'] });
  await press(page, 'Spin the Wheel');
  await expect(toastOf(page).getByRole('alert')).toHaveText(
    'Spin FailedYour equipment or your plan has changed, and your wheel with it. Take a look, then spin.',
  );
  await expect.poll(() => namesOf(page)).not.toEqual(before);
  const names = await namesOf(page);
  await press(page, 'Spin the Wheel');
  await expect(card(page).getByText('Quest Found')).toBeVisible();
  const { quest } = await api.send<SpinAnswer>('POST', '/api/user-quests/spin');
  expect(names).toContain(quest?.name);
});
