import { createHash, createHmac } from 'node:crypto';
import type { Page } from 'playwright/test';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { drawSlot, layOutWheel } from '#domain/quest/quest-wheel.ts';
import type { Draw, WheelSeed } from '#service/features/quest/wheel-contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const check = (page: Page) => page.getByRole('button', { name: 'Check my spins' });
const results = (page: Page) => page.getByRole('region', { name: 'Check your spins' });

/** A month with its secret, and a draw by it, made here: by other code than the page's. */
function revealed(draw: Draw): { readonly seeds: WheelSeed[]; readonly draws: Draw[] } {
  const seed = '5e'.repeat(32);
  const commitment = createHash('sha256').update(seed).digest('hex');
  const month = draw.date.slice(0, 7);
  const at = `${month}-01T00:00:00.000Z`;
  const drawOf = (what: string) =>
    createHmac('sha256', seed).update(`${draw.memberId}|${draw.date}|${what}`).digest('hex');
  const drawn = drawOf('1');
  const { equipment: ownedEquipment = [], isRestDay = false } = draw.inputs ?? {};
  const slots = [...layOutWheel(drawOf('wheel'), { quests, ownedEquipment, isRestDay })];
  const made = { draw: drawn, candidates: slots, questId: drawSlot(drawn, slots) };
  return {
    seeds: [{ month, commitment, committedAt: at, isLate: false, revealed: { seed, at, isLate: false } }],
    draws: [
      {
        ...draw,
        ...made,
        spin: 1,
        wheel: { slots, draw: drawOf('wheel') },
        seedId: commitment.slice(0, 16),
      },
    ],
  };
}

test('a visitor reads what was published of the wheel, and how to check it', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Check the wheel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A fair wheel' })).toBeFocused();
  const published = page.getByRole('region', { name: 'What we published' });
  await expect(published.getByText(/^[0-9a-f]{64}$/)).not.toHaveCount(0);
  await expect(published.getByText(/The secret follows on/).first()).toBeVisible();
  await expect(page.getByText('Sign in to check every spin you made.')).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});

test('a member checks the own spins, whose month still has its secret', async ({ page, member }) => {
  const api = await member('fair-wheel@rondel.example');
  await page.goto('/fair-wheel');
  await check(page).click();
  await expect(results(page).getByText('You didn’t spin in this month.')).toBeVisible();
  await api.send('POST', '/api/user-quests/spin');
  await check(page).click();
  await expect(results(page).getByText('1 spin fit so far.')).toBeVisible();
  await expect(results(page).getByText('Waits for the secret')).toHaveCount(1);
  await expectAccessible(page, 'A member who checked a spin');
});

test('a check is made by the browser: it finds what a service that lies would send', async ({
  page,
  member,
}) => {
  const api = await member('lied-to@rondel.example');
  await api.send('POST', '/api/user-quests/spin');
  const own = await api.get<Draw[]>(`/api/user-quests/draws?month=${new Date().toISOString().slice(0, 7)}`);
  const { seeds, draws } = revealed(own[0] as Draw);
  let sent: readonly Draw[] = draws;
  await page.route('**/api/wheel-seeds', (route) => route.fulfill({ json: seeds }));
  await page.route('**/api/user-quests/draws?*', (route) => route.fulfill({ json: sent }));
  await page.goto('/fair-wheel');
  await check(page).click();
  await expect(results(page).getByText('1 spin checked: fair.')).toBeVisible();

  const [draw] = draws as [Draw];
  const lies: readonly (readonly [Partial<Draw>, string])[] = [
    [{ candidates: draw.candidates.slice(1) }, 'Other quests could come up than should have.'],
    [
      { draw: draw.draw.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      'The draw isn’t what the secret gives.',
    ],
    [
      { wheel: { slots: draw.wheel?.slots.toReversed() ?? [], draw: draw.wheel?.draw ?? '' } },
      'Other quests were on your wheel than should have been.',
    ],
    [{ rules: 'v1' }, 'It was drawn by other rules than those of its day.'],
    [{ seedId: '0'.repeat(16) }, 'None of the secrets we published gives this draw.'],
    [{ spin: 2 }, 'It isn’t the next spin of its day.'],
  ];
  for (const [lie, sentence] of lies) {
    const told = { ...draw, ...lie };
    sent = [lie.draw ? { ...told, questId: drawSlot(told.draw, told.candidates) } : told];
    await check(page).click();
    await expect(results(page).getByText(sentence)).toBeVisible();
    await expect(results(page).getByText('1 spin didn’t match. Please write to us.')).toBeVisible();
  }
});
