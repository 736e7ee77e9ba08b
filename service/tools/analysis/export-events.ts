import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { type ExportFormat, exportFormats } from './export-formats.ts';
import { withoutPersonalFields } from './exported-event.ts';
import { createLeftOut, type LeftOut } from './left-out.ts';

type ExportOptions = {
  readonly store: Pick<EventStore, 'readBatches'>;
  readonly format: ExportFormat;
  readonly isPersonal: boolean;
  readonly signal: AbortSignal;
  /** Called with the number of events so far. */
  readonly onProgress: (events: number) => void;
};
/** The number of written events and the SHA-256 of the bytes. */
export type Exported = { readonly events: number; readonly sha256: string };
type ExportedPart = Exported & { readonly leftOut: LeftOut };

/** The file with the hash of an export, in the format of `sha256sum`. */
export const hashFileOf = (file: string): string => `${file}.sha256`;

/**
 * Writes the whole log to a sink in constant memory and leaves the sink open. Events keep their order; personal fields are omitted unless
 * requested. Without personal fields, an event is left out whose personal fields are unknown.
 */
export async function exportEvents(options: ExportOptions, sink: Writable): Promise<ExportedPart> {
  return send(options, sink, false);
}

/**
 * Exports to a file that only its owner can read, with its hash in a second file. The file appears under its name only when it is complete.
 */
export async function exportToFile(options: ExportOptions, file: string): Promise<ExportedPart> {
  const part = `${file}.part`;
  try {
    const exported = await send(options, createWriteStream(part, { mode: 0o600 }), true);
    await rename(part, file);
    await writeFile(hashFileOf(file), `${exported.sha256}  ${basename(file)}\n`);
    return exported;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function send(
  { store, format, isPersonal, signal, onProgress }: ExportOptions,
  sink: Writable,
  end: boolean,
): Promise<ExportedPart> {
  const hash = createHash('sha256');
  const leaving = createLeftOut();
  const shownOf = (stored: StoredEvent) =>
    isPersonal ? stored : leaving.unlessUnreadable(stored, () => withoutPersonalFields(stored));
  let events = 0;
  await pipeline(hashed, sink, { end, signal });
  return { events, sha256: hash.digest('hex'), leftOut: leaving.total() };

  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const chunk of exportFormats[format](wanted())) {
      hash.update(chunk);
      yield chunk;
    }
  }
  async function* wanted(): AsyncGenerator<StoredEvent> {
    for await (const batch of store.readBatches({ after: beginning, storeTimes: true }))
      for (const stored of batch) {
        const shown = shownOf(stored);
        if (!shown) continue;
        yield shown;
        events += 1;
        onProgress(events);
      }
  }
}
