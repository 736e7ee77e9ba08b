import { randomBytes } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { exportJWK, generateKeyPair } from 'jose';
import type { Context, Middleware } from 'koa';
import type { Adapter, AdapterPayload, errors, InteractionResults, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { type Html, html } from '#service/http/html.ts';
import type { LoginProvider } from './code-flow.ts';
import { createPeople, type DemoPerson, devNamespace, type People, signInForm } from './dev-people.ts';
import { importedProvider } from './oidc-provider-import.ts';
import { answerWithPage } from './page.ts';
import { showFailure } from './sign-in-failed.ts';

const mountPath = '/dev-idp';
const scope = 'openid email profile';
const signingAlgorithm = 'ES256';

type DevProviderDeps = {
  readonly publicOrigin: string;
  readonly isProduction: boolean;
  readonly cookieKeys: readonly string[];
  readonly people: readonly DemoPerson[];
  readonly logger: Logger;
};
type DevProvider = {
  /** The interface for the login routes. */
  readonly client: LoginProvider;
  /** Answers all paths below `/dev-idp`. */
  readonly middleware: readonly Middleware[];
};

/**
 * An OpenID Connect provider inside the app that accepts any email without a password: for development, tests and the demo.
 * @throws Error in production.
 */
export async function createDevProvider(deps: DevProviderDeps): Promise<DevProvider> {
  if (deps.isProduction) {
    throw new Error(
      'The development identity provider signs in anyone as anyone; production needs a real one.',
    );
  }
  const client: LoginProvider = {
    issuer: deps.publicOrigin + mountPath,
    clientId: 'rondel',
    clientSecret: randomBytes(32).toString('base64url'),
    memberNamespace: devNamespace,
  };
  const people = createPeople();
  const provider = await createProvider(deps, client, people);
  provider.on('server_error', (_ctx, error) => deps.logger.error({ err: error }, 'development provider'));
  const { errors } = await importedProvider();
  const signIn = devSignInRoutes(provider, people, deps.people, startingAgainAfter(errors.SessionNotFound));
  return { client, middleware: [signIn.routes() as Middleware, mount(provider)] };
}

async function createProvider(
  deps: DevProviderDeps,
  client: LoginProvider,
  people: People,
): Promise<Provider> {
  const { interactionPolicy, Provider } = await importedProvider();
  // The provider has no sessions, so it always prompts; this prompt uses the same page.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const provider = new Provider(client.issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${deps.publicOrigin}/api/login/callback`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    jwks: { keys: [await exportJWK(privateKey)] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [...deps.cookieKeys],
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      // Requests never match this path, so the provider never remembers an account. Otherwise choosing another person would return an
      // inline script that the content policy blocks, and a sign-in after a sign-out would not prompt.
      long: { httpOnly: true, sameSite: 'lax', path: `${mountPath}/never` },
    },
    ttl: {
      Session: 600,
      Interaction: 3600,
      Grant: 600,
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
    },
    interactions: {
      policy,
      url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}`,
    },
    async findAccount(_ctx, subject) {
      const claims = people.claimsOf(subject);
      return claims && { accountId: subject, claims: async () => claims };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.redirect(`${mountPath}/again`);
    },
  });
  // Behind the proxy that https requires, the scheme of its addresses comes from X-Forwarded-Proto.
  provider.proxy = client.issuer.startsWith('https:');
  return provider;
}

/** The provider is a separate Koa app, which derives its mount path from the two URLs. */
function mount(provider: Provider): Middleware {
  const answer = provider.callback();
  return async function developmentProvider(ctx: Context, next) {
    if (!ctx.path.startsWith(`${mountPath}/`)) return void (await next());
    const { req, res } = ctx;
    ctx.respond = false;
    Object.assign(req, { originalUrl: ctx.originalUrl });
    req.url = ctx.originalUrl.slice(mountPath.length);
    res.statusCode = 404;
    await answer(req, res);
  };
}

type StoredPayload = { readonly payload: AdapterPayload; readonly expiresAt: number };

/** The development provider's state between requests: in memory, lost at a restart. */
function createMemory(): (model: string) => Adapter {
  const stored = new Map<string, StoredPayload>();
  return function memoryOf(model) {
    const keyOf = (id: string) => `${model}:${id}`;
    const newest = (isMatch: (payload: AdapterPayload) => boolean) =>
      living(keyOf('')).find(({ payload }) => isMatch(payload))?.payload;
    return {
      async upsert(id, payload, expiresInSeconds = Number.POSITIVE_INFINITY) {
        stored.set(keyOf(id), { payload, expiresAt: Date.now() + expiresInSeconds * 1000 });
      },
      async find(id) {
        const found = stored.get(keyOf(id));
        return found && found.expiresAt >= Date.now() ? found.payload : undefined;
      },
      findByUid: async (uid) => newest((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => newest((payload) => payload.userCode === userCode),
      async consume(id) {
        const found = stored.get(keyOf(id));
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };

  /** Unexpired entries with this key prefix; deletes expired ones. */
  function living(prefix: string): StoredPayload[] {
    for (const [key, { expiresAt }] of stored) if (expiresAt < Date.now()) stored.delete(key);
    return [...stored].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }
}

const interaction = '/dev-idp/interaction/:uid';
const parseForm = bodyParser({ enableTypes: ['form'], formLimit: '4kb' });

/** The pages of the development provider. */
function devSignInRoutes(
  provider: Provider,
  people: People,
  offered: readonly DemoPerson[],
  orStartAgain: Middleware,
): Router {
  const router = new Router();
  router.get('/dev-idp/again', startAgain);
  router.get(interaction, orStartAgain, show);
  router.post(interaction, orStartAgain, parseForm, signIn);
  router.post(`${interaction}/cancel`, orStartAgain, cancel);
  return router;

  async function show(ctx: Context): Promise<void> {
    const { uid } = await provider.interactionDetails(ctx.req, ctx.res);
    showSignInPage(ctx, offered, `/dev-idp/interaction/${uid}`, null);
  }

  async function signIn(ctx: Context): Promise<void> {
    const person = signInForm.safeParse(ctx.request.body);
    if (person.success)
      return conclude(ctx, { login: { accountId: people.add(person.data) }, select_account: {} });
    const { uid } = await provider.interactionDetails(ctx.req, ctx.res);
    ctx.status = 400;
    showSignInPage(ctx, offered, `/dev-idp/interaction/${uid}`, 'Please enter a valid email address.');
  }

  function cancel(ctx: Context): Promise<void> {
    return conclude(ctx, { error: 'access_denied' });
  }

  async function conclude(ctx: Context, result: InteractionResults): Promise<void> {
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    ctx.status = 303;
    ctx.redirect(returnTo);
  }
}

/** Handles a sign-in that the provider no longer knows, after a restart or a long time on the page. */
const startingAgainAfter =
  (SessionNotFound: typeof errors.SessionNotFound): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof SessionNotFound)) throw error;
      startAgain(ctx);
    }
  };

function startAgain(ctx: Context): void {
  ctx.status = 400;
  showFailure(ctx, 'This sign-in has expired', 'The development sign-in was restarted or waited too long.');
}

/** The page of the development sign-in, in English only. `action` is the target of its forms; `problem` describes the error of the last submission. */
function showSignInPage(
  ctx: Context,
  people: readonly DemoPerson[],
  action: string,
  problem: string | null,
): void {
  const main = html`<div lang="en" dir="ltr"><div class="intro"><h1>Who is training today?</h1>
<p>Development sign-in, without passwords. Pick someone who is already here, or come as anyone you like.</p></div>
<div class="columns">
<ul class="people">${people.map((person) => row(person, action))}</ul>
${anyone(action, problem)}
</div></div>`;
  answerWithPage(ctx, 'Sign in', main);
}

function row({ email, firstName, lastName, description }: DemoPerson, action: string): Html {
  const initials = firstName.slice(0, 1) + lastName.slice(0, 1);
  return html`<li><form method="post" action="${action}">
${hidden('email', email)}${hidden('firstName', firstName)}${hidden('lastName', lastName)}
<button class="person"><span class="disc" aria-hidden="true">${initials}</span>
<span><b>${firstName} ${lastName}</b><small>${description}</small><small class="address">${email}</small></span></button>
</form></li>`;
}

function anyone(action: string, problem: string | null): Html {
  const warning = problem === null ? html`` : html`<p class="wrong" role="alert">${problem}</p>`;
  return html`<section class="card" aria-labelledby="anyone">
<h2 id="anyone">Someone else</h2>
${warning}
<form class="card-form" method="post" action="${action}">
<div class="field"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required></div>
<div class="pair">
<div class="field"><label for="firstName">First name</label><input id="firstName" name="firstName" autocomplete="given-name" maxlength="80"></div>
<div class="field"><label for="lastName">Last name</label><input id="lastName" name="lastName" autocomplete="family-name" maxlength="80"></div>
</div>
<button class="button">Sign in</button>
</form>
<p class="quiet-note">The same email is the same account every time.</p>
<form method="post" action="${action}/cancel"><button class="button quiet">Cancel</button></form>
</section>`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
