import { readFile } from 'node:fs/promises';
import type { Instant } from '#domain/kernel/day.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { withConnection } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import type { RowAsOf } from './as-of.ts';
import { changeTally } from './change-tally.ts';
import { awardChangedBy } from './changed-award.ts';
import { tallyLines } from './comparison-lines.ts';
import { type EventLimits, type ReplayContext, withProgress } from './replay-context.ts';
import type { RuleComparison } from './rule-comparison.ts';
import type { RuleChanges } from './rules-file.ts';
import { rowsByKey, withScratchSchema } from './scratch-schema.ts';
import { streaksAsOf } from './streaks-as-of.ts';

/** One side of a comparison: the log under rules at an instant, or the rows that a release has printed. */
export type Side = { readonly title: string } & (
  | ({ readonly rules: RuleChanges; readonly instant: Instant } & EventLimits)
  | { readonly printed: string }
);

/** A file of rows that cannot be read. */
class WrongRows extends Error {
  override readonly name = 'WrongRows';
}

/** The numbers of all members, by field and then by member. */
type Numbers = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Fields by read model and column. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  points_ledgers: { total: 'points' },
  activities: {
    current_streak: 'current streak',
    best_streak: 'best streak',
    skip_tokens: 'skip tokens',
    achievements: 'achievements',
  },
};

type SideComparison = Pick<RuleComparison, 'totals' | 'distributions' | 'changes'> & {
  readonly before: string;
  readonly after: string;
};

/** The numbers of all members on both sides. A member whom only one side knows counts as 0 on the other. @throws WrongRows */
export async function compareSides(
  context: ReplayContext,
  before: Side,
  after: Side,
): Promise<SideComparison> {
  const numbers = [await numbersOf(context, before), await numbersOf(context, after)] as const;
  const tally = changeTally();
  for (const field of Object.values(fields).flatMap((columns) => Object.values(columns))) {
    const [one, other] = numbers.map((side) => side.get(field) ?? new Map<string, number>());
    for (const member of new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]))
      tally.add({ member, field, before: one?.get(member) ?? 0, after: other?.get(member) ?? 0 });
  }
  return {
    before: before.title,
    after: after.title,
    totals: tally.totals(),
    distributions: tally.distributions(),
    changes: tally.changes(),
  };
}

/** A report: both sides, the totals, a histogram of each number, and the members. */
export const sideComparisonLines = (comparison: SideComparison): string[] => [
  `From ${comparison.before} to ${comparison.after}:`,
  ...tallyLines(comparison),
];

const numbersOf = (context: ReplayContext, side: Side): Promise<Numbers> =>
  'printed' in side ? printedNumbers(side.printed) : foldedNumbers(context, side);

async function foldedNumbers(
  context: ReplayContext,
  { rules, instant, until, upTo }: Extract<Side, { readonly rules: RuleChanges }>,
): Promise<Numbers> {
  const { points, streak } = rules;
  const projections = [
    pointsLedgersUnder(points ? awardChangedBy(points) : storedAward),
    streaksAsOf(instant, { ...streakRulesV1, ...streak }, streak !== undefined),
  ];
  const numbers = new Map<string, Map<string, number>>();
  await withScratchSchema(context.connect, async (schema) => {
    await withProgress(context, projections, (deps) =>
      rebuild({ ...deps, projections, schema, until, upTo }),
    );
    await withConnection(context.connect, 'compare', async (client) => {
      for (const { name } of projections) {
        const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
        const columns = Object.keys(fields[name] ?? {}).map((column) => `'${column}', ${column}`);
        const query = `select key, jsonb_build_object(${columns.join()}) as row from ${table}`;
        for await (const { key, row } of rowsByKey<Omit<RowAsOf, 'readModel'>>(client, query))
          addRow(numbers, { readModel: name, key, row });
      }
    });
  });
  return numbers;
}

/** Of rows as `replay --as-of TIME --print --json` prints them. */
async function printedNumbers(file: string): Promise<Numbers> {
  const numbers = new Map<string, Map<string, number>>();
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new WrongRows(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const [index, line] of text.split('\n').entries())
    if (line.trim() !== '') addRow(numbers, printedRow(line, `${file}, line ${index + 1}`));
  return numbers;
}

function printedRow(line: string, place: string): RowAsOf {
  try {
    const row = JSON.parse(line) as Partial<RowAsOf>;
    if (row.readModel !== undefined && row.key !== undefined && row.row) return row as RowAsOf;
  } catch {}
  throw new WrongRows(`${place} is no row. Print the rows with --as-of TIME --print --json.`);
}

function addRow(numbers: Map<string, Map<string, number>>, { readModel, key, row }: RowAsOf): void {
  for (const [column, field] of Object.entries(fields[readModel] ?? {})) {
    const ofField = numbers.get(field) ?? new Map<string, number>();
    numbers.set(field, ofField.set(key, Number(row[column] ?? 0)));
  }
}
