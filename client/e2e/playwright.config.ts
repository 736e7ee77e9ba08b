import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { argumentsFor } from '#service/testing/programs.ts';
import { findChromium, withoutAddressBar } from './browser.ts';
import { hookPort, luckyPeople, moreAdmins, pictureOrigin, pushPort, steadyPeople } from './people.ts';

// Looked for once: to find out whether a browser starts it has to start, and each worker reads this file.
process.env.E2E_BROWSER ??= (await findChromium()) ?? '';
const executablePath = process.env.E2E_BROWSER;
process.env.E2E_SWITCH ??= executablePath && (await withoutAddressBar(executablePath));
const port = process.env.E2E_PORT ?? '3987';
const baseURL = `http://127.0.0.1:${port}`;
/**
 * A zone in which it is about noon now, so that no test lives through midnight. The runner chooses it and its workers inherit it: each
 * process reads this file, and one that started an hour later would choose another zone than the service has.
 */
process.env.E2E_ZONE ??= noonZone(new Date());
const timezoneId = process.env.E2E_ZONE;
/** Inherited too: a test that plays a foreign program writes events beside the service. */
process.env.E2E_DATA_DIR ??= temporaryFolder();

// Expected dates are formatted here, in the region of the browser under test.
Object.defineProperty(globalThis, 'navigator', {
  value: { userAgent: 'tests', languages: ['en-US'] },
  configurable: true,
});

/** Specs about all members, and the component page: its one worker would be the last of the other project, with a core for itself. */
const alone = ['*.alone.spec.ts', 'component-page.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  // Every test brings separate people, so that tests may run side by side on one service.
  fullyParallel: true,
  // One more than the cores of CI, because a page often waits.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    timezoneId,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    // Motion takes time in each test; those that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // No test could route the answers of a service worker.
    serviceWorkers: 'block',
    // Snapshots tell enough: pictures of every moment only cost time. They are not looked at after CI, and recording takes time too.
    trace: { mode: process.env.CI ? 'off' : 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        process.env.E2E_SWITCH,
      ],
    },
  },
  projects: [
    { name: 'screens', testIgnore: alone },
    // It has a service for itself: browser-tests.ts starts the two with `--no-deps`.
    { name: 'alone', testMatch: alone, dependencies: ['screens'], workers: 1 },
  ],
  webServer: {
    command: ['node', ...argumentsFor('service/testing/serve').map((part) => JSON.stringify(part))].join(' '),
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      // The demo people live where the service does: no member in these tests has travelled.
      TZ: timezoneId,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAILS: moreAdmins.join(','),
      STEADY: steadyPeople.join(','),
      LUCKY: luckyPeople.join(','),
      PROFILE_IMAGE_ORIGINS: pictureOrigin,
      PUSH_ORIGINS: `http://127.0.0.1:${pushPort(port)}`,
      WEBHOOK_ORIGINS: `http://127.0.0.1:${hookPort(port)}`,
    },
  },
});

/** Only the runner makes one, and deletes it when the service has ended. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rondel-e2e-'));
  // Where the tests run as root, Postgres runs under another account. Its data would be elsewhere and stay there.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}

/** West of Greenwich is `Etc/GMT+n`. */
function noonZone(now: Date): string {
  const hoursEast = 12 - now.getUTCHours();
  if (hoursEast === 0) return 'Etc/GMT';
  return hoursEast > 0 ? `Etc/GMT-${hoursEast}` : `Etc/GMT+${-hoursEast}`;
}
