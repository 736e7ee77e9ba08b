import type { Context } from 'koa';
import { NotFound } from './errors/http-failures.ts';

type Schema<Value> = { parse(value: unknown): Value };

/** The validated body. @throws ZodError, answered as 400. */
export const bodyOf = <Value>(ctx: Context, schema: Schema<Value>): Value =>
  schema.parse(ctx.request.body ?? {});

/** The validated query; repeated names are refused. @throws ZodError, answered as 400. */
export const queryOf = <Value>(ctx: Context, schema: Schema<Value>): Value => schema.parse({ ...ctx.query });

/** No id is longer or contains a control character or unpaired surrogate, which stream and row names cannot contain. */
const possibleId = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** An id in the path. @throws NotFound for an impossible id. */
export function pathPart(ctx: Context, name: string): string {
  const params = (ctx as Context & { readonly params?: Readonly<Record<string, string>> }).params;
  const part = params?.[name];
  if (part === undefined || !possibleId.test(part)) throw new NotFound();
  return part;
}
