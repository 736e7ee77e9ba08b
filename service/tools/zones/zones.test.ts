import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import fc from 'fast-check';
import moment from 'moment-timezone';
import { asInstant } from '#domain/kernel/day.ts';
import { zoneNames } from '#domain/kernel/known-zones.ts';
import { localMilliseconds, rulesOf } from '#domain/kernel/time-zone.ts';
import {
  changesUntil,
  packZone,
  unpackYears,
  unpackZone,
  type ZoneTable,
} from '#domain/kernel/zone-table.ts';
import { zoneUpdates } from '#domain/kernel/zone-updates.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import { zoneDataModule, zoneUpdatesModule } from './generate-zones.ts';
import { readMoment } from './read-moment.ts';
import { readTzif } from './read-zoneinfo.ts';
import { yearlyChanges } from './yearly-changes.ts';
import { withinYears } from './zone-source.ts';

const latest: unknown = createRequire(import.meta.url)('moment-timezone/data/packed/latest.json');
const kernel = new URL('../../../domain/kernel/', import.meta.url);
const offsetAt = (table: ZoneTable, time: number) => table.offsets[changesUntil(table, time)];
const read = (file: string) => readFile(new URL(file, kernel), 'utf8');

describe('the zone rules of this release', () => {
  const source = readMoment(latest);

  it('are the output of the generator for the pinned package', async () => {
    expect(source.version).to.equal(zoneVersion);
    expect(await read('zone-data.ts')).to.equal(zoneDataModule(source));
  });

  it('have no updates while the version is that of the beginning', async () => {
    const entries = Object.entries(zoneUpdates.zones);
    expect(zoneUpdates.version >= zoneVersion).to.equal(true);
    if (zoneUpdates.version === zoneVersion) expect(entries).to.deep.equal([]);
    const generated = zoneUpdatesModule(zoneUpdates.version, entries);
    expect((await read('zone-updates.ts')).replaceAll(/[\s'"]/g, '')).to.equal(
      generated.replaceAll(/[\s'"]/g, ''),
    );
  });

  it('know every zone and link of the package', () => {
    expect([...zoneNames()].sort()).to.deep.equal([...moment.tz.names()].sort());
    for (const name of zoneNames()) expect(() => unpackZone(rulesOf(name)), name).not.to.throw();
  });

  it('have the offset of the package at any instant from 1970 to 2100, in any zone', () => {
    const anyTime = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 11, 30) });
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...zoneNames()), (time, name) => {
        const at = asInstant(new Date(time).toISOString());
        expect(localMilliseconds(at, name)).to.equal(time + moment.tz(time, name).utcOffset() * 60_000);
      }),
      { numRuns: 20_000 },
    );
  });

  it('have in the years in use the offsets of all years, also at their first instant', () => {
    for (const name of zoneNames()) {
      const [whole, recent] = [unpackZone(rulesOf(name)), unpackYears(rulesOf(name), 2024, 2032)];
      const changes = whole.at.filter((time) => time >= Date.UTC(2024) && time < Date.UTC(2032));
      for (const time of [Date.UTC(2024), ...changes.flatMap((change) => [change - 1, change])])
        expect(offsetAt(recent.table, time), `${name} ${time}`).to.equal(offsetAt(whole, time));
      expect(recent.since, name).to.be.oneOf([-Infinity, Date.UTC(2024)]);
    }
  });

  it('are restored whole from their packed form', () => {
    for (const [name, table] of source.tables)
      expect(unpackZone(packZone({ table, yearly: yearlyChanges(table) })), name).to.deep.equal(table);
  });
});

describe('a compiled zone (TZif)', () => {
  /** Version 2 as RFC 9636 describes it, with an empty first block. */
  function tzif(
    times: readonly [time: number, type: number][],
    offsets: readonly number[],
    footer: string,
  ): Buffer {
    const header = (counts: readonly number[]) => {
      const bytes = Buffer.alloc(44);
      bytes.write('TZif2', 0, 'latin1');
      for (const [index, count] of counts.entries()) bytes.writeUInt32BE(count, 20 + index * 4);
      return bytes;
    };
    const at = Buffer.alloc(times.length * 9);
    for (const [index, [time, type]] of times.entries()) {
      at.writeBigInt64BE(BigInt(time / 1000), index * 8);
      at.writeUInt8(type, times.length * 8 + index);
    }
    const types = Buffer.alloc(offsets.length * 6);
    for (const [index, offset] of offsets.entries()) types.writeInt32BE(offset * 3600, index * 6);
    const letters = Buffer.from('LMT\0', 'latin1');
    return Buffer.concat([
      header([0, 0, 0, 0, 1, 4]),
      Buffer.alloc(6),
      letters,
      header([0, 0, 0, times.length, offsets.length, letters.length]),
      at,
      types,
      letters,
      Buffer.from(`\n${footer}\n`, 'latin1'),
    ]);
  }

  it('continues after its last change by the rule at its end, up to 2100', () => {
    const last = Date.UTC(2007, 2, 11, 7);
    const { at, offsets } = withinYears(readTzif(tzif([[last, 1]], [-5, -4], 'EST5EDT,M3.2.0,M11.1.0')));
    const moved = source('America/New_York').at.filter((time) => time >= last);
    expect(at).to.deep.equal(moved);
    expect(offsets.slice(0, 3)).to.deep.equal([-5 * 3_600_000, -4 * 3_600_000, -5 * 3_600_000]);
  });

  it('reads named offsets, hours beyond a day and southern summers', () => {
    const last = Date.UTC(2023, 8, 3, 4);
    const santiago = withinYears(readTzif(tzif([[last, 1]], [-4, -3], '<-04>4<-03>,M9.1.6/24,M4.1.6/24')));
    expect(santiago.at).to.deep.equal(source('America/Santiago').at.filter((time) => time >= last));
  });

  it('of version 1 is refused, because it ends in 2037', () => {
    const bytes = tzif([], [0], 'UTC0');
    bytes[4] = 0;
    expect(() => readTzif(bytes)).to.throw(RangeError, 'version 1');
  });

  const source = (zone: string) => unpackZone(rulesOf(zone));
});
