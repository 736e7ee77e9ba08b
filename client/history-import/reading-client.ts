import { trustedScript } from '#client/lib/trusted-script.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { PackedZone } from '#domain/kernel/zone-table.ts';
import type { Found, OnRead, ReadAsked } from './history-reading.ts';
import type { Answers, Batch, Prepared } from './prepared-entries.ts';
import type { ReadingMessage, ReadingRequest } from './reading-messages.ts';
import workerUrl from './reading-worker.ts?worker&url';

/** The reading of files in a worker of this page. */
export type ReadingClient = {
  /** @throws Refusal with a sentence for the member */
  read(files: readonly File[], asked: ReadAsked, onRead: OnRead): Promise<Found>;
  prepare(answers: Answers, zoneRules: Readonly<Record<string, PackedZone>>): Promise<Prepared>;
  /** The body that stores a batch, as JSON. @param nth from 0 */
  batch(part: number, kind: Batch['is'], nth: number): Promise<string>;
  /** Ends the worker, also in the middle of a file. */
  close(): void;
};

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onRead?: OnRead;
};

export function openReading(): ReadingClient {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ReadingMessage>) => {
    const call = waiting.get(data.id);
    if (data.is === 'progress') return call?.onRead?.(data.file, data.bytes);
    waiting.delete(data.id);
    if (data.is === 'answer') call?.resolve(data.answer);
    else
      call?.reject(
        data.is === 'refusal' ? new Refusal(data.code, data.sentence, 'invalid') : new Error(data.reason),
      );
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const ask = <Answer>(call: ReadingRequest, onRead?: OnRead): Promise<Answer> =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, {
        resolve: resolve as (answer: unknown) => void,
        reject,
        ...(onRead && { onRead }),
      });
      worker.postMessage({ ...call, id: calls });
    });
  return {
    read: (files, asked, onRead) => ask({ is: 'read', files, asked }, onRead),
    prepare: (answers, zoneRules) => ask({ is: 'prepare', answers, zoneRules }),
    batch: (part, kind, nth) => ask({ is: 'batch', part, kind, nth }),
    close: () => worker.terminate(),
  };
}
