import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import * as z from 'zod';
import { languageCookie, type PageLanguage, pageLanguageOf } from '#domain/kernel/page-language.ts';
import { clientRouteOf } from '#service/http/client-routes-contract.ts';
import { sendCompressed } from '#service/http/compression.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { html } from '#service/http/html.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { chosenTheme, themeCookie, withTheme } from './theme-contract.ts';

export type ClientOfSite = {
  /** The client that was built in English. */
  readonly folder: string;
  /** The client in other languages, by the tag. A build that ends while the service runs is added. */
  readonly languages?: ReadonlyMap<PageLanguage, string>;
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
 * of the screen and into which the client renders. The page has the language of the link, else that of the browser's choice, else the first
 * that the browser asks for. A link that names a language is a choice.
 * @param sessionCookie the name of the session cookie.
 */
export function clientPage(client: ClientOfSite, sessionCookie: string): Middleware {
  const { folder, routes, languages = new Map<PageLanguage, string>() } = client;
  const known = ['/', '/index.html', ...routes];
  const read = new Map<string, PagesOfLanguage>();
  const pagesIn = (place: string): PagesOfLanguage => {
    const pages = read.get(place) ?? pagesOf(place, client);
    read.set(place, pages);
    return pages;
  };
  pagesIn(folder);
  return async function servePage(ctx) {
    if (isMutation(ctx)) throw new NotFound();
    const path = ctx.path.replace(/(?<=.)\/$/, '');
    const route = clientRouteOf(path, known);
    ctx.status = route === null ? 404 : 200;
    // After a sign-in, back navigation must not show the earlier page at `/`.
    ctx.set('Cache-Control', path === '/' ? 'no-store' : 'no-cache');
    ctx.vary(['Accept-Encoding', 'Accept-Language', 'Cookie']);
    ctx.type = 'text/html; charset=utf-8';
    const offered: readonly PageLanguage[] = ['en', ...languages.keys()];
    const language = languageOfRequest(ctx, offered);
    ctx.set('Content-Language', language);
    const reader = ctx.cookies.get(sessionCookie, { signed: false }) ? 'member' : 'visitor';
    const theme = chosenTheme(ctx.cookies.get(themeCookie, { signed: false }));
    const page = pagesIn(languages.get(language) ?? folder)(route)[reader]();
    await sendPage(ctx, withLanguages(withTheme(page, theme), offered));
  };
}

/** A page that names the languages in which it can also be had; a page in the only language names none. */
const withLanguages = (page: string, offered: readonly PageLanguage[]): string =>
  offered.length > 1 ? page.replace('<html', `<html data-languages="${offered.join(' ')}"`) : page;

const yearMs = 365 * 24 * 3_600_000;

function languageOfRequest(ctx: Context, offered: readonly PageLanguage[]): PageLanguage {
  const named = ctx.query[languageCookie];
  const choices = [named, ctx.cookies.get(languageCookie, { signed: false })];
  const language = pageLanguageOf(choices, ctx.get('Accept-Language'), offered);
  if (named === language)
    ctx.cookies.set(languageCookie, language, {
      ...{ signed: false, httpOnly: false, sameSite: 'lax', maxAge: yearMs, secure: ctx.secure },
    });
  return language;
}

/** The page of a browser without a session says so: the client then asks for no member, which would be an error in its console. */
const visitorPage = (page: string): string => page.replace('<html ', '<html data-visitor ');

const preloadsSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), reads: z.array(z.string()) }),
);
const framesSchema = z.record(z.string(), z.object({ markup: z.string(), styles: z.string() }));
/** Put together for each answer: as whole texts, the pages of six languages would take 20 MB of memory. */
type PageOfScreen = { readonly visitor: () => string; readonly member: () => string };
type PagesOfLanguage = (route: string | null) => PageOfScreen;

function pagesOf(folder: string, { supportEmail }: ClientOfSite): PagesOfLanguage {
  const [empty = '', landing = ''] = ['index.html', 'landing.html'].map((file) =>
    readFileSync(join(folder, file), 'utf8').replaceAll(supportPlace, html`${supportEmail}`.markup),
  );
  const screens = pagesOfScreens(folder, empty);
  const unnamed: PageOfScreen = { visitor: () => visitorPage(empty), member: () => empty };
  const first: PageOfScreen = { ...(screens.get('/') ?? unnamed), visitor: () => landing };
  return (route) => (route === '/' ? first : (screens.get(route ?? '') ?? unnamed));
}

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
      const framed = (): string =>
        pageWith([styles, ...named, read]).replace(contentPlace, () =>
          contentPlace.replace('><', () => `>${markup}<`),
        );
      return [path, { visitor: () => visitorPage(pageWith(named)), member: framed }];
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
