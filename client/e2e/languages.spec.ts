import type { Locator, Page } from 'playwright/test';
import type { requestCopy as englishRequests } from '#client/admin/admin-copy.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import type { questCopy as englishQuest } from '#client/quest/quest-copy.ts';
import type { workoutCopy as englishWorkout } from '#client/workout/workout-copy.ts';
import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';
import { directionOf, type Language } from '#domain/kernel/language.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { expect, testIn } from './language-service.ts';
import { admin, maya, steadyPeople } from './people.ts';
import { cutTexts, latinTexts } from './unmarked-texts.ts';
import { lookIntoWindows } from './windows.ts';

const languages = ['de', 'fr', 'es', 'pt-BR', 'ar'] as const satisfies readonly Language[];
type Tag = (typeof languages)[number];
const test = testIn(...languages);
// One worker: each would build the languages at the same time.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** The texts that the walks read, from the files that the client is built of. */
async function textsOf(language: Tag) {
  const client = `../languages/${language}`;
  const { questCopy } = (await import(`${client}/quest/quest-copy.ts`)) as {
    readonly questCopy: Translated<typeof englishQuest>;
  };
  const { workoutCopy } = (await import(`${client}/workout/workout-copy.ts`)) as {
    readonly workoutCopy: Translated<typeof englishWorkout>;
  };
  const { requestCopy } = (await import(`${client}/admin/admin-copy.ts`)) as {
    readonly requestCopy: Translated<typeof englishRequests>;
  };
  const { names } = (await import(`../../domain/catalogue/languages/${language}/names.ts`)) as {
    readonly names: Dictionary;
  };
  return { questCopy, workoutCopy, requestCopy, names };
}

const chooseLanguage = (page: Page, language: Tag, url: string): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: language, url }]);

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Each screen at 320 px: no word is cut, and nothing leaves the window. */
async function expectRoom(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await cutTexts(page), route).toEqual([]);
    await expectNoSideways(page, route);
  }
}

/** Each character of a signed number is on the right of the one before. */
async function expectSignOnTheLeft(number: Locator): Promise<void> {
  const places = await number.evaluate(({ firstChild }) =>
    [...(firstChild?.textContent ?? '')].map((_, index) => {
      const range = new Range();
      range.setStart(firstChild as Text, index);
      range.setEnd(firstChild as Text, index + 1);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
}

for (const [index, language] of languages.entries()) {
  test(`in ${language} a member spins, completes the quest, and begins a workout`, async ({
    page,
    signIn,
    languageOrigin,
  }) => {
    const { questCopy, workoutCopy, names } = await textsOf(language);
    await chooseLanguage(page, language, languageOrigin);
    await signIn(steadyPeople[index] ?? '');
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveCSS('direction', directionOf(language));
    await press(page, questCopy.spinTheWheel);
    await press(page, questCopy.accept);
    await press(page, questCopy.complete);
    await expect(page.getByRole('main').getByText(questCopy.questCompleted).first()).toBeVisible();
    await expectSignOnTheLeft(page.getByText(/^\+\d$/).first());
    await page.goto('/history');
    const shown = (await page.getByRole('main').getByRole('listitem').first().textContent()) ?? '';
    expect(Object.values(names).some((name) => shown.includes(name))).toBe(true);
    await page.goto('/workout');
    await press(page, workoutCopy.startWorkout);
    await expect(page.getByRole('button', { name: workoutCopy.pause, exact: true })).toBeVisible();
  });

  test(`in ${language} an admin looks at the requests for access`, async ({
    page,
    signIn,
    languageOrigin,
  }) => {
    const { requestCopy } = await textsOf(language);
    await chooseLanguage(page, language, languageOrigin);
    await signIn(admin.email);
    await page.goto('/admin');
    await expect(page.getByRole('main').getByText(requestCopy.statuses.pending).first()).toBeVisible();
  });

  test(`in ${language} nothing is cut or leaves the window at 320 px`, async ({
    page,
    signIn,
    languageOrigin,
  }) => {
    await chooseLanguage(page, language, languageOrigin);
    await expectRoom(page, ['/', '/onboarding']);
    await signIn(maya.email);
    await expectRoom(page, [
      ...['/dashboard', '/program-selection', '/quest', '/workout', '/library', '/library/push-ups'],
      ...['/history', '/achievements', '/profile', '/friends', '/notifications'],
    ]);
  });
}

test('in Arabic the screens are accessible, from right to left', async ({ page, signIn, languageOrigin }) => {
  await chooseLanguage(page, 'ar', languageOrigin);
  await signIn(maya.email);
  for (const route of ['/dashboard', '/workout', '/profile', '/history', '/library/push-ups']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, route, { isOtherWhenWide: true });
  }
});

/** Names of apps, the longest first: one is the beginning of another. */
const otherApps = Object.entries(appNames)
  .flatMap(([source, name]) => (source === 'csv' ? [] : name))
  .toSorted((a, b) => b.length - a.length);

/** Arabic has these too: names, addresses, and abbreviations. */
const latinInArabic = new RegExp(
  [
    ...otherApps,
    ...['Rondel', 'Fitness', 'FITNESS', 'Maya', 'Okafor'],
    ...['[\\w.+-]+@[\\w.-]+', 'https?:\\S+', '[0-9a-f]{64}'],
    ...['UTC', 'MCP', 'SHA', 'HMAC', 'AES', 'URGENT', 'Authorization', 'Bearer', '\\bwheel\\b'],
    ...['Chrome', 'Firefox', 'Mozilla', 'Windows', 'Linux', 'Apple', 'Google', 'Microsoft'],
  ].join('|'),
  'g',
);

test('in Arabic no screen and no window has an English word', async ({ page, signIn, languageOrigin }) => {
  await chooseLanguage(page, 'ar', languageOrigin);
  await signIn(maya.email);
  const found = new Map<string, string>();
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const { text, place } of await latinTexts(page, latinInArabic))
      if (!found.has(text)) found.set(text, `${where} (${place}): ${text}`);
  };
  for (const route of [
    ...['/dashboard', '/workout', '/program-selection', '/profile', '/history', '/achievements'],
    ...['/library', '/library/push-ups', '/notifications', '/integrations', '/friends', '/bring-history'],
    ...['/fair-wheel', '/help', '/privacy', '/daily-maintenance', '/assessment', '/quest'],
  ]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(route);
    await lookIntoWindows(page, route, look);
  }
  expect([...found.values()]).toEqual([]);
});

test('in Arabic the minus sign of a lost weight stands on its left', async ({
  page,
  signIn,
  languageOrigin,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await chooseLanguage(page, 'ar', languageOrigin);
  await signIn(maya.email);
  await page.goto('/dashboard');
  await page.mouse.wheel(0, 2_000);
  await expectSignOnTheLeft(page.getByText(/^−[\d.]+$/).first());
});
