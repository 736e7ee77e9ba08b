import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileAnswers, FileProblem, FileWeight, FileWorkout } from '#domain/history-import/file-rows.ts';
import {
  entriesIn,
  type ImportCommand,
  importDecider,
  importLimits,
  setsIn,
} from '#domain/history-import/history-import.ts';
import { type ImportEvent, importStream } from '#domain/history-import/import-events.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { canonicalZone } from '#domain/kernel/known-zones.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { memberStream } from '#domain/member/member-events.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { correctedOfImport } from '#projections/history-import/imports.ts';
import { derivedId, newId } from '#service/event-store/command-ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import {
  fileEntries,
  weightBatches,
  workoutBatches,
} from '#service/features/history-import/file-entries-contract.ts';
import type { FileBytes } from '#service/features/history-import/file-reading/file-bytes.ts';
import { readHistoryFile } from '#service/features/history-import/file-reading/read-history-file.ts';
import { importedWeight, importedWorkout } from '#service/features/history-import/imported-entries.ts';
import { knownWeights, knownWorkouts } from '#service/features/history-import/known-entries.ts';
import { localClock } from '#service/http/current-member.ts';
import { counted } from '#service/tools/analysis/progress-line.ts';
import { knownMember, withPool } from './admin-operations.ts';
import { type Answers, doubtsIn, type History, orderOf, type Part, previewLines } from './import-preview.ts';
import { now, WrongUsage } from './run-tool.ts';

type HistoryImport = {
  /** Id or email. */
  readonly member: string;
  readonly file: string;
  readonly answers: Answers;
  readonly isDryRun: boolean;
};
type Withdrawal = { readonly member: string; readonly importId: string };

type Member = {
  readonly memberId: MemberId;
  readonly zones: ZoneHistory;
  readonly today: MemberDay;
  readonly zone: string;
  readonly at: Instant;
  /** The zones of earlier times are unknown. */
  readonly joinedAt: Instant;
};

/**
 * Reads a history from another app, and stores it for a member unless it is a dry run; or takes an import back.
 * @returns lines about what was read and stored @throws Refusal when the file is not read, a doubt is open, or the member does not exist
 */
export const runImport = async (
  stores: Stores,
  asked: HistoryImport | Withdrawal,
): Promise<readonly string[]> =>
  'importId' in asked ? [await withdrawImport(stores, asked)] : importHistory(stores, asked);

const importHistory = (stores: Stores, asked: HistoryImport): Promise<readonly string[]> =>
  withPool(stores, async (pool) => {
    const member = await memberOf(stores, pool, asked.member);
    const history = await readHistory(asked.file, asked.answers);
    const parts = partsOf(history, member, asked.answers);
    const doubts = doubtsIn(history, member, asked.answers);
    const preview = previewLines(history, parts);
    if (asked.isDryRun) {
      const known = await knownLine(pool, member, parts);
      return [...preview, known, ...doubts, 'Nothing was stored: this was a dry run.'];
    }
    if (doubts.length > 0)
      throw new Refusal('doubt-open', `${doubts.join('\n')}\nNothing was stored. Answer, then try again.`);
    refuseTooMany(parts);
    const stored: string[] = [];
    for (const part of parts)
      stored.push(...(await storePart({ stores, pool, member }, part, history, asked)));
    return [...preview, ...stored];
  });

async function memberOf(stores: Stores, pool: RowDatabase, name: string): Promise<Member> {
  const { memberId, state } = await knownMember(stores, pool, name);
  if (state.status !== 'registered')
    throw new Refusal('unknown-member', `The account of ${name} is deleted.`);
  const { at, zone, today } = localClock(state, now());
  let joinedAt = at;
  for await (const first of stores.events.readStream(memberStream(memberId), { limit: 1 }))
    joinedAt = decode(first).metadata.occurredAt;
  return { memberId, zones: state.zones, at, zone, today, joinedAt };
}

/** Read again when the dates of the file decide another order than the one that was read. */
async function readHistory(path: string, answers: FileAnswers): Promise<History> {
  const handle = await open(path).catch(() => {
    throw new Refusal('unknown-file', `There is no file ${path}.`);
  });
  try {
    const { size } = await handle.stat();
    const file = { name: basename(path), size, slice: sliceOf(handle) };
    const sha256 = await hashOf(file);
    const first = await readOnce(file, answers, sha256);
    const decided = answers.dateOrder ?? orderOf(first);
    return decided === 'month-first' && answers.dateOrder === null
      ? await readOnce(file, { ...answers, dateOrder: decided }, sha256)
      : first;
  } finally {
    await handle.close();
  }
}

const sliceOf =
  (handle: FileHandle): FileBytes['slice'] =>
  async (start, end) => {
    const bytes = new Uint8Array(end - start);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  };

async function hashOf({ size, slice }: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  const length = 1_048_576;
  for (let at = 0; at < size; at += length) hash.update(await slice(at, Math.min(at + length, size)));
  return hash.digest('hex');
}

async function readOnce(file: FileBytes, answers: FileAnswers, sha256: string): Promise<History> {
  const workouts = new Map<Source, FileWorkout[]>();
  const weights = new Map<Source, FileWeight[]>();
  const problems: FileProblem[] = [];
  let activities = 0;
  const files = await readHistoryFile(file, {
    answers,
    onItem(item, source) {
      if (item.is === 'workout') addTo(workouts, source, item);
      else if (item.is === 'weight') addTo(weights, source, item);
      else if (item.is === 'problem') problems.push(item);
      else activities += 1;
    },
  });
  return { files, workouts, weights, problems, activities, sha256 };
}

function addTo<Item>(bySource: Map<Source, Item[]>, source: Source, item: Item): void {
  const known = bySource.get(source);
  if (known) known.push(item);
  else bySource.set(source, [item]);
}

function partsOf(history: History, { zones, today }: Member, { zone }: Answers): readonly Part[] {
  const sources = new Set(history.files.map(({ source }) => source));
  const clock = { zoneAt: (at: Instant) => zone ?? zoneAt(zones, at), today };
  return [...sources].map((source) => {
    const rows = {
      workouts: history.workouts.get(source) ?? [],
      weights: history.weights.get(source) ?? [],
    };
    const format = history.files.find((file) => file.source === source)?.format ?? source;
    return { source, format, ...fileEntries(rows, clock) };
  });
}

async function knownLine(pool: RowDatabase, { memberId }: Member, parts: readonly Part[]): Promise<string> {
  let known = 0;
  for (const { source, workouts, weights } of parts) {
    const owner = { memberId, source };
    const entries = workouts.map((workout) => importedWorkout(workout, owner));
    known += (await knownWorkouts(pool, owner, entries)).size;
    const weighed = weights.map((weight) => importedWeight(weight, owner));
    known += (await knownWeights(pool, owner, weighed)).size;
  }
  return `Of these the history has ${known} already.`;
}

/** Before anything is stored. */
function refuseTooMany(parts: readonly Part[]): void {
  for (const { format, workouts, weights } of parts) {
    const sets = setsIn(workouts);
    const { workouts: mostWorkouts, sets: mostSets, weights: mostWeights } = importLimits;
    if (workouts.length <= mostWorkouts && sets <= mostSets && weights.length <= mostWeights) continue;
    throw new Refusal(
      'import-too-large',
      `${format}: one import has at most ${mostWorkouts} workouts, ${mostSets} sets and ${mostWeights} weights. Nothing was stored. Divide the file.`,
    );
  }
}

type Context = { readonly stores: Stores; readonly pool: RowDatabase; readonly member: Member };

/** The batches of one import. The same file goes on with an import of it that is open. */
async function storePart(
  { stores, pool, member }: Context,
  part: Part,
  { sha256 }: History,
  { file, answers }: HistoryImport,
): Promise<readonly string[]> {
  const { memberId, today } = member;
  const { source, format } = part;
  const importId = await importIdFor(stores, memberId, [
    source,
    sha256,
    ...Object.values(answers).map(String),
  ]);
  const of = { memberId, importId };
  const send = sender(stores, member, importId);
  await send('begin', {
    type: 'BeginImport',
    ...of,
    source,
    fileName: basename(file).slice(0, importLimits.letters.fileName),
  });
  const owner = { memberId, source };
  const stored = async (step: string, command: ImportCommand) => entriesIn(await send(step, command));
  const workouts = await summed(workoutBatches(part.workouts), async (sent, index) => {
    const entries = sent.map((workout) => importedWorkout(workout, owner));
    const batch = { ...of, batch: index + 1, today, known: await knownWorkouts(pool, owner, entries) };
    return stored(`workouts ${index}`, { type: 'ImportWorkouts', ...batch, workouts: entries });
  });
  const weights = await summed(weightBatches(part.weights), async (sent, index) => {
    const entries = sent.map((weight) => importedWeight(weight, owner));
    const batch = { ...of, batch: index + 1, today, known: await knownWeights(pool, owner, entries) };
    return stored(`weights ${index}`, { type: 'ImportWeights', ...batch, weights: entries });
  });
  await send('complete', { type: 'CompleteImport', ...of });
  const known = part.workouts.length + part.weights.length - workouts - weights;
  return [
    `Stored of ${format}: ${counted(workouts, 'workout')} and ${counted(weights, 'weight')}. The history had ${known} already.`,
    `The import is ${importId}. Take it back with --withdraw ${importId}.`,
  ];
}

/** Stores batch after batch. @returns how many entries were new in all */
async function summed<Batch>(
  batches: readonly Batch[],
  store: (batch: Batch, index: number) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (const [index, batch] of batches.entries()) sum += await store(batch, index);
  return sum;
}

type Send = (step: string, command: ImportCommand) => Promise<readonly ImportEvent[]>;

function sender(stores: Stores, { memberId, at, zone, today }: Member, importId: string): Send {
  const execute = createExecuteCommand(stores.events);
  const correlationId = newId();
  return async (step, command) => {
    const commandId = asCommandId(step === 'begin' ? importId : derivedId(importId, step));
    const context = {
      commandId,
      correlationId,
      actor: 'system',
      occurredAt: at,
      zone,
      localDate: today,
    } as const;
    return (await execute(importDecider, importStream(memberId), command, context)).events;
  };
}

/** The import of this file with these answers that is open; otherwise a new one. */
async function importIdFor(stores: Stores, memberId: MemberId, of: readonly string[]): Promise<string> {
  const imports = await importsIn(stores, memberId);
  for (let nth = 1; ; nth += 1) {
    const id = derivedId('import of a file', memberId, ...of, String(nth));
    const { status = 'open' } = imports[id] ?? {};
    if (status === 'open') return id;
  }
}

async function importsIn({ events }: Stores, memberId: MemberId) {
  const past: ImportEvent[] = [];
  for await (const stored of events.readStream(importStream(memberId))) {
    const { event } = decode(stored);
    if (event.type === 'StreamErased') past.length = 0;
    else past.push(event as ImportEvent);
  }
  return fold(importDecider, past);
}

/** Takes an import back as a whole. @throws Refusal when the member has no such import */
const withdrawImport = (stores: Stores, { member: name, importId }: Withdrawal): Promise<string> =>
  withPool(stores, async (pool) => {
    const member = await memberOf(stores, pool, name);
    const { memberId } = member;
    const kept = await correctedOfImport(pool, memberId, importId);
    const events = await sender(
      stores,
      member,
      importId,
    )('withdraw', {
      ...{ type: 'WithdrawImport', memberId, importId },
    });
    const [event] = events;
    if (event?.type !== 'ImportWithdrawn') return 'The import was taken back before.';
    const { workoutIds, entryIds } = event;
    const left =
      kept.workouts + kept.weights === 0
        ? ''
        : ` ${counted(kept.workouts, 'workout')} and ${counted(kept.weights, 'weight')} that the member corrected since stay.`;
    return `The import of ${counted(workoutIds.length, 'workout')} and ${counted(entryIds.length, 'weight')} is taken back.${left}`;
  });

type GivenImport = {
  readonly 'dry-run': boolean;
  readonly unit?: string;
  readonly order?: string;
  readonly zone?: string;
  readonly withdraw?: string;
};

/** @throws WrongUsage */
export function importOptions(
  member: string | undefined,
  file: string | undefined,
  given: GivenImport,
): HistoryImport | Withdrawal {
  const { withdraw: importId } = given;
  if (member === undefined) throw new WrongUsage('import needs a member, and a file or --withdraw.');
  if ((importId === undefined) === (file === undefined))
    throw new WrongUsage('import needs either a file or --withdraw with the id of an import.');
  if (importId !== undefined) return { member, importId };
  const answers = {
    unit: oneOf('--unit', given.unit, ['kg', 'lbs']),
    dateOrder: oneOf('--order', given.order, ['day-first', 'month-first']),
    zone: zoneNamed(given.zone),
  };
  return { member, file: file ?? '', answers, isDryRun: given['dry-run'] };
}

function oneOf<Word extends string>(
  option: string,
  text: string | undefined,
  words: readonly Word[],
): Word | null {
  if (text === undefined) return null;
  const word = words.find((one) => one === text);
  if (word === undefined) throw new WrongUsage(`${option} is ${words.join(' or ')}.`);
  return word;
}

function zoneNamed(text: string | undefined): string | null {
  const zone = text === undefined ? null : canonicalZone(text);
  if (text !== undefined && zone === null)
    throw new WrongUsage(`--zone ${text} is not a time zone such as Europe/Paris.`);
  return zone;
}
