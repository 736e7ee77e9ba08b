import { zoneLines, zoneLinks } from './zone-data.ts';
import type { PackedZone } from './zone-table.ts';

/*
 * The zones that this process knows. In a browser another module takes the place of this one (`imports` in package.json): a page brings only
 * the zones of its member.
 */

/** The rules of a zone, by any letter case of its name; null for an unknown name. */
export function packedZone(name: string): PackedZone | null {
  const proper = canonicalZone(name);
  if (proper === null) return null;
  const { rules, links } = known();
  return rules.get(links.get(proper) ?? proper) ?? null;
}

/** The name in IANA's letter case; null for an unknown one. A link such as `Asia/Calcutta` stays the link. */
export function canonicalZone(name: string): string | null {
  const { rules, links, byLowerCase } = known();
  if (rules.has(name) || links.has(name)) return name;
  return byLowerCase.get(name.toLowerCase()) ?? null;
}

/** The zone that a link names; the name itself for a zone. */
export const linkedZone = (name: string): string => known().links.get(name) ?? name;

/** Grows when the rules of a name change, which happens only in a browser: its page learns them. */
export const zonesRevision = (): number => 0;

/** All names, links included. */
export const zoneNames = (): readonly string[] => [...known().byLowerCase.values()];

type Known = {
  readonly rules: ReadonlyMap<string, PackedZone>;
  readonly links: ReadonlyMap<string, string>;
  readonly byLowerCase: ReadonlyMap<string, string>;
};
let read: Known | undefined;

function known(): Known {
  read ??= readZones();
  return read;
}

function readZones(): Known {
  const rules = new Map(zoneLines.split('\n').map((line) => pair(line)));
  const links = new Map(
    zoneLinks.split('\n').flatMap((line) => {
      const [zone = '', ...names] = line.split(' ');
      return names.map((name) => [name, zone] as const);
    }),
  );
  const names = [...rules.keys(), ...links.keys()];
  return { rules, links, byLowerCase: new Map(names.map((name) => [name.toLowerCase(), name])) };
}

/** The name of a zone has no space; its rules may. */
function pair(line: string): readonly [string, PackedZone] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}
