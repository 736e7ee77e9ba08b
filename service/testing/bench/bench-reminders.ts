import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { ClockTime } from '#domain/reminders/reminder-events.ts';
import { deliveryTo, openReminderWorld } from '#service/features/reminders/testing/reminder-world.ts';
import { liveTheWeek, weekStart } from '#service/features/reminders/testing/simulated-week.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { quantile } from './quantile.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures how long it takes to send a reminder to each of many members who are due at the same minute, 20:00. The process of reminders is
 * that of the service; a delivery answers after some milliseconds. Prints times, sends per second, the memory of this process, and whether
 * a member got none or two. With `--week 1000`, so many members live nine days around the end of summer time instead. Then the reminders
 * that they got are compared with those that they had to get.
 *
 * npm run bench:reminders -- [--members 100000] [--delivery 5, in ms] [--week MEMBERS]
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    delivery: { type: 'string', default: '5' },
    week: { type: 'string' },
  },
});
const [memberCount, deliveryMs] = [Number(values.members), Number(values.delivery)];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

await withTemporaryPostgres(({ url }) =>
  values.week === undefined ? sendAtOnce(url) : compareWeek(url, Number(values.week)),
);

async function sendAtOnce(url: string): Promise<void> {
  const world = await openReminderWorld(url, '2026-03-10T12:00:00.000Z');
  const ids = Array.from({ length: memberCount }, () => asMemberId(randomUUID()));
  const load = () => loadavg()[0]?.toFixed(1);
  say(`${availableParallelism()} cores, load average ${load()}, ${count(memberCount)} members`);
  let began = performance.now();
  await inTurns(ids, async (id) => {
    await world.register(id, 'UTC');
    await world.settings(id, {
      quietHours: { from: '21:00' as ClockTime, to: '08:00' as ClockTime },
      times: { questNotifications: '20:00' as ClockTime },
    });
  });
  say(`registered in ${seconds(began)}`);

  const sent = new Map<MemberId, number>();
  const times: number[] = [];
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100);
  const delivery = deliveryTo((id) => {
    sent.set(id, (sent.get(id) ?? 0) + 1);
    times.push(performance.now());
  });
  began = performance.now();
  await world.start({
    ...delivery,
    async deliver(...message) {
      await new Promise((resolve) => setTimeout(resolve, deliveryMs));
      return delivery.deliver(...message);
    },
  });
  await world.settled();
  say(`timers set in ${seconds(began)}, by ${megabytes(peak)} at most`);

  const before = process.memoryUsage.rss();
  peak = before;
  began = performance.now();
  world.setClock('2026-03-10T20:00:00.000Z');
  await world.settled();
  const twice = [...sent.values()].filter((messages) => messages > 1).length;
  say(
    `sent in ${seconds(began)}: ${count(times.length)} messages to ${count(sent.size)} members, ${twice} of them twice, ${count(memberCount - sent.size)} missing`,
  );
  say(`the first after ${Math.round((times[0] ?? began) - began)} ms, ${perSecond(times)} in a second`);
  say(
    `memory ${megabytes(before)} before and ${megabytes(peak)} at most, with the read models in the same process`,
  );
  say(`load average ${load()} afterwards`);
  clearInterval(watch);
  await world.close();
}

/** Nine days around the end of summer time: what was sent, against a list that is made without the decider. */
async function compareWeek(url: string, members: number): Promise<void> {
  const world = await openReminderWorld(url, weekStart);
  const began = performance.now();
  const { expected, received } = await liveTheWeek(world, members);
  const [wanted, got] = [new Set(expected), new Set(received)];
  const missing = expected.filter((one) => !got.has(one));
  const surplus = received.filter((one) => !wanted.has(one));
  say(`${count(members)} members lived nine days in ${seconds(began)}`);
  say(
    `${count(expected.length)} reminders expected, ${count(received.length)} sent, ${received.length - got.size} of them twice`,
  );
  say(`${missing.length} missing, ${surplus.length} that were not expected`);
  for (const one of [...missing, ...surplus].slice(0, 20)) say(one);
  await world.close();
  if (missing.length + surplus.length > 0 || received.length !== got.size) process.exitCode = 1;
}

async function inTurns(all: readonly MemberId[], work: (id: MemberId) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let id = all[next++]; id !== undefined; id = all[next++]) await work(id);
  };
  await Promise.all(Array.from({ length: 64 }, worker));
}

/** The median, fewest and most of the whole seconds. */
function perSecond(moments: readonly number[]): string {
  const [first = 0] = moments;
  const counts = new Map<number, number>();
  for (const at of moments) {
    const second = Math.floor((at - first) / 1000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  const whole = [...counts.values()].slice(0, -1);
  return `${count(quantile(whole, 0.5))} (${count(Math.min(...whole))} to ${count(Math.max(...whole))})`;
}
