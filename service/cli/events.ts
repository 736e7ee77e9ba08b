import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { mask, masked, subjectOf } from '#service/audit/audit-routes.ts';
import { typeNamed } from '#service/event-store/event-types/event-codec.ts';
import { beginning, type StoredEvent } from '#service/event-store/port.ts';
import type { Stores } from '#service/open-stores.ts';
import { memberNamed } from './member-named.ts';
import { noteView } from './note-view.ts';
import { personalChoice, personalOptions, personalUsage } from './personal-options.ts';
import { instantOf, runTool } from './run-tool.ts';

const usage = `Prints events, oldest first, one JSON object per line.

npm run --silent events -- [options]
  --stream NAME   only this stream, or with a trailing * every stream with this prefix
  --type NAME     only this type; can be repeated
  --member WHO    only events about a member: id or email
  --from TIME     only events recorded at this instant or later (ISO 8601)
  --to TIME       only events recorded before this instant
  ${personalUsage}
  --help          this text

Personal fields are printed as ${mask} otherwise.

Exit codes: 0 done, 1 unknown member or refused, 2 wrong arguments, 3 failed, 130 interrupted.`;

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
      ...personalOptions,
    },
  });
  const personal = personalChoice(values);
  return { ...values, personal, from: instantOf('--from', values.from), to: instantOf('--to', values.to) };
}

/** Reads one stream for a complete stream name; anything else reads the whole log. */
function chosenEvents({ events }: Stores, { stream }: Options): AsyncIterable<StoredEvent> {
  const isName = stream !== undefined && !stream.endsWith('*');
  return isName ? events.readStream(stream) : events.readAll({ after: beginning });
}

function chosenFilters(options: Options, memberId: MemberId | null): readonly Filter[] {
  const { stream, type, from: since, to: until } = options;
  const recordedAt = ({ metadata }: StoredEvent) => String(metadata.occurredAt);
  return [
    ...(stream?.endsWith('*') ? [(event: StoredEvent) => event.stream.startsWith(stream.slice(0, -1))] : []),
    ...(type ? [(event: StoredEvent) => type.some((name) => typeNamed(event.type) === name)] : []),
    ...(memberId ? [(event: StoredEvent) => concerns(event, memberId)] : []),
    ...(since ? [(event: StoredEvent) => recordedAt(event) >= since] : []),
    ...(until ? [(event: StoredEvent) => recordedAt(event) < until] : []),
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
    if (personal) await noteView(stores, { ...personal, ...(await viewOf(stores, options, memberId)) });
    const filters = chosenFilters(options, memberId);
    for await (const event of chosenEvents(stores, options)) {
      signal.throwIfAborted();
      if (!filters.every((passes) => passes(event))) continue;
      const shown = personal ? event : { ...event, data: masked(event) };
      if (!process.stdout.write(`${JSON.stringify(shown)}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  },
});
