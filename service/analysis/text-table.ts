/** Rows as a table for a terminal, with their number. */
export function textTable(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const widths = names.map((name, index) =>
    rows.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), name.length),
  );
  const lineOf = (cells: readonly (string | null)[]) =>
    cells
      .map((cell, index) => (cell ?? '').padEnd(widths[index] ?? 0))
      .join(' | ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [
    lineOf(names),
    rule,
    ...rows.map(lineOf),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ].join('\n');
}
