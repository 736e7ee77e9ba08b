import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';

export type Outside = {
  readonly provider: ChildProcess;
  readonly issuer: string;
  /** Of a service that has this provider beside the built-in one. */
  readonly env: Readonly<Record<string, string>>;
};

/** Starts a provider in another process. */
export async function startOutside(): Promise<Outside> {
  const [port, providerPort] = [await freePort(), await freePort()];
  const program = join(import.meta.dirname, '../../testing/outside-provider.ts');
  const args = ['--import', 'tsx', program, `http://localhost:${port}`, String(providerPort)];
  const provider = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = (await once(provider.stdout, 'data')) as [Buffer];
  const issuer = String(said).replace('issuer ', '').trim();
  return {
    provider,
    issuer,
    env: {
      ...{ PORT: String(port), OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'rondel', BETA_REQUIRED: 'false' },
      ...{ OIDC_CLIENT_SECRET: 'a secret of the client that is long enough', SIGN_IN: 'both' },
    },
  };
}

/**
 * Opens a path of the service, and signs in at the outside provider where that asks, with the forms of its pages. @returns the page of the
 * service at the end
 */
export async function walkOutside(
  visitor: HttpClient,
  issuer: string,
  login: string,
  start: string | Answer,
): Promise<Answer> {
  const outside = createHttpClient(issuer);
  let answer = typeof start === 'string' ? await visitor.get(start) : start;
  for (;;) {
    const next = stepAfter(answer, issuer, login);
    if (next === null) return answer;
    const browser = next.url.origin === new URL(issuer).origin ? outside : visitor;
    const path = next.url.pathname + next.url.search;
    answer = await browser.send(next.method, path, next.sending);
  }
}

/** Where a redirect or a form of the provider leads; null at the end. */
function stepAfter({ url, headers, body }: Answer, issuer: string, login: string) {
  if (headers.location !== undefined)
    return { url: new URL(headers.location, url), method: 'GET', sending: {} };
  const [, action] = /<form[^>]*action="([^"]+)"/.exec(body) ?? [];
  if (url.origin !== new URL(issuer).origin || action === undefined) return null;
  const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const sending = { form: { ...form, login, password: 'any' } };
  return { url: new URL(action, url), method: 'POST', sending };
}
