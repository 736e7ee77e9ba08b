import { createHash, type Hash } from 'node:crypto';
import { beginning, type EventStore } from '#service/event-store/store.ts';
import { appendInOrder } from './append-in-order.ts';
import type { Exported } from './export-events.ts';
import { type CountedEvent, surveyLog } from './log-survey.ts';

export type CopyOptions = {
  readonly from: Pick<EventStore, 'head' | 'readAll' | 'readStream'>;
  readonly to: Pick<EventStore, 'append' | 'deleteStream' | 'readAll'>;
  /** Appends under way at once, in the order in which they are made: 1 for a store that may change it. */
  readonly appendsAtOnce: number;
  readonly signal: AbortSignal;
  /** Shows how far it is, in events that the copy holds. */
  readonly showProgress: (total: number) => { update(events: number): void; stop(): void };
};

/** A copy that cannot be made, or is not what it should be. */
export class WrongCopy extends Error {
  override readonly name = 'WrongCopy';
}

/**
 * Makes a store hold what another one does: ids, order, streams, revisions, types, data and metadata, and which streams are deleted; not
 * the positions, which are each store's own. The copy goes on where one was interrupted. In the end both are read and compared.
 * @returns how many events both hold, and the hash of them. @throws WrongCopy when the target holds anything that the source does not
 * begin with, which is then left as it is, or when the two differ in the end.
 */
export async function copyEvents(options: CopyOptions): Promise<Exported> {
  const { from, to, signal, showProgress } = options;
  const survey = await surveyLog(from, signal);
  const progress = showProgress(survey.total);
  const [events, hash] = hashing(survey.counted());
  try {
    const revisions = new Map<string, number>();
    const begun = await passCopied(to, events, revisions, signal);
    progress.update(begun);
    await copyRest(options, events, revisions, (appended) => progress.update(begun + appended));
    return await compare(to, { events: survey.total, sha256: hash.digest('hex') }, signal);
  } finally {
    progress.stop();
    await events.return();
  }
}

/** Passes over what is copied already. @throws WrongCopy when that is not what the source begins with. */
async function passCopied(
  to: CopyOptions['to'],
  events: AsyncGenerator<CountedEvent, void>,
  revisions: Map<string, number>,
  signal: AbortSignal,
): Promise<number> {
  let passed = 0;
  const leftOver = new Map<string, number>();
  for await (const copied of to.readAll({ after: beginning })) {
    signal.throwIfAborted();
    const next = await events.next();
    passed += 1;
    if (next.done || lineOf(next.value) !== lineOf(copied)) throw new WrongCopy(otherAt(passed, next.done));
    const { stream, revision, isLeftOver } = next.value;
    revisions.set(stream, revision);
    leftOver.delete(stream);
    if (isLeftOver) leftOver.set(stream, revision);
  }
  for (const [stream, revision] of leftOver) await deleteAgain(to, stream, revision, revisions);
  return passed;
}

const otherAt = (number: number, isTooMany: boolean | undefined): string =>
  isTooMany
    ? `The target holds more than the source: ${number - 1} events are equal, and then it goes on.`
    : `The target holds events that the source does not begin with: event ${number} is another one. A copy needs an empty target, or one that a copy of the same source was interrupted in.`;

/** A left-over ends its stream, so its stream is deleted before anything follows. */
async function copyRest(
  { to, appendsAtOnce, signal }: CopyOptions,
  events: AsyncIterable<CountedEvent>,
  revisions: Map<string, number>,
  onProgress: (appended: number) => void,
): Promise<void> {
  let appended = 0;
  for await (const part of partsOf(events)) {
    const before = appended;
    appended += await appendInOrder(to, part, {
      revisions,
      appendsAtOnce,
      signal,
      onProgress: (inPart) => onProgress(before + inPart),
    });
    const last = part.at(-1);
    if (last?.isLeftOver) await deleteAgain(to, last.stream, last.revision, revisions);
  }
}

async function deleteAgain(
  to: CopyOptions['to'],
  stream: string,
  revision: number,
  revisions: Map<string, number>,
): Promise<void> {
  await to.deleteStream(stream, revision);
  revisions.delete(stream);
}

const mostInPart = 5_000;

async function* partsOf(events: AsyncIterable<CountedEvent>): AsyncGenerator<readonly CountedEvent[], void> {
  let part: CountedEvent[] = [];
  for await (const event of events) {
    part.push(event);
    if (!event.isLeftOver && part.length < mostInPart) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function compare(to: CopyOptions['to'], source: Exported, signal: AbortSignal): Promise<Exported> {
  let number = 0;
  const [events, hash] = hashing(to.readAll({ after: beginning }));
  for await (const _ of events) {
    signal.throwIfAborted();
    number += 1;
  }
  const sha256 = hash.digest('hex');
  if (number === source.events && sha256 === source.sha256) return source;
  throw new WrongCopy(
    `The copy is not the source: ${source.events} events with the SHA-256 ${source.sha256}, but ${number} with ${sha256}. Was anybody writing to either?`,
  );
}

type Line = Omit<CountedEvent, 'isLeftOver'>;

/** The same events, and the hash of those that were taken. */
function hashing<Event extends Line>(
  events: AsyncIterable<Event>,
): readonly [AsyncGenerator<Event, void>, Hash] {
  const hash = createHash('sha256');
  return [hashed(), hash];

  async function* hashed(): AsyncGenerator<Event, void> {
    for await (const event of events) {
      hash.update(`${lineOf(event)}\n`);
      yield event;
    }
  }
}

const lineOf = ({ stream, revision, id, type, data, metadata }: Line): string =>
  JSON.stringify([stream, revision, id, type, data, metadata]);
