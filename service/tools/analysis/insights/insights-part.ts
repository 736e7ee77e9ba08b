import { asInstant } from '#domain/kernel/day.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import { messageOf } from '#service/platform/message-of.ts';
import { createReplayContext } from '#service/tools/analysis/replay-context.ts';
import { effectAsOf, energyAsOf, figuresAsOf } from './compute-figures.ts';
import type { PartAnswer, PartMessage, PartOrder } from './insights.ts';

/*
 * Folds the history until a moment for the page of insights. It is a separate process, because folding would delay the requests of the
 * service. It is started by `insights.ts`, which sends what to do, and ends when that process ends.
 */
const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('disconnect', stop);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);

process.once('message', (order: PartOrder) => {
  void work(order)
    .then((answer) => sendMessage({ kind: 'done', answer }))
    .catch((error: unknown) => sendMessage({ kind: 'failed', message: messageOf(error) }))
    .finally(() => process.connected && process.disconnect());
});

async function work({ config, asOf: text, question, memoryBytes }: PartOrder): Promise<PartAnswer> {
  const asOf = asInstant(text);
  const stores = await openStores(config);
  try {
    const context = contextOf(stores, memoryBytes);
    if (question === 'figures') return await figuresAsOf(context, asOf);
    if (question === 'energy') return await energyAsOf(context, asOf);
    return await effectAsOf(context, { asOf, rules: question }, pseudonymOf(stores));
  } finally {
    await stores.close();
  }
}

/** The same for a member at each question, and of no use elsewhere: it is a hash with a key of this installation. */
const pseudonymOf =
  ({ cipher }: Stores) =>
  (memberId: string): string =>
    `m-${Buffer.from(cipher.blind(`insights ${memberId}`), 'base64url')
      .toString('hex')
      .slice(0, 8)}`;

function contextOf(stores: Stores, memoryBytes: number) {
  const showProgress = (total: number | null) => ({
    update: (events: number) => void sendMessage({ kind: 'progress', events, total }),
    stop: () => {},
  });
  return createReplayContext(stores, stopping.signal, showProgress, { memoryBytes });
}

/** Resolves when it is sent, or can no longer be sent. */
function sendMessage(message: PartMessage): Promise<void> {
  return new Promise((done) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => done());
    else done();
  });
}
