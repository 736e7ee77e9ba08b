import type { Answer, Visitor } from '#service/http/testing/visitor.ts';

/** Signs in at the development provider, by HTTP, as a browser would; answers the page that it ends on. */
export async function signInAs(visitor: Visitor, email: string, path = '/api/login'): Promise<Answer> {
  const page = (await visitor.follow(path)).at(-1);
  const [, action = ''] = /action="([^"]+)"/.exec(page?.body ?? '') ?? [];
  const form = { email, firstName: 'Ada', lastName: 'Byron' };
  const answer = await visitor.send('POST', action, { form });
  const answers =
    answer.headers.location === undefined ? [answer] : await visitor.follow(answer.headers.location);
  return answers.at(-1) ?? answer;
}
