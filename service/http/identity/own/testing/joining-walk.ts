import type { Answer, HttpClient } from '#service/http/testing/http-client.ts';
import type { Authenticator } from './authenticator.ts';
import { walkOutside } from './outside-walk.ts';
import { beginSignIn, type SignInRun, signInByPasskey } from './own-browser.ts';

/** One person in one browser, and their name at the outside provider. */
type AtProvider = { readonly browser: HttpClient; readonly issuer: string; readonly login: string };

/** The heading of a page. */
export const titleOf = ({ body }: Answer): string => /<h1>([^<]*)/.exec(body)?.[1] ?? '';

/** The page of passkeys, behind a sign-in by passkey. */
export async function managePasskeys(
  browser: HttpClient,
  authenticator: Authenticator,
): Promise<SignInRun & { readonly shown: Answer }> {
  const run = await beginSignIn(browser, '/api/login?manage=1&returnTo=%2Fprivacy');
  return { ...run, shown: await signInByPasskey(run, authenticator) };
}

/** Connects an account of the outside provider from the page of passkeys. @returns the last page */
export async function connectOutside(
  run: SignInRun,
  { browser, issuer, login }: AtProvider,
): Promise<Answer> {
  const next = await run.land(await run.press('/manage/outside'));
  if (titleOf(next) !== 'One more step') throw new Error(`No step to the provider: ${titleOf(next)}`);
  const [, href = ''] = /href="(\/api\/login\?with[^"]*)"/.exec(next.body) ?? [];
  return walkOutside(browser, issuer, login, href.replaceAll('&amp;', '&'));
}

/** Signs in at the outside provider, and asks for a passkey for that account. @returns the page behind the offer */
export async function offerPasskey({
  browser,
  issuer,
  login,
}: AtProvider): Promise<SignInRun & { readonly offered: Answer }> {
  const page = await walkOutside(browser, issuer, login, '/api/login?join=1&returnTo=%2Fprivacy');
  const base = page.url.pathname;
  const press: SignInRun['press'] = (step, form = {}) => browser.send('POST', base + step, { form });
  const run: SignInRun = {
    ...{ base, page, press },
    options: async (step) => JSON.parse((await press(`${step}/options`)).body) as never,
    land: async (answer) => (await browser.follow(String(answer.headers.location))).at(-1) ?? answer,
  };
  return { ...run, offered: await run.press('/join') };
}
