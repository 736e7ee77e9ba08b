import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from 'playwright/test';
import { findChromium, installChromium } from './browser.ts';
import { signInByForm, zoneCookie } from './fixtures.ts';
import { photographMoves } from './move-pictures.ts';
import { maya } from './people.ts';

/*
 * npm run pictures: photographs the screens of the landing page and of the README, from the built client on the real service, as the demo
 * member with ninety days of history sees them, in both themes. Writes client/landing/pictures/NAME-THEME.webp and .github/NAME-THEME.webp.
 * With --moves: the contact sheet of the moving figures instead, see move-pictures.ts.
 */
const port = 20_000 + Math.floor(Math.random() * 20_000);
const origin = `http://127.0.0.1:${port}`;
const zone = 'UTC';
const quality = 0.8;

type Screen = { readonly name: string; readonly open: (page: Page) => Promise<void> };

/** The pictures of one page: the screens, the size of the window, and the folder of the files. */
type Album = {
  readonly folder: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly screens: readonly Screen[];
};

const dashboard: Screen = {
  name: 'dashboard',
  open: async (page) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

const landingScreens: readonly Screen[] = [
  dashboard,
  {
    name: 'workout',
    open: async (page) => {
      await page.goto('/workout');
      await page.getByRole('button', { name: 'Start Workout' }).click();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    },
  },
  {
    name: 'history',
    open: async (page) => {
      await page.goto('/history');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

const albums: readonly Album[] = [
  {
    folder: join(import.meta.dirname, '../landing/pictures'),
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 1.5,
    screens: landingScreens,
  },
  {
    folder: join(import.meta.dirname, '../../.github'),
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    screens: [dashboard],
  },
];

const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? (await installChromium()),
});
const [flag, ...words] = process.argv.slice(2);
try {
  if (flag === '--moves') await photographMoves(browser, words);
  else await photographScreens();
} finally {
  await browser.close();
}

async function photographScreens(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'rondel-pictures-'));
  const service = spawn(process.execPath, ['--import', 'tsx', 'service/testing/serve.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: data, TZ: zone },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`${origin}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 180_000 },
      )
      .toBe(true);
    for (const album of albums)
      for (const theme of ['light', 'dark'] as const) await photographAll(browser, album, theme);
  } finally {
    const ended = once(service, 'exit');
    if (service.exitCode === null && service.kill('SIGTERM')) await ended;
    await rm(data, { recursive: true, force: true });
  }
}

async function photographAll(camera: Browser, album: Album, theme: 'light' | 'dark'): Promise<void> {
  const context = await camera.newContext({
    baseURL: origin,
    colorScheme: theme,
    timezoneId: zone,
    viewport: album.viewport,
    deviceScaleFactor: album.deviceScaleFactor,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([zoneCookie(zone, origin)]);
  await signInByForm(context.request, maya.email);
  const page = await context.newPage();
  const converter = await context.newPage();
  for (const { name, open } of album.screens) {
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    const webp = await asWebp(converter, await page.screenshot());
    await writeFile(join(album.folder, `${name}-${theme}.webp`), webp);
    process.stdout.write(`${name}-${theme}.webp: ${(webp.length / 1000).toFixed(1)} kB\n`);
  }
  await context.close();
}

/** The browser's own encoder. */
async function asWebp(converter: Page, png: Buffer): Promise<Buffer> {
  const url = await converter.evaluate(
    async ([source, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
