import { zoneInForce } from '#domain/kernel/adopted-zones.ts';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { ianaName, localMilliseconds } from '#domain/kernel/time-zone.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables } from '#projections/versions.ts';
import { adoptedZones, versionOf } from '#service/event-store/adopted-zones.ts';
import type { EventStore } from '#service/event-store/port.ts';

type Deps = { readonly db: Pick<Pool, 'query'>; readonly events: Pick<EventStore, 'readStream'> };

/** The zone rules in force, and the zones of members for which the runtime or Postgres has other ones. They decide no date. */
export type ZonesInUse = {
  readonly version: string;
  /** When the version was adopted; null for the rules of the beginning. */
  readonly adoptedAt: Instant | null;
  readonly zones: number;
  readonly runtimeDiffers: readonly string[];
  readonly postgresDiffers: readonly string[];
};

const day = 86_400_000;
/** Every five days from a year ago to a year ahead: a law moves the clocks for longer. */
const offsets = Array.from({ length: 147 }, (_, index) => (index - 73) * 5 * day);

export async function zonesInUse({ db, events }: Deps, now: Instant): Promise<ZonesInUse> {
  const adopted = await adoptedZones(events);
  const names = await zonesOfMembers(db);
  const times = offsets.map((offset) => Date.parse(now) + offset);
  const ours = (name: string) => {
    const zone = zoneInForce(adopted, name);
    return times.map((time) => localMilliseconds(asInstant(new Date(time).toISOString()), zone) - time);
  };
  const ofPostgres = await offsetsOfPostgres(db, names, times);
  const differing = (of: (name: string) => readonly number[] | undefined) =>
    names.filter((name) => ours(name).some((offset, index) => of(name)?.[index] !== offset));
  return {
    version: versionOf(adopted),
    adoptedAt: adopted?.at ?? null,
    zones: names.length,
    runtimeDiffers: differing((name) => offsetsOfRuntime(name, times)),
    postgresDiffers: differing((name) => ofPostgres.get(name)),
  };
}

async function zonesOfMembers(db: Deps['db']): Promise<readonly string[]> {
  const { rows } = await db.query<{ zone: string }>(
    `select distinct entry ->> 'zone' as zone
       from ${tables.members}, json_array_elements(state -> 'member' -> 'zones') as entry`,
  );
  return [...new Set(rows.map(({ zone }) => ianaName(zone)))].sort();
}

function offsetsOfRuntime(name: string, times: readonly number[]): readonly number[] | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    return times.map((time) => {
      const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(time)) ?? [];
      return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
    });
  } catch {
    return undefined;
  }
}

async function offsetsOfPostgres(
  db: Deps['db'],
  names: readonly string[],
  times: readonly number[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await db.query<{ name: string; offsets: number[] }>(
    `select name, array_agg((extract(epoch from to_timestamp(time / 1000.0) at time zone name)::float8 * 1000 - time)::float8
                              order by time) as offsets
       from unnest($1::text[]) as name, unnest($2::float8[]) as time
      where name in (select known.name from pg_timezone_names as known)
      group by name`,
    [names, times],
  );
  return new Map(rows.map(({ name, offsets: found }) => [name, found.map(Math.round)]));
}

/** The version in force, by the rows of one member: for each scrape of the metrics. */
export async function zoneVersionOf(db: Deps['db']): Promise<string> {
  const { rows } = await db.query<{ version: string | null }>(
    `select state -> 'adoptedZones' ->> 'version' as version from ${tables.members} limit 1`,
  );
  return rows[0]?.version ?? zoneVersion;
}
