import type { PackedZone } from '#domain/kernel/zone-table.ts';

/*
 * The zones that this page knows, in place of `domain/kernel/known-zones.ts`. The service sends the rules of the member's zones with the
 * account. So a date here equals the date there, also on a device with older rules.
 */

const known = new Map<string, PackedZone>([['UTC', '0|']]);
let revision = 0;

/** Called before a screen shows a date. @param zones packed rules by IANA name, as in the answers of the service */
export function learnZones(zones: Readonly<Record<string, PackedZone>> = {}): void {
  for (const [name, rules] of Object.entries(zones)) {
    if (known.get(name) === rules) continue;
    known.set(name, rules);
    revision += 1;
  }
}

/** Whether the service has sent the rules of a zone. */
export const knowsZone = (name: string): boolean => known.has(name);

export const zonesRevision = (): number => revision;

/** Until the service has sent the rules of a zone, its clock is that of the device: a visitor has no dates that count. */
export const packedZone = (name: string): PackedZone => known.get(name) ?? deviceRules();

const deviceRules = (): PackedZone => `${(-new Date().getTimezoneOffset() * 60).toString(36)}|`;

export const canonicalZone = (name: string): string => name;

/** The service has resolved links. */
export const linkedZone = (name: string): string => name;
