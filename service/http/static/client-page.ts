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
import { type FrameFact, factPlaces, frameFacts } from './frame-contract.ts';
import type { FrameFacts, ReadFrameFacts } from './frame-facts.ts';
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
  /** Reads what the frame of a screen shows of its reader; nothing, when absent. */
  readonly factsOf?: ReadFrameFacts;
};

const contentPlace = '<div id="root"></div>';
const scriptPlace = '<script type="module"';
const noncePlace = '__NONCE__';
const supportPlace = '__SUPPORT_EMAIL__';

const nothing: FrameFacts = new Map();

/**
 * Answers every otherwise unmatched path with a page of the client. Known routes get 200, others 404, so that the client can show its
 * not-found screen. A visitor at `/` gets the prerendered landing page. A browser with a session gets the page of the screen, which names
 * the reads of the screen. The page has the language of the link, else that of the browser's choice, else the first that the browser asks
 * for. A link that names a language is a choice.
 * @param sessionCookie the name of the session cookie.
 */
export function clientPage(client: ClientOfSite, sessionCookie: string): Middleware {
  const {
    folder,
    routes,
    languages = new Map<PageLanguage, string>(),
    factsOf = async () => nothing,
  } = client;
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
    const screen = pagesIn(languages.get(language) ?? folder)(route);
    const facts = await factsFor(ctx, screen);
    const theme = chosenTheme(ctx.cookies.get(themeCookie, { signed: false }));
    const page = pageFor(ctx, screen, facts);
    await sendPage(ctx, withLanguages(withTheme(page, theme), offered), facts);
  };

  async function factsFor(ctx: Context, { needs }: PageOfScreen): Promise<FrameFacts> {
    if (needs.length === 0) return nothing;
    const facts = await factsOf(ctx);
    return needs.every((fact) => facts.has(fact)) ? facts : nothing;
  }

  function pageFor(ctx: Context, { visitor, member }: PageOfScreen, facts: FrameFacts): string {
    // Otherwise the way back in the browser would show the name after a sign-out.
    if (facts.size > 0) ctx.set('Cache-Control', 'no-store');
    return ctx.cookies.get(sessionCookie, { signed: false }) ? member(facts) : visitor();
  }
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
const frameSchema = z.object({ markup: z.string(), styles: z.string() });
const framesSchema = z.record(
  z.string(),
  frameSchema.extend({ known: frameSchema.extend({ needs: z.array(z.enum(frameFacts)) }).optional() }),
);
type Frame = z.infer<typeof frameSchema>;
/** Put together for each answer: as whole texts, the pages of six languages would take 20 MB of memory. */
type PageOfScreen = {
  readonly visitor: () => string;
  /** Has the frame that shows the facts, if there are any. */
  readonly member: (facts: FrameFacts) => string;
  /** The facts in that frame. */
  readonly needs: readonly FrameFact[];
};
type PagesOfLanguage = (route: string | null) => PageOfScreen;

function pagesOf(folder: string, { supportEmail }: ClientOfSite): PagesOfLanguage {
  const [empty = '', landing = ''] = ['index.html', 'landing.html'].map((file) =>
    readFileSync(join(folder, file), 'utf8').replaceAll(supportPlace, html`${supportEmail}`.markup),
  );
  const screens = pagesOfScreens(folder, empty);
  const other: PageOfScreen = { visitor: () => visitorPage(empty), member: () => empty, needs: [] };
  const first: PageOfScreen = { ...(screens.get('/') ?? other), visitor: () => landing };
  return (route) => (route === '/' ? first : (screens.get(route ?? '') ?? other));
}

/**
 * The page of each screen. It names the screen's scripts, so that they load together with those of the page. For a browser with a
 * session it also names the reads of the screen, which the page's first script requests meanwhile. It shows the screen's frame, rendered
 * when the client was built, so that the member sees it before any script has arrived.
 */
function pagesOfScreens(folder: string, empty: string): Map<string, PageOfScreen> {
  const preloads = readBuilt(folder, 'preloads.json', preloadsSchema);
  const frames = readBuilt(folder, 'frames.json', framesSchema);
  return new Map(
    Object.entries(preloads).map(([path, { scripts, reads }]) => {
      const links = scripts.map(
        (name) =>
          html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" nonce="${noncePlace}">`
            .markup,
      );
      const read = html`<meta name="reads" content="${reads.join(' ')}">`.markup;
      const { known, ...plain } = frames[path] ?? { markup: '', styles: '' };
      const needs = known?.needs ?? [];
      // Before those that the page names for all screens: a browser asks for them in this order.
      const pageWith = (head: readonly string[]): string =>
        empty.replace(scriptPlace, () => `${head.join('')}${scriptPlace}`);
      const framed = ({ markup, styles }: Frame): string =>
        pageWith([styles, ...links, read]).replace(contentPlace, () =>
          contentPlace.replace('><', () => `>${markup}<`),
        );
      const member = (facts: FrameFacts): string => framed(known && facts.size > 0 ? known : plain);
      return [path, { visitor: () => visitorPage(pageWith(links)), member, needs }];
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
 * A page is compressed for each answer, because of its nonce. The nonce is a secret and a name is personal, but the page repeats no part of the
 * request, so its length reveals nothing (BREACH, decision 16). Facts come last and at once, so that no name is read as a place.
 */
function sendPage(ctx: Context, template: string, facts: FrameFacts): Promise<void> {
  const page = template.replaceAll(noncePlace, ctx.state.allowPage());
  const known = page.replace(factPlaces, (_, fact: FrameFact) => html`${facts.get(fact) ?? ''}`.markup);
  return sendCompressed(ctx, known);
}
