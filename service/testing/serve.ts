import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { startService } from '#service/app/service.ts';
import { endAtOnce, stopOnSignals } from '#service/app/stop-on-signals.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { builtClient } from '#service/http/static/built-client.ts';
import { builtLanguages } from '#service/http/static/built-languages.ts';
import { highLimits } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { parseConfig } from '#service/platform/config.ts';
import { questSeedFor } from './quest-seeds.ts';

/*
 * The real service, as the browser tests and the kill test run it, with wide limits. The wheel never draws Lucky Day for the people named
 * in STEADY, and draws it first for those in LUCKY. Its mail goes nowhere. A parent process may send a time, at which the clock then stands.
 */
const named = (list = '') => list.split(',').filter(Boolean).map(devMemberId);

// The browser tests let the service and their people live in a zone in which it is noon, so no midnight comes while they run.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const dates = [dayOf(asInstant(new Date().toISOString()), timeZone)];
const seed = questSeedFor(named(process.env.STEADY), named(process.env.LUCKY), dates);
const mailServer = await startMailServer();
// Only tests of other languages name them: each is built first.
const config = parseConfig({
  QUEST_SEED: seed,
  LANGUAGES: 'en',
  LOG_LEVEL: 'error',
  ...mailServer.env,
  ...process.env,
});
const clientFolder = process.env.WITHOUT_CLIENT ? null : await builtClient({ onBuild: () => {} });
const others = builtLanguages(clientFolder === null ? [] : config.languages);
await others.build(() => {});
let clock: Instant | null = null;
process.on('message', (time: string) => {
  clock = asInstant(time);
  process.send?.(time);
});
const now = (): Instant => clock ?? asInstant(new Date().toISOString());
const service = await startService({
  ...{ config, clientFolder, clientLanguages: others.folders, now },
  ...{ limits: highLimits, onHopeless: endAtOnce },
});
if (service.firstAdminCode !== null) process.stdout.write(`first code ${service.firstAdminCode}\n`);
process.stdout.write(`serving ${service.origin}\n`);
stopOnSignals(service);
