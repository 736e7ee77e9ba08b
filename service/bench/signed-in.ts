import { createVisitor } from '#service/http/testing/visitor.ts';
import { type HostileProvider, sign } from '#service/identity/testing/hostile-provider.ts';

/**
 * The cookies of as many members as there are addresses, each signed in at a provider of another process, as where it counts: the
 * development provider makes every promise of its process slower.
 */
export async function signedIn(
  origin: string,
  provider: HostileProvider,
  emails: readonly string[],
): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (const email of emails) {
    provider.behave({
      idToken: (claims, keys) => sign({ ...claims, sub: email }, keys),
      userinfo: () => ({ sub: email, email, email_verified: true, name: 'Bench Member' }),
    });
    const visitor = createVisitor(origin);
    await visitor.follow('/api/login');
    cookies.push([...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '));
  }
  return cookies;
}
