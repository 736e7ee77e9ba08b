import type { Bucket, Change, FieldTotals } from './change-tally.ts';
import { count } from './progress-line.ts';
import type { RuleComparison } from './rule-comparison.ts';
import type { RuleChanges } from './rules-file.ts';

const maxListed = 20;
const longestBar = 30;

/** A report on changed rules: the rules, the totals, a histogram per number, and the members. */
export function comparisonLines(rules: RuleChanges, comparison: RuleComparison): string[] {
  const { instant, events, totals, changes } = comparison;
  return [
    `Under other rules, as of ${instant}, from ${count(events)} events:`,
    ...ruleLines(rules),
    ...totals.flatMap((field) => ['', ...fieldLines(field)]),
    '',
    ...changeLines(changes),
  ];
}

const ruleLines = (rules: RuleChanges): string[] =>
  Object.entries(rules).flatMap(([part, changed]) =>
    Object.entries(changed).map(([rule, value]) => `  ${part}.${rule} = ${String(value)}`),
  );

function fieldLines({ field, members, sumBefore, sumAfter, more, less, histogram }: FieldTotals): string[] {
  return [
    `${field}: ${count(sumBefore)} -> ${count(sumAfter)} in all (${signed(sumAfter - sumBefore)}), over ${count(members)} members`,
    `  ${count(more)} would have more, ${count(less)} less, ${count(members - more - less)} the same`,
    ...histogramLines(histogram),
  ];
}

function histogramLines(histogram: readonly Bucket[]): string[] {
  const most = Math.max(...histogram.map(({ members }) => members));
  const labels = histogram.map(({ from, to }) =>
    from === to ? signed(from) : `${signed(from)} to ${signed(to)}`,
  );
  const width = Math.max(...labels.map(({ length }) => length));
  return histogram.map(({ members }, index) => {
    const bar = '#'.repeat(Math.max(1, Math.round((members / most) * longestBar)));
    return `  ${labels[index]?.padStart(width)}  ${bar} ${count(members)}`;
  });
}

function changeLines(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ['Nothing would change for anybody.'];
  const listed = changes.slice(0, maxListed).map(changeLine);
  const rest = changes.length - listed.length;
  return ['Who:', ...listed, ...(rest > 0 ? [`  and ${count(rest)} more; --json lists them all`] : [])];
}

const changeLine = ({ member, field, before, after }: Change): string =>
  `  ${member}  ${field} ${count(before)} -> ${count(after)} (${signed(after - before)})`;

const signed = (number: number): string => (number > 0 ? `+${count(number)}` : count(number));
