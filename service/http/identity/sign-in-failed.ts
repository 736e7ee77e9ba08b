import type { Context, Next } from 'koa';
import { answerTo, noteRefusal } from '#service/http/errors/error-responses.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import { html } from '#service/http/html.ts';
import { languageOf } from '#service/http/request-language.ts';
import { sentenceIn } from '#service/languages/sentence-in.ts';
import { textsIn } from '#service/languages/texts.ts';
import { answerWithPage } from './page.ts';

const statusOf = {
  ...{ cancelled: 400, expired: 400, unconfirmed: 400, 'no-email': 400 },
  ...{ unreachable: 503, misconfigured: 503, disconnected: 403 },
  ...{ 'join-stale': 403, 'join-unverified': 403, 'join-other-address': 403 },
  ...{ 'join-taken': 409, 'join-second': 409, 'join-needs-passkey': 403 },
} as const;

type Reason = keyof typeof statusOf;

const withoutFault: ReadonlySet<string> = new Set(['cancelled', 'unreachable', 'misconfigured']);

/** A failed sign-in, with a reason that may be shown on a page. */
export class SignInFailed extends HttpFailure {
  readonly reason: Reason;
  /** Whether it counts for the limit of failed sign-ins. */
  readonly isCounted: boolean;
  /** Whether it failed to connect two ways of signing in: the person is signed in as before. */
  readonly isOfJoin: boolean;

  constructor(reason: Reason, cause?: unknown) {
    super(statusOf[reason], `sign-in-${reason}`, textsIn('en').pages.failed[reason].message);
    this.reason = reason;
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

function showReason(ctx: Context, error: unknown, sentence: string): void {
  const language = languageOf(ctx);
  const { failed } = textsIn(language).pages;
  const { title, message } =
    error instanceof SignInFailed
      ? failed[error.reason]
      : { title: failed.other, message: sentenceIn(language, sentence) ?? sentence };
  if (error instanceof SignInFailed && error.isOfJoin) showKept(ctx, title, message);
  else showFailure(ctx, title, message, ctx.session.returnTo);
}

/** A page after which the person goes on, signed in as before. */
export function showKept(ctx: Context, title: string, message: string): void {
  const { goOn } = textsIn(languageOf(ctx)).pages.failed;
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${message}</p></div>
<div class="row"><a class="button" href="${ctx.session.returnTo ?? '/'}">${goOn}</a></div>`,
  );
}

/** Also offers to sign in again to the requested screen. */
export function showFailure(ctx: Context, title: string, message: string, returnTo = '/'): void {
  const { startAgain, toStart } = textsIn(languageOf(ctx)).pages.failed;
  const again = `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${title}</h1><p>${message}</p></div>
<div class="row"><a class="button" href="${again}">${startAgain}</a><a class="button quiet" href="/">${toStart}</a></div>`,
  );
}
