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
  disconnected: {
    status: 403,
    title: 'This sign-in is switched off',
    message:
      'You disconnected it from your account here. Sign in with your passkey, a mail or a recovery code; there you can connect it again.',
  },
  'join-stale': {
    status: 403,
    title: 'Please show first that it is you',
    message:
      'Your last sign-in with a passkey is too long ago to connect another way in. Open Privacy, then “Passkeys and recovery codes”, and press the button there again. Nothing has changed.',
  },
  'join-unverified': {
    status: 403,
    title: 'Your address is not confirmed',
    message:
      'Two ways of signing in can be connected where both have confirmed the same address. Confirm it where you sign in, and try again. Nothing has changed.',
  },
  'join-other-address': {
    status: 403,
    title: 'These accounts have different addresses',
    message:
      'Two ways of signing in can be connected where both have the same address. Choose the account with the address that you have here, or change it there. Nothing has changed.',
  },
  'join-taken': {
    status: 409,
    title: 'This sign-in already has an account here',
    message:
      'It opens another account here, with its own data, so both stay as they are. To use this one alone: sign in there, take a copy of your data, delete that account under Privacy, and connect again.',
  },
  'join-second': {
    status: 409,
    title: 'Another account there is connected already',
    message: 'Disconnect it first, on the page of your passkeys. Nothing has changed.',
  },
  'join-needs-passkey': {
    status: 403,
    title: 'Please sign in with a passkey',
    message:
      'Your account runs Rondel for other people, so a mail or a code is not enough to connect another way in. Nothing has changed.',
  },
} as const;

const withoutFault: ReadonlySet<string> = new Set(['cancelled', 'unreachable', 'misconfigured']);

/** A failed sign-in, with a reason that may be shown on a page. */
export class SignInFailed extends HttpFailure {
  readonly title: string;
  /** Whether it counts for the limit of failed sign-ins. */
  readonly isCounted: boolean;
  /** Whether it failed to connect two ways of signing in: the person is signed in as before. */
  readonly isOfJoin: boolean;

  constructor(reason: keyof typeof failures, cause?: unknown) {
    const { status, title, message } = failures[reason];
    super(status, `sign-in-${reason}`, message);
    this.title = title;
    this.isCounted = !withoutFault.has(reason);
    this.isOfJoin = reason.startsWith('join-');
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
    showReason(ctx, error, message);
  }
}

function showReason(ctx: Context, error: unknown, message: string): void {
  const { title, isOfJoin } =
    error instanceof SignInFailed ? error : { title: 'Signing in did not work', isOfJoin: false };
  if (isOfJoin) showKept(ctx, title, message);
  else showFailure(ctx, title, message, ctx.session.returnTo);
}

/** A page after which the person goes on, signed in as before. */
export function showKept(ctx: Context, title: string, message: string): void {
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${message}</p></div>
<div class="row"><a class="button" href="${ctx.session.returnTo ?? '/'}">Continue</a></div>`,
  );
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
