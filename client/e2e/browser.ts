import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

/** The headless build first: it takes a third less of the processor than the one with windows. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that is already on the machine: Playwright's own build, else the system's; null when there is none. */
export async function findChromium(): Promise<string | null> {
  for (const path of [chromium.executablePath(), ...systemBrowsers]) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere && (await isLaunchable(path))) return path;
  }
  return null;
}

/** Pages of the address bar, which a Chromium with windows loads into each window: a third of the processor's time of these tests. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The switch with which Playwright starts this Chromium, extended by those pages: Chromium follows only the last of its kind. */
export async function withoutAddressBar(executablePath: string): Promise<string> {
  const server = await chromium.launchServer({ executablePath });
  const name = '--disable-features=';
  const own = server.process().spawnargs.find((argument) => argument.startsWith(name)) ?? name;
  await server.close();
  return [own, ...addressBar].join(',');
}

/** Installs a Chromium: Playwright's download where it can be reached, else the package of a Debian that lets us. */
export async function installChromium(): Promise<string> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await run(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { env, timeout: 180_000 }).catch(
    () => {},
  );
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  await installFromDebian();
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Google Chrome and run again.',
  );
}

/** The second has the widths of Arial, which stands in on most devices until the fonts of the app are there. */
const fonts = ['fonts-dejavu-core', 'fonts-liberation'];

async function installFromDebian(): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = async (...args: readonly string[]): Promise<boolean> => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { timeout: 600_000 }).then(
      () => true,
      () => false,
    );
  };
  await aptGet('update');
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (await aptGet('install', '-y', '--no-install-recommends', browser, ...fonts)) return;
}

async function isLaunchable(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
