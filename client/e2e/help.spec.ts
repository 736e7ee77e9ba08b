import { expect, test } from './fixtures.ts';

test('a visitor searches questions, reads answers and tips, and finds more help', async ({ page }) => {
  await page.goto('/help');
  const questions = page.getByRole('heading', { level: 3 }).getByRole('button');
  const open = page.getByRole('button', { expanded: true });
  await test.step('a visitor searches the questions and reads one at a time', async () => {
    await expect(questions).toHaveCount(8);
    await expect(open).toHaveCount(0);

    await page.getByRole('button', { name: 'Getting Started' }).click();
    await expect(open).toHaveText('How do I get started?');
    await questions.getByText('Do I need equipment?').click();
    await expect(open).toHaveText('Do I need equipment?');

    const search = page.getByPlaceholder('Search for help topics...');
    await search.fill('SKIP TOKEN');
    await expect(questions).toHaveCount(2);
    await expect(open).toHaveCount(0);
    await search.fill('zumba "x"');
    await expect(page.getByText('No help topics found for "zumba "x""')).toBeVisible();
    await expect(page.getByText('Try a different search term or contact support below')).toBeVisible();
    await search.fill('');
    await expect(questions).toHaveCount(8);
  });
  await test.step('the questions are answered, beside tips and the ways to more help', async () => {
    for (const [question, answers] of [
      ['How do I get started?', [/onboarding wizard/, /assesses your fitness/, /builds a program/]],
      [
        'What types of programs are there?',
        [/Daily 50 or Daily 100/, /HIIT and strength/, /muscle building/],
      ],
      ['How do daily quests work?', [/random quest/, /earns points/, /keeps your streak/, /achievements/]],
      ['How do I track my progress?', [/goal progress/, /Log your weight/]],
      ['Do workouts adjust to me?', [/equipment/, /level/]],
      ['What happens if I miss a day?', [/resets your streak unless a skip token is used/, /consistent/]],
      ['Do I need equipment?', [/not required/]],
      ['How do I join the beta?', [/in private beta/, /through the landing page/, /1-2 business days/]],
    ] as const) {
      await page.getByRole('button', { name: question }).click();
      const answer = page.getByRole('region', { name: question });
      for (const words of answers) await expect(answer).toContainText(words);
    }
    const tips = page.getByRole('region', { name: 'Quick Tips for Success' }).getByRole('listitem');
    const announced = [/Complete onboarding/, /Spin the wheel daily/, /Track your progress in the profile/];
    await expect(tips).toHaveText([...announced, /Use skip tokens strategically/]);
    const contacts = page.getByRole('main').getByRole('link', { name: /^Contact Support/ });
    await expect(contacts).toHaveCount(2);
    for (const contact of await contacts.all()) await expect(contact).toHaveAttribute('href', '/contact');
  });
  await page.getByRole('region', { name: 'Still Need Help?' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeFocused();
});

test('the support address is a link, can be copied, or is selected for copying', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await test.step('the support address can be written to and copied', async () => {
    await expect(page.getByRole('link', { name: 'Send Support Email' })).toHaveAttribute(
      'href',
      'mailto:support@localhost?subject=support%20request',
    );
    const included = page.getByRole('region', { name: 'What to include' });
    await expect(included.getByRole('listitem')).toHaveText([
      /Screenshots/,
      /detailed description/,
      /steps to reproduce/,
    ]);
    await expect(included).toContainText(
      "typically answer within 24-48 hours. For urgent issues, put 'URGENT' in the subject.",
    );
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('support@localhost');
    await expect(copy).toBeVisible();
  });
  await test.step('an address that may not be copied is selected instead', async () => {
    await page.evaluate(() => {
      window.getSelection()?.removeAllRanges();
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy.click();
    await expect(page.getByText('The address is selected, so copy it yourself.')).toBeVisible();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('support@localhost');
  });
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor’s open screens ask for no member and log no error', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  for (const route of ['/help', '/contact', '/privacy', '/onboarding']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
