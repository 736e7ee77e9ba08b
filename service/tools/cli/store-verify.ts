import { parseArgs } from 'node:util';
import type { AnchorComparison } from '#service/event-store/hash-chain/anchor.ts';
import { type VerifiedChain, verifyChain } from '#service/event-store/hash-chain/verify-store.ts';
import { beginning } from '#service/event-store/port.ts';
import { streamHeadsIn } from '#service/jobs/event-index/stream-heads.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { showProgress } from './progress.ts';
import { print, type Subcommand } from './run-tool.ts';
import { checkAddress } from './store-address.ts';
import { type Against, holdAgainst, readAnchor } from './store-anchor.ts';
import { openToolStore } from './tool-stores.ts';

const usage = `Walks every stream of the event store and looks at every link of its chain: each event carries a hash over itself and over the event
before it, so that one that was changed, removed or swapped is found. Needs no key: the hashes are over what is stored. A stream that
is gone must be accounted for by the event that erased it. With the service's own database at hand, streams are also compared with the
index of events, which finds a stream that is missing and an end that was cut off.

npm run store -- verify [--from URL] [--against FILE] [--key FILE] [--json]
  --from URL      esdb://... or postgres://... (the built-in log); by default the store that the service is configured with
  --against FILE  the history up to the last anchor in this file must be what was anchored, but for streams that were erased since and
                  accounted for: finds also who has made a whole history again, with its hashes and the index of events
  --key FILE      the key that the anchor was signed by, where it is not the one in DATA_DIR
  --json          the result as JSON
  --help          this text

Memory grows by some 400 bytes for each stream, up to half a million of them; with more, the log is read several times.

Exit codes: 0 no findings, 1 findings, 2 wrong arguments, 3 failed, 130 interrupted.`;

export const storeVerify: Subcommand = {
  describe: 'looks for events that were changed, removed or swapped',
  usage,
  async run(args, signal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        against: { type: 'string' },
        key: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    checkAddress('--from', values.from);
    const against = values.against === undefined ? null : await readAnchor(values.against, values.key);
    const verified = await verify(values.from, against, signal);
    for (const line of values.json ? [JSON.stringify(verified)] : linesOf(verified)) print(line);
    return verified.findings.length + (verified.anchored?.findings.length ?? 0) === 0 ? 0 : 1;
  },
};

type Verified = VerifiedChain & { readonly anchored?: AnchorComparison & { readonly at: string } };

async function verify(
  url: string | undefined,
  against: Against | null,
  signal: AbortSignal,
): Promise<Verified> {
  const { events, databaseUrl, close } = await openToolStore(url);
  try {
    const progress = showProgress((await events.countAfter?.(beginning)) ?? null);
    const knownHeads = databaseUrl === null ? null : await streamHeadsIn(databaseUrl);
    const verified = await verifyChain({
      store: events,
      knownHeads,
      signal,
      onProgress: progress.update,
    }).finally(() => progress.stop());
    if (!against) return verified;
    const { at } = against.anchor;
    return { ...verified, anchored: { at, ...(await holdAgainst(events, against, signal)) } };
  } finally {
    await close();
  }
}

function linesOf({ anchored, ...verified }: Verified): readonly string[] {
  const { events, streams, unchained, erased, findings } = verified;
  const broken = [
    ...findings.map(({ stream, revision, what }) => `revision ${revision} of ${stream} ${what}`),
    ...(anchored?.findings ?? []),
  ];
  const [first, ...more] = broken;
  const counted = [
    `Events: ${count(events)}, in streams: ${count(streams)}.`,
    ...(unchained > 0 ? [`From before the chain: ${count(unchained)}.`] : []),
    ...(erased > 0 ? [`Streams that were erased: ${count(erased)}.`] : []),
    ...(anchored
      ? [`Held to the anchor of ${anchored.at}; erased since: ${count(anchored.erasedSince)}.`]
      : []),
  ];
  if (first === undefined) return [...counted, 'Nothing was changed, removed or swapped.'];
  return [...counted, `Broken: ${first}`, ...more.map((line) => `Also ${line}`)];
}
