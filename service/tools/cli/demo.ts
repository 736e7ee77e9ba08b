import { parseArgs } from 'node:util';
import { addDays, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';
import { builtInAppends, eventStoreDbAppends } from '#service/event-store/ordered-appends.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { readConfig } from '#service/platform/config.ts';
import { appendInOrder } from '#service/tools/analysis/append-in-order.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { type LivelyLog, livelyLog } from '#service/tools/demo/synthetic-log.ts';
import { showProgress } from './progress.ts';
import { now, print, runTool, WrongUsage } from './run-tool.ts';
import { createEmbeddedUsage } from './tool-stores.ts';

const usage = `Fills an empty store with simulated members, for trying queries, exports and rules: quests, skips with tokens, workouts with moods that vary,
routines, weights, late nights and pauses, in six time zones. The rules of the service decide each event. Same options, same events.

npm run demo -- [options]
  --members N    how many members, 1 to 100000; 400 by default
  --days N       how many dates, 1 to 1000; 90 by default
  --seed TEXT    another seed gives other members; demo by default
  --until DATE   the last date; yesterday (UTC) by default
  ${createEmbeddedUsage}
  --help         this text

A store with events is refused. Interrupted, it leaves the events so far: empty the database before the next call. The read models follow
when the service starts, or by npm run replay.

Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 failed, 130 interrupted.`;

type Choices = LivelyLog & { readonly mayCreate: boolean };

/** @throws WrongUsage */
function readOptions(args: readonly string[]): Choices {
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: { type: 'string', default: '400' },
      days: { type: 'string', default: '90' },
      seed: { type: 'string', default: 'demo' },
      until: { type: 'string' },
      'create-embedded': { type: 'boolean', default: false },
    },
  });
  return {
    seed: values.seed,
    members: numberOf('--members', values.members, 100_000),
    days: numberOf('--days', values.days, 1_000),
    lastDay: lastDayOf(values.until),
    mayCreate: values['create-embedded'],
  };
}

/** @throws WrongUsage */
function numberOf(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new WrongUsage(`${option} ${text} is no whole number from 1 to ${most}.`);
  return value;
}

/** @throws WrongUsage */
function lastDayOf(text: string | undefined): MemberDay {
  const yesterday = addDays(dayOf(now(), 'UTC'), -1);
  if (text === undefined) return yesterday;
  if (!isMemberDay(text) || text > yesterday)
    throw new WrongUsage(`--until ${text} is no date such as 2026-03-01 before today.`);
  return text;
}

/** @throws Refusal for a store with events */
async function refuseUnlessEmpty(store: Pick<EventStore, 'readAll'>): Promise<void> {
  for await (const _ of store.readAll({ after: beginning }))
    throw new Refusal(
      'store-not-empty',
      'The store holds events, so no simulated members were added to them: simulated and real members cannot be told apart later. Give another database, which is empty.',
    );
}

await runTool({
  usage,
  order: 'of-all',
  mayCreate: ({ mayCreate }) => mayCreate,
  readOptions,
  async work({ events: store }, choices, signal) {
    await refuseUnlessEmpty(store);
    const { members, days, lastDay } = choices;
    const progress = showProgress(null);
    try {
      const appends = readConfig().eventStoreUrl === null ? builtInAppends : eventStoreDbAppends;
      const until = startOfDay(addDays(lastDay, 1), 'UTC');
      const stored = await appendInOrder(store, livelyLog(choices, until), {
        ...appends,
        revisions: new Map(),
        signal,
        onProgress: progress.update,
      });
      const from = addDays(lastDay, 1 - days);
      print(`${count(stored)} events of ${count(members)} simulated members, from ${from} to ${lastDay}.`);
    } finally {
      progress.stop();
    }
    return 0;
  },
});
