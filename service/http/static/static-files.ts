import { readdirSync, type Stats } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';
import { isPageLanguage, languageCookie } from '#domain/kernel/page-language.ts';
import { acceptedEncoding } from '#service/http/compression.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { decoded } from '#service/platform/decoded.ts';
import type { ClientOfSite } from './client-page.ts';

/** The build puts a hash into the names of these files, so they never change. */
const hashed = '/assets/';
/** The file extensions that the build uses. */
const endings = { br: '.br', gzip: '.gz' } as const;
/** Pages contain a nonce and are served by `clientPage`. */
const pages = ['/index.html', '/landing.html'];

/** Files that each language has under the same path; the request names the language. */
const ofLanguage = ['/sw.js', '/manifest.webmanifest'];

type Built = { readonly folder: string; readonly files: ReadonlySet<string> };
type Client = Pick<ClientOfSite, 'folder' | 'languages'>;

/**
 * Serves the built client, with the precompressed `.br` and `.gz` files of the build. Only files that existed when they were first looked
 * for are served, so that no path leads out of the folder. A file with a hash in its name is that of any language. `clientPage` serves the
 * page.
 */
export function staticFiles({ folder, languages = new Map() }: Client): Middleware {
  const built = new Map<string, Built>();
  const builtIn = (place: string): Built => {
    const known = built.get(place) ?? { folder: place, files: filesIn(place) };
    built.set(place, known);
    return known;
  };
  builtIn(folder);
  const placesOf = (ctx: Context, path: string): readonly string[] => {
    if (path.startsWith(hashed)) return [folder, ...languages.values()];
    const language = ofLanguage.includes(path) ? ctx.query[languageCookie] : undefined;
    return [(isPageLanguage(language) && languages.get(language)) || folder];
  };
  return async function serveFile(ctx, next) {
    const path = decoded(ctx.path);
    if (isMutation(ctx) || pages.some((page) => path.startsWith(page))) return void (await next());
    const there = placesOf(ctx, path)
      .map(builtIn)
      .find(({ files }) => files.has(path));
    if (there) await sendFile(ctx, there.folder, path, there.files);
    else if (path.startsWith(hashed)) throw new NotFound();
    else await next();
  };
}

/** The URL paths of the files, without hidden files. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
  return new Set(paths.filter((path) => !path.includes('/.')));
}

/** Sends the whole file, ignoring ranges. @throws NotFound when the file was deleted after the start. */
async function sendFile(
  ctx: Context,
  folder: string,
  path: string,
  files: ReadonlySet<string>,
): Promise<void> {
  const encoding = acceptedEncoding(ctx, (name) => files.has(path + endings[name]));
  const setHeaders = (_: unknown, __: string, stats: Stats) => {
    ctx.type = extname(path) === '.svg' ? 'image/svg+xml; charset=utf-8' : extname(path);
    ctx.vary('Accept-Encoding');
    if (encoding) ctx.set('Content-Encoding', encoding);
    ctx.set('Cache-Control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache');
    ctx.etag = `W/"${stats.size}-${stats.mtime.getTime()}"`;
  };
  await send(ctx, encodeURI(encoding ? path + endings[encoding] : path), {
    root: folder,
    brotli: false,
    gzip: false,
    setHeaders,
  }).catch((error: unknown) => {
    throw isMissing(error) ? new NotFound() : error;
  });
  if (ctx.fresh) ctx.status = 304;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;
