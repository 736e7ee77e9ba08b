import type { Context } from 'koa';
import { isTimeZone } from '#domain/kernel/time-zone.ts';

/** The zone of the visitor's device, from the `zone` cookie that the client sets; UTC when there is none that we know. */
export function deviceZone(ctx: Context): string {
  const zone = decoded(ctx.cookies.get('zone', { signed: false }) ?? '');
  return isTimeZone(zone) ? zone : 'UTC';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
