import pg from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { withConnection } from '#projections/engine/connection.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { type Rebuilt, rebuild } from '#projections/engine/rebuild.ts';
import { activities } from '#projections/streak/activities.ts';
import { type Desk, whileShown } from './desk.ts';
import { rowsByKey, schemaAsOf, withScratchSchema } from './scratch-schema.ts';
import { streaksAsOf } from './streaks-as-of.ts';

export type AsOf = { readonly instant: Instant; readonly projections: readonly AnyProjection[] };
export type RowAsOf = {
  readonly readModel: string;
  readonly key: string;
  readonly row: Readonly<Record<string, unknown>>;
};

/** Folds what was recorded until an instant into a schema of its own, which stays. Asked for again, it replaces what is there. */
export async function rebuildAsOf(
  desk: Desk,
  { instant, projections }: AsOf,
  schema = schemaAsOf(instant),
): Promise<Rebuilt & { readonly schema: string }> {
  const known = projections.map((projection) => atInstant(projection, instant));
  const rebuilt = await whileShown(desk, known, (means) =>
    rebuild({ ...means, projections: known, schema, until: instant }),
  );
  return { ...rebuilt, schema };
}

/** Tells the same rows one by one, by read model and key; nothing stays in the database. */
export async function tellAsOf(
  desk: Desk,
  asked: AsOf,
  tell: (row: RowAsOf) => Promise<void>,
): Promise<void> {
  await withScratchSchema(desk.connect, async (schema) => {
    await rebuildAsOf(desk, asked, schema);
    await withConnection(desk.connect, 'print', async (client) => {
      for (const { name } of asked.projections) {
        const view = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
        const query = `select key, to_jsonb(r) - '{key,owner,state,past}'::text[] as row from ${view} as r`;
        for await (const { key, row } of rowsByKey<Omit<RowAsOf, 'readModel'>>(client, query)) {
          await tell({ readModel: name, key, row });
        }
      }
    });
  });
}

const atInstant = (projection: AnyProjection, instant: Instant): AnyProjection =>
  projection.name === activities.name ? streaksAsOf(instant, streakRulesV1) : projection;
