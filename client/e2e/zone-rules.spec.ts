import { greetingAt } from '#domain/catalogue/content/greeting.ts';
import { motivationFor } from '#domain/catalogue/content/motivation.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import { expect, test } from './fixtures.ts';

/** A day and an hour behind what the page's `Intl` takes for every zone. */
const home = 'Pacific/Pago_Pago';

/** An `Intl` that knows one zone only, as on a device whose rules are old. It runs in the page. */
function otherIntl(): void {
  const Real = Intl.DateTimeFormat;
  class Other extends Real {
    constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
      const { timeZone } = options;
      super(
        locale,
        timeZone === undefined || timeZone === 'UTC'
          ? options
          : { ...options, timeZone: 'Pacific/Kiritimati' },
      );
    }
  }
  Intl.DateTimeFormat = Other as unknown as typeof Intl.DateTimeFormat;
}

test.describe('On a device whose Intl has other zone rules than the service', () => {
  test('today, the greeting and the streak follow the service', async ({ page, member }) => {
    const api = await member('old-phone@rondel.example');
    await api.send('POST', '/api/me/time-zone', { zone: home });
    await page.addInitScript(otherIntl);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/dashboard');

    const [{ date: today = '' } = {}] = await api.get<{ date: MemberDay }[]>('/api/activity-days?days=1');
    const { hour } = localTimeOf(asInstant(new Date().toISOString()), home);
    await test.step('the greeting is of the hour there, and its line of the date', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(greetingAt(hour));
      await expect(page.getByText(motivationFor(today as MemberDay))).toBeVisible();
    });

    await test.step('what is logged is of the date there, and counts for the streak', async () => {
      await api.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date: today,
        durationMinutes: 20,
        perceivedExertion: 5,
        moodAfter: 4,
        isCompleted: true,
      });
      await page.reload();
      await expect(page.getByText(/^Today/).first()).toBeVisible();
      expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 1 });
    });
  });
});
