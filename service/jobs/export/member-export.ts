import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import { textsIn } from '#service/languages/texts.ts';
import { memberEvents } from './member-events.ts';

/** An event in words to its member. */
export const descriptionOf = (event: DomainEvent, language: Language): string =>
  (textsIn(language).eventDescriptions[event.type] as (event: DomainEvent) => string)(event);

export const exportFormat = 'rondel-member-1';

type ExportOrder = { readonly memberId: MemberId; readonly at: Instant; readonly language: Language };

/**
 * A member's whole history as JSON in chunks, one event per line, with a description in words of the language. Ids, streams, data and metadata are as
 * stored, so that another store can import them. Only the account of somebody whom the member blocked or reported is left out: it is theirs.
 */
export async function* memberExport(
  store: Pick<EventStore, 'readStream' | 'readStreams'>,
  { memberId, at, language }: ExportOrder,
): AsyncGenerator<string> {
  const head = { format: exportFormat, memberId, exportedAt: at };
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`;
  let separator = '\n';
  for await (const stored of memberEvents(store, memberId, at)) {
    yield separator + JSON.stringify(exported(stored, language));
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Without its place and hash in this log. */
function exported(stored: StoredEvent, language: Language) {
  const { id, stream, type } = stored;
  const { blockedId: _blocked, reportedId: _reported, ...data } = stored.data;
  const { hash: _, ...metadata } = stored.metadata;
  return { id, stream, type, data, metadata, words: descriptionOf(decode(stored).event, language) };
}
