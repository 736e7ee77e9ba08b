// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/*
 * npm start. Runs the bundle of the service while no source has changed since it was made: that takes a third of the work. Otherwise tsx
 * compiles the sources as they are loaded, and the next start gets a bundle of them. JavaScript, because Node 20 reads no types.
 */
const root = new URL('../../', import.meta.url);

/**
 * Of the files, and of the program that makes the bundle of them.
 * @param {readonly string[]} files
 */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of ['service/app/bundle.ts', ...files])
    hash.update(file).update(readFileSync(new URL(file, root)));
  return hash.digest('hex');
}

/** @returns {string | null} the address of the bundle; null when there is none, or an older one */
function currentBundle() {
  try {
    /** @type {unknown} */
    const manifest = JSON.parse(readFileSync(new URL('dist/service.json', root), 'utf8'));
    const { main, hash, files } = /** @type {{ main: string, hash: string, files: string[] }} */ (manifest);
    return hashOf(files) === hash ? new URL(main, root).href : null;
  } catch {
    return null;
  }
}

const bundle = currentBundle();
if (bundle) {
  process.setSourceMapsEnabled(true);
  await import(bundle);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  // For the processes that this one forks.
  process.execArgv.push('--import', 'tsx');
  await import('../main.ts');
  await bundleForNextStart();
}

async function bundleForNextStart() {
  try {
    const { bundleService } = await import('./bundle.ts');
    await bundleService(hashOf);
  } catch (error) {
    process.emitWarning(
      `The service could not be bundled, so its next start takes as long as this one. ${String(error)}`,
    );
  }
}
