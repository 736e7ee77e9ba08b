import type { Context } from 'koa';
import * as z from 'zod';
import { isEmail } from '#domain/beta/beta-rules.ts';
import { isPostgresSafeText } from '#service/http/postgres-safe-json.ts';
import { type OwnProblem, OwnSignInProblem } from './own-problem.ts';
import type { BrowserAnswer } from './passkeys.ts';

const safeText = (most: number) => z.string().max(most).refine(isPostgresSafeText);

export const personForm = z.object({
  email: safeText(254).trim().refine(isEmail),
  firstName: safeText(80)
    .trim()
    .default('')
    .transform((name) => name || null),
});
export const codeForm = z.object({ code: safeText(60) });
export const linkForm = z.object({ token: safeText(100) });
const answerForm = z.object({
  answer: safeText(30_000)
    .transform((text) => parsedJson(text))
    .pipe(
      z.looseObject({
        id: z.string().max(2000),
        response: z.looseObject({ clientDataJSON: z.string(), userHandle: z.string().optional() }),
      }),
    ),
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a form. @throws OwnSignInProblem `problem` */
export function formOf<Schema extends z.ZodType>(
  ctx: Context,
  schema: Schema,
  problem: OwnProblem,
): z.output<Schema> {
  const parsed = schema.safeParse(ctx.request.body);
  if (!parsed.success) throw new OwnSignInProblem(problem);
  return parsed.data;
}

/** The browser's answer to a ceremony. @throws OwnSignInProblem */
export const answerOf = (ctx: Context): BrowserAnswer => formOf(ctx, answerForm, 'passkey-refused').answer;
