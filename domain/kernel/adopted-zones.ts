import { asInstant, type Instant } from './day.ts';
import { linkedZone, packedZone } from './known-zones.ts';
import { ianaName, rulesOf, underRules } from './time-zone.ts';
import type { ZoneHistory } from './zone-history.ts';
import { firstDifference, type PackedZone, unpackZone } from './zone-table.ts';

/** The zone rules that were adopted up to a position of the log. Plain JSON. */
export type AdoptedZones = {
  /** The latest version. */
  readonly version: string;
  /** When it was adopted. */
  readonly at: Instant;
  /** The zones whose rules are no longer those that were shipped first. */
  readonly zones: Readonly<Record<string, AdoptedZone>>;
};
type AdoptedZone = { readonly version: string; readonly from: Instant; readonly rules: PackedZone };

type Change = { readonly zone: string; readonly from: Instant; readonly rules: PackedZone };
type Adoption = { readonly version: string; readonly changes: readonly Change[] };

/** The adopted zones after one more version. */
export function withZoneChanges(
  before: AdoptedZones | undefined,
  { version, changes }: Adoption,
  at: Instant,
): AdoptedZones {
  const changed = changes.map(({ zone, from, rules }) => [zone, { version, from, rules }] as const);
  return { version, at, zones: { ...before?.zones, ...Object.fromEntries(changed) } };
}

/** A zone under the rules in force, for all functions that take a zone: the plain name while it has the rules of the beginning. */
export function zoneInForce(adopted: AdoptedZones | undefined, zone: string): string {
  const name = ianaName(zone);
  const found = adopted && adoptedZone(adopted, name);
  return found ? underRules(name, found.version, found.rules) : name;
}

const adoptedZone = ({ zones }: AdoptedZones, name: string): AdoptedZone | undefined =>
  zones[name] ?? zones[linkedZone(name)];

/** Each zone of a history under the rules in force. The same history when nothing changes. */
export function zonesInForce(adopted: AdoptedZones | undefined, history: ZoneHistory): ZoneHistory {
  if (adopted === undefined) return history;
  const renewed = history.map(({ from, zone }) => ({ from, zone: zoneInForce(adopted, zone) }));
  return renewed.every(({ zone }, index) => zone === history[index]?.zone) ? history : renewed;
}

/** The first instant from which the latest version changed a zone of the history; null when it changed none. */
export function changedFrom(adopted: AdoptedZones, history: ZoneHistory): Instant | null {
  let first: Instant | null = null;
  for (const { zone } of history) {
    const found = adoptedZone(adopted, ianaName(zone));
    if (found?.version === adopted.version && (first === null || found.from < first)) first = found.from;
  }
  return first;
}

/**
 * The changes by which zones get the given rules; other zones get the rules of the beginning back. A link is named only where it differs
 * from its zone.
 * @param wanted by IANA name
 */
export function changesTo(
  adopted: AdoptedZones | undefined,
  wanted: ReadonlyMap<string, PackedZone>,
): readonly Change[] {
  const names = new Set([...wanted.keys(), ...Object.keys(adopted?.zones ?? {})]);
  const changes = new Map<string, Change>();
  for (const zone of names) {
    const rules = wanted.get(zone) ?? packedZone(zone);
    if (rules === null || packedZone(zone) === null) continue;
    const from = differsFrom(rulesOf(zoneInForce(adopted, zone)), rules);
    if (from !== null) changes.set(zone, { zone, from, rules });
  }
  const isImplied = ({ zone, rules }: Change): boolean =>
    linkedZone(zone) !== zone && changes.get(linkedZone(zone))?.rules === rules && !adopted?.zones[zone];
  return [...changes.values()]
    .filter((change) => !isImplied(change))
    .sort((one, other) => (one.zone < other.zone ? -1 : 1));
}

/**
 * No member has an event before this instant. The tz database often corrects older years, and builds of it differ there: such a
 * difference changes no day, so it is no change.
 */
const firstDays = Date.UTC(2020, 0);

function differsFrom(before: PackedZone, after: PackedZone): Instant | null {
  if (before === after) return null;
  const time = firstDifference(unpackZone(before), unpackZone(after), firstDays);
  return time === null ? null : asInstant(new Date(time).toISOString());
}
