import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import * as z from 'zod';
import { clientRouteOf } from '#service/http/client-routes-contract.ts';
import { sendCompressed } from '#service/http/compression.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { html } from '#service/http/html.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { chosenTheme, themeCookie, withTheme } from './theme-contract.ts';

export type ClientOfSite = {
  /** The built client. */
  readonly folder: string;
  /** Paths of the client, such as `/dashboard`, without a trailing slash. */
  readonly routes: readonly string[];
  /** Shown on the landing page without JavaScript. */
  readonly supportEmail: string;
};

const contentPlace = '<div id="root"></div>';
const scriptPlace = '<script type="module"';
const noncePlace = '__NONCE__';
const supportPlace = '__SUPPORT_EMAIL__';

/**
 * Answers every otherwise unmatched path with a page of the client. Known routes get 200, others 404, so that the client can show its
 * not-found screen. A visitor at `/` gets the prerendered landing page. A browser with a session gets the empty page, which names the reads
 * of the screen and into which the client renders.
 * @param sessionCookie the name of the session cookie.
 */
export function clientPage(
  { folder, routes, supportEmail }: ClientOfSite,
  sessionCookie: string,
): Middleware {
  const [empty = '', landing = ''] = ['index.html', 'landing.html'].map((file) =>
    readFileSync(join(folder, file), 'utf8').replaceAll(supportPlace, html`${supportEmail}`.markup),
  );
  const known = ['/', '/index.html', ...routes];
  const screens = pagesOfScreens(folder, empty);
  const pages = screens.set('/', { visitor: landing, member: screens.get('/')?.member ?? empty });
  const unnamed: PageOfScreen = { visitor: visitorPage(empty), member: empty };
  return async function servePage(ctx) {
    if (isMutation(ctx)) throw new NotFound();
    const path = ctx.path.replace(/(?<=.)\/$/, '');
    const route = clientRouteOf(path, known);
    ctx.status = route === null ? 404 : 200;
    // After a sign-in, back navigation must not show the earlier page at `/`.
    ctx.set('Cache-Control', path === '/' ? 'no-store' : 'no-cache');
    ctx.vary(['Accept-Encoding', 'Cookie']);
    ctx.type = 'text/html; charset=utf-8';
    const reader = ctx.cookies.get(sessionCookie, { signed: false }) ? 'member' : 'visitor';
    const theme = chosenTheme(ctx.cookies.get(themeCookie, { signed: false }));
    await sendPage(ctx, withTheme((pages.get(route ?? '') ?? unnamed)[reader], theme));
  };
}

/** The page of a browser without a session says so: the client then asks for no member, which would be an error in its console. */
const visitorPage = (page: string): string => page.replace('<html ', '<html data-visitor ');

const preloadsSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), reads: z.array(z.string()) }),
);
const framesSchema = z.record(z.string(), z.object({ markup: z.string(), styles: z.string() }));
type PageOfScreen = { readonly visitor: string; readonly member: string };

/**
 * The empty page of each screen. It names the screen's scripts, so that they load together with those of the page. For a browser with a
 * session it also names the reads of the screen, which the page's first script requests meanwhile. It shows the screen's frame, rendered
 * when the client was built, so that the member sees it before any script has arrived.
 */
function pagesOfScreens(folder: string, empty: string): Map<string, PageOfScreen> {
  const preloads = readBuilt(folder, 'preloads.json', preloadsSchema);
  const frames = readBuilt(folder, 'frames.json', framesSchema);
  return new Map(
    Object.entries(preloads).map(([path, { scripts, reads }]) => {
      const named = scripts.map(
        (name) =>
          html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" nonce="${noncePlace}">`
            .markup,
      );
      const read = html`<meta name="reads" content="${reads.join(' ')}">`.markup;
      const { markup = '', styles = '' } = frames[path] ?? {};
      // Before those that the page names for all screens: a browser asks for them in this order.
      const pageWith = (links: readonly string[]): string =>
        empty.replace(scriptPlace, () => `${links.join('')}${scriptPlace}`);
      const framed = pageWith([styles, ...named, read]).replace(contentPlace, () =>
        contentPlace.replace('><', () => `>${markup}<`),
      );
      return [path, { visitor: visitorPage(pageWith(named)), member: framed }];
    }),
  );
}

/** A file that the build has written for the service; null without a build. */
function readBuilt<Built extends object>(
  folder: string,
  name: string,
  schema: z.ZodType<Built>,
): Built | Record<string, never> {
  const file = join(folder, '.vite', name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/**
 * A page is compressed for each answer, because of its nonce. The nonce is a secret, but the page repeats no part of the request, so its
 * length reveals nothing (BREACH, decision 16).
 */
const sendPage = (ctx: Context, template: string): Promise<void> =>
  sendCompressed(ctx, template.replaceAll(noncePlace, ctx.state.allowPage()));
