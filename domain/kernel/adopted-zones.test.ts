import { expect } from 'chai';
import { changesTo, withZoneChanges, zoneInForce } from './adopted-zones.ts';
import { asInstant } from './day.ts';
import { packedZone } from './known-zones.ts';
import { rulesOf } from './time-zone.ts';
import { packZone, unpackZone, type ZoneTable } from './zone-table.ts';

const hour = 3_600_000;
const winnipeg = 'America/Winnipeg';
const rules = (zone: string): ZoneTable => unpackZone(rulesOf(zone));
const packed = (table: ZoneTable): string => packZone({ table, yearly: null });

/** A zone whose clocks stand still from an instant on. */
function stillFrom(zone: string, from: string): ZoneTable {
  const { at, offsets } = rules(zone);
  const count = at.filter((time) => time < Date.parse(from)).length;
  return { at: at.slice(0, count), offsets: offsets.slice(0, count + 1) };
}

describe('the changes of newer zone rules', () => {
  it('begin at the first instant with another offset', () => {
    const wanted = packed(stillFrom('America/Chicago', '2027-11-01T00:00:00Z'));
    expect(changesTo(undefined, new Map([['America/Chicago', wanted]]))).to.deep.equal([
      { zone: 'America/Chicago', from: '2027-11-07T07:00:00.000Z', rules: wanted },
    ]);
  });

  it('are none when only years before the first members differ, as in other builds', () => {
    const { at, offsets } = rules('Europe/Athens');
    const older = packed({ at: at.map((time) => (time < Date.UTC(1980) ? time + hour : time)), offsets });
    expect(older).not.to.equal(packedZone('EET'));
    expect(changesTo(undefined, new Map([['EET', older]]))).to.deep.equal([]);
  });

  it('name a link only where the link parts from its zone', () => {
    const wanted = packed(stillFrom('America/Chicago', '2027-11-01T00:00:00Z'));
    const both = new Map([
      ['America/Chicago', wanted],
      ['US/Central', wanted],
    ]);
    expect(changesTo(undefined, both).map(({ zone }) => zone)).to.deep.equal(['America/Chicago']);
    const adopted = withZoneChanges(
      undefined,
      { version: '2027a', changes: changesTo(undefined, both) },
      asInstant('2027-01-01T00:00:00.000Z'),
    );
    expect(rulesOf(zoneInForce(adopted, 'US/Central'))).to.equal(wanted);
    const alone = changesTo(
      adopted,
      new Map([
        ['America/Chicago', wanted],
        ['US/Central', rulesOf(winnipeg)],
      ]),
    );
    expect(alone.map(({ zone }) => zone)).to.deep.equal(['US/Central']);
  });

  it('give a zone that newer rules leave out the rules of the beginning back', () => {
    const wanted = packed(stillFrom('America/Chicago', '2027-11-01T00:00:00Z'));
    const adopted = withZoneChanges(
      undefined,
      { version: '2027a', changes: changesTo(undefined, new Map([['America/Chicago', wanted]])) },
      asInstant('2027-01-01T00:00:00.000Z'),
    );
    expect(changesTo(adopted, new Map())).to.deep.equal([
      { zone: 'America/Chicago', from: '2027-11-07T07:00:00.000Z', rules: packedZone('America/Chicago') },
    ]);
  });
});
