import { parseArgs } from 'node:util';
import { maxSkippedAtOnce } from '#domain/audit/audit.ts';
import { skippedEventsStream } from '#domain/audit/audit-events.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { allProjections } from '#projections/all-projections.ts';
import type { StoredDeadLetter } from '#projections/engine/dead-letters.ts';
import { possibleParts } from '#projections/engine/member-range.ts';
import type { Overview, ProjectionOverview } from '#projections/engine/operate.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import {
  deadLetterId,
  type ProjectionOperations,
} from '#service/features/operations/projection-operations.ts';
import { readUnreadEvents, unreadLine } from '#service/features/operations/unread-events.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { adminNamed, recordInAudit, withPool } from './admin-operations.ts';
import { noReadModels, openReadModels } from './read-models.ts';
import { print, refuseMore, runTool, WrongUsage } from './run-tool.ts';

const usage = `Shows the read models, and handles events that they cannot process (dead letters). Works beside a running service and without one; the first
start of a service creates the read models.

npm run projections -- list [--json]                   position, lag, version, rows and dead letters of each, which process leads, and events without a reader
npm run projections -- show NAME [--json]              one read model with its dead letters (at most 100), the open ones first
npm run projections -- retry NAME | --all              folds the rows that are held back again, once the code or the key is back
npm run projections -- skip ID --reason TEXT [--as ADMIN]    passes over an event for good, for one read model; recorded as an event
npm run projections -- skip NAME --all --reason TEXT [--as ADMIN]    the same for each event that the read model cannot process, also those behind it
npm run projections -- resume NAME                     has the leader try a parked read model again, without a restart
npm run projections -- parts N                         divides the members into N parts, whose rows several processes follow; 1 for one process
  NAME           a read model: ${allProjections.map(({ name }) => name).join(', ')}
  ID             of a dead letter, as shown by "show": workouts:3f0c…
  N              ${possibleParts.join(', ')}: more than there are processes with the role "projector", so that shares are even
  --reason TEXT  why the event may be passed over, visible to admins only
  --as ADMIN     the email of the deciding admin; "system" when absent
  --json         as JSON
  --help         this text

Exit codes: 0 done, 1 something is still held back or parked, or refused, 2 wrong arguments, 3 failed.`;

type Options =
  | { readonly does: 'list'; readonly json: boolean }
  | { readonly does: 'show'; readonly name: string; readonly json: boolean }
  | { readonly does: 'retry'; readonly names: readonly string[] }
  | { readonly does: 'resume'; readonly name: string }
  | { readonly does: 'parts'; readonly parts: number }
  | ({ readonly does: 'skip' } & Skip);

type Skip = {
  readonly projection: string;
  /** Null for all dead letters. */
  readonly eventId: string | null;
  readonly reason: string;
  readonly admin: string | null;
};

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      reason: { type: 'string' },
      as: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { all, reason, as: admin, json } = values;
  const [does = '', named] = positionals;
  refuseMore(positionals.slice(does === 'list' || (does === 'retry' && all) ? 1 : 2));
  switch (does) {
    case 'list':
      return { does, json };
    case 'show':
      return { does, name: nameOf(named), json };
    case 'resume':
      return { does, name: nameOf(named) };
    case 'parts':
      return { does, parts: partsIn(named) };
    case 'retry':
      return { does, names: all ? allProjections.map(({ name }) => name) : [nameOf(named)] };
    case 'skip':
      return { does, ...skipOf(named, all, reason), admin: admin ?? null };
    default:
      throw new WrongUsage(does === '' ? 'No operation is given.' : `There is no operation ${does}.`);
  }
}

function nameOf(named: string | undefined): string {
  if (!named) throw new WrongUsage('The name of a read model is missing. "list" shows them.');
  if (allProjections.some(({ name }) => name === named)) return named;
  throw new WrongUsage(`There is no read model ${named}. "list" shows them.`);
}

function partsIn(named: string | undefined): number {
  const parts = Number(named);
  if (possibleParts.includes(parts)) return parts;
  throw new WrongUsage(`parts needs the number of parts, one of ${possibleParts.join(', ')}.`);
}

function skipOf(id: string | undefined, all: boolean, reason: string | undefined): Omit<Skip, 'admin'> {
  const [projection, eventId] = id?.split(':') ?? [];
  if (!eventId && !all) throw new WrongUsage('skip needs the id of a dead letter, as "show" prints it.');
  if (eventId && all) throw new WrongUsage('skip needs the id of a dead letter, or a name with --all.');
  if (!reason) throw new WrongUsage('skip needs --reason: why the event may be passed over for good.');
  return { projection: nameOf(projection), eventId: eventId ?? null, reason };
}

function overviewLines({ projections, leader, division }: Overview): readonly string[] {
  const width = Math.max(...projections.map(({ name }) => name.length));
  return [
    ...projections.map((each) => `${each.name.padEnd(width)}  ${overviewLine(each)}`),
    leader
      ? `${leader.holder} leads since ${leader.since.toISOString()}.`
      : 'No process leads: none with the role "projector" runs on this database, or each is just starting.',
    ...(division?.leaders ?? []).map(
      ({ holder, parts, since }) =>
        `${holder} leads ${parts.length} of the ${division?.parts} parts of the members since ${since.toISOString()}: ${parts.join(', ')}.`,
    ),
  ];
}

function overviewLine({
  state,
  position,
  lagEvents,
  lagSeconds,
  rows,
  deadLetters,
  version,
}: ProjectionOverview) {
  return [
    state.padEnd(10),
    `at ${position}`,
    `${lagEvents === null ? 'unknown' : count(lagEvents)} events and ${lagSeconds.toFixed(1)} s behind`,
    `v${version}`,
    `${count(rows)} rows`,
    `${count(deadLetters)} dead letters`,
  ].join('  ');
}

const letterLine = (letter: StoredDeadLetter): string =>
  `${deadLetterId(letter)}  ${letter.state}  ${letter.eventType} at ${letter.position} of ${letter.stream}, ` +
  `${letter.owner === null ? 'parks the read model' : `holds back ${letter.owner}`}, ` +
  `since ${letter.firstSeen.toISOString()}, tried ${letter.attempts} times: ${letter.error ?? 'not tried'}`;

const shownLetters = 100;

async function show(operations: ProjectionOperations, name: string, json: boolean): Promise<number> {
  const { projections, leader, division } = await operations.overview();
  const letters = await operations.deadLetters({ projection: name, limit: shownLetters });
  const found = projections.filter((each) => each.name === name);
  if (json) {
    print(JSON.stringify({ ...found[0], leader, division, letters }, null, 2));
    return 0;
  }
  const left = (found[0]?.deadLetters ?? 0) - letters.filter(({ state }) => state === 'open').length;
  for (const line of [
    ...overviewLines({ projections: found, leader, division }),
    ...letters.map(letterLine),
    ...(left > 0 ? [`and ${count(left)} more that are open`] : []),
  ])
    print(line);
  return 0;
}

async function retry(operations: ProjectionOperations, names: readonly string[]): Promise<number> {
  let stillHeld = 0;
  for (const name of names) {
    const result = await operations.retry(name);
    stillHeld += result.stillHeld;
    print(
      `${name}: ${count(result.owners)} held back, ${count(result.stillHeld)} still are` +
        `${result.isResumed ? '; it was parked, and the leader tries it again' : ''}.`,
    );
  }
  return stillHeld > 0 ? 1 : 0;
}

type SkipOne = Skip & { readonly eventId: string };

const isOne = (skip: Skip): skip is SkipOne => skip.eventId !== null;

async function skip(stores: Stores, operations: ProjectionOperations, options: Skip): Promise<number> {
  if (!isOne(options)) return skipAll(stores, operations, options);
  const { projection, eventId } = options;
  const letter = await operations.deadLetter(projection, eventId);
  if (!letter) throw new Refusal('unknown-dead-letter', 'There is no such dead letter.');
  if (letter.state === 'skipped') throw new Refusal('dead-letter-skipped', 'It is skipped already.');
  await recordSkips(stores, options, [letter]);
  await operations.passOver(letter);
  print(`${projection} passes over ${letter.eventType} ${eventId}.`);
  return 0;
}

/** Behind a skipped event of a member there may be a next one, which only the fold after the skip meets. */
async function skipAll(stores: Stores, operations: ProjectionOperations, options: Skip): Promise<number> {
  const { projection } = options;
  const skipped = new Set<string>();
  for (;;) {
    const open = await operations.deadLetters({ projection, state: 'open' });
    const letters = open.filter(({ eventId }) => !skipped.has(eventId));
    if (letters.length === 0) break;
    if (letters.some(({ owner }) => owner === null))
      throw new Refusal(
        'read-model-parked',
        `${projection} waits at one event of all members. Skip that one by its id; the next one, if any, shows when the leader goes on.`,
      );
    await recordSkips(stores, options, letters);
    for (const { eventId } of letters) skipped.add(eventId);
    await operations.retry(projection);
  }
  if (skipped.size === 0) throw new Refusal('unknown-dead-letter', `${projection} has no dead letter.`);
  print(`${projection} passes over ${count(skipped.size)} events.`);
  return 0;
}

const recordSkips = (
  stores: Stores,
  { projection, reason, admin }: Skip,
  letters: readonly StoredDeadLetter[],
): Promise<void> =>
  withPool(stores, async (pool) => {
    const skippedBy = admin === null ? null : await adminNamed(stores, pool, admin);
    for (let from = 0; from < letters.length; from += maxSkippedAtOnce) {
      const skippedEvents = letters.slice(from, from + maxSkippedAtOnce).map(({ eventId }) => eventId);
      const command = { type: 'SkipDeadLetters', projection, skippedEvents, reason } as const;
      await recordInAudit(
        stores,
        skippedBy,
        (doneBy) => ({ ...command, skippedBy: doneBy }),
        () => skippedEventsStream,
      );
    }
  });

async function resume(operations: ProjectionOperations, name: string): Promise<number> {
  if (!(await operations.resume(name))) throw new Refusal('not-parked', `${name} is not parked.`);
  print(`The leader tries ${name} again within a few seconds, or when a service starts.`);
  return 0;
}

async function divideInto(operations: ProjectionOperations, parts: number): Promise<number> {
  await operations.divideInto(parts);
  print(
    parts === 1
      ? 'The members are not divided any more: one process follows the log for all of them.'
      : `The members are divided into ${parts} parts. The processes with the role "projector" share them within a few seconds.`,
  );
  return 0;
}

const unreadIn = (stores: Stores) => withPool(stores, async (pool) => readUnreadEvents(pool));

async function run(stores: Stores, operations: ProjectionOperations, options: Options): Promise<number> {
  switch (options.does) {
    case 'list': {
      const overview = await operations.overview();
      const unread = await unreadIn(stores);
      const lines = options.json
        ? [JSON.stringify({ ...overview, unreadEvents: unread }, null, 2)]
        : [...overviewLines(overview), ...unread.map(unreadLine)];
      for (const line of lines) print(line);
      return 0;
    }
    case 'show':
      return show(operations, options.name, options.json);
    case 'retry':
      return retry(operations, options.names);
    case 'skip':
      return skip(stores, operations, options);
    case 'resume':
      return resume(operations, options.name);
    case 'parts':
      return divideInto(operations, options.parts);
  }
}

await runTool({
  usage,
  readOptions,
  async work(stores, options) {
    const operations = await openReadModels(stores);
    if (operations === null) throw new Refusal('no-read-models', noReadModels);
    return run(stores, operations, options);
  },
});
