import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { bodyDecider } from '#domain/body/body.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { DomainEvent } from '#domain/events.ts';
import { webhookStream } from '#domain/integrations/webhook-events.ts';
import { webhookDecider } from '#domain/integrations/webhooks.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asCommandId, asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { createExecuteCommand, type ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { quantile } from './quantile.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures how long after an event its message arrives, while a third of 10,000 webhooks have receivers that never answer, each at a separate address.
 * The service and the receivers are separate processes. Each member has one webhook, and logs weights at an even rate, in any order. Prints the times of
 * the messages to the receivers that answer, and the memory of the service over time. Goal: p99 below 5 s, and memory that does not grow.
 *
 * npm run bench:webhooks -- --webhooks 10000 --rate 50 --seconds 180
 */
const { values } = parseArgs({
  options: {
    webhooks: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '180' },
  },
});
const [webhookCount, rate, seconds] = [Number(values.webhooks), Number(values.rate), Number(values.seconds)];
const goalMs = 5_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Hook = { readonly memberId: MemberId; readonly isHanging: boolean };
type Said = {
  readonly port?: number;
  readonly milliseconds?: readonly number[];
  readonly hanging?: number;
};

await withTemporaryPostgres(async ({ url, folder }) => {
  const receivers = fork(new URL('webhook-receivers.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port = 0 }] = (await once(receivers, 'message')) as [Said];
  const stores = await storesOf({ databaseUrl: url, dataDir: folder });
  const execute = createExecuteCommand(stores.events);
  let service: ChildProcess | null = null;
  try {
    const hooks = await makeWebhooks(execute, port);
    const origins = hooks.map((_, nth) => originOf(nth, port));
    service = await spawnApp({
      ...{ DATABASE_URL: url, DATA_DIR: folder, PORT: String(await freePort()) },
      WEBHOOK_ORIGINS: [...new Set(origins)].join(),
    });
    await noted(url, hooks.length);
    await measure(execute, hooks, { receivers, service });
  } finally {
    await stopApp(service, 'SIGTERM');
    receivers.disconnect();
    await stores.close();
  }
});

/** Every third webhook hangs, at a separate address, so that the circuit breaker helps as little as it can. */
function isHanging(nth: number): boolean {
  return nth % 3 === 0;
}

function originOf(nth: number, port: number): string {
  return isHanging(nth) ? `http://127.1.${nth >> 8}.${nth & 255}:${port}` : `http://127.0.0.1:${port}`;
}

async function makeWebhooks(execute: ExecuteCommand, port: number): Promise<readonly Hook[]> {
  const began = performance.now();
  const hooks = Array.from({ length: webhookCount }, (_, nth): Hook => {
    return { memberId: asMemberId(randomUUID()), isHanging: isHanging(nth) };
  });
  let next = 0;
  const worker = async () => {
    for (let nth = next++; nth < hooks.length; nth = next++)
      await makeWebhook(execute, hooks[nth]?.memberId ?? asMemberId(''), `${originOf(nth, port)}/${nth}`);
  };
  await Promise.all(Array.from({ length: 64 }, worker));
  say(`${count(hooks.length)} webhooks made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return hooks;
}

async function makeWebhook(execute: ExecuteCommand, memberId: MemberId, url: string): Promise<void> {
  await send(execute, memberDecider, memberStream(memberId), {
    ...{ type: 'RegisterMember', memberId, zone: 'UTC', email: `${memberId}@rondel.example` },
    ...{ emailVerified: true, firstName: null, lastName: null, profileImageUrl: null },
  });
  const privacy = { ...privacyDefaults, thirdPartyIntegrations: true };
  await send(execute, memberDecider, memberStream(memberId), { type: 'KeepPreferences', memberId, privacy });
  const webhookId = randomUUID();
  await send(execute, webhookDecider, webhookStream(memberId), {
    ...{ type: 'AddWebhook', memberId, webhookId, secretId: webhookId },
    ...{ url, kinds: ['weight.logged', 'workout.logged'], scopes: ['read:body'] },
  });
}

function send<State, Command, Event extends DomainEvent>(
  execute: ExecuteCommand,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
) {
  const occurredAt = asInstant(new Date().toISOString());
  const commandId = asCommandId(randomUUID());
  return execute(decider, stream, command, {
    ...{ commandId, correlationId: commandId, actor: 'system', occurredAt },
    ...{ zone: 'UTC', localDate: dayOf(occurredAt, 'UTC') },
  });
}

/** Resolves when the service has all webhooks in its index. */
async function noted(url: string, wanted: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (let found = 0; found < wanted; await delay(500)) {
    const { rows } = await client.query<{ found: number }>(
      'select count(*)::integer as found from service.webhook_queues where not is_off',
    );
    found = rows[0]?.found ?? 0;
  }
  await client.end();
}

type Processes = { readonly receivers: ChildProcess; readonly service: ChildProcess };

async function measure(
  execute: ExecuteCommand,
  hooks: readonly Hook[],
  { receivers, service }: Processes,
): Promise<void> {
  const arrived: number[] = [];
  let hung = 0;
  receivers.on('message', ({ milliseconds = [], hanging = 0 }: Said) => {
    arrived.push(...milliseconds);
    hung = hanging;
  });
  const memory: number[] = [];
  const watch = setInterval(() => void memoryOf(service).then((bytes) => memory.push(bytes)), 1_000);
  say(
    `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}; ${rate} events a second for ${seconds} s`,
  );
  const healthy = await logWeights(execute, hooks);
  await delay(goalMs);
  clearInterval(watch);
  say(
    `${count(arrived.length)} of ${count(healthy)} messages arrived, ${count(hung)} attempts at receivers that hang`,
  );
  const [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((share) => Math.round(quantile(arrived, share)));
  say(`from event to arrival: p50 ${p50} ms, p90 ${p90} ms, p99 ${p99} ms, at most ${most} ms`);
  const shares = [0.1, 0.25, 0.5, 0.75, 1].map((share) => {
    const bytes = memory[Math.ceil(memory.length * share) - 1] ?? 0;
    return `${Math.round(bytes / 1e6)} MB at ${share * 100} %`;
  });
  say(`memory of the service: ${shares.join(', ')}; at most ${Math.round(Math.max(...memory) / 1e6)} MB`);
  say(`load average ${loadavg()[0]?.toFixed(1)} at the end`);
  if ((p99 ?? goalMs) >= goalMs || arrived.length < healthy) process.exitCode = 1;
}

/** @returns how many events were of members whose receivers answer. */
async function logWeights(execute: ExecuteCommand, hooks: readonly Hook[]): Promise<number> {
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  let healthy = 0;
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    await delay(Math.max(0, begun + (1_000 * nth) / rate - performance.now()));
    // A step that shares no factor with the number, so that each webhook has its turn before one has its second.
    const hook = hooks[(nth * 7_919) % hooks.length];
    if (!hook) continue;
    if (!hook.isHanging) healthy += 1;
    const { memberId } = hook;
    const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
    sent.push(
      send(execute, bodyDecider, bodyStream(memberId), {
        ...{ type: 'LogWeight', memberId, entryId: randomUUID(), date: today, today },
        ...{ unit: 'kg', weight: String(60 + (nth % 400) / 10) },
      }),
    );
  }
  await Promise.all(sent);
  return healthy;
}

/** Bytes that a process holds in memory. Needs the /proc of Linux. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}
