import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { workerSource } from './service-worker-files.ts';

type FetchEvent = {
  readonly request: { readonly method: string; readonly mode: string; readonly url: string };
  readonly respondWith: (answer: Promise<unknown>) => void;
};

const origin = 'https://rondel.example';

describe('the installed service worker', () => {
  let onFetch: (event: FetchEvent) => void;

  before(async () => {
    const scope = {
      addEventListener: (name: string, listener: (event: FetchEvent) => void) => {
        if (name === 'fetch') onFetch = listener;
      },
      location: { origin },
      URL,
      fetch: async () => 'from the network',
    };
    runInNewContext(
      await workerSource('rondel-test', ['/assets/app.js']),
      Object.assign(scope, { globalThis: scope }),
    );
  });

  /** The worker's answer; null where it leaves the request to the browser. */
  async function answerTo(path: string, mode = 'navigate', method = 'GET'): Promise<unknown> {
    const answers: Promise<unknown>[] = [];
    const request = { method, mode, url: new URL(path, origin).href };
    onFetch({ request, respondWith: (answer) => void answers.push(answer) });
    return answers[0] ?? null;
  }

  for (const path of ['/', '/dashboard', '/dashboard?from=push', '/recap/2026-W10', '/admin/insights'])
    it(`answers the screen ${path} from the network while there is one`, async () => {
      expect(await answerTo(path)).to.equal('from the network');
    });

  for (const path of [
    '/auth',
    '/auth/realms/rondel/protocol/openid-connect/auth?client_id=rondel',
    '/auth/realms/rondel/protocol/openid-connect/logout',
    '/oauth2/authorize',
    '/dashboard/other-program',
    '/api/login',
    '/api/login/callback?code=a',
    '/api/logout',
    '/dev-idp/auth',
  ])
    it(`leaves a visit of ${path}, which is no screen of the app, to the browser`, async () => {
      expect(await answerTo(path)).to.equal(null);
    });

  it('leaves forms, and the files of other programs, to the browser', async () => {
    expect(await answerTo('/auth/login-actions', 'navigate', 'POST')).to.equal(null);
    expect(await answerTo('/auth/resources/login.css', 'no-cors')).to.equal(null);
  });
});
