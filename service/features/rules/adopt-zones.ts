import { changesTo } from '#domain/kernel/adopted-zones.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { PackedZone } from '#domain/kernel/zone-table.ts';
import { zoneUpdates } from '#domain/kernel/zone-updates.ts';
import { rulesDecider } from '#domain/rules/rules.ts';
import { rulesStream, type ZoneChange } from '#domain/rules/rules-events.ts';
import { adoptedZones, versionOf } from '#service/event-store/adopted-zones.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore } from '#service/event-store/port.ts';

/** Zone rules of a release or of a file. Zones that are not named have the rules of the beginning. */
export type ZoneRules = { readonly version: string; readonly zones: ReadonlyMap<string, PackedZone> };

type Deps = {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly execute: ExecuteCommand;
  readonly now: () => Instant;
};

/**
 * Adopts zone rules for everybody, unless they are in force. Any number of processes may do so at the same time. The command's id follows
 * from the version, and the stream's revision lets only one process win.
 * @returns the changes; empty when the rules were in force
 * @throws Refusal `old-zone-rules` when newer ones are in force
 */
export async function adoptZoneRules(
  { events, execute, now }: Deps,
  { version, zones }: ZoneRules,
): Promise<readonly ZoneChange[]> {
  const adopted = await adoptedZones(events);
  if (versionOf(adopted) === version) return [];
  const changes = changesTo(adopted, zones);
  const occurredAt = now();
  const commandId = asCommandId(derivedId('zone-rules', version));
  await execute(
    rulesDecider,
    rulesStream,
    { type: 'AdoptZoneRules', version, changes },
    {
      ...{ commandId, correlationId: commandId, actor: 'system', occurredAt, zone: 'UTC' },
      localDate: dayOf(occurredAt, 'UTC'),
    },
  );
  return changes;
}

const shipped: ZoneRules = {
  version: zoneUpdates.version,
  zones: new Map(Object.entries(zoneUpdates.zones)),
};

/** Adopts the rules of this release when they are newer than those in force. @returns the version in force */
export async function adoptShippedZoneRules(deps: Deps, rules = shipped): Promise<string> {
  const inForce = versionOf(await adoptedZones(deps.events));
  if (rules.version <= inForce) return inForce;
  await adoptZoneRules(deps, rules);
  return rules.version;
}
