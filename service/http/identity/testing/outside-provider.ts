import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/*
 * An identity provider in a separate process, like that of a company. It has sessions that outlive those of the service, a login form,
 * groups, and a logout page. Tests start it with the origin of the service and a port as arguments; it prints its issuer.
 */
const [, , serviceOrigin = '', port = '0'] = process.argv;

const people: Record<string, Readonly<Record<string, unknown>>> = {
  boss: { email: 'boss@company.example', email_verified: false, groups: ['staff', 'rondel-admins'] },
  forger: { email: 'forger@company.example', email_verified: true, groups: ['urn:rondel:first-admin'] },
  clerk: { email: 'clerk@company.example', email_verified: true, groups: ['staff'] },
};

const configuration: Configuration = {
  clients: [
    {
      client_id: 'rondel',
      client_secret: 'a secret of the client that is long enough',
      redirect_uris: [`${serviceOrigin}/api/login/callback`],
      post_logout_redirect_uris: [`${serviceOrigin}/`],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'], amr: null },
  cookies: { keys: ['the keys of this provider'] },
  features: {
    claimsParameter: { enabled: true },
    devInteractions: { enabled: true },
    rpInitiatedLogout: { enabled: true },
  },
  findAccount: (_ctx, sub) => {
    const claims = people[sub];
    return claims && { accountId: sub, claims: async () => ({ sub, ...claims }) };
  },
};

const issuer = `http://127.0.0.1:${port}`;
const provider = new Provider(issuer, configuration);
/** How people sign in from now on, as `amr`; without an entry the provider says nothing of that, as many do. */
const methods = new Map<string, readonly string[]>();
const finish = provider.interactionFinished.bind(provider);
provider.interactionFinished = (req, res, result, options) => {
  const amr = methods.get(String(result.login?.accountId));
  const login = result.login && { ...result.login, ...(amr && { amr: [...amr] }) };
  return finish(req, res, { ...result, ...(login && { login }) }, options);
};
// `GET /people/mila?email=...&email_verified=...&amr=pwd,mfa`: what a test says of a person from now on.
provider.use(async (ctx, next) => {
  const [, sub] = /^\/people\/(\w+)$/.exec(ctx.path) ?? [];
  if (sub === undefined) return void (await next());
  people[sub] = { email: String(ctx.query.email), email_verified: ctx.query.email_verified === 'true' };
  const { amr } = ctx.query;
  if (typeof amr === 'string') methods.set(sub, amr.split(','));
  else methods.delete(sub);
  ctx.body = 'changed';
});
const server = provider.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`issuer http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
