import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright/test';
import { argumentsFor } from '#service/testing/programs.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { type OwnService, startOwnService } from './own-service.ts';
import { giveAuthenticator } from './virtual-authenticator.ts';

let service: OwnService;
let provider: ChildProcess;
let issuer: string;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const idOf = async (page: Page): Promise<unknown> => {
  const answer = await page.request.get(`${service.origin}/api/auth/user`);
  return answer.ok() ? ((await answer.json()) as { id: unknown }).id : answer.status();
};

/** Says what the provider knows of a person. */
async function atProvider(sub: string, email: string): Promise<void> {
  await fetch(`${issuer}/people/${sub}?email=${email}&email_verified=true`);
}

/** Fills the forms of the provider's pages. It asks for consent the first time. */
async function signInAtProvider(page: Page, login: string, isFirst = true): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  if (isFirst) await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('The built-in sign-in beside a provider', () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const [port, providerPort] = [await freePort(), await freePort()];
    const program = argumentsFor('service/http/identity/testing/outside-provider');
    const args = [...program, `http://localhost:${port}`, String(providerPort)];
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    provider = started;
    const [said] = (await once(started.stdout, 'data')) as [Buffer];
    issuer = String(said).replace('issuer ', '').trim();
    const client = {
      OIDC_CLIENT_ID: 'rondel',
      OIDC_CLIENT_SECRET: 'a secret of the client that is long enough',
    };
    service = await startOwnService({ SIGN_IN: 'both', PORT: String(port), OIDC_ISSUER: issuer, ...client });
  });
  test.afterAll(async () => {
    await service.stop();
    provider.kill('SIGTERM');
  });

  test('gives a member of the provider a passkey, from the list of sessions', async ({ page }) => {
    await giveAuthenticator(page);
    await atProvider('mila', 'mila@club.example');
    await page.goto(`${service.origin}/api/login?with=provider`);
    await signInAtProvider(page, 'mila');
    const member = await idOf(page);
    await page.goto(`${service.origin}/privacy`);
    await page.getByRole('link', { name: 'Sign in with a passkey too' }).click();
    await expect(heading(page, 'A passkey for your account')).toBeVisible();
    await expectAccessible(page, 'Add a passkey');
    await press(page, 'Go on');
    await press(page, 'Create a passkey');
    await press(page, 'I have kept them');
    await expect(page).toHaveURL(`${service.origin}/privacy`);
    expect(await idOf(page)).toBe(member);
    await page.goto(`${service.origin}/api/logout`);
    await page.goto(`${service.origin}/api/login`);
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'Good to see you')).toHaveCount(0);
    expect(await idOf(page)).toBe(member);
  });

  test('connects the provider with a passkey account, and disconnects it', async ({ page }) => {
    await giveAuthenticator(page);
    await atProvider('nora', 'nora@club.example');
    await page.goto(`${service.origin}/api/login`);
    await page.getByLabel('Email', { exact: true }).fill('nora@club.example');
    await press(page, 'Continue by mail');
    await page.getByLabel('Code of six digits').fill((await service.mailTo('nora@club.example')).code);
    await press(page, 'Continue');
    await press(page, 'Create a passkey');
    await press(page, 'I have kept them');
    const member = await idOf(page);
    const host = new URL(issuer).host;
    await page.goto(`${service.origin}/privacy`);
    await page.getByRole('link', { name: 'Passkeys and recovery codes' }).click();
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'Your passkeys')).toBeVisible();
    await expectAccessible(page, 'Another way in');
    await press(page, `Connect ${host}`);
    await expectAccessible(page, 'One more step');
    await page.getByRole('link', { name: `Sign in at ${host}` }).click();
    await signInAtProvider(page, 'nora');
    await expect(heading(page, 'Connected')).toBeVisible();
    await expectAccessible(page, 'Connected');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${service.origin}/privacy`);
    await page.goto(`${service.origin}/api/logout`);
    await page.goto(`${service.origin}/api/login?with=provider`);
    await signInAtProvider(page, 'nora', false);
    await expect.poll(() => idOf(page)).toBe(member);
    await page.goto(`${service.origin}/api/login?manage=1`);
    await press(page, 'Sign in with a passkey');
    await press(page, `Disconnect ${host}`);
    await expect(page.getByRole('button', { name: `Connect ${host}` })).toBeVisible();
  });
});
