import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, type CDPSession, chromium, expect, type Page } from 'playwright/test';
import type { FileBytes } from '#service/features/history-import/file-reading/file-bytes.ts';
import {
  healthExport,
  strongFile,
} from '#service/features/history-import/file-reading/testing/history-files.ts';
import { findChromium, installChromium } from './browser.ts';
import { apiOf, letInBy, signInByForm, zoneCookie } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { admin } from './people.ts';

/*
 * npm run bench:import-page -- --sets 200000 --megabytes 1000: the screen Bring your history in Chromium, on the real service. Prints the
 * longest time between two frames while a file of Strong is read, prepared and stored, and the memory of the worker while it reads a health
 * file. Exits with 1 when a goal is missed. Other work on the machine makes the times longer.
 */
const { values: options } = parseArgs({
  options: { sets: { type: 'string', default: '200000' }, megabytes: { type: 'string', default: '1000' } },
});
const goals = { gapMs: 100, workerMegabytes: 150 };
const person = 'bench-import@rondel.example';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const chosen = (page: Page) => page.getByLabel('Choose your files, or drop them here');
const store = (page: Page) => page.getByRole('button', { name: /^Bring \d/ });

/** Runs in the page. Text, because a compiled function names helpers that the page has not. */
const watchFrames = `
  let last = performance.now();
  window.longestFrame = 0;
  requestAnimationFrame(function frame() {
    const now = performance.now();
    window.longestFrame = Math.max(window.longestFrame, now - last);
    last = now;
    requestAnimationFrame(frame);
  })`;

/** Since it was asked for before. */
const longestFrame = (page: Page): Promise<number> =>
  page.evaluate('[window.longestFrame, (window.longestFrame = 0)][0]');

const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-import-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const service = spawn(process.execPath, ['--import', 'tsx', 'service/testing/serve.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, TZ: 'UTC', STEADY: person },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const answers = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false;
  await expect.poll(answers, { timeout: 180_000, message: 'The service starts' }).toBe(true);
  const executablePath = (await findChromium()) ?? (await installChromium());
  const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
    ...{ executablePath, timezoneId: 'UTC', baseURL: origin, viewport: { width: 390, height: 844 } },
  });
  try {
    say(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`);
    const page = await signedIn(context);
    await benchMemory(page);
    await benchFrames(page);
  } finally {
    await context.close();
  }
} finally {
  const ended = once(service, 'exit');
  if (service.exitCode === null && service.kill('SIGTERM')) await ended;
  await rm(folder, { recursive: true, force: true });
}

async function signedIn(context: BrowserContext): Promise<Page> {
  await context.addCookies([zoneCookie('UTC', origin)]);
  await signInByForm(context.request, admin.email);
  await letInBy(apiOf(context.request, origin), person);
  await signInByForm(context.request, person);
  const page = await context.newPage();
  await page.goto('/bring-history');
  return page;
}

function report(what: string, figure: number, goal: number): void {
  const isMet = figure <= goal;
  say(`${what}: ${figure.toFixed(0)} (goal: at most ${goal})${isMet ? '' : ' MISSED'}`);
  if (!isMet) process.exitCode = 1;
}

async function benchFrames(page: Page): Promise<void> {
  const path = await written(strongFile(Number(options.sets)));
  await page.reload();
  await page.evaluate(watchFrames);
  await chosen(page).setInputFiles(path);
  const goOn = page.getByRole('button', { name: 'Go on' });
  await goOn.waitFor({ timeout: 120_000 });
  report('longest frame while reading, in ms', await longestFrame(page), goals.gapMs);
  await goOn.click();
  await store(page).waitFor({ timeout: 120_000 });
  report('longest frame while preparing, in ms', await longestFrame(page), goals.gapMs);
  const began = performance.now();
  await store(page).click();
  await page.getByRole('link', { name: 'See your history' }).waitFor({ timeout: 180_000 });
  const seconds = (performance.now() - began) / 1_000;
  report('longest frame while storing, in ms', await longestFrame(page), goals.gapMs);
  say(`stored in ${seconds.toFixed(1)} s`);
}

async function benchMemory(page: Page): Promise<void> {
  const path = await written(healthExport(Number(options.megabytes) * 1e6));
  const session = await page.context().newCDPSession(page);
  const worker = workerIn(session);
  await session.send('Target.setAutoAttach', {
    ...{ autoAttach: true, waitForDebuggerOnStart: false, flatten: false },
  });
  const began = performance.now();
  await chosen(page).setInputFiles(path);
  const isRead = store(page)
    .waitFor({ timeout: 180_000 })
    .then(() => true);
  const soon = () => new Promise<false>((resolve) => void setTimeout(() => resolve(false), 100));
  while (!(await Promise.race([isRead, soon()]))) await worker.ask();
  const seconds = (performance.now() - began) / 1_000;
  say(`health file of ${options.megabytes} MB read in ${seconds.toFixed(1)} s, ${worker.answers()} samples`);
  report('memory of the worker in MB', worker.peak() / 1e6, goals.workerMegabytes);
}

type HeapUsage = { readonly totalSize: number; readonly backingStorageSize?: number };

/** The heap of the page's worker with the bytes beside it. */
function workerIn(session: CDPSession) {
  let [id, answers, peak] = [0, 0, 0];
  let sessionId: string | null = null;
  session.on('Target.attachedToTarget', (event) => {
    if (event.targetInfo.type === 'worker') ({ sessionId } = event);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message) as { result?: HeapUsage };
    if (!result) return;
    answers += 1;
    peak = Math.max(peak, result.totalSize + (result.backingStorageSize ?? 0));
  });
  return {
    ...{ answers: () => answers, peak: () => peak },
    async ask(): Promise<void> {
      if (sessionId === null) return;
      id += 1;
      const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
    },
  };
}

/** The file on the disk: a browser takes large ones only from there. */
async function written(file: FileBytes): Promise<string> {
  const path = join(folder, file.name);
  const handle = await open(path, 'w');
  for (let at = 0; at < file.size; at += 8_000_000)
    await handle.writeFile(await file.slice(at, Math.min(at + 8_000_000, file.size)));
  await handle.close();
  return path;
}
