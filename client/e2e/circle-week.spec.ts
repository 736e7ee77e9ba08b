import type { Browser, Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { expectAccessible } from './axe.ts';
import { letInto, moment, test } from './clocked-service.ts';
import { apiOf, expect, signInByForm, zoneCookie } from './fixtures.ts';

const names = ['Anna', 'Ben', 'Cora'] as const;
type Name = (typeof names)[number];
const emailOf = (name: Name): string => `${name}@week.example`;

/** On which days of the week, from 0 on, each of them trains. Ben deletes his account on the fifth. */
const trained: Readonly<Record<Name, readonly number[]>> = {
  Anna: [0, 1, 3, 5],
  Ben: [0, 1, 2, 3],
  Cora: [1, 2, 4, 6],
};
const target = 8;
/** The plain count of the days until one, as the screen must have it. */
const countUntil = (day: number, people: readonly Name[]): number =>
  people.flatMap((name) => trained[name].filter((each) => each <= day)).length;

type People = Readonly<Record<Name, Page>>;

async function threePeople(browser: Browser, origin: string, timeZone: string): Promise<People> {
  const pages = await Promise.all(
    names.map(async (name) => {
      const page = await browser.newPage({ baseURL: origin, timezoneId: timeZone });
      await page.context().addCookies([zoneCookie(timeZone, origin)]);
      return [name, page] as const;
    }),
  );
  return Object.fromEntries(pages) as People;
}

const circle = (page: Page) => page.getByRole('region', { name: `${target} active days together` });
const friends = (page: Page) => page.getByRole('region', { name: 'Friends', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/friends');
  await expect(circle(page)).toBeVisible();
}

test('three people live a week in a circle, and one deletes the account on day five', async ({
  browser,
  service,
  timezoneId,
}) => {
  test.setTimeout(180_000);
  const zone = String(timezoneId);
  await letInto(service.origin, zone, names.map(emailOf));
  const people = await threePeople(browser, service.origin, zone);
  const apis = (name: Name) => apiOf(people[name].request, service.origin);
  const { Anna: anna, Ben: ben, Cora: cora } = people;
  const first = asMemberDay(new Date().toISOString().slice(0, 10));

  /** The clocks of service and pages. The sessions of the day before may be over. */
  async function morningOf(day: number, present: readonly Name[]): Promise<void> {
    const at = new Date(Date.now() + day * 86_400_000).toISOString();
    await service.setClock(at);
    for (const name of present) {
      await people[name].clock.setFixedTime(at);
      await signInByForm(people[name].request, emailOf(name));
    }
  }
  async function liveThrough(day: number, present: readonly Name[]): Promise<void> {
    await morningOf(day, present);
    for (const name of present)
      if (trained[name].includes(day))
        await apis(name).send('POST', '/api/workouts', {
          ...{ templateId: 'cardio-kickstart', date: addDays(first, day), durationMinutes: 21 },
          ...{ perceivedExertion: 7, moodAfter: 4, isCompleted: true },
        });
  }

  await test.step('Anna begins the circle and invites two friends', async () => {
    await morningOf(0, names);
    for (const name of names)
      await apis(name).send('PUT', '/api/me/preferences', {
        privacy: { ...privacyDefaults, shareProgress: true },
      });
    for (const name of ['Ben', 'Cora'] as const) {
      const { code } = await apis('Anna').send<{ code: string }>('POST', '/api/friends/invitations');
      await apis(name).send('POST', '/api/friends', { code });
    }
    await anna.goto('/friends');
    await anna.getByRole('button', { name: 'Begin a circle' }).click();
    const form = anna.getByRole('dialog', { name: 'Begin a circle' });
    await form.getByLabel('Active days of all of you together').fill('0');
    await form.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(form.getByText('Use a whole number from 1 to 84.')).toBeVisible();
    await expectAccessible(anna, 'Beginning a circle', { untilShown: () => expect(form).toBeVisible() });
    await form.getByLabel('Active days of all of you together').fill(String(target));
    await form.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(circle(anna)).toContainText('Only you so far.');
    for (const page of [ben, cora]) {
      await circle(anna).getByRole('button', { name: 'Invite to:' }).click();
      const shown = anna.getByRole('dialog', { name: 'Your code' });
      const link = await shown.getByLabel('Link').inputValue();
      await shown.getByRole('button', { name: 'Done' }).click();
      await page.goto(link);
      await expect(
        page.getByText(`Anna invites you to a circle: ${target} active days together`),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Yes, join in' }).click();
      await expect(circle(page)).toBeVisible();
    }
    await open(anna);
    await expect(circle(anna)).toContainText('Anna, Ben, and Cora');
    await expectAccessible(anna, 'A circle', { isInEveryColour: true });
  });

  await test.step('Four days give one number, which is the same for everybody', async () => {
    for (const day of [0, 1, 2, 3]) {
      await liveThrough(day, names);
      for (const name of names) {
        await open(people[name]);
        await expect(circle(people[name])).toContainText(
          `${countUntil(day, names)} of ${target} active days.`,
        );
      }
    }
    await expect(circle(cora)).toContainText('2 of them are yours.');
    await expect(circle(anna)).toContainText('Reached');
    await moment(anna, 'before-the-erasure');
  });

  const rest = ['Anna', 'Cora'] as const;
  await test.step('On the fifth day Ben deletes his account, and is gone from the others’ screens', async () => {
    await morningOf(4, names);
    await apis('Ben').send('DELETE', '/api/me');
    await liveThrough(4, rest);
    for (const name of rest) {
      await open(people[name]);
      await expect(circle(people[name])).toContainText(`${countUntil(4, rest)} of ${target} active days.`);
      await expect(circle(people[name])).toContainText('Anna and Cora');
      await expect(people[name].getByText(/\bBen\b/)).toHaveCount(0);
    }
    await expect(friends(anna).getByRole('heading', { level: 3 })).toHaveText(['Cora']);
    await moment(anna, 'after-the-erasure');
  });

  await test.step('No answer and no export of the others has anything of him', async () => {
    for (const name of rest)
      for (const path of [
        '/api/friends',
        '/api/friends/blocked',
        '/api/friends/former',
        '/api/circles',
        '/api/me/export',
      ]) {
        const answer = await people[name].request.get(path);
        expect(answer.ok(), path).toBe(true);
        expect(await answer.text(), `${path} of ${name}`).not.toMatch(/\bben\b/i);
      }
  });

  await test.step('A friend at risk is named kindly', async () => {
    await liveThrough(5, rest);
    await open(anna);
    await expect(friends(anna)).toContainText('and today is still open. A cheer may be just the thing.');
    await moment(anna, 'at-risk');
  });

  await test.step('Where both switched nudges on, one press reminds the friend, who sees who thought of them', async () => {
    for (const [page, friend] of [
      [anna, 'Cora'],
      [cora, 'Anna'],
    ] as const) {
      await open(page);
      await page.getByRole('button', { name: `More about ${friend}`, exact: true }).click();
      await page.getByRole('switch', { name: 'Nudges between us' }).click();
      await expect(page.getByRole('switch', { name: 'Nudges between us' })).toBeChecked();
      await page.keyboard.press('Escape');
    }
    await open(anna);
    await friends(anna).getByRole('button', { name: 'Nudge Cora' }).click();
    await expect(friends(anna)).toContainText('You nudged Cora today.');
    await open(cora);
    await expect(friends(cora)).toContainText('Anna reminds you: your streak is still open today.');
    await expectAccessible(cora, 'A nudge', { isInEveryColour: true });
    await moment(cora, 'a-nudge');
  });

  await test.step('After the week both share the end, once each', async () => {
    await liveThrough(6, rest);
    await morningOf(8, rest);
    for (const name of rest) {
      const page = people[name];
      await open(page);
      const end = page.getByRole('region', { name: 'Your circle is complete' });
      await expect(end).toContainText(
        `You did it together: ${countUntil(6, rest)} of ${target} active days.`,
      );
      await expect(end).toContainText('Anna and Cora, together.');
      await moment(page, `end-${name}`);
      if (name === 'Anna') await expectAccessible(page, 'A circle that is complete');
      await end.getByRole('button', { name: 'Celebrate' }).click();
      await expect(end).toHaveCount(0);
      await page.reload();
      await expect(circle(page)).toContainText('Reached');
      await expect(end).toHaveCount(0);
    }
  });
  for (const name of names) await people[name].context().close();
});
