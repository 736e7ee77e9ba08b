import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { RuleChanges } from '#service/features/insights/rules-file.ts';
import type { Bucket, Change, FieldTotals } from './change-tally.ts';
import { count } from './progress-line.ts';
import type { RuleComparison } from './rule-comparison.ts';

const maxListed = 20;
const longestBar = 30;

/** A report on changed rules: the rules, the totals, a histogram per number, and the members. */
export function comparisonLines(
  rules: RuleChanges,
  comparison: Omit<RuleComparison, 'distributions'>,
): string[] {
  const { instant, events } = comparison;
  return [
    `Under other rules, as of ${instant}, from ${count(events)} events:`,
    ...ruleLines(rules),
    ...(hasLongerNight(rules) ? [upperBound] : []),
    ...tallyLines(comparison),
  ];
}

const hasLongerNight = ({ streak }: RuleChanges): boolean =>
  (streak?.nightGraceEndsAtHour ?? 0) > streakRulesV1.nightGraceEndsAtHour;
const upperBound =
  'At most: the log does not hold refused attempts, so a quest or routine completed in the added hours also counts for the day before.';

/** The totals, a histogram of each number, and the members. */
export const tallyLines = ({ totals, changes }: Pick<RuleComparison, 'totals' | 'changes'>): string[] => [
  ...totals.flatMap((field) => ['', ...fieldLines(field)]),
  '',
  ...changeLines(changes),
];

const ruleLines = (rules: RuleChanges): string[] =>
  Object.entries(rules).flatMap(([part, changed]) =>
    Object.entries(changed).map(([rule, value]) => `  ${part}.${rule} = ${String(value)}`),
  );

function fieldLines(totals: FieldTotals): string[] {
  const { field, members, sumBefore, sumAfter, more, less, histogram } = totals;
  return [
    `${field}: ${count(sumBefore)} -> ${count(sumAfter)} in all (${signed(sumAfter - sumBefore)}), over ${count(members)} members`,
    `  ${count(more)} would have more, ${count(less)} less, ${count(members - more - less)} the same`,
    ...keptLines(totals),
    ...histogramLines(histogram),
  ];
}

/** The question that most changes of streak rules are about. */
const keptLines = ({ field, fromZero, toZero }: FieldTotals): string[] =>
  field === 'current streak' && fromZero + toZero > 0
    ? [`  ${count(fromZero)} would keep a streak that is lost, ${count(toZero)} would lose theirs`]
    : [];

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
