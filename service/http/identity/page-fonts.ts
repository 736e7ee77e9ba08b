import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Context, Next } from 'koa';

const files: Readonly<Record<string, string>> = {
  '/fonts/anybody.woff2': '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
  '/fonts/hanken-grotesk.woff2':
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
};
const { resolve } = createRequire(import.meta.url);

/** Separate copies, because the names of the client's font files are hashed. */
export const fontFaces = `
@font-face { font-family: "Anybody"; src: url(/fonts/anybody.woff2) format("woff2"); font-weight: 100 900; font-stretch: 50% 150%; font-display: swap }
@font-face { font-family: "Hanken Grotesk"; src: url(/fonts/hanken-grotesk.woff2) format("woff2"); font-weight: 100 900; font-display: swap }`;

/** Serves the fonts of server-rendered pages. */
export async function servePageFont(ctx: Context, next: Next): Promise<void> {
  const file = files[ctx.path];
  if (file === undefined) await next();
  else {
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.type = 'font/woff2';
    ctx.body = await readFile(resolve(file));
  }
}
