import type { Pool } from 'pg';
import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { allProjections } from '#projections/all-projections.ts';
import { keysOf } from '#projections/engine/working-set.ts';
import { personalPaths, visitPlaces } from '#service/event-store/personal-places.ts';
import type { StoredEvent } from '#service/event-store/store.ts';
import type { EventAnswer } from './event-contract.ts';

/** Stands where something personal is. */
const mask = '•••';
/** Of one event; no event of ours goes into as many. */
const mostRows = 50;

/** The personal fields that an event really has. */
export const personalIn = ({ type, data }: StoredEvent): readonly string[] =>
  personalPaths(type, data).filter((path) => {
    const values: unknown[] = [];
    visitPlaces(data, path, (owner, name) => values.push(owner[name]));
    return values.some((value) => value !== null);
  });

export function masked({ type, data }: StoredEvent): StoredEvent['data'] {
  const hidden = structuredClone(data);
  for (const path of personalPaths(type, data))
    visitPlaces(hidden, path, (owner, name) => {
      if (owner[name] !== null) owner[name] = mask;
    });
  return hidden;
}

/** Which rows of which read models an event went into, and whether they are still there. */
export async function rowsOf(db: Pool, recorded: Recorded<DomainEvent>): Promise<EventAnswer['rows']> {
  const places = allProjections
    .filter(({ handles }) => handles.includes(recorded.event.type))
    .flatMap((projection) => keysOf(projection, recorded).map((key) => ({ readModel: projection.name, key })))
    .slice(0, mostRows);
  const keys = new Map<string, string[]>();
  for (const { readModel, key } of places) keys.set(readModel, [...(keys.get(readModel) ?? []), key]);
  const there = new Set<string>();
  for (const [readModel, wanted] of keys) {
    const { rows } = await db.query<{ key: string }>(
      `select key from read.${readModel} where key = any($1::text[])`,
      [wanted],
    );
    for (const { key } of rows) there.add(`${readModel} ${key}`);
  }
  return places.map(({ readModel, key }) => ({
    readModel,
    key,
    isThere: there.has(`${readModel} ${key}`),
  }));
}
