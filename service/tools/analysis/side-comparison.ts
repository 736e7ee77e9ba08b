import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '#domain/kernel/day.ts';
import type { PointsLedger } from '#domain/points/points-ledger.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { type FoldedRows, foldRows } from '#projections/engine/fold-parts.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { type ActivityRecord, activitiesUnder } from '#projections/streak/activities.ts';
import type { RuleChanges } from '#service/features/insights/rules-file.ts';
import { messageOf } from '#service/platform/message-of.ts';
import type { RowAsOf } from './as-of.ts';
import { changeTally } from './change-tally.ts';
import { awardChangedBy } from './changed-award.ts';
import { tallyLines } from './comparison-lines.ts';
import { type EventLimits, type ReplayContext, withProgress } from './replay-context.ts';
import { type RuleComparison, standingAt } from './rule-comparison.ts';

/** One side of a comparison: the log under rules at an instant, or the rows that a release has printed. */
export type Side = { readonly title: string } & (FoldedSide | { readonly printed: string });
type FoldedSide = { readonly rules: RuleChanges; readonly instant: Instant } & EventLimits;

/** A file of rows that cannot be read. */
class WrongRows extends Error {
  override readonly name = 'WrongRows';
}

/** The fields of each member that are compared. */
const fields = ['points', 'current streak', 'best streak', 'skip tokens', 'achievements'] as const;

/** The numbers of each member in the order of the fields; undefined where the member has no row. */
type Numbers = Map<string, (number | undefined)[]>;

/** The field of each column, by read model. */
const printedColumns: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  points_ledgers: { total: 0 },
  activities: { current_streak: 1, best_streak: 2, skip_tokens: 3, achievements: 4 },
};

type SideComparison = Pick<RuleComparison, 'totals' | 'distributions' | 'changes'> & {
  readonly before: string;
  readonly after: string;
  /** The fields that a file has no rows of, because it was printed with `--only`. */
  readonly notCompared: readonly string[];
};

/**
 * The numbers of all members on both sides. A member whom only one side knows counts as 0 on the other. A field that no printed row has is
 * not compared.
 * @throws WrongRows
 */
export async function compareSides(
  context: ReplayContext,
  before: Side,
  after: Side,
): Promise<SideComparison> {
  const [one, other] = await numbersOfBoth(context, before, after);
  const notCompared = fields.filter((_, nth) => isWithout(before, one, nth) || isWithout(after, other, nth));
  const members = [...new Set([...one.keys(), ...other.keys()])].sort();
  const tally = changeTally();
  for (const [nth, field] of fields.entries())
    if (!notCompared.includes(field))
      for (const pair of pairsOf(members, [one, other], nth)) tally.add({ field, ...pair });
  return {
    before: before.title,
    after: after.title,
    totals: tally.totals(),
    distributions: tally.distributions(),
    changes: tally.changes(),
    notCompared,
  };
}

/** A field of the members who have it on either side. */
function* pairsOf(members: readonly string[], sides: readonly Numbers[], field: number) {
  for (const member of members) {
    const [before, after] = sides.map((side) => side.get(member)?.[field]);
    if (before !== undefined || after !== undefined) yield { member, before: before ?? 0, after: after ?? 0 };
  }
}

/** Whether a file has numbers, but none of this field. */
const isWithout = (side: Side, numbers: Numbers, field: number): boolean =>
  'printed' in side && numbers.size > 0 && [...numbers.values()].every((of) => of[field] === undefined);

/** A report: both sides, the totals, a histogram of each number, and the members. */
export const sideComparisonLines = (comparison: SideComparison): string[] => [
  `From ${comparison.before} to ${comparison.after}:`,
  ...(comparison.notCompared.length > 0
    ? [`Not compared, because a file has no rows of it: ${comparison.notCompared.join(', ')}.`]
    : []),
  ...tallyLines(comparison),
];

/** Sides that read the same part of the log are folded together. */
async function numbersOfBoth(
  context: ReplayContext,
  before: Side,
  after: Side,
): Promise<readonly [Numbers, Numbers]> {
  if (!('printed' in before || 'printed' in after) && haveSameLimits(before, after)) {
    const [one = new Map(), other = new Map()] = await foldedNumbers(context, [before, after]);
    return [one, other];
  }
  return [await numbersOf(context, before), await numbersOf(context, after)];
}

const haveSameLimits = (one: EventLimits, other: EventLimits): boolean =>
  one.until === other.until && one.upTo === other.upTo;

async function numbersOf(context: ReplayContext, side: Side): Promise<Numbers> {
  if ('printed' in side) return printedNumbers(side.printed);
  const [numbers = new Map()] = await foldedNumbers(context, [side]);
  return numbers;
}

/** The numbers of sides with the same limits. No row is written. */
async function foldedNumbers(
  context: ReplayContext,
  sides: readonly FoldedSide[],
): Promise<readonly Numbers[]> {
  const folds = sides.map((side) => foldOf(side, sides));
  const all = folds.flatMap(({ ledgers, activities }): AnyProjection[] => [ledgers, activities]);
  // A projection that both sides share is folded once.
  const projections = [...new Map(all.map((projection) => [projection.name, projection])).values()];
  const { until, upTo } = sides[0] ?? {};
  await withProgress(context, projections, (deps) =>
    foldRows({ ...deps, projections, until, upTo }, (rows) => {
      for (const fold of folds) addFolded(fold, rows);
    }),
  );
  return folds.map(({ numbers }) => numbers);
}

type FoldOfSide = ReturnType<typeof foldOf>;

function foldOf({ rules: { points, streak }, instant }: FoldedSide, sides: readonly FoldedSide[]) {
  const rules = { ...streakRulesV1, ...streak };
  const named = (projection: AnyProjection, part: 'points' | 'streak', changes: unknown) => {
    const first = sides.findIndex((side) => isDeepStrictEqual(side.rules[part], changes));
    return { ...projection, name: `${projection.name}_${first}` };
  };
  return {
    ledgers: named(pointsLedgersUnder(points ? awardChangedBy(points) : storedAward), 'points', points),
    activities: named(activitiesUnder(rules, streak !== undefined), 'streak', streak),
    standing: standingAt(instant, rules),
    numbers: new Map() as Numbers,
  };
}

function addFolded({ ledgers, activities, standing, numbers }: FoldOfSide, rows: FoldedRows): void {
  for (const [member, ledger] of rows(ledgers)) put(numbers, member, 0, (ledger as PointsLedger).total);
  for (const [member, activity] of rows(activities))
    for (const [nth, number] of standing(activity as ActivityRecord).entries())
      put(numbers, member, nth + 1, number);
}

function put(numbers: Numbers, member: string, field: number, value: number): void {
  const known = numbers.get(member) ?? fields.map(() => undefined);
  known[field] = value;
  numbers.set(member, known);
}

/** The numbers of rows as `replay --as-of TIME --print --json` prints them. */
async function printedNumbers(file: string): Promise<Numbers> {
  const numbers: Numbers = new Map();
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new WrongRows(`${file} cannot be read: ${messageOf(error)}`);
  });
  for (const [index, line] of text.split('\n').entries())
    if (line.trim() !== '') addRow(numbers, printedRow(line, `${file}, line ${index + 1}`));
  if (text.trim() !== '' && numbers.size === 0)
    throw new WrongRows(`${file} has no rows of ${Object.keys(printedColumns).join(' or ')}.`);
  return numbers;
}

function printedRow(line: string, place: string): RowAsOf {
  try {
    const row = JSON.parse(line) as Partial<RowAsOf>;
    if (row.readModel !== undefined && row.key !== undefined && row.row) return row as RowAsOf;
  } catch {}
  throw new WrongRows(`${place} is no row. Print the rows with --as-of TIME --print --json.`);
}

function addRow(numbers: Numbers, { readModel, key, row }: RowAsOf): void {
  for (const [column, field] of Object.entries(printedColumns[readModel] ?? {}))
    put(numbers, key, field, Number(row[column] ?? 0));
}
