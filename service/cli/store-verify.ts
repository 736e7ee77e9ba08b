import { parseArgs } from 'node:util';
import { count } from '#service/analysis/progress-line.ts';
import { witnessesIn } from '#service/event-index/index-witnesses.ts';
import { beginning } from '#service/event-store/store.ts';
import { type VerifiedChain, verifyChain } from '#service/event-store/verify-chain.ts';
import { showProgress } from './progress.ts';
import { print } from './run-tool.ts';
import { checkAddress, openBareStore } from './store-address.ts';
import type { Subcommand } from './store-subcommand.ts';

const usage = `Walks every stream of the event store and looks at every link of its chain: each event carries a hash over itself and over the event
before it, so that one that was changed, removed or swapped is found. Needs no key: the hashes are over what is stored. A stream that
is gone must be accounted for by the event that erased it. With the service's own database at hand, streams are also compared with the
index of events, which finds a stream that is missing and an end that was cut off.

npm run store -- verify [--from URL] [--json]
  --from URL   esdb://... or postgres://... (the built-in log); by default the store that the service is configured with
  --json       the result as JSON
  --help       this text

Memory grows by some 400 bytes for each stream, up to half a million of them; with more, the log is read several times.

Exit codes: 0 nothing is wrong, 1 something is, 2 wrong call, 3 failed, 130 interrupted.`;

export const storeVerify: Subcommand = {
  describe: 'looks for events that were changed, removed or swapped',
  usage,
  async run(args, signal) {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    checkAddress('--from', values.from);
    const verified = await verify(values.from, signal);
    for (const line of values.json ? [JSON.stringify(verified)] : linesOf(verified)) print(line);
    return verified.findings.length === 0 ? 0 : 1;
  },
};

async function verify(url: string | undefined, signal: AbortSignal): Promise<VerifiedChain> {
  const { events, databaseUrl, close } = await openBareStore(url);
  try {
    const progress = showProgress((await events.countAfter?.(beginning)) ?? null);
    const witnesses = databaseUrl === null ? null : await witnessesIn(databaseUrl);
    return await verifyChain({ store: events, witnesses, signal, onProgress: progress.update }).finally(() =>
      progress.stop(),
    );
  } finally {
    await close();
  }
}

function linesOf({ events, streams, unchained, erased, findings }: VerifiedChain): readonly string[] {
  const [first, ...more] = findings.map(
    ({ stream, revision, what }) => `revision ${revision} of ${stream} ${what}`,
  );
  const counted = [
    `Events: ${count(events)}, in streams: ${count(streams)}.`,
    ...(unchained > 0 ? [`From before the chain: ${count(unchained)}.`] : []),
    ...(erased > 0 ? [`Streams that were erased: ${count(erased)}.`] : []),
  ];
  if (first === undefined) return [...counted, 'Nothing was changed, removed or swapped.'];
  return [...counted, `Broken: ${first}`, ...more.map((line) => `Also ${line}`)];
}
