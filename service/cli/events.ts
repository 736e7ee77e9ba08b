import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { typeNamed } from '#service/event-store/event-registry.ts';
import { beginning, type StoredEvent } from '#service/event-store/store.ts';
import type { Stores } from '#service/open-stores.ts';
import { instantOf } from './instant-option.ts';
import { memberNamed } from './member-named.ts';
import { runTool } from './run-tool.ts';

const usage = `Prints events, oldest first, one JSON object a line.

npm run --silent events -- [options]
  --stream NAME   only this stream, or with a trailing * every stream that begins so
  --type NAME     only this type; may be given several times
  --member WHO    only what concerns a member: id or e-mail
  --from TIME     only events recorded at this instant or later (ISO 8601)
  --to TIME       only events recorded before this instant
  --help          this text`;

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
    },
  });
  return { ...values, from: instantOf('--from', values.from), to: instantOf('--to', values.to) };
}

/** A whole stream name is read as one; everything else goes through the log. */
function chosenEvents({ events }: Stores, { stream }: Options): AsyncIterable<StoredEvent> {
  const isName = stream !== undefined && !stream.endsWith('*');
  return isName ? events.readStream(stream) : events.readAll({ after: beginning });
}

async function chosenFilters(stores: Stores, options: Options): Promise<Filter[]> {
  const { stream, type, member, from: since, to: until } = options;
  const memberId = member === undefined ? undefined : await memberNamed(stores, member);
  const recordedAt = ({ metadata }: StoredEvent) => String(metadata.occurredAt);
  return [
    ...(stream?.endsWith('*') ? [(event: StoredEvent) => event.stream.startsWith(stream.slice(0, -1))] : []),
    ...(type ? [(event: StoredEvent) => type.some((name) => typeNamed(event.type) === name)] : []),
    ...(memberId ? [(event: StoredEvent) => concerns(event, memberId)] : []),
    ...(since ? [(event: StoredEvent) => recordedAt(event) >= since] : []),
    ...(until ? [(event: StoredEvent) => recordedAt(event) < until] : []),
  ];
}

const concerns = ({ data, metadata }: StoredEvent, memberId: string): boolean =>
  [data.memberId, data.requestedBy, data.reviewedBy, metadata.actor].includes(memberId);

await runTool({
  usage,
  readOptions,
  async work(stores, options, signal) {
    const filters = await chosenFilters(stores, options);
    for await (const event of chosenEvents(stores, options)) {
      signal.throwIfAborted();
      if (!filters.every((passes) => passes(event))) continue;
      if (!process.stdout.write(`${JSON.stringify(event)}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  },
});
