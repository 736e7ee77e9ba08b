import { memberHistory } from '#service/analysis/member-history.ts';
import { pointsReasons } from '#service/analysis/points-reasons.ts';
import { pointsLines, streakLines } from '#service/analysis/reason-lines.ts';
import { streakReasons } from '#service/analysis/streak-reasons.ts';
import { memberNamed } from './member-named.ts';
import { print, printError, runTool } from './run-tool.ts';
import { type WhyOptions, whyOptions } from './why-options.ts';

const usage = `Explains a member's streak or points from the events: what made each day what it is, and what each event did.

npm run why -- --member WHO --streak|--points [options]
  --member WHO    id or e-mail
  --streak        the ledger of days: active, protected, neutral or missed, with run and skip tokens
  --points        every entry of points with its event
  --day DATE      only this date (2026-03-03), with everything that was recorded about it
  --as-of TIME    from what was known at an instant (2026-03-01T00:00Z) instead of now
  --json          as JSON
  --help          this text

Exit codes: 0 done, 1 there is no such member, 2 wrong call, 3 failed.`;

type History = Awaited<ReturnType<typeof memberHistory>>;
type Explained = { readonly result: object; readonly lines: readonly string[] };

function streakOf(events: History, { until, day }: WhyOptions): Explained {
  const reasons = streakReasons(events, until);
  const result = { ...reasons, days: reasons.days.filter(({ date }) => day === null || date === day) };
  return { result, lines: streakLines(result, day !== null) };
}

function pointsOf(events: History, { day }: WhyOptions): Explained {
  const { total, entries } = pointsReasons(events);
  const result = { total, entries: entries.filter(({ date }) => day === null || date === day) };
  return { result, lines: pointsLines(result) };
}

await runTool({
  usage,
  readOptions: whyOptions,
  async work(stores, options) {
    const { member, until, json } = options;
    const memberId = await memberNamed(stores, member);
    const events = await memberHistory(stores.events, memberId, until);
    if (events.length === 0) {
      printError(`Nothing is known of the member ${member} at ${until}.`);
      return 1;
    }
    const { result, lines } = (options.asks === 'streak' ? streakOf : pointsOf)(events, options);
    if (json) print(JSON.stringify({ memberId, asOf: until, ...result }, null, 2));
    else for (const line of [`Member ${memberId}, as of ${until}`, ...lines]) print(line);
    return 0;
  },
});
