import type { Instant } from '#domain/kernel/day.ts';
import { comparisonSvg } from '#service/tools/analysis/comparison-picture.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import type { ReplayContext } from '#service/tools/analysis/replay-context.ts';
import { compareRules } from '#service/tools/analysis/rule-comparison.ts';
import { markdownTable } from './worked-analyses.ts';

const title = 'How many members would keep their streak if the night grace ended at 04:00?';
const text = `A quest or routine that is completed between midnight and 03:00 still counts for the day before. The history is folded under the rules in force and under
a rules file that ends this night at 04:00. The log does not hold refused attempts, so this is an upper bound.
A quest or routine completed for the new day between 03:00 and 04:00 also counts for the day before.`;
const rules = { streak: { nightGraceEndsAtHour: 4 } } as const;
const field = 'current streak';

/**
 * The page of this question, which no SQL over the tables can answer, because streaks follow from rules: Markdown and SVG by file name.
 * @param source what the figures are of, in words
 */
export async function nightGraceAnalysis(
  context: ReplayContext,
  instant: Instant,
  source: string,
): Promise<ReadonlyMap<string, string>> {
  const { totals, distributions } = await compareRules(context, rules, { instant });
  const streaks = totals.find((each) => each.field === field);
  if (!streaks) throw new Error(`The comparison has no ${field}.`);
  const { members, fromZero, toZero, more, sumBefore, sumAfter } = streaks;
  const picture = comparisonSvg({
    before: 'the night ends at 03:00',
    after: 'the night ends at 04:00',
    distributions: distributions.filter((each) => each.field === field),
  });
  const table = markdownTable([
    { figure: 'in all', members },
    { figure: 'would keep a streak that is lost', members: fromZero },
    { figure: 'would have a longer streak', members: more },
    { figure: 'would lose a streak that lasts', members: toZero },
  ]);
  const page = `# ${title}

${text} Made by \`npm run analyses\` of ${source}, as of ${instant}.

![${title}](night-grace.svg)

${table}

All current streaks together go from ${count(sumBefore)} to ${count(sumAfter)} days. Who would lose one has used a skip token, which keeps it now, for an earlier
streak that would have lasted longer.

\`\`\`sh
echo '${JSON.stringify(rules)}' > rules.json
npm run replay -- --rules rules.json --as-of ${instant}
\`\`\`
`;
  return new Map([
    ['night-grace.md', page],
    ['night-grace.svg', picture],
  ]);
}
