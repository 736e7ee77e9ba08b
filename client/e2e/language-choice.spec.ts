import type { Page } from 'playwright/test';
import { languageCopy as english } from '#client/lib/language/language-copy.ts';
import { expect, testIn } from './language-service.ts';
import { today } from './missed-day.ts';
import { maya } from './people.ts';

const test = testIn('de', 'ar');
// One worker: each would build the languages at the same time.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const choice = (page: Page) => page.locator('select').filter({ has: page.locator('option[value=ar]') });
const expectShown = (page: Page, lang: string, dir = '') =>
  expect(page.locator(`html[lang="${lang}"]${dir ? `[dir=${dir}]` : ':not([dir])'}`)).toBeAttached();

test('a visitor chooses a language on the landing page, and the browser keeps it', async ({ page }) => {
  await page.goto('/');
  await expectShown(page, 'en');
  await expect(choice(page).locator('option')).toHaveText([
    english.asBrowser,
    'English',
    'Deutsch',
    'العربية',
  ]);
  await choice(page).selectOption('ar');
  await expectShown(page, 'ar', 'rtl');
  await page.goto('/help');
  await expectShown(page, 'ar', 'rtl');
  await page.goto('/?language=de');
  await page.goto('/help');
  await expectShown(page, 'de');
  await page.goBack();
  await expectShown(page, 'de');
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('pages are German until a member chooses English on the profile', async ({ page, signIn }) => {
    const api = await signIn(maya.email);
    await page.goto('/profile');
    await expectShown(page, 'de');
    await expect(page.getByText(/^\d+,\d lb$/).first()).toBeVisible();
    await expect(page.getByText(/^\d+\.\d /)).toHaveCount(0);
    await expect(page.getByText(/^[\d,]+ lbs/)).toHaveCount(0);
    await choice(page).selectOption('en');
    await expectShown(page, 'en');
    await expect(choice(page)).toHaveValue('en');
    expect(await api.get('/api/auth/user')).toMatchObject({ language: 'en' });
    await choice(page).selectOption('');
    await expectShown(page, 'de');
    expect((await page.context().cookies()).find(({ name }) => name === 'language')).toBeUndefined();
  });

  test('a workout that is done has its German name', async ({ page, signIn }) => {
    const api = await signIn(maya.email);
    const workout = { durationMinutes: 20, perceivedExertion: 7, moodAfter: 4, isCompleted: true };
    await api.send('POST', '/api/workouts', { ...workout, templateId: 'bodyweight-basics', date: today });
    await page.goto('/workout');
    await expect(page.getByText('Körpergewicht-Basics').first()).toBeVisible();
    await expect(page.getByText('Bodyweight Basics')).toHaveCount(0);
  });

  test('a file that cannot be read is refused in German', async ({ page, signIn }) => {
    await signIn(maya.email);
    await page.goto('/bring-history');
    const file = { name: 'leer.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toHaveText(
      'leer.csv: Die Datei ist leer. Exportiere sie noch einmal.',
    );
  });
});

test('without a network the choice says what it needs, and the page stays', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(maya.email);
  await page.goto('/profile');
  await expect(choice(page)).toBeVisible();
  await context.setOffline(true);
  await choice(page).selectOption('de');
  await expect(page.getByText(english.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await expectShown(page, 'en');
});
