import { type AdoptedZones, withZoneChanges } from '#domain/kernel/adopted-zones.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import { decode } from './event-types/event-codec.ts';
import type { EventStore } from './port.ts';

/** The zone rules that were adopted so far; undefined while those of the beginning hold. */
export async function adoptedZones(
  events: Pick<EventStore, 'readStream'>,
): Promise<AdoptedZones | undefined> {
  let adopted: AdoptedZones | undefined;
  for await (const stored of events.readStream(rulesStream)) {
    const { event, metadata } = decode(stored);
    if (event.type === 'ZoneRulesAdopted') adopted = withZoneChanges(adopted, event, metadata.occurredAt);
  }
  return adopted;
}

/** The version of the rules in force. */
export const versionOf = (adopted: AdoptedZones | undefined): string => adopted?.version ?? zoneVersion;
