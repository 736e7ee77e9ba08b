import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { bytesOf, landingFiles, readManifest, scriptsOf } from './bundle-size.ts';
import { expect, steady, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { maya } from './people.ts';
import { report } from './report.ts';

const isReact = /assets\/react-.*\.js$/;
const freshAddress = (): string => `landing-${randomUUID()}@rondel.example`;

test.describe('The HTML of the landing page', () => {
  test('has the heading, wheel, form and their styles with the nonce of the policy', async ({ request }) => {
    const answer = await request.get('/', steady);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
    expect(html).toContain('Give today a\u00a0spin.</h1>');
    expect(html).toContain('aria-label="Quest wheel with eight challenges"');
    expect(html).toMatch(/<input[^>]* type="email"[^>]*>/);
    expect(html).toContain(`<style nonce="${nonce}" data-styled="true"`);
    // A file's name may have two underscores in a row: hashes do.
    expect(html).not.toMatch(/__[A-Z_]+__/);
  });

  test('has no inline script', async ({ request }) => {
    const html = await (await request.get('/', steady)).text();
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.map(([, content]) => content)).toEqual(['']);
  });

  test('is complete and accessible before any script, and React takes it over unchanged', async ({
    page,
  }) => {
    const scripts = hold();
    const reports: string[] = [];
    await page.route('**/assets/*.js', scripts.route);
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) reports.push(request.postData() ?? '');
    });
    await page.goto('/', { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await expect(page).toHaveTitle('Spin a quest. Build a habit. · Rondel');
    await expectAccessible(page, 'the landing page before its scripts', { isOtherWhenWide: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await email.fill('early@rondel.example');
    // Handles, not locators: these very elements must still be there.
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const button = await page.getByRole('button', { name: 'Join Beta' }).last().elementHandle();
    const look = () =>
      heading.evaluate((element) => `${element.className} ${getComputedStyle(element).font}`);
    const before = await look();
    scripts.letGo();
    await page.waitForLoadState();
    await button.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('early@rondel.example');
    await expect(page).toHaveTitle('Spin a quest. Build a habit. · Rondel');
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    expect(await look()).toBe(before);
    await page.waitForLoadState('networkidle');
    expect(reports).toEqual([]);
  });

  test('keeps input that is typed and sent before its scripts arrive', async ({ page }) => {
    const [entry, rest] = [hold(), hold()];
    const opened: string[] = [];
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
      if (request.url().endsWith('/api/beta/request')) asked.push(request.postData());
    });
    const html = await (await page.request.get('/', steady)).text();
    const named = [...html.matchAll(/(?:href|src)="(\/[^"]+\.js)"/g)].map(([, file]) => file);
    await page.route(({ pathname }) => named.includes(pathname), entry.route);
    await page.route(({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname), rest.route);

    await page.goto('/', { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await email.fill('hurried@rondel.example');
    await test.step('before any script has come', async () => {
      await email.press('Enter');
      await page.getByRole('button', { name: 'Request Beta Access' }).first().click();
    });
    await test.step('before React has come', async () => {
      const later = page.waitForRequest('**/assets/landing-start-*.js');
      entry.letGo();
      await later;
      await email.press('Enter');
    });
    await expect(email).toHaveValue('hurried@rondel.example');
    expect(asked).toEqual([]);
    rest.letGo();
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
    expect(asked).toEqual([JSON.stringify({ email: 'hurried@rondel.example' })]);
    expect(opened).toHaveLength(1);
  });

  test('brings a visitor who presses Join Beta before React has come to the form', async ({ page }) => {
    const scripts = hold();
    await page.route('**/assets/landing-start-*.js', scripts.route);
    const later = page.waitForRequest('**/assets/landing-start-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await later;
    await page.getByRole('button', { name: 'Join Beta' }).last().click();
    scripts.letGo();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('is not what a member gets, also where the browser holds the page of before', async ({
    page,
    signIn,
  }) => {
    await page.goto('/');
    await page.goto('/help');
    await signIn(maya.email);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
    const answer = await page.goto('/');
    const html = await answer?.text();
    expect(html).toContain('<nav aria-label="Dock"');
    expect(html).not.toContain('type="email"');
    await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  });
});

test.describe('The landing page, before its visitor does something', () => {
  test.use({ isHandStill: true });

  test('loads a few kilobytes of scripts, and React with the first movement', async ({ page }) => {
    const manifest = readManifest();
    const loaded = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const bytes = [...loaded].reduce((sum, file) => sum + bytesOf(file), 0);
    report('size', `landing before the first act ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(4_000);
    await page.mouse.move(7, 7);
    await page.mouse.move(9, 9);
    await expect.poll(() => [...loaded].sort()).toEqual([...landingFiles(manifest)].sort());
  });

  test('has the field of the form ready at once when Join Beta is pressed', async ({ page }) => {
    const scripts = hold();
    await page.route(isReact, scripts.route);
    await page.goto('/');
    await page.getByRole('button', { name: 'Join Beta' }).first().click();
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport();
    await email.fill('early@rondel.example');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    scripts.letGo();
    await expect(page.getByRole('button', { name: 'Join Beta' }).first()).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY), 'React leaves the visitor where they are').toBe(0);
    await expect(email).toHaveValue('early@rondel.example');
  });

  test('asks again for scripts that failed, by the next press', async ({ page, complaints }) => {
    await page.route(isReact, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => isReact.test(request.url()));
    await page.goto('/');
    await page.mouse.move(7, 7);
    await page.mouse.move(9, 9);
    await failed;
    await page.unroute(isReact);
    await page.getByLabel('Email').fill(freshAddress());
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
    complaints.length = 0;
  });

  test('takes a request where the browser keeps nothing for the page', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await page.getByLabel('Email').fill(freshAddress());
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
  });

  test('is loaded again, with what was typed, where a release has replaced its scripts', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    let isLater = false;
    page.on('request', (request) => {
      isLater ||= request.isNavigationRequest();
    });
    await page.route(isReact, (route) => (isLater ? route.continue() : route.fulfill({ status: 404 })));
    const address = freshAddress();
    await page.getByLabel('Email').fill(address);
    const loaded = page.waitForEvent('load');
    await page.getByLabel('Email').press('Enter');
    await loaded;
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
    complaints.length = 0;
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads well and says how to ask for access', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Give today a' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Quest wheel with eight challenges' })).toBeVisible();
    for (const program of ['Weight Management', 'Muscle Building', 'Daily Maintenance'])
      await expect(page.getByRole('heading', { name: program })).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
      'href',
      'mailto:support@localhost',
    );
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.getByRole('link', { name: 'Join Beta' }).last().click();
    await expect(page.getByRole('link', { name: 'support@localhost' })).toBeInViewport();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page).toHaveURL(/dev-idp/);
  });
});
