import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Context, Next } from 'koa';
import type { InteractionResults, Provider } from 'oidc-provider';
import { showSignInPage } from './dev-page.ts';
import { type DemoPerson, type People, signInForm } from './dev-people.ts';
import { showFailure } from './failure-page.ts';

const interaction = '/dev-idp/interaction/:uid';
const parseForm = bodyParser({ enableTypes: ['form'], formLimit: '4kb' });

/** The pages of the development provider. */
export function devSignInRoutes(provider: Provider, people: People, offered: readonly DemoPerson[]): Router {
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
    if (person.success) return conclude(ctx, { login: { accountId: people.add(person.data) } });
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

/** What the provider knew of this sign-in is gone: it was restarted, or the page lay open for too long. */
async function orStartAgain(ctx: Context, next: Next): Promise<void> {
  const { errors } = await import('oidc-provider');
  try {
    await next();
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    startAgain(ctx);
  }
}

function startAgain(ctx: Context): void {
  ctx.status = 400;
  showFailure(ctx, 'This sign-in has expired', 'The development sign-in was restarted or waited too long.');
}
