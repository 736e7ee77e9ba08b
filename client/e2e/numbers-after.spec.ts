import { join } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import type { KnownDays, PendingEvent } from '#client/lib/day/numbers-forecast.ts';
import {
  anyMember,
  commands,
  knownOf,
  numbersOf,
  pendingOf,
} from '#client/lib/day/testing/forecast-cases.ts';
import config from '#client/vite.config.ts';
import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { zoneNames } from '#domain/kernel/known-zones.ts';
import { rulesOf } from '#domain/kernel/time-zone.ts';
import { recordedAt } from '#domain/streak/testing/member-log.ts';
import type { HistoryPage } from '#service/features/history/history-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { expectAccessible } from './axe.ts';
import { acceptQuest } from './beside-service.ts';
import { type Api, expect, test, toastOf } from './fixtures.ts';
import type { folds } from './folds-bundle.ts';
import { logWorkout, missYesterday, today } from './missed-day.ts';

const card = (page: Page) => page.getByRole('region', { name: "Today's quest" });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();

test('a member reads what a skip and an undone completion do before they are pressed', async ({
  page,
  member,
}) => {
  const api = await member('numbers-after@rondel.example');
  await missYesterday(api, true);
  await page.goto('/dashboard');
  await press(page, 'Spin the Wheel');
  await expect(card(page)).toContainText('Skipping uses 1 skip token. You have 1, and your streak needs 1.');
  await expect(card(page)).toContainText('Your streak goes from 3 to 0.');
  await expectAccessible(page, 'The streak after a skip');
  await press(page, 'Accept');
  await press(page, 'Complete');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await expect(card(page)).not.toContainText('Undo?');
  await press(page, 'Undo');
  const earned = (await api.get<Stats>('/api/stats')).totalPoints - 6;
  await expect(card(page)).toContainText(
    new RegExp(
      `Undo\\? Your streak goes from 4 to 3\\. 1 skip token holds it again\\. You lose ${earned} points?\\.`,
    ),
  );
  await press(page, 'Undo');
  await expect(toastOf(page).getByRole('status')).toContainText('Undone');
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 3, skipTokens: 1, totalPoints: 6 });
});

// In one worker, for one bundle.
test.describe.configure({ mode: 'default' });
let bundle: Promise<string> | undefined;

/** The folds as browsers get them: bundled and minified by the settings of the client's build. */
async function bundled(): Promise<string> {
  const before = process.env.NODE_ENV;
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [],
    build: {
      ...config.build,
      write: false,
      manifest: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: join(import.meta.dirname, 'folds-bundle.ts'),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  // Vite sets it, and programs that later tests of this worker start would be in production.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  const [chunk] = (Array.isArray(output) ? output : [output]).flatMap(
    (one) => (one as Rolldown.RolldownOutput).output,
  );
  if (chunk?.type !== 'chunk') throw new Error('The build has no script.');
  return chunk.code;
}

type Case = { readonly known: KnownDays; readonly pending: readonly PendingEvent[]; readonly now: Instant };

const allZones = Object.fromEntries(zoneNames().map((name) => [name, rulesOf(name)]));

/** Runs cases in a page by the bundle. */
async function numbersIn(page: Page): Promise<(cases: readonly Case[]) => Promise<unknown[]>> {
  bundle ??= bundled();
  const code = await bundle;
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  await page.goto('about:blank');
  return (cases) =>
    page.evaluate(
      async ({ from, asked, zones }) => {
        const { folds: ofPage } = (await import(from)) as { folds: typeof folds };
        ofPage.learnZones(zones);
        return asked.map(({ known, pending, now }) => ofPage.numbersAfter(known, pending, now));
      },
      { from: url, asked: cases, zones: allZones },
    );
}

test("the bundled folds give the numbers of the service's folds, for any member", async ({ page }) => {
  const foretell = await numbersIn(page);
  const seed = Date.now();
  const samples = fc.sample(fc.tuple(anyMember, fc.constantFrom(...Object.values(commands))), {
    numRuns: 300,
    seed,
  });
  const cases = samples.map(([member, eventsOf]) => {
    const { history, now, zone } = member;
    const after = eventsOf(member).map((event, index) => recordedAt(now, event, zone, `new ${index}`));
    const pending = after.map((recorded) => pendingOf(recorded, history));
    return { known: knownOf(history), pending, now, expected: numbersOf([...history, ...after], now) };
  });
  const foretold = await foretell(cases.map(({ known, pending, now }) => ({ known, pending, now })));
  expect(foretold, `seed ${seed}`).toEqual(cases.map(({ expected }) => expected));
});

type Command = {
  readonly events: readonly Omit<PendingEvent, 'at'>[];
  readonly send: (api: Api) => Promise<unknown>;
};
type Choose = (api: Api, choice: number, day: MemberDay) => Promise<Command> | Command;

const zones = ['Asia/Tokyo', 'Europe/Paris', 'Pacific/Auckland', 'America/New_York'];

/** A command of each kind whose numbers are shown before, by a number. */
const kinds = {
  deletion: async (api, choice) => {
    const { entries } = await api.get<HistoryPage>('/api/history?kinds=workout&limit=100');
    const entry = entries[choice % Math.max(1, entries.length)];
    if (entry?.kind !== 'workout') throw new Error('There is no workout left to delete.');
    const workoutId = entry.id.slice('workout:'.length);
    return {
      events: [{ event: { type: 'WorkoutRetracted', workoutId }, workout: entry }],
      send: ({ send }) => send('DELETE', `/api/workouts/${workoutId}`),
    };
  },
  pause: (_, choice, day) => {
    const pause = {
      from: addDays(day, -(choice % 4)),
      until: addDays(day, 1 + (choice % 3)),
      reason: 'illness',
    } as const;
    return {
      events: [{ event: { type: 'StreakPaused', ...pause } }],
      send: ({ send }) => send('POST', '/api/me/pauses', pause),
    };
  },
  resumption: async (api, _, day) => {
    const { pauses } = await api.get<{ pauses: readonly { until: MemberDay }[] }>('/api/me/pauses');
    return {
      events: [{ event: { type: 'StreakResumed', on: day, until: pauses.at(-1)?.until ?? day } }],
      send: ({ send }) => send('POST', '/api/me/pauses/end', { on: day }),
    };
  },
  restDays: (_, choice) => profile({ restDaysKeepStreak: choice % 3 > 0, daysPerWeek: 1 + (choice % 7) }),
  tokens: (_, choice) => profile({ useTokensAutomatically: choice % 2 === 0 }),
  undo: async ({ send }, _, day) => {
    await send('PUT', `/api/user-quests/${day}`, { status: 'completed' });
    return {
      events: [{ event: { type: 'QuestCompletionUndone', date: day, questId: '', points: 0 } }],
      send: () => send('POST', `/api/user-quests/${day}/undo`),
    };
  },
  skip: async ({ get }, _, day) => {
    const { currentStreak, isActiveToday } = await get<Stats>('/api/stats');
    // It is refused where it would take a token for nothing.
    if (currentStreak === 0 || isActiveToday) return { events: [], send: async () => {} };
    return {
      events: [{ event: { type: 'QuestSkipped', date: day, questId: '' } }],
      send: ({ send }) => send('PUT', `/api/user-quests/${day}`, { status: 'skipped' }),
    };
  },
  zone: (_, choice) => {
    const zone = zones[choice % zones.length] ?? 'UTC';
    return {
      events: [{ event: { type: 'TimeZoneChanged', zone, from: asInstant(new Date().toISOString()) } }],
      send: ({ send }) => send('POST', '/api/me/time-zone', { zone }),
    };
  },
} satisfies Readonly<Record<string, Choose>>;

const profile = (changes: object): Command => ({
  events: [{ event: { type: 'ProfileUpdated', changes } }],
  send: ({ send }) => send('PATCH', '/api/auth/user', changes),
});

test("the bundled folds give the service's answer after each command", async ({
  page,
  member,
  timezoneId,
}) => {
  const api = await member('any-commands@rondel.example');
  await missYesterday(api, true);
  const seed = Date.now();
  const ago = fc.sample(fc.integer({ min: 1, max: 30 }), { numRuns: 40, seed });
  for (const days of ago) await logWorkout(api, days);
  const { id } = await api.get<{ id: string }>('/api/auth/user');
  await acceptQuest(id, { date: today, zone: String(timezoneId), questId: 'slow-bridges' });
  const foretell = await numbersIn(page);

  const anyOrder = fc.shuffledSubarray(
    ['deletion', 'deletion', 'deletion', 'restDays', 'tokens', 'undo', 'undo'] as const,
    { minLength: 7 },
  );
  const [order = [], again = []] = fc.sample(anyOrder, { numRuns: 2, seed });
  const choices = fc.sample(fc.nat(10_000), { numRuns: 20, seed });
  const all = [...order, 'pause', ...again, 'resumption', 'skip', 'zone', 'zone'] as const;
  for (const [index, kind] of all.entries()) {
    const command = await kinds[kind](api, choices[index] ?? 0, today);
    const known = await api.get<KnownDays>('/api/me/streak-days');
    const now = asInstant(new Date().toISOString());
    const pending = command.events.map((event) => ({ ...event, at: now }));
    const [foretold] = await foretell([{ known, pending, now }]);
    await command.send(api);
    const { currentStreak, bestStreak, skipTokens, tokensAtRisk, totalPoints, isActiveToday } =
      await api.get<Stats>('/api/stats');
    expect(foretold, `${kind}, ${index + 1} of ${all.length}, seed ${seed}`).toMatchObject({
      ...{ currentStreak, bestStreak, skipTokens, tokensAtRisk, totalPoints, isActiveToday },
    });
  }
});
