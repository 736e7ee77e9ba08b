import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { wheelRulesDecider } from '#domain/quest/wheel-rules.ts';
import { type WheelRulesAdopted, wheelRulesStream } from '#domain/quest/wheel-rules-events.ts';
import { wheelSeedsStream } from '#domain/quest/wheel-seed-events.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';

type Events = Pick<EventStore, 'readStream'>;

/** The first date of the rules v2, as everybody can read it; null before they are adopted. */
export async function adoptedWheelRules(
  events: Events,
): Promise<{ readonly from: MemberDay; readonly adoptedAt: Instant } | null> {
  for await (const stored of events.readStream(wheelRulesStream)) {
    const { event, metadata } = decode(stored);
    return { from: (event as WheelRulesAdopted).from, adoptedAt: metadata.occurredAt };
  }
  return null;
}

type Deps = { readonly events: Events; readonly execute: ExecuteCommand; readonly now: () => Instant };

/**
 * Adopts the rules v2 unless they are adopted. A process does so before its first draw and before it publishes a seed: where seeds are
 * published already, an earlier release was here. Any number of processes may do so at the same time, and one wins.
 * @returns the first date of v2
 */
export async function adoptWheelRules({ events, execute, now }: Deps): Promise<MemberDay> {
  const adopted = await adoptedWheelRules(events);
  if (adopted) return adopted.from;
  const occurredAt = now();
  const commandId = asCommandId(derivedId('wheel-rules', 'v2'));
  const isUpgrade = await hasEvents(events, wheelSeedsStream);
  const { state } = await execute(
    wheelRulesDecider,
    wheelRulesStream,
    { type: 'AdoptWheelRules', now: occurredAt, isUpgrade },
    {
      ...{ commandId, correlationId: commandId, actor: 'system', occurredAt, zone: 'UTC' },
      localDate: dayOf(occurredAt, 'UTC'),
    },
  );
  return state as MemberDay;
}

async function hasEvents(events: Events, stream: string): Promise<boolean> {
  for await (const _ of events.readStream(stream)) return true;
  return false;
}
