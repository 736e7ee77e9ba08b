import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, request as requests } from 'playwright/test';
import { argumentsFor } from '#service/testing/programs.ts';
import { apiOf, test as base, expect, letInBy, signInByForm, zoneCookie } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { admin } from './people.ts';

/** A service for the tests of one file, because its clock moves for everybody. */
export const test = base.extend<
  object,
  { service: { readonly origin: string; setClock(at: string): Promise<void> } }
>({
  service: [
    async ({ browserName: _ }, use) => {
      const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'rondel-clock-'))];
      const child = spawn(process.execPath, argumentsFor('service/testing/serve'), {
        cwd: join(import.meta.dirname, '../..'),
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, TZ: process.env.E2E_ZONE },
      });
      await serving(child);
      await use({
        origin: `http://127.0.0.1:${port}`,
        async setClock(at) {
          child.send(at);
          await once(child, 'message');
        },
      });
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ service }, use) => use(service.origin),
});

async function serving({ stdout }: ChildProcess): Promise<void> {
  for await (const text of stdout ?? []) if (String(text).includes('serving ')) return;
  throw new Error('The service of the test did not start.');
}

/** Lets people into the beta of that service, as its admin. */
export async function letInto(origin: string, timeZone: string, emails: readonly string[]): Promise<void> {
  const ada = await requests.newContext({
    baseURL: origin,
    storageState: { cookies: [zoneCookie(timeZone, origin)], origins: [] },
  });
  await signInByForm(ada, admin.email);
  for (const email of emails) await letInBy(apiOf(ada, origin), email);
  await ada.dispose();
}

/** Pictures of a moment in both widths and both looks, beside the other results of the test. */
export async function moment(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.screenshot({ path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`) });
    }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
}
