import type { Difference } from '#projections/engine/verify.ts';

/** One difference between a live row and the events. */
type RowDifference = {
  /** Null for rows without a member. */
  readonly member: string | null;
  readonly row: string;
  /** A column, a path in the state (`state.days.2026-03-01`), or empty when one side lacks the whole row. */
  readonly field: string;
  readonly live: unknown;
  readonly events: unknown;
};

/** Read models that are not keyed by member and have no owner. */
const ownerless: ReadonlySet<string> = new Set(['beta_requests']);

export const rowDifference = (
  readModel: string,
  { key, owner, path, live, rebuilt }: Difference,
): RowDifference => ({
  member: owner ?? (ownerless.has(readModel) ? null : key),
  row: key,
  field: path,
  live,
  events: rebuilt,
});

/** Readable lines: the actual and the expected value of each field, by member and row. */
export function differenceLines(differences: readonly RowDifference[]): string[] {
  const lines: string[] = [];
  let row = '';
  for (const difference of differences) {
    if (difference.row !== row) lines.push(`  ${whose(difference)}`);
    row = difference.row;
    lines.push(`    ${what(difference)}`);
  }
  return lines;
}

function whose({ member, row }: RowDifference): string {
  if (member === null) return `row ${row}`;
  return member === row ? `member ${member}` : `member ${member}, row ${row}`;
}

function what({ field, live, events }: RowDifference): string {
  if (field !== '') return `${field}: live ${shown(live)}, events ${shown(events)}`;
  return live === null ? 'the row is missing' : 'the row has no events';
}

const longest = 120;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
