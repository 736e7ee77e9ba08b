import { HttpFailure } from '#service/http/failures.ts';

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
    title: 'We need your e-mail address',
    message: 'The sign-in service did not share it with us. Please allow that, or use another account.',
  },
  unreachable: {
    status: 503,
    title: 'The sign-in service does not answer',
    message: 'Please try again in a moment.',
  },
} as const;

/** A sign-in that came to nothing, for a reason that a person may read on a page. */
export class SignInFailed extends HttpFailure {
  readonly title: string;

  constructor(reason: keyof typeof failures, cause?: unknown) {
    const { status, title, message } = failures[reason];
    super(status, `sign-in-${reason}`, message);
    this.title = title;
    this.cause = cause;
  }
}
