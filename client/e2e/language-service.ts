import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { argumentsFor } from '#service/testing/programs.ts';
import { test as base, expect } from './fixtures.ts';
import { freePort } from './free-port.ts';

/** A service whose pages are in these languages too, on a separate database. All members have access. */
async function startLanguageService(languages: readonly PageLanguage[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondel-languages-'));
  const env = { LANGUAGES: ['en', ...languages].join(), PORT: String(await freePort()), DATA_DIR: dataDir };
  const child = spawn(process.execPath, argumentsFor('service/testing/serve'), {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env, TZ: process.env.E2E_ZONE, BETA_REQUIRED: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (piece) => {
      said += String(piece);
      const [, address] = /serving (\S+)\n/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error('The service ended before it answered.')));
  });
  return {
    origin,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Tests on a service whose pages are in these languages too; it starts with the first of them. */
export const testIn = (...languages: readonly PageLanguage[]) =>
  base.extend<object, { readonly languageOrigin: string }>({
    languageOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
      async ({}, use) => {
        const service = await startLanguageService(languages);
        await use(service.origin);
        await service.stop();
      },
      // Another spec may build its languages at the same time; one waits for the other.
      { scope: 'worker', timeout: 480_000 },
    ],
    baseURL: async ({ languageOrigin }, use) => use(languageOrigin),
  });
export { expect };
