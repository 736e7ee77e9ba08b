import { libCopy } from '#client/lib/lib-copy.ts';

const tooManyRequests = 429;
const betaText = 'Beta access required';

/** An answer that is not OK. The message is `<status>: <body>`, with the status text for an empty body. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, without the status. */
  readonly text: string;
  /** Member id and address of the account that was refused for want of beta access, when the server names it. */
  readonly accountId: string | null;
  readonly accountEmail: string | null;
  /** Whether the request of that account for beta access waits for an answer. */
  readonly hasAskedForBeta: boolean;
  /** Names the reason, when the server does. */
  readonly code: string | null;
  /** The causes that the same call must name to be accepted. */
  readonly causes: readonly string[];

  constructor(
    status: number,
    text: string,
    {
      accountId = null,
      accountEmail = null,
      hasAskedForBeta = false,
      code = null,
      causes = [],
    }: Partial<Pick<ApiError, 'accountId' | 'accountEmail' | 'hasAskedForBeta' | 'code' | 'causes'>> = {},
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
    this.accountId = accountId;
    this.accountEmail = accountEmail;
    this.hasAskedForBeta = hasAskedForBeta;
    this.code = code;
    this.causes = causes;
  }
}

/** Reads the error out of an answer. A 403 that speaks of beta access says exactly that and nothing else. */
export async function errorOf(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('Retry-After'));
  const sent = (await response.text()) || response.statusText;
  const text = response.status === tooManyRequests && seconds > 0 ? libCopy.tooFast(seconds) : sent;
  const isBetaRefusal = response.status === 403 && text.includes(betaText);
  return new ApiError(response.status, isBetaRefusal ? betaText : text, {
    accountId: response.headers.get('X-Account-Id'),
    accountEmail: response.headers.get('X-Account-Email'),
    hasAskedForBeta: response.headers.get('X-Beta-Asked') === 'true',
    code: response.headers.get('X-Error-Code'),
    causes: response.headers.get('X-Error-Causes')?.split(', ') ?? [],
  });
}

export const requiresBetaAccess = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.text === betaText;

/** Whether too much was asked for in a short time: the text says when to try again. */
export const isTooFast = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === tooManyRequests;

/** Whether somebody else has signed in since the page was loaded. */
export const isOfOtherMember = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'other-member';

/** Spec: the message starts with 401 and contains Unauthorized. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');

/** The server's sentence for a toast, or `fallback` where the request did not get that far. */
export const serverMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.text ? error.text : fallback;

/** Whether no answer came at all, or the server itself was at fault: what a member may simply try again. */
export const isServerAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;
