import moment from 'moment-timezone';
import { asInstant } from '#domain/kernel/day.ts';
import { zoneNames } from '#domain/kernel/known-zones.ts';
import { localMilliseconds } from '#domain/kernel/time-zone.ts';
import { changesUntil, type ZoneTable } from '#domain/kernel/zone-table.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import { readZoneinfo } from '#service/tools/zones/read-zoneinfo.ts';

/*
 * Compares the zone rules of this release with another source, over all zones and links, at random instants from 1970 to 2037.
 *
 * npm run zones:check                          with the package moment-timezone
 * npm run zones:check -- /usr/share/zoneinfo   with a folder of compiled zones
 */

const instants = 1_000_000;
const [from, to] = [Date.UTC(1970, 0, 2), Date.UTC(2038)];
const folder = process.argv[2];

/** Milliseconds east of UTC by the other source; null for a name that the source does not have. */
type OffsetAt = (name: string, time: number) => number | null;

const ofPackage: OffsetAt = (name, time) => moment.tz(time, name).utcOffset() * 60_000;

const ofTables =
  (tables: ReadonlyMap<string, ZoneTable>): OffsetAt =>
  (name, time) => {
    const table = tables.get(name);
    return table ? (table.offsets[changesUntil(table, time)] ?? null) : null;
  };

/** A generator of Lehmer, so that each run compares the same instants. */
let state = 20_261_127;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const source = folder === undefined ? null : await readZoneinfo(folder);
const otherOffset = source ? ofTables(source.tables) : ofPackage;
const names = zoneNames();
const missing = new Set<string>();
const differences = new Map<string, number>();
for (let count = 0; count < instants; count += 1) {
  const name = names[Math.floor(random() * names.length)] ?? 'UTC';
  const time = from + Math.floor((random() * (to - from)) / 1000) * 1000;
  const expected = otherOffset(name, time);
  const ours = localMilliseconds(asInstant(new Date(time).toISOString()), name) - time;
  if (expected === null) missing.add(name);
  // The package rounds offsets to minutes; Monrovia had seconds until 1972.
  else if (Math.abs(ours - expected) >= 60_000) differences.set(name, (differences.get(name) ?? 0) + 1);
}
const other = source ? `compiled zones of ${source.version}` : `moment-timezone ${moment.tz.dataVersion}`;
const differing = [...differences.values()].reduce((sum, count) => sum + count, 0);
const lines = [
  `${instants} instants over ${names.length} names: the rules of ${zoneVersion} and ${other} differ at ${differing}.`,
  ...[...differences].map(([name, count]) => `${name}  ${count} differences`),
  ...(missing.size > 0 ? [`Missing there: ${[...missing].join(', ')}`] : []),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = differing === 0 ? 0 : 1;
