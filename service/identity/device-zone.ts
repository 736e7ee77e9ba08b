import type { Context } from 'koa';
import { canonicalZone } from '#domain/kernel/zone-name.ts';

/** The zone of the visitor's device, from the `zone` cookie that the client sets; UTC when there is none that we know. */
export function deviceZone(ctx: Context): string {
  return canonicalZone(decoded(ctx.cookies.get('zone', { signed: false }) ?? '')) ?? 'UTC';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
