import type { Context } from 'koa';
import { languageOf } from '#service/http/request-language.ts';
import { sentenceIn } from '#service/languages/sentence-in.ts';
import { textsIn } from '#service/languages/texts.ts';

/** Why a step of the built-in sign-in was refused, and the status. The sentences for the person have the same names. */
const statusOf = {
  ...{ 'passkey-refused': 400, 'unknown-passkey': 400, 'passkey-copied': 400, 'other-origin': 400 },
  ...{ 'wrong-code': 400, 'wrong-recovery-code': 400, 'wrong-first-code': 400 },
  ...{ 'no-mail': 400, 'wrong-email': 400, 'needs-passkey': 403, 'address-lost': 403 },
  ...{ 'join-stale': 403, 'join-needs-proof': 403, 'address-taken': 409 },
} as const;

export type OwnProblem = keyof typeof statusOf;
/** The address of the page, and the one at which passkeys work. */
type Origins = { readonly here: string; readonly ours: string };

/** A refused step. The person stays on the page and can go on. */
export class OwnSignInProblem extends Error {
  override readonly name = 'OwnSignInProblem';
  readonly code: OwnProblem;
  readonly status: number;
  readonly origins: Origins | undefined;

  constructor(code: OwnProblem, cause?: unknown, origins?: Origins) {
    super(textsIn('en').signInPages.problems[code], { cause });
    this.code = code;
    this.status = statusOf[code];
    this.origins = origins;
  }
}

/** The sentence of a refused step, in the reader's language. */
export function problemIn(ctx: Context, error: Error): string {
  const language = languageOf(ctx);
  if (!(error instanceof OwnSignInProblem)) return sentenceIn(language, error.message) ?? error.message;
  const { passkeys, signInPages } = textsIn(language);
  const { origins, code } = error;
  return origins ? passkeys.otherOrigin(origins.here, origins.ours) : signInPages.problems[code];
}
