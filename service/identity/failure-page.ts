import type { Context, Next } from 'koa';
import { answerTo } from '#service/http/errors.ts';
import { html } from './html.ts';
import { answerWithPage } from './page.ts';
import { SignInFailed } from './sign-in-failed.ts';

/** A person who navigates reads a page, not the text that a call gets. Status, code and headers are the same. */
export async function explainOnPage(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    const { status, code, message, headers = {} } = answerTo(error);
    ctx.state.log[status >= 500 ? 'error' : 'warn']({ err: error }, code);
    ctx.status = status;
    ctx.set({ ...headers, 'X-Error-Code': code });
    const title = error instanceof SignInFailed ? error.title : 'Signing in did not work';
    showFailure(ctx, title, message, ctx.session.returnTo);
  }
}

/** Also offers to begin anew, towards the screen that was asked for at first. */
export function showFailure(ctx: Context, title: string, message: string, returnTo = '/'): void {
  const again = `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${message}</p></div>
<div class="row"><a class="button" href="${again}">Start again</a><a class="button quiet" href="/">Back to the start page</a></div>`,
  );
}
