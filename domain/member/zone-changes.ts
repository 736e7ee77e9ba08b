import { Refusal } from '#domain/kernel/refusal.ts';
import { changed, corrected, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { canonicalZone } from '#domain/kernel/zone-name.ts';
import type { ChangeTimeZone, CorrectTimeZone } from './member-commands.ts';
import type { MemberEvent } from './member-events.ts';

const day = 86_400_000;
/** Beside one for each day of membership: more than any traveller needs, and still a short history. */
const changesAtOnce = 24;

/** The zone's name as it is stored. @throws Refusal for what is no name. */
export function knownZone(name: string): string {
  const zone = canonicalZone(name);
  if (zone === null) throw new Refusal('unknown-time-zone', 'This time zone is not known.', 'invalid');
  return zone;
}

export function changeZone(zones: ZoneHistory, command: ChangeTimeZone): readonly MemberEvent[] {
  const { memberId, at } = command;
  const zone = knownZone(command.zone);
  if (zoneAt(zones, at) === zone) return [];
  refuseLonger(zones, changed(zones, zone, at), command);
  return [{ type: 'TimeZoneChanged', memberId, zone, from: at }];
}

export function correctZone(zones: ZoneHistory, command: CorrectTimeZone): readonly MemberEvent[] {
  const { memberId, since, at } = command;
  const zone = knownZone(command.zone);
  if (since > at)
    throw new Refusal('future-correction', 'A time zone can be corrected for the past only.', 'invalid');
  const inForce = [
    zoneAt(zones, since),
    ...zones.filter(({ from }) => from > since).map((entry) => entry.zone),
  ];
  if (inForce.every((other) => other === zone)) return [];
  refuseLonger(zones, corrected(zones, zone, since), command);
  return [{ type: 'TimeZoneCorrected', memberId, zone, since }];
}

/** The history of zones is read with every request and walked for every day. A change that makes it no longer is none too many. */
function refuseLonger(
  before: ZoneHistory,
  after: ZoneHistory,
  { registeredAt, at }: ChangeTimeZone | CorrectTimeZone,
): void {
  const days = Math.max(0, Math.floor((Date.parse(at) - Date.parse(registeredAt)) / day));
  // The first entry is no change.
  const changes = after.length - 1;
  if (after.length <= before.length || changes <= changesAtOnce + days) return;
  throw new Refusal(
    'too-many-zone-changes',
    'You have changed your time zone very often. Please try again tomorrow.',
  );
}
