import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type OwnService, startOwnService } from './own-service.ts';
import { giveAuthenticator } from './virtual-authenticator.ts';

let service: OwnService;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.request.get(`${service.origin}/api/auth/user`)).status() === 200;

async function atSignIn(page: Page): Promise<void> {
  await page.goto(`${service.origin}/api/login`);
  await expect(heading(page, 'Good to see you')).toBeVisible();
}

async function askForMail(page: Page, email: string): Promise<void> {
  await atSignIn(page);
  await page.getByLabel('First name', { exact: true }).fill('Mila');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page, 'Continue by mail');
  await expect(heading(page, 'Look into your mail')).toBeVisible();
}

/** Evaluated in the page: the person presses the button again while the answer of the passkey is on its way. */
function pressAgainOnceSent(): void {
  const { submit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.submit = function () {
    submit.call(this);
    setTimeout(() => this.querySelector('button')?.click());
  };
}

/** @returns the recovery codes that were shown */
async function createPasskey(page: Page): Promise<readonly string[]> {
  await press(page, 'Create a passkey');
  await expect(heading(page, 'For the day you lose your device')).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  await press(page, 'I have kept them');
  return codes;
}

test.describe('The built-in sign-in', () => {
  test.describe.configure({ mode: 'serial' });
  let others: BrowserContext[] = [];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    service = await startOwnService();
  });
  test.afterAll(() => service.stop());
  test.afterEach(async () => {
    for (const context of others) await context.close();
    others = [];
  });

  test('makes the first admin by the printed code, who comes back with the passkey', async ({ page }) => {
    await giveAuthenticator(page);
    await atSignIn(page);
    await expectAccessible(page, 'Sign in');
    await page.getByLabel('First code, from the log of the service').fill(service.firstCode);
    await page.getByLabel('Your email').fill('ada@club.example');
    await page.getByLabel('Your first name').fill('Ada');
    await press(page, 'Become the first admin');
    await expectAccessible(page, 'Create a passkey');
    expect(await createPasskey(page)).toHaveLength(10);
    await page.waitForURL(`${service.origin}/**`);
    expect((await page.request.get(`${service.origin}/api/admin/system`)).status()).toBe(200);
    await page.goto(`${service.origin}/api/logout`);
    await atSignIn(page);
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'Good to see you')).toHaveCount(0);
    expect((await page.request.get(`${service.origin}/api/admin/system`)).status()).toBe(200);
  });

  test('walks a new person by mail, a second device, a lost device and a recovery', async ({
    page,
    browser,
  }) => {
    const email = 'mila@club.example';
    const codes = await test.step('creates an account with a passkey by the link of a mail', async () => {
      await giveAuthenticator(page);
      await askForMail(page, email);
      await expectAccessible(page, 'Look into your mail');
      await page.goto((await service.mailTo(email)).link);
      await press(page, 'Continue');
      const shown = await createPasskey(page);
      await expect.poll(() => isSignedIn(page)).toBe(true);
      return shown;
    });
    await test.step('adds a passkey on a second device by the code of a mail', async () => {
      const second = await newDevice();
      await askForMail(second, email);
      await second.getByLabel('Code of six digits').fill((await service.mailTo(email, 2)).code);
      await press(second, 'Continue');
      await expect(heading(second, 'A passkey for this device?')).toBeVisible();
      await press(second, 'Create a passkey');
      await expect.poll(() => isSignedIn(second)).toBe(true);
    });
    await test.step('signs in by a recovery code without any passkey, once', async () => {
      const lost = await newDevice();
      for (const isFirst of [true, false]) {
        await atSignIn(lost);
        await lost.getByText('I lost my device').click();
        await lost.getByLabel('Recovery code').fill(codes[0] ?? '');
        await press(lost, 'Sign in with this code');
        if (isFirst) await press(lost, 'Not now');
        else await expect(lost.getByRole('alert').filter({ hasText: 'was used before' })).toBeVisible();
        await expect.poll(() => isSignedIn(lost)).toBe(true);
      }
    });

    async function newDevice(): Promise<Page> {
      const context = await browser.newContext();
      others.push(context);
      const device = await context.newPage();
      await giveAuthenticator(device);
      return device;
    }
  });

  test('leads from the sessions to the passkeys, which are named, and back', async ({ page }) => {
    await giveAuthenticator(page);
    await askForMail(page, 'manage@club.example');
    await page.getByLabel('Code of six digits').fill((await service.mailTo('manage@club.example')).code);
    await press(page, 'Continue');
    await createPasskey(page);
    await page.goto(`${service.origin}/privacy`);
    await page.getByRole('link', { name: 'Passkeys and recovery codes' }).click();
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'Your passkeys')).toBeVisible();
    await expectAccessible(page, 'Your passkeys');
    await page.getByLabel('Kept on one device').fill('My phone');
    await press(page, 'Rename Chrome on Linux');
    const removal = page.getByRole('button', { name: 'Remove My phone' });
    await expect(removal).toBeHidden();
    await page.locator('summary', { hasText: 'Remove' }).click();
    await expect(removal).toBeVisible();
    await expectAccessible(page, 'The question before a passkey is removed');
    await press(page, 'Make new recovery codes');
    await expectAccessible(page, 'Your recovery codes');
    await press(page, 'I have kept them');
    await press(page, 'Done');
    await expect(page).toHaveURL(`${service.origin}/privacy`);
  });

  test('refuses a link in a private window, and takes the code in the first window', async ({
    page,
    browser,
  }) => {
    await askForMail(page, 'private@club.example');
    const { link, code } = await service.mailTo('private@club.example');
    const context = await browser.newContext();
    others.push(context);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText('works in the browser where you asked for it')).toBeVisible();
    await expect(other.getByRole('button')).toHaveCount(0);
    expect(await isSignedIn(other)).toBe(false);
    await page.getByLabel('Code of six digits').fill(code);
    await press(page, 'Continue');
    await press(page, 'Not now');
    await expect.poll(() => isSignedIn(page)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
  });

  test('leaves nothing of a private window: the next one signs in by the passkey again', async ({
    page,
    browser,
  }) => {
    const window = await privateWindow();
    await askForMail(window, 'window@club.example');
    await window.getByLabel('Code of six digits').fill((await service.mailTo('window@club.example')).code);
    await press(window, 'Continue');
    const [code = ''] = await createPasskey(window);
    await expect.poll(() => isSignedIn(window)).toBe(true);
    await window.context().close();
    const next = await privateWindow();
    expect(await isSignedIn(next)).toBe(false);
    await atSignIn(next);
    // A private window without the passkeys of the device: the recovery code is the way.
    await next.getByText('I lost my device').click();
    await next.getByLabel('Recovery code').fill(code);
    await press(next, 'Sign in with this code');
    await press(next, 'Not now');
    await expect.poll(() => isSignedIn(next)).toBe(true);
    expect(await isSignedIn(page)).toBe(false);

    async function privateWindow(): Promise<Page> {
      const context = await browser.newContext();
      others.push(context);
      const opened = await context.newPage();
      await giveAuthenticator(opened);
      return opened;
    }
  });

  test('signs in by a phone that scans the code on the screen', async ({ page }) => {
    await giveAuthenticator(page, 'cable');
    await askForMail(page, 'phone@club.example');
    await page.getByLabel('Code of six digits').fill((await service.mailTo('phone@club.example')).code);
    await press(page, 'Continue');
    await createPasskey(page);
    await page.goto(`${service.origin}/api/logout`);
    await atSignIn(page);
    await expect(page.getByText('choose “use a phone” there and scan the code')).toBeVisible();
    await press(page, 'Sign in with a passkey');
    await expect.poll(() => isSignedIn(page)).toBe(true);
  });

  test('lets the newest of several tabs in, and tells the other to start again', async ({ page }) => {
    await giveAuthenticator(page);
    await askForMail(page, 'tabs@club.example');
    const { code } = await service.mailTo('tabs@club.example');
    const tab = await page.context().newPage();
    await atSignIn(tab);
    await page.bringToFront();
    await page.getByLabel('Code of six digits').fill(code);
    await press(page, 'Continue');
    await press(page, 'Not now');
    await expect(heading(page, 'This sign-in has expired')).toBeVisible();
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(heading(page, 'Good to see you')).toBeVisible();
  });

  test('signs in by a passkey in one tab while another waits with its question', async ({ page }) => {
    await giveAuthenticator(page);
    await askForMail(page, 'two-tabs@club.example');
    await page.getByLabel('Code of six digits').fill((await service.mailTo('two-tabs@club.example')).code);
    await press(page, 'Continue');
    await createPasskey(page);
    await page.goto(`${service.origin}/api/logout`);
    await atSignIn(page);
    const tab = await page.context().newPage();
    await atSignIn(tab);
    await page.bringToFront();
    // The question of the newest tab counts; the one before says so, and leads on.
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'This sign-in has expired')).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    await page.getByRole('link', { name: 'Start again' }).click();
    await press(page, 'Sign in with a passkey');
    await expect.poll(() => isSignedIn(page)).toBe(true);
    await tab.bringToFront();
    await press(tab, 'Cancel');
    await expect(heading(tab, 'This sign-in has expired')).toBeVisible();
    await tab.getByRole('link', { name: 'Back to the start page' }).click();
    await expect.poll(() => isSignedIn(tab)).toBe(true);
  });

  test('has a way without passkeys in a browser that knows none', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await atSignIn(page);
    await expect(page.getByText('This browser does not know passkeys.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('old@club.example');
    await press(page, 'Continue by mail');
    await page.getByLabel('Code of six digits').fill((await service.mailTo('old@club.example')).code);
    await press(page, 'Continue');
    await press(page, 'Not now');
    await expect.poll(() => isSignedIn(page)).toBe(true);
  });

  test('takes one press of the passkey button until the answer, and says when it is offline', async ({
    page,
    context,
  }) => {
    await giveAuthenticator(page);
    await askForMail(page, 'slow@club.example');
    await page.getByLabel('Code of six digits').fill((await service.mailTo('slow@club.example')).code);
    await press(page, 'Continue');
    await createPasskey(page);
    await page.goto(`${service.origin}/api/logout`);
    await atSignIn(page);
    await context.setOffline(true);
    await press(page, 'Sign in with a passkey');
    await expect(page.getByRole('alert')).toHaveText('We cannot be reached right now. Please try again.');
    await context.setOffline(false);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\/passkey/, '')));
    await page.evaluate(pressAgainOnceSent);
    await press(page, 'Sign in with a passkey');
    await expect.poll(() => isSignedIn(page)).toBe(true);
    expect(asked.filter((path) => path === '/options')).toHaveLength(1);
  });

  test('says that nothing changed when the device refuses, and goes on', async ({ page }) => {
    await atSignIn(page);
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await press(page, 'Sign in with a passkey');
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing has changed' })).toBeVisible();
  });
});
