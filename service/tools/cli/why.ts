import type { Instant } from '#domain/kernel/day.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { badgeReasons } from '#service/tools/analysis/badge-reasons.ts';
import { pointsReasons } from '#service/tools/analysis/points-reasons.ts';
import { badgeLines, pointsLines, sessionLines, streakLines } from '#service/tools/analysis/reason-lines.ts';
import { sessionReasons } from '#service/tools/analysis/session-reasons.ts';
import { streakReasons } from '#service/tools/analysis/streak-reasons.ts';
import { asOfUsage, momentOf } from './as-of-options.ts';
import { memberNamed } from './member-named.ts';
import { noteView } from './note-view.ts';
import { personalUsage } from './personal-options.ts';
import { now, print, printError, runTool } from './run-tool.ts';
import { type WhyOptions, whyOptions } from './why-options.ts';

const usage = `Explains a member's streak, points, sessions or badges from the events: the reason for the standing of each day, and the effect of each event.

npm run why -- --member WHO --streak|--points|--session|--badges [options]
  --member WHO    id or email
  --streak        the day ledger: active, protected, neutral or missed, with run and skip tokens
  --points        every entry of points with its event
  --session       each check-in with the rule that it gave for the session of its date
  --badges        each badge with the event that earned it; those of records and distances need --with-personal
  --day DATE      only this date (2026-03-03), with all events about it
  ${asOfUsage}
  ${personalUsage}; for --session, which needs it, and for --badges
  --json          as JSON
  --help          this text

Exit codes: 0 done, 1 unknown member, 2 wrong arguments, 3 failed.`;

type History = Awaited<ReturnType<typeof memberHistory>>;
type Asked = WhyOptions & { readonly instant: Instant };
type Explained = { readonly result: object; readonly lines: readonly string[] };

function streakOf(events: History, { instant, day }: Asked): Explained {
  const reasons = streakReasons(events, instant);
  const result = { ...reasons, days: reasons.days.filter(({ date }) => day === null || date === day) };
  return { result, lines: streakLines(result, day !== null) };
}

function pointsOf(events: History, { day }: Asked): Explained {
  const { total, entries } = pointsReasons(events);
  const result = { total, entries: entries.filter(({ date }) => day === null || date === day) };
  return { result, lines: pointsLines(result) };
}

async function sessionsOf(events: History, { day }: Asked): Promise<Explained> {
  const sessions = (await sessionReasons(events)).filter(({ date }) => day === null || date === day);
  return { result: { sessions }, lines: sessionLines(sessions) };
}

async function badgesOf(events: History, { day, personal }: Asked): Promise<Explained> {
  const badges = (await badgeReasons(events, personal !== null)).filter(
    ({ reachedOn }) => day === null || reachedOn === day,
  );
  return { result: { badges }, lines: badgeLines(badges) };
}

const explain = { streak: streakOf, points: pointsOf, session: sessionsOf, badges: badgesOf };

await runTool({
  usage,
  readOptions: whyOptions,
  async work(stores, options) {
    const { member, json } = options;
    const memberId = await memberNamed(stores, member);
    const { instant, limits } = await momentOf(stores.events, options.asOf);
    const occurred = await memberHistory(stores.events, memberId, limits.until ?? now());
    const events = occurred.filter(({ position }) => limits.upTo === undefined || position <= limits.upTo);
    if (events.length === 0) {
      printError(`Nothing is known of the member ${member} at ${instant}.`);
      return 1;
    }
    const last = events.at(-1);
    if (options.personal && last)
      await noteView(stores, {
        ...options.personal,
        ...{ subject: memberId, viewedStream: last.stream, viewedRevision: last.revision },
      });
    const { result, lines } = await explain[options.asks](events, { ...options, instant });
    const recordedBy = limits.upTo && { recordedBy: limits.upTo };
    if (json) print(JSON.stringify({ memberId, asOf: instant, ...recordedBy, ...result }, null, 2));
    else for (const line of [`Member ${memberId}, as of ${instant}`, ...lines]) print(line);
    return 0;
  },
});
