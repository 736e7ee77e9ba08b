import type { Page } from 'playwright/test';
import { questDecider } from '#domain/quest/quest.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import { type QuestStatus, questLifecycle } from '#domain/quest/quest-lifecycle.ts';
import { accept, complete, lucky, reset, respin, skip, spin, undo } from '#domain/testing/quest-samples.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { logWorkout } from './missed-day.ts';
import { admin, luckyPeople, moreAdmins, questPeople } from './people.ts';
import {
  longestOf,
  shortestWalks,
  titleOf,
  titlesOf,
  type WalkWithStops,
  walkWithStops,
} from './shortest-walks.ts';

const press = (name: string) => (page: Page) =>
  cardOf(page).getByRole('button', { name, exact: true }).click();

/** Each command as somebody at the page gives it. */
const actions: Readonly<Record<QuestCommand['type'], (page: Page) => Promise<void>>> = {
  SpinWheel: press('Spin the Wheel'),
  RespinWheel: async (page) => {
    await press('Re-spin')(page);
    await expect(cardOf(page).getByText('1 spin left')).toBeVisible();
  },
  AcceptQuest: press('Accept'),
  CompleteQuest: press('Complete'),
  SkipQuest: press('Skip'),
  UndoCompletion: async (page) => {
    await press('Undo')(page);
    await press('Undo')(page);
  },
  ResetQuestDay: press('Reset Quest'),
};

/** The card's words then, and the next actions: the buttons that the status admits, and no other. */
const shown: Readonly<Record<QuestStatus, { readonly text: string; readonly buttons: readonly string[] }>> = {
  none: { text: '3 spins left', buttons: ['Spin the Wheel'] },
  proposed: { text: 'Quest Found', buttons: ['Accept', 'Re-spin', 'Skip'] },
  assigned: { text: 'Assigned for today', buttons: ['Complete', 'Skip'] },
  completed: { text: 'Quest Completed', buttons: [] },
  skipped: { text: 'Quest Skipped', buttons: [] },
};

const cardOf = (page: Page) => page.getByRole('region', { name: "Today's quest" });

async function expectStatus(page: Page, status: QuestStatus): Promise<void> {
  const { text, buttons } = shown[status];
  const card = cardOf(page);
  await expect(card.getByText(text)).toBeVisible();
  for (const name of buttons) await expect(card.getByRole('button', { name, exact: true })).toBeVisible();
  const all = Object.values(shown).flatMap((each) => each.buttons);
  for (const name of all.filter((one) => !buttons.includes(one)))
    await expect(card.getByRole('button', { name, exact: true })).toBeHidden();
}

/** The card at each stop, also after the page was loaded again. */
async function walk(page: Page, longest: WalkWithStops<QuestStatus, QuestCommand['type']>): Promise<void> {
  await page.goto('/dashboard');
  await walkWithStops(
    longest,
    (command) => actions[command](page),
    async ({ status }) => {
      await expectStatus(page, status);
      await page.reload();
      await expectStatus(page, status);
    },
  );
}

const samples: readonly QuestCommand[] = [spin, respin, accept, complete, skip, undo, reset];
const walks = shortestWalks(questDecider, samples);
const has = (type: QuestCommand['type']) => (walkOf: (typeof walks)[number]) =>
  walkOf.commands.includes(type);
/** A completion is undone from its toast, which is gone once the page is loaded again: that walk has one stop. */
const longest = [
  ...longestOf(walks.filter((one) => !has('UndoCompletion')(one) && !has('ResetQuestDay')(one))),
  ...walks.filter(has('UndoCompletion')).map((one) => ({ ...one, stops: [one] })),
];

test.describe('The quest of the day', () => {
  // The wheel turns for 3.5 s otherwise; that it does is seen elsewhere.
  test('has a walk to every status and by every command', () => {
    expect(new Set(walks.map(({ status }) => status))).toEqual(new Set(Object.keys(questLifecycle.states)));
    expect(new Set(walks.flatMap(({ commands }) => commands))).toEqual(new Set(Object.keys(actions)));
  });

  for (const [index, one] of longest.entries())
    test(titlesOf(one), async ({ page, member }) => {
      const api = await member(questPeople[index] ?? '');
      // The first program brings the token that a skip costs, and a workout the streak that a skip holds.
      await api.send('POST', '/api/programs/assessment');
      await logWorkout(api, 1);
      await walk(page, one);
    });

  const drawnLuckyDay = { ...spin, draws: [lucky, lucky, lucky] } as const;
  for (const { status, commands } of shortestWalks(questDecider, [drawnLuckyDay]).filter(
    ({ status: reached }) => reached !== 'none',
  ))
    test(`${titleOf({ status, commands })}, on a Lucky Day`, async ({ page, member }) => {
      const [email] = luckyPeople;
      const api = await member(email);
      await page.goto('/dashboard');
      for (const command of commands) await actions[command](page);
      const card = cardOf(page);
      await expect(card.getByRole('heading', { name: 'Lucky Day' })).toBeVisible();
      await expect(card.getByText('Five points, nothing to do.')).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(0);
      expect(await api.get('/api/stats')).toMatchObject({
        totalPoints: 5,
        completedQuests: 1,
        currentStreak: 1,
      });
    });
});

test.describe('The reset of the quest', () => {
  // It is offered to one account, and that has one quest a day: one test at a time.
  test.describe.configure({ mode: 'serial' });

  for (const one of walks.filter(has('ResetQuestDay')))
    test(`${titleOf(one)}, once it is not refused`, async ({ page, signIn }) => {
      const failNext = (status: number, body: string) =>
        page.route('**/api/user-quests/reset', (route) => route.fulfill({ status, body }), { times: 1 });
      const announced = (description: string) =>
        expect(toastOf(page).getByRole('alert')).toHaveText(`Reset Failed${description}`);
      const refused = async (): Promise<void> => {
        await failNext(401, 'Unauthorized');
        await actions.ResetQuestDay(page);
        await announced('Admin access required');
        await failNext(500, 'No.');
        await actions.ResetQuestDay(page);
        await announced('Failed to reset quest. Please try again.');
      };
      await signIn(admin.email);
      await page.goto('/dashboard');
      for (const command of one.commands) {
        if (command === 'ResetQuestDay') await refused();
        await actions[command](page);
      }
      await expect(toastOf(page).getByText('Quest Reset')).toBeVisible();
      await expectStatus(page, one.status);
      await page.reload();
      await expectStatus(page, one.status);
    });
});

test('The reset of the quest is offered to no other admin', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(moreAdmins[0]);
  await page.goto('/dashboard');
  await actions.SpinWheel(page);
  await expectStatus(page, 'proposed');
  await expect(cardOf(page).getByRole('button', { name: 'Reset Quest' })).toBeHidden();
});
