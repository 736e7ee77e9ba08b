import type { Context } from 'koa';
import { type RulesState, rulesDecider } from '#domain/rules/rules.ts';
import { type RulesEvent, rulesStream } from '#domain/rules/rules-events.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';

type Events = Pick<EventStore, 'readStream'>;

/** The decisions for everybody so far. */
export async function declaredRules(events: Events): Promise<RulesState> {
  let state = rulesDecider.initialState;
  for await (const stored of events.readStream(rulesStream))
    state = rulesDecider.evolve(state, decode(stored).event as RulesEvent);
  return state;
}

/** Whether the command of this request is stored already: what the admin has seen was compared without it. */
export async function isDecided(events: Events, ctx: Context): Promise<boolean> {
  const commandId = commandIdOfMember(ctx);
  for await (const { metadata } of events.readStream(rulesStream))
    if (metadata.commandId === commandId) return true;
  return false;
}
