import { parseArgs } from 'node:util';
import { closestMatch } from 'leven';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { eventRegistry, typeNamed } from '#service/event-store/event-types/event-codec.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { beginning, type StoredEvent } from '#service/event-store/port.ts';
import { mask, masked } from '#service/features/audit/event-preview.ts';
import { subjectOf } from '#service/features/audit/event-routes.ts';
import { nearestStream } from '#service/jobs/event-index/index-queries.ts';
import { storedBy } from './as-of-options.ts';
import { memberNamed } from './member-named.ts';
import { noteView } from './note-view.ts';
import { personalChoice, personalOptions, personalUsage } from './personal-options.ts';
import { instantOf, printAll, runTool, WrongUsage } from './run-tool.ts';

const usage = `Prints events, oldest first, one JSON object per line. Options combine: an event is printed when it meets all of them.

npm run --silent events -- [options]
  --stream NAME   only this stream, or with a trailing * every stream with this prefix
  --type NAME     only this type; can be repeated
  --member WHO    only events about a member: id or email
  --from TIME     only events that occurred at this instant or later (ISO 8601)
  --to TIME       only events that occurred before this instant
  --recorded-by TIME|POSITION
                  only what the store had by this instant of its own clock, or up to this position. Each event is printed with both
                  times: metadata.occurredAt, and storedAt
  --limit N       stops after N printed events
  --follow        goes on with events as they are stored, until Ctrl-C
  ${personalUsage}
  --help          this text

Personal fields are printed as ${mask} otherwise.

Exit codes: 0 done, 1 unknown member or stream, or refused, 2 wrong arguments, 3 failed, 130 interrupted.`;

type Filter = (event: StoredEvent) => boolean;
type Options = ReturnType<typeof readOptions>;

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      stream: { type: 'string' },
      type: { type: 'string', multiple: true },
      member: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      'recorded-by': { type: 'string' },
      limit: { type: 'string' },
      follow: { type: 'boolean', default: false },
      ...personalOptions,
    },
  });
  for (const type of values.type ?? []) checkType(type);
  const recorded = values['recorded-by'];
  if (recorded !== undefined && values.follow)
    throw new WrongUsage('--recorded-by names an end, and --follow has none. Give one of them.');
  return {
    ...values,
    limit: limitOf(values.limit),
    personal: personalChoice(values),
    from: instantOf('--from', values.from),
    to: instantOf('--to', values.to),
    recordedBy: recorded === undefined ? undefined : storedBy('--recorded-by', recorded),
  };
}

const knownTypes = Object.keys(eventRegistry);

/** @throws WrongUsage with the most similar name. */
function checkType(type: string): void {
  if (knownTypes.includes(type)) return;
  throw new WrongUsage(
    `There is no event type ${type}. The nearest name is ${closestMatch(type, knownTypes)}.`,
  );
}

/** @throws WrongUsage */
function limitOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUsage(`--limit ${text} is not a whole number from 1.`);
  return Number(text);
}

const isComplete = (stream: string | undefined): stream is string =>
  stream !== undefined && !stream.endsWith('*');

/** Reads one stream for a complete stream name; anything else reads the whole log. */
const storedEvents = ({ events }: Stores, { stream }: Options): AsyncIterable<StoredEvent> =>
  isComplete(stream) ? events.readStream(stream) : events.readAll({ after: beginning });

/** With `--follow`, continues after the stored events. The subscription yields the events that arrive while those are read. */
async function* chosenEvents(
  stores: Stores,
  options: Options,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent> {
  const { recordedBy, follow } = options;
  if (!follow && !recordedBy) {
    yield* storedEvents(stores, options);
    return;
  }
  const end = recordedBy
    ? (await stores.events.lastStoredBy(recordedBy)).position
    : await stores.events.head();
  for await (const event of storedEvents(stores, options)) {
    if (event.position > end) break;
    yield event;
  }
  if (!follow) return;
  for await (const message of stores.events.subscribe({ after: end, signal }))
    if (message.kind === 'event') yield message.event;
}

/** A mistyped name would otherwise print nothing, like a stream without matching events. @throws Refusal */
async function checkStream({ events, databaseUrl }: Stores, { stream, follow }: Options): Promise<void> {
  // The stream may begin later.
  if (!isComplete(stream) || follow) return;
  for await (const _ of events.readStream(stream, { limit: 1 })) return;
  const nearest = await withConnection(connector({ connectionString: databaseUrl }), 'events', (client) =>
    nearestStream(client, stream),
  );
  throw new Refusal(
    'unknown-stream',
    `There is no stream ${stream}, or it was erased.${nearest === null ? '' : ` The nearest name is ${nearest}.`}`,
    'missing',
  );
}

function chosenFilters(options: Options, memberId: MemberId | null): readonly Filter[] {
  const { stream, type, from: since, to: until } = options;
  const occurredAt = ({ metadata }: StoredEvent) => String(metadata.occurredAt);
  return [
    ...(isComplete(stream) ? [(event: StoredEvent) => event.stream === stream] : []),
    ...(stream?.endsWith('*') ? [(event: StoredEvent) => event.stream.startsWith(stream.slice(0, -1))] : []),
    ...(type ? [(event: StoredEvent) => type.some((name) => typeNamed(event.type) === name)] : []),
    ...(memberId ? [(event: StoredEvent) => concerns(event, memberId)] : []),
    ...(since ? [(event: StoredEvent) => occurredAt(event) >= since] : []),
    ...(until ? [(event: StoredEvent) => occurredAt(event) < until] : []),
  ];
}

/** The audit record of these options. The subject is known only for a single stream. */
async function viewOf({ events }: Stores, { stream }: Options, memberId: MemberId | null) {
  const several = { viewedStream: stream ?? '$all', viewedRevision: 0 };
  if (memberId !== null)
    return { ...several, subject: memberId, viewedStream: stream ?? memberStream(memberId) };
  if (stream === undefined) return { ...several, subject: null };
  for await (const last of events.readStream(stream, { direction: 'backwards', limit: 1 }))
    return { subject: subjectOf(last), viewedStream: stream, viewedRevision: last.revision };
  return { ...several, subject: null };
}

const concerns = ({ data, metadata }: StoredEvent, memberId: string): boolean =>
  [data.memberId, data.requestedBy, data.reviewedBy, data.viewedBy, data.subject, metadata.actor].includes(
    memberId,
  );

await runTool({
  usage,
  readOptions,
  async work(stores, options, signal) {
    const { member, personal } = options;
    const memberId = member === undefined ? null : await memberNamed(stores, member);
    await checkStream(stores, options);
    if (personal) await noteView(stores, { ...personal, ...(await viewOf(stores, options, memberId)) });
    const filters = chosenFilters(options, memberId);
    let left = options.limit;
    for await (const event of chosenEvents(stores, options, signal)) {
      signal.throwIfAborted();
      if (!filters.every((passes) => passes(event))) continue;
      const { storedAt = null } = event;
      const shown = { ...event, storedAt, ...(!personal && { data: masked(event) }) };
      await printAll(JSON.stringify(shown), signal);
      left -= 1;
      if (left === 0) break;
    }
    signal.throwIfAborted();
    return 0;
  },
});
