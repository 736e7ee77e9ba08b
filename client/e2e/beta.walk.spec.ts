import type { Page } from 'playwright/test';
import { betaDecider } from '#domain/beta/beta.ts';
import type { BetaCommand } from '#domain/beta/beta-commands.ts';
import { type BetaStatus, betaLifecycle } from '#domain/beta/beta-lifecycle.ts';
import { approve, deny, reopen, submit } from '#domain/testing/beta-samples.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { admin, betaPeople } from './people.ts';
import { longestOf, shortestWalks, titlesOf, walkWithStops } from './shortest-walks.ts';

type Scene = {
  readonly email: string;
  /** Of who asks for access. */
  readonly page: Page;
  readonly adminPage: Page;
};
type Act = (scene: Scene) => Promise<void>;

const decide =
  (button: string): Act =>
  async ({ adminPage, email }) => {
    await openRequest(adminPage, email);
    await adminPage.getByRole('button', { name: button }).click();
    await expect(toastOf(adminPage).getByText('Request Updated')).toBeVisible();
  };

/** Each command as a visitor or an admin gives it on the page; no person there lets a request expire. */
const actions: Readonly<Partial<Record<BetaCommand['type'], Act>>> = {
  SubmitBetaRequest: async ({ page, email }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();
  },
  ApproveBetaRequest: decide('Approve'),
  DenyBetaRequest: decide('Deny'),
  ReopenBetaRequest: decide('Reset to Pending'),
};

/** The request as an admin sees it: its chip, and the buttons that its status admits. */
const decided: Readonly<Record<Exclude<BetaStatus, 'none'>, readonly [string, readonly string[]]>> = {
  pending: ['Pending', ['Deny', 'Approve']],
  approved: ['Approved', ['Reset to Pending']],
  denied: ['Denied', ['Reset to Pending']],
};

async function openRequest(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Search').fill(email);
  await page.getByRole('link', { name: email }).click();
}

async function expectStatus({ adminPage, email }: Scene, status: BetaStatus): Promise<void> {
  if (status === 'none') {
    await adminPage.goto('/admin');
    await adminPage.getByLabel('Search').fill(email);
    return expect(adminPage.getByText('No request matches.')).toBeVisible();
  }
  await openRequest(adminPage, email);
  const request = adminPage.getByRole('region', { name: 'Request', exact: true });
  const [chip, buttons] = decided[status];
  await expect(request.getByText(chip, { exact: true }).first()).toBeVisible();
  await expect(request.getByRole('button')).toHaveText([...buttons]);
}

/** The text that the person reads after a reload. */
const greetings: Readonly<Record<BetaStatus, string>> = {
  none: 'Rondel is in private beta.',
  pending: 'You’re on the start list.',
  approved: 'What are you training for?',
  denied: 'Not this time.',
};

const walks = shortestWalks(betaDecider, [submit, approve, deny, reopen]);

test.describe('A request for beta access', () => {
  test('has a walk to every status and by every command', () => {
    expect(new Set(walks.map(({ status }) => status))).toEqual(new Set(Object.keys(betaLifecycle.states)));
    expect(new Set(walks.flatMap(({ commands }) => commands))).toEqual(new Set(Object.keys(actions)));
  });

  for (const [index, one] of longestOf(walks).entries())
    test(titlesOf(one), async ({ page, pageOf, signIn }) => {
      const email = betaPeople[index] ?? '';
      const scene = { page, email, adminPage: await pageOf(admin.email) };
      await walkWithStops(
        one,
        async (command) => actions[command]?.(scene),
        async ({ status }) => {
          await expectStatus(scene, status);
          await signIn(email);
          await page.goto('/');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(greetings[status]);
          // Who asks next is a visitor again. A page that is open would ask meanwhile, with the cookies of the next sign-in.
          await page.goto('about:blank');
          await page.context().clearCookies();
        },
      );
    });
});
