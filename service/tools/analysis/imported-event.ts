import * as z from 'zod';
import { decode, UnreadableEvent } from '#service/event-store/event-types/event-codec.ts';
import { beginning, type EventToAppend } from '#service/event-store/port.ts';
import { canonicalLine } from './exported-event.ts';

export type ImportedEvent = EventToAppend & { readonly stream: string };

/** A file that cannot be imported, or not into this store. Nothing was stored. */
export class WrongImport extends Error {
  override readonly name = 'WrongImport';
}

const fields = z.record(z.string(), z.unknown());
const exported = z.strictObject({
  id: z.uuid(),
  stream: z.string(),
  type: z.string(),
  data: fields,
  metadata: fields,
});

/** An exported line as an event to append. The line must have passed `checkedEvent`. */
export const eventOfLine = (line: string): ImportedEvent => JSON.parse(line) as ImportedEvent;

/**
 * The same for an unchecked line.
 * @throws WrongImport with the line number when the line is not an exported event, or could not be read again.
 */
export function checkedEvent(line: string, number: number): ImportedEvent {
  const event = exported.safeParse(jsonOf(line, number));
  if (!event.success || canonicalLine(event.data) !== line)
    throw new WrongImport(
      `Line ${number} is not an event as npm run export writes it (ndjson). Nothing was imported: export again, or use the file as it was written.`,
    );
  try {
    decode({ ...event.data, revision: 0, position: beginning });
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const { type, stream } = event.data;
    const reason = error.message.replace(`${type} at revision 0 of ${stream}: `, '');
    throw new WrongImport(
      `Line ${number} holds an event that could not be read again: ${type}: ${reason}. An import needs an export --with-personal.`,
    );
  }
  return event.data;
}

function jsonOf(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new WrongImport(
      `Line ${number} is not JSON: the file is cut off or was changed. Nothing was imported: export again.`,
    );
  }
}
