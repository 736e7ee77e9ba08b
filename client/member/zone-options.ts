import type { SelectGroup } from '#client/ui/select-field.tsx';
import { profileCopy } from './member-copy.ts';

/** Every zone that this browser knows, by continent; `current` is among them in any case. */
export function zoneGroups(current: string): readonly SelectGroup[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current]);
  const groups = new Map<string, string[]>();
  for (const zone of [...zones].sort()) {
    const area = zone.includes('/') ? (zone.split('/')[0] ?? zone) : profileCopy.otherZones;
    groups.set(area, [...(groups.get(area) ?? []), zone]);
  }
  return [...groups].map(([label, names]) => ({
    label,
    options: names.map((zone) => ({ value: zone, label: placeOf(zone) })),
  }));
}

/** `America/Argentina/Buenos_Aires` is `Buenos Aires, Argentina`. */
function placeOf(zone: string): string {
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length > 0 ? places.reverse().join(', ') : area;
}
