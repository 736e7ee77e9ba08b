import { type IncomingHttpHeaders, type OutgoingHttpHeaders, type RequestOptions, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Limits, standardLimits } from '#service/http/middleware/rate-limits.ts';

const plenty = { points: 100_000, durationSeconds: 60 };

/** Limits that no test reaches by accident. */
export const highLimits = Object.fromEntries(
  Object.keys(standardLimits).map((name) => [name, plenty]),
) as unknown as Limits;

export type Answer = {
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
type Sending = {
  readonly headers?: OutgoingHttpHeaders;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
type Cookie = { readonly value: string; readonly path: string };

/** The HTTP behaviour of a browser: keeps cookies, sends origin headers, follows redirects on request. */
export type HttpClient = {
  readonly cookies: Map<string, Cookie>;
  get(path: string, headers?: OutgoingHttpHeaders): Promise<Answer>;
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** Gets a page and follows redirects; returns all answers in order. */
  follow(path: string): Promise<readonly Answer[]>;
};

const maxRedirects = 10;

export function createHttpClient(origin: string, givenCookies?: HttpClient['cookies']): HttpClient {
  const cookies = new Map(givenCookies);

  async function send(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const url = new URL(path, origin);
    const { type, content } = contentOf(sending);
    const ownPage = method === 'GET' ? {} : { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
    const cookie = { Cookie: cookiesFor(cookies, url.pathname) };
    const headers = { ...ownPage, ...type, ...lengthOf(method, content), ...cookie, ...sending.headers };
    // URL parsing removes dot segments, so a path is sent unparsed.
    const target = path.startsWith('/') ? path : url.pathname + url.search;
    const answer = await exchange(url, { method, path: target, headers }, content);
    keepCookies(cookies, answer.headers['set-cookie'] ?? []);
    return answer;
  }

  async function follow(path: string): Promise<readonly Answer[]> {
    const answers = [await send('GET', path)];
    for (let last = answers.at(-1); last?.headers.location !== undefined; last = answers.at(-1)) {
      if (answers.length > maxRedirects) throw new Error(`Still redirected to ${last.headers.location}`);
      answers.push(await send('GET', new URL(last.headers.location, last.url).href));
    }
    return answers;
  }

  return { cookies, get: (path, headers = {}) => send('GET', path, { headers }), send, follow };
}

function contentOf({ json, form, body }: Sending): { type: OutgoingHttpHeaders; content: string | Buffer } {
  if (json !== undefined) {
    return { type: { 'Content-Type': 'application/json' }, content: JSON.stringify(json) };
  }
  if (form) {
    const content = new URLSearchParams(form).toString();
    return { type: { 'Content-Type': 'application/x-www-form-urlencoded' }, content };
  }
  return { type: {}, content: body ?? '' };
}

/** Node sends no Content-Length for the body of a DELETE by itself. */
const lengthOf = (method: string, content: string | Buffer): OutgoingHttpHeaders =>
  method === 'DELETE' && content.length > 0 ? { 'Content-Length': Buffer.byteLength(content) } : {};

function exchange(url: URL, options: RequestOptions, content: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestByTls : request)(url, options, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      text(answer).then((body) => resolve({ url, status, headers: received, body }), reject);
    });
    sent.on('error', reject);
    sent.end(content);
  });
}

function cookiesFor(cookies: HttpClient['cookies'], path: string): string {
  const sent = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path));
  return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
}

function keepCookies(cookies: HttpClient['cookies'], lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const [, path = '/'] = /path=([^;]*)/i.exec(line) ?? [];
    const [, expires = ''] = /expires=([^;]*)/i.exec(line) ?? [];
    if (expires !== '' && Date.parse(expires) < Date.now()) cookies.delete(name);
    else cookies.set(name, { value, path });
  }
}

/** Signs in at the development provider by HTTP, like a browser; returns the final page. */
export async function signInAs(visitor: HttpClient, email: string, path = '/api/login'): Promise<Answer> {
  const page = (await visitor.follow(path)).at(-1);
  const [, action = ''] = /action="([^"]+)"/.exec(page?.body ?? '') ?? [];
  const form = { email, firstName: 'Ada', lastName: 'Byron' };
  const answer = await visitor.send('POST', action, { form });
  const answers =
    answer.headers.location === undefined ? [answer] : await visitor.follow(answer.headers.location);
  return answers.at(-1) ?? answer;
}
