import type { Context } from 'koa';
import { NotFound } from './errors/http-failures.ts';

type Schema<Value> = { parse(value: unknown): Value };

/** The body by its contract. @throws ZodError, answered as 400. */
export const bodyOf = <Value>(ctx: Context, schema: Schema<Value>): Value =>
  schema.parse(ctx.request.body ?? {});

/** The query by its contract; a name given twice is refused. @throws ZodError, answered as 400. */
export const queryOf = <Value>(ctx: Context, schema: Schema<Value>): Value => schema.parse({ ...ctx.query });

/** No id of ours is longer, and none holds a control character or half of a pair: streams and rows could not be named so. */
const possibleId = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** An id in the path. @throws NotFound for one that nothing can have. */
export function pathPart(ctx: Context, name: string): string {
  const params = (ctx as Context & { readonly params?: Readonly<Record<string, string>> }).params;
  const part = params?.[name];
  if (part === undefined || !possibleId.test(part)) throw new NotFound();
  return part;
}
