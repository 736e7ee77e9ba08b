import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type QuestEvent, questDayStream } from '#domain/quest/quest-events.ts';
import type { Month } from '#domain/quest/wheel-seed-events.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';
import type { Draw } from './wheel-contract.ts';

/** A member's draws of a month from its 31 streams at most, oldest first. */
export async function drawsOfMonth(
  events: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
  month: Month,
): Promise<readonly Draw[]> {
  const days = await Promise.all(datesOf(month).map((date) => drawsOfDay(events, memberId, date)));
  return days.flat();
}

const datesOf = (month: Month): readonly MemberDay[] =>
  Array.from({ length: 31 }, (_, index) => asMemberDay(`${month}-${String(index + 1).padStart(2, '0')}`));

async function drawsOfDay(
  events: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
  date: MemberDay,
): Promise<readonly Draw[]> {
  const draws: Draw[] = [];
  let isAfterReset = false;
  for await (const stored of events.readStream(questDayStream(memberId, date))) {
    const { event, metadata } = decode(stored);
    const { type, ...fields } = event as QuestEvent;
    if (type === 'QuestDayReset') isAfterReset = true;
    if (type !== 'QuestSpun') continue;
    const { inputs, wheel, candidates, ...draw } = fields as Extract<QuestEvent, { type: 'QuestSpun' }>;
    draws.push({
      ...draw,
      candidates: [...candidates],
      inputs: inputs ? { ...inputs, equipment: [...inputs.equipment] } : null,
      wheel: wheel ? { ...wheel, slots: [...wheel.slots] } : null,
      drawnAt: metadata.occurredAt,
      isAfterReset,
    });
    isAfterReset = false;
  }
  return draws;
}
