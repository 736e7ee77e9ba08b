import type { Context } from 'koa';
import type { AppContext } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import { isDecided } from './declared-rules.ts';
import { type Change, compareEverybody } from './everybody-comparison.ts';

/** @throws HttpFailure when the admin has seen another list than the one that would follow now. */
export async function comparedAgain(
  { db, events }: AppContext,
  ctx: Context,
  { change, digest }: { readonly change: Change; readonly digest: string },
) {
  const compared = await compareEverybody(db, { change, asOf: currentMember(ctx).at });
  // A repeated request has changed the list itself.
  if (compared.digest === digest || (await isDecided(events, ctx))) return compared.comparison;
  throw new HttpFailure(
    409,
    'comparison-changed',
    'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.',
  );
}
