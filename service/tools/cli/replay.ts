import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { StoredDeadLetter } from '#projections/engine/dead-letters.ts';
import { ProjectionFailed } from '#projections/engine/failures.ts';
import { listDeadLetters } from '#projections/engine/operate.ts';
import { type Verified, verify } from '#projections/engine/verify.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { type RuleChanges, rulesSchema, rulesTemplate } from '#service/features/insights/rules-file.ts';
import type { UnreadEvents } from '#service/features/operations/unread-contract.ts';
import { readUnreadEvents, unreadLine } from '#service/features/operations/unread-events.ts';
import { readConfig } from '#service/platform/config.ts';
import { psqlCommand } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { type RowAsOf, readAsOf, rebuildAsOf } from '#service/tools/analysis/as-of.ts';
import { comparisonLines } from '#service/tools/analysis/comparison-lines.ts';
import { comparisonSvg } from '#service/tools/analysis/comparison-picture.ts';
import { differenceLines, rowDifference } from '#service/tools/analysis/difference-lines.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { readModelNames } from '#service/tools/analysis/read-model-names.ts';
import { longHistory, rebuildInParts } from '#service/tools/analysis/rebuild-in-parts.ts';
import {
  createReplayContext,
  type ReplayContext,
  withProgress,
} from '#service/tools/analysis/replay-context.ts';
import { compareRules } from '#service/tools/analysis/rule-comparison.ts';
import { compareSides, type Side, sideComparisonLines } from '#service/tools/analysis/side-comparison.ts';
import { withPool } from './admin-operations.ts';
import { asOfUsage, type Moment, momentOf } from './as-of-options.ts';
import { showProgress } from './progress.ts';
import { type GivenSide, type ReplayOptions, replayOptions } from './replay-options.ts';
import { firstArgument, print, printAll, printError, runTool, unwritable } from './run-tool.ts';

const usage = `Folds the read models from the events. Without options it rebuilds them all, while the service goes on answering from the old rows.

npm run replay -- [options]
  --only A,B      only these read models: ${readModelNames.join(', ')}
                  (or streak, points, quest, ...)
  --verify        compares only: exit code 0 when every live row equals a fold of the events, otherwise 1 with the differences
  ${asOfUsage}
                  Each writes the state of then into a separate schema, for queries with npm run sql.
  --print         with one of these: prints the rows and stores nothing
  --rules FILE    compares with other rules (JSON), now or as of then; changes nothing
  --compare A B   compares two sides: each a file of rules (.json), an instant by which it occurred, a position of the log, or rows
                  printed by --as-of TIME --print --json (.ndjson), for example by another commit in a git worktree
  --picture FILE.svg
                  with --compare or --rules: draws how many members have each value, before and after
  --rules-template  prints a rules file with all rules in force, to start from
  --rules-schema    prints the JSON Schema of a rules file, for editors
  --processes N   rebuilds in N concurrent processes; by default for a long history one per core (at most 4)
  --json          the result as JSON
  --help          this text

A rules file contains only the changed rules, for example { "streak": { "nightGraceEndsAtHour": 4 } }.

A rebuild and --verify end with the dead letters (events that a read model cannot fold) and the events that this release does not know.

Exit codes: 0 done, 1 differences, 2 wrong arguments, 3 failed, 4 done, but dead letters or unknown events are left, 130 interrupted.`;

/** Prints the result as JSON or as text lines. */
const printResult = (json: boolean, result: object, lines: () => readonly string[]): void => {
  if (json) print(JSON.stringify(result, null, 2));
  else for (const line of lines()) print(line);
};

/** Limited because each process reads the log and holds rows in memory. */
const maxProcesses = 4;

/** The log up to the moment that the options name, or up to now. */
type Past = ReplayOptions & Moment;

async function rebuildLive(
  stores: Stores,
  context: ReplayContext,
  { projections, json, processes }: ReplayOptions,
): Promise<number> {
  const began = performance.now();
  const { events, rows, position } = await (processes === undefined
    ? rebuildInParts(context, projections, Math.min(availableParallelism(), maxProcesses), longHistory)
    : rebuildInParts(context, projections, processes, 0));
  const seconds = (performance.now() - began) / 1000;
  const left = await leftOver(stores, context, projections);
  printResult(json, { events, position, rows, seconds, ...left }, () => [
    ...rowLines(rows),
    `Rebuilt from ${count(events)} events in ${seconds.toFixed(1)} s.`,
    ...leftOverLines(left),
  ]);
  return codeOf(left);
}

type LeftOver = {
  readonly deadLetters: readonly StoredDeadLetter[];
  readonly unreadEvents: readonly UnreadEvents[];
};

/** The events that the rows lack: those that a read model cannot fold, and those of a newer release. */
async function leftOver(
  stores: Stores,
  { connect }: ReplayContext,
  projections: ReplayOptions['projections'],
): Promise<LeftOver> {
  const open = await listDeadLetters({ connect }, { state: 'open' });
  const isFolded = ({ projection, version }: StoredDeadLetter) =>
    projections.some((each) => each.name === projection && each.version === version);
  const unread = await withPool(stores, async (pool) => readUnreadEvents(pool));
  return {
    deadLetters: open.filter(isFolded),
    unreadEvents: unread.filter(({ origin }) => origin === 'newer'),
  };
}

const codeOf = ({ deadLetters, unreadEvents }: LeftOver): number =>
  deadLetters.length + unreadEvents.length > 0 ? 4 : 0;

const shownLetters = 100;

function leftOverLines({ deadLetters, unreadEvents }: LeftOver): readonly string[] {
  const letters = deadLetters
    .slice(0, shownLetters)
    .map(
      ({ projection, eventType, position, stream, owner, error }) =>
        `  ${projection}: ${eventType} at ${position} of ${stream}, ${owner === null ? 'parks the read model' : `holds back ${owner}`}: ${error ?? 'not tried'}`,
    );
  const total = deadLetters.length;
  return [
    ...(total > 0
      ? [
          `${count(total)} ${total === 1 ? 'dead letter is' : 'dead letters are'} left; npm run projections -- show NAME, retry NAME and skip ID handle them:`,
        ]
      : []),
    ...letters,
    ...(total > shownLetters ? [`  and ${count(total - shownLetters)} more`] : []),
    ...unreadEvents.map(unreadLine),
  ];
}

async function compareLive(
  stores: Stores,
  context: ReplayContext,
  { projections, json }: ReplayOptions,
): Promise<number> {
  const verified = await withProgress(context, projections, (deps) => verify({ ...deps, projections }));
  const differing = verified.reduce((sum, { differingRows }) => sum + differingRows, 0);
  const rows = verified.reduce((sum, result) => sum + result.rows, 0);
  const results = verified.map(({ differences, ...result }) => ({
    ...result,
    differences: differences.map((difference) => rowDifference(result.projection, difference)),
  }));
  const left = await leftOver(stores, context, projections);
  printResult(json, { isEqual: differing === 0, readModels: results, ...left }, () => [
    ...results.flatMap((result) => [summaryOf(result), ...differenceLines(result.differences)]),
    differing === 0
      ? `All ${count(rows)} rows equal what the events say.`
      : `${count(differing)} rows differ.`,
    ...leftOverLines(left),
  ]);
  return differing === 0 ? codeOf(left) : 1;
}

const summaryOf = ({
  projection,
  rows,
  differingRows,
}: Pick<Verified, 'projection' | 'rows' | 'differingRows'>) =>
  `${projection}: ${count(rows)} rows, ${differingRows === 0 ? 'equal' : `${count(differingRows)} differ`}`;

async function keepAsOf(context: ReplayContext, options: Past, address: string): Promise<number> {
  const { schema, events, rows } = await rebuildAsOf(context, options);
  const { instant, limits, title, json, projections } = options;
  const asked = { occurredBy: limits.until ?? null, recordedBy: limits.upTo ?? null };
  printResult(json, { asOf: instant, ...asked, schema, events, rows }, () => [
    ...rowLines(rows),
    `The state of ${title}, from ${count(events)} events, is in the schema ${schema}:`,
    ...projections.map(({ name }) => `  select * from ${schema}.${name};`),
    ...(address === '' ? [] : [`  ${psqlCommand(readConfig().dataDir, address)}  (while the service runs)`]),
    `Done with it: drop schema ${schema} cascade;`,
  ]);
  return 0;
}

async function printAsOf(context: ReplayContext, options: Past, signal: AbortSignal): Promise<number> {
  await readAsOf(context, options, async (row) => {
    await printAll(options.json ? JSON.stringify(row) : lineOf(row), signal);
  });
  return 0;
}

const lineOf = ({ readModel, key, row }: RowAsOf): string => `${readModel} ${key} ${JSON.stringify(row)}`;

async function tryRules(
  context: ReplayContext,
  rules: RuleChanges,
  { instant, limits, json, picture }: Past,
): Promise<number> {
  const comparison = await compareRules(context, rules, { instant, ...limits });
  await draw(picture, { before: 'the rules in force', after: 'other rules', ...comparison });
  printResult(json, { rules, ...comparison }, () => comparisonLines(rules, comparison));
  return 0;
}

async function compareBoth(
  { events }: Stores,
  context: ReplayContext,
  [before, after]: readonly [GivenSide, GivenSide],
  options: Past,
): Promise<number> {
  const { json } = options;
  const sideAt = async (side: GivenSide): Promise<Side> => {
    if ('printed' in side) return side;
    const { instant, limits } = side.asOf ? await momentOf(events, side.asOf) : options;
    return { title: side.title, rules: side.rules, instant, ...limits };
  };
  const comparison = await compareSides(context, await sideAt(before), await sideAt(after));
  await draw(options.picture, comparison);
  printResult(json, comparison, () => sideComparisonLines(comparison));
  return 0;
}

async function draw(file: string | undefined, compared: Parameters<typeof comparisonSvg>[0]): Promise<void> {
  if (file === undefined) return;
  await writeFile(file, comparisonSvg(compared)).catch((error: unknown) => {
    throw unwritable(
      error,
      file,
      'so there is no picture. Name a file in a folder that this account may write.',
    );
  });
}

const rowLines = (rows: Readonly<Record<string, number>>): string[] =>
  Object.entries(rows).map(([name, number]) => `${name}: ${count(number)} rows`);

/** An event that concerns everybody's rows stops a fold. Nothing is changed then. */
async function named(work: Promise<number>): Promise<number> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProjectionFailed && error.recorded)) throw error;
    const { projection, recorded, message } = error;
    printError(
      `${message}. The rows stay as they were, because it is not known whose rows the event changes. Start the release that knows the event, or pass over it for good: ` +
        `npm run projections -- skip ${projection.name}:${recorded.id} --reason TEXT`,
    );
    return 4;
  }
}

async function work(stores: Stores, options: ReplayOptions, signal: AbortSignal): Promise<number> {
  const { databaseUrl, rebuildMemoryBytes: memoryBytes } = readConfig();
  const context = createReplayContext(stores, signal, showProgress, { memoryBytes });
  const { rules, isPast, sides } = options;
  const past: Past = { ...options, ...(await momentOf(stores.events, options.asOf)) };
  if (sides) return compareBoth(stores, context, sides, past);
  if (rules) return tryRules(context, rules, past);
  if (isPast && options.print) return printAsOf(context, past, signal);
  // The embedded Postgres is not in the configuration; its address works on this machine only.
  if (isPast) return keepAsOf(context, past, databaseUrl === null ? stores.databaseUrl : '');
  return named(
    options.verify ? compareLive(stores, context, options) : rebuildLive(stores, context, options),
  );
}

/** Answers that need no store. */
const printed: Readonly<Record<string, () => object>> = {
  '--rules-template': rulesTemplate,
  '--rules-schema': rulesSchema,
};
const asked = printed[firstArgument()];
if (asked) print(JSON.stringify(asked(), null, 2));
else await runTool({ usage, readOptions: replayOptions, work });
