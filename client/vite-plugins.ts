import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const sprite = join(import.meta.dirname, 'design/icons.svg');

/** Puts the icon sprite into the page: a reference into a file of its own is not let through by every browser's policy. */
export function inlineIcons(): Plugin {
  return {
    name: 'inline-icons',
    async transformIndexHtml(html) {
      const icons = await readFile(sprite, 'utf8');
      return html.replace('</body>', `<div hidden>${icons.replace(/\n\s*/g, '')}</div></body>`);
    },
  };
}

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Below this many bytes the header costs more than the compression saves. */
const worthwhileBytes = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Lays `.br` and `.gz` beside every built text file. Not beside the page: its nonce changes with each answer. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = join(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(directory, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(directory, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhileBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await brotli(content, quality));
  await writeFile(`${path}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }));
}
