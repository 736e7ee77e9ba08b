import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import type { Authenticator } from './authenticator.ts';

type Form = Readonly<Record<string, string>>;

/** One sign-in in one browser over HTTP, at the page of the built-in provider. */
export type SignInRun = {
  /** The path of its forms. */
  readonly base: string;
  readonly page: Answer;
  /** Sends a form of the page. */
  press(path: string, form?: Form): Promise<Answer>;
  /** The options of a ceremony, as the script of the page asks for them. */
  options(path: '/passkey' | '/create'): Promise<never>;
  /** Follows the redirects of a concluded step into the app. */
  land(answer: Answer): Promise<Answer>;
};

export async function beginSignIn(visitor: HttpClient, path = '/api/login'): Promise<SignInRun> {
  const page = (await visitor.follow(path)).at(-1);
  const base = page?.url.pathname ?? '';
  if (!page || !base.startsWith('/sign-in/interaction/'))
    throw new Error(`${path} led to ${base}: ${page?.status} ${page?.body.slice(0, 300)}`);
  const press = (step: string, form: Form = {}) => visitor.send('POST', base + step, { form });
  return {
    base,
    page,
    press,
    async options(step) {
      const answer = await visitor.send('POST', `${base}${step}/options`);
      if (answer.status !== 200)
        throw new Error(`${step} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
      return JSON.parse(answer.body) as never;
    },
    async land(answer) {
      if (answer.headers.location === undefined)
        throw new Error(`Not concluded: ${answer.status} ${/role="alert">([^<]*)/.exec(answer.body)?.[1]}`);
      return (await visitor.follow(answer.headers.location)).at(-1) ?? answer;
    },
  };
}

/** Creates the passkey that a page offers. @returns the page with the recovery codes, or the conclusion */
export async function createPasskey(run: SignInRun, authenticator: Authenticator): Promise<Answer> {
  const made = authenticator.create(await run.options('/create'));
  return toManaged(run, await run.press('/create', { answer: JSON.stringify(made) }));
}

export async function signInByPasskey(run: SignInRun, authenticator: Authenticator): Promise<Answer> {
  const used = authenticator.get(await run.options('/passkey'));
  return toManaged(run, await run.press('/passkey', { answer: JSON.stringify(used) }));
}

/** Follows an answer that leads to the page of passkeys. */
const toManaged = (run: SignInRun, answer: Answer): Answer | Promise<Answer> =>
  answer.headers.location?.endsWith('/manage') ? run.land(answer) : answer;

export const recoveryCodesIn = ({ body }: Answer): readonly string[] =>
  [...body.matchAll(/<li>([A-Z0-9-]{19})<\/li>/g)].map(([, code = '']) => code);

/** Signs up without mail. @returns the browser, signed in, and the recovery codes */
export async function signUp(origin: string, authenticator: Authenticator, email: string) {
  const visitor = createHttpClient(origin);
  const run = await beginSignIn(visitor);
  await run.press('/new', { email, firstName: 'Mila' });
  const shown = await createPasskey(run, authenticator);
  const codes = recoveryCodesIn(shown);
  const landed = await run.land(await run.press('/done'));
  return { visitor, codes, landed };
}

/** The path of the link and the code of six digits in a mail. */
export function readMail(origin: string, content = ''): { readonly path: string; readonly code: string } {
  const text = content.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const [link = ''] = /http:\S+/.exec(text) ?? [];
  const [, left = '', right = ''] = /\r\n(\d{3}) (\d{3})\r\n/.exec(text) ?? [];
  return { path: link.slice(origin.length), code: left + right };
}

/** Opens an account, or comes back to it, by the code of a mail, and leaves the page at a passkey of the device. */
export async function signUpByMail(
  origin: string,
  mails: { until(to: string, nth: number): Promise<readonly { readonly content: string }[]> },
  email: string,
  {
    authenticator = null,
    nth = 1,
  }: { readonly authenticator?: Authenticator | null; readonly nth?: number } = {},
): Promise<HttpClient> {
  const visitor = createHttpClient(origin);
  const run = await beginSignIn(visitor);
  await run.press('/mail', { email, firstName: 'Mila' });
  const { code } = readMail(origin, (await mails.until(email, nth)).at(-1)?.content);
  await run.press('/mail/code', { code });
  if (authenticator) await createPasskey(run, authenticator);
  await run.land(await run.press(authenticator ? '/done' : '/skip'));
  return visitor;
}

/** The id of the member who is signed in; null without one. */
export async function idOf(browser: HttpClient): Promise<string | null> {
  const { status, body } = await browser.get('/api/auth/user');
  return status === 200 ? (JSON.parse(body) as { id: string }).id : null;
}
