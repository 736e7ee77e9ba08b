import type { Context, Next } from 'koa';
import { answerTo, noteRefusal } from '#service/http/errors/error-responses.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import { html } from '#service/http/html.ts';
import { answerWithPage } from './page.ts';

const failures = {
  cancelled: {
    status: 400,
    title: 'Sign-in cancelled',
    message: 'Nothing has changed. You can sign in whenever you like.',
  },
  expired: {
    status: 400,
    title: 'This sign-in has expired',
    message: 'It took too long, or it was finished in another tab. Please start again.',
  },
  unconfirmed: {
    status: 400,
    title: 'We could not confirm who you are',
    message: 'The answer of the sign-in service did not pass our checks. Please start again.',
  },
  'no-email': {
    status: 400,
    title: 'We need your email address',
    message: 'The sign-in service did not share it with us. Please allow that, or use another account.',
  },
  unreachable: {
    status: 503,
    title: 'The sign-in service does not answer',
    message: 'Please try again in a moment.',
  },
  misconfigured: {
    status: 503,
    title: 'Sign-in is not set up right',
    message: 'The people who run this site have to correct its settings. Nothing is wrong with your account.',
  },
} as const;

const withoutFault: ReadonlySet<string> = new Set(['cancelled', 'unreachable', 'misconfigured']);

/** A failed sign-in, with a reason that may be shown on a page. */
export class SignInFailed extends HttpFailure {
  readonly title: string;
  /** Whether it counts for the limit of failed sign-ins. */
  readonly isCounted: boolean;

  constructor(reason: keyof typeof failures, cause?: unknown) {
    const { status, title, message } = failures[reason];
    super(status, `sign-in-${reason}`, message);
    this.title = title;
    this.isCounted = !withoutFault.has(reason);
    this.cause = cause;
  }
}

/** Answers a navigation with a page instead of text. Status, code and headers are the same. */
export async function explainOnPage(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    const answer = answerTo(error);
    const { status, code, message, headers = {} } = answer;
    noteRefusal(ctx, answer);
    if (status >= 500) ctx.state.log.error({ err: error }, code);
    // Other refusals, such as a limit, have no cause to look into; the line of the request names their reason.
    else if (error instanceof SignInFailed) ctx.state.log.warn({ err: error }, code);
    ctx.status = status;
    ctx.set({ ...headers, 'X-Error-Code': code });
    const title = error instanceof SignInFailed ? error.title : 'Signing in did not work';
    showFailure(ctx, title, message, ctx.session.returnTo);
  }
}

/** Also offers to sign in again to the requested screen. */
export function showFailure(ctx: Context, title: string, message: string, returnTo = '/'): void {
  const again = `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${message}</p></div>
<div class="row"><a class="button" href="${again}">Start again</a><a class="button quiet" href="/">Back to the start page</a></div>`,
  );
}
