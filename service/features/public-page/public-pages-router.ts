import Router from '@koa/router';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Language } from '#domain/kernel/language.ts';
import { isHandle } from '#domain/public-page/handle-rules.ts';
import { acceptedEncoding, compressed, type Encoding } from '#service/http/compression.ts';
import { GettingReady, HttpFailure } from '#service/http/errors/http-failures.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { pathPart } from '#service/http/read-request.ts';
import { askedLanguageOf } from '#service/http/request-language.ts';
import { createSemaphore } from '#service/platform/concurrency.ts';
import type { createPageReader, ShownPage } from './page-reader.ts';
import { cardOf } from './public-card.ts';
import { missingPage, pageOf, pagePolicy } from './public-page.ts';

type Deps = {
  readonly publicOrigin: string;
  readonly read: ReturnType<typeof createPageReader>;
  readonly limits: RateLimits['publicPage'];
  readonly canServe: () => boolean;
};

/** Caches hold a page for half a minute, those behind each other included, so that one that was turned off is gone within a minute. */
const cacheControl = 'public, max-age=30, must-revalidate';

/** Public pages and their pictures, without a sign-in, session or cookie. */
export function publicPages({ publicOrigin, read, limits, canServe }: Deps): Router {
  const rendered = createRenderer(publicOrigin);
  const drawn = createDrawer();
  const find = async (ctx: Context): Promise<ShownPage | null> => {
    if (!canServe()) throw new GettingReady();
    const handle = pathPart(ctx, 'handle');
    const page = await read(handle);
    if (!page) await limits.missed(ctx);
    return page;
  };
  return new Router({ sensitive: true, strict: true })
    .get('/u/:handle', async (ctx) => {
      await limits.page(ctx);
      if (isOtherSpelling(pathPart(ctx, 'handle'))) return toSmallLetters(ctx);
      const page = await find(ctx);
      await (page ? sendPage(ctx, page, rendered) : sendMissing(ctx));
    })
    .get('/u/:handle/card.png', async (ctx) => {
      await limits.picture(ctx);
      const page = await find(ctx);
      if (!page) return sendMissing(ctx);
      setPublic(ctx, page);
      ctx.type = 'image/png';
      if (!isFresh(ctx, page.digest)) ctx.body = await drawn(page);
    });
}

/** Whether a path is a handle in capital letters. Every such path leads to that in small letters, whether or not there is a page. */
const isOtherSpelling = (text: string): boolean => !isHandle(text) && isHandle(text.toLowerCase());

function toSmallLetters(ctx: Context): void {
  ctx.status = 301;
  ctx.redirect(`/u/${pathPart(ctx, 'handle').toLowerCase()}`);
}

function setPublic(ctx: Context, { isIndexed }: ShownPage): void {
  ctx.set({ 'Cache-Control': cacheControl, 'Content-Security-Policy': pagePolicy });
  if (!isIndexed) ctx.set('X-Robots-Tag', 'noindex');
}

/** Sets the revision, and whether the reader has it already. */
function isFresh(ctx: Context, digest: string): boolean {
  ctx.status = 200;
  ctx.etag = digest;
  if (ctx.fresh) ctx.status = 304;
  return ctx.status === 304;
}

async function sendPage(ctx: Context, page: ShownPage, rendered: Render): Promise<void> {
  const language = askedLanguageOf(ctx);
  setPublic(ctx, page);
  ctx.vary(['Accept-Encoding', 'Accept-Language']);
  ctx.set('Content-Language', language);
  ctx.type = 'text/html; charset=utf-8';
  // Weak, because the plain page and the compressed ones have other bytes.
  if (isFresh(ctx, `W/"${language === 'en' ? page.digest : `${page.digest}.${language}`}"`)) return;
  const encoding = acceptedEncoding(ctx);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = await rendered(page, encoding, language);
}

/** The same for every address without a page, and in no cache. */
function sendMissing(ctx: Context): void {
  const language = askedLanguageOf(ctx);
  ctx.vary('Accept-Language');
  ctx.set('Content-Language', language);
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': pagePolicy,
    'X-Robots-Tag': 'noindex',
  });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = missingPage(language);
  ctx.status = 404;
}

type Render = (
  page: ShownPage,
  encoding: Encoding | undefined,
  language: Language,
) => Promise<string | Buffer>;

/** Some 8 kB each. */
const mostRendered = 500;

/** Renders and compresses each page once for each digest and language. What it holds of a page that is gone leaves the memory within a minute. */
function createRenderer(origin: string): Render {
  const known = new LRUCache<string, Promise<string | Buffer>>({ max: mostRendered, ttl: 60_000 });
  return (page, encoding, language) => {
    const key = `${encoding} ${language} ${page.digest}`;
    const text = known.get(key) ?? compressed(pageOf(page, origin, language), encoding);
    known.set(key, text);
    return text;
  };
}

/** Some 40 kB each. */
const mostPictures = 100;
const mostWaiting = 20;

/** Draws one picture at a time, each once for each digest, and refuses more than a few that wait. */
function createDrawer(): (page: ShownPage) => Promise<Buffer> {
  const known = new LRUCache<string, Promise<Buffer>>({ max: mostPictures, ttl: 60_000 });
  const inTurn = createSemaphore(1);
  let waiting = 0;
  return async (page) => {
    const before = known.get(page.digest);
    if (before) return before;
    if (waiting >= mostWaiting) throw new PictureBusy();
    waiting += 1;
    const picture = inTurn(() => cardOf(page)).finally(() => {
      waiting -= 1;
    });
    known.set(page.digest, picture);
    picture.catch(() => known.delete(page.digest));
    return picture;
  };
}

class PictureBusy extends HttpFailure {
  constructor() {
    super(503, 'picture-busy', 'This picture is not ready. Please try again in a moment.', {
      'Retry-After': '5',
    });
  }
}
