import { randomUUID } from 'node:crypto';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { type QuestEvent, questDayStream } from '#domain/quest/quest-events.ts';
import { encode } from '#service/event-store/event-types/event-codec.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { parseConfig } from '#service/platform/config.ts';

/*
 * Accepts a quest of the test's choice for a date of a member, as the wheel draws another one. Reads `DATA_DIR` or `DATABASE_URL`; the
 * arguments are the member, the date, the zone and the quest.
 */
const [member = '', day = '', zone = '', questId = ''] = process.argv.slice(2);
const memberId = asMemberId(member);
const date = asMemberDay(day);
const commandId = asCommandId(randomUUID());
const quest = { memberId, date, questId };
const accepted: readonly QuestEvent[] = [
  { type: 'QuestSpun', ...quest, spin: 1, candidates: [questId], draw: 'ff', seedId: 'test', rules: 'v1' },
  { type: 'QuestAccepted', ...quest },
];
const metadata = {
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: memberId,
  occurredAt: asInstant(new Date().toISOString()),
  zone,
  localDate: date,
};
const { events, close } = await openStores(parseConfig(process.env));
const encoded = accepted.map((event, index) => encode(event, metadata, { commandId, index }));
await events.append(questDayStream(memberId, date), 'no-stream', encoded);
await close();
