import { type RunningService, startService } from './app/service.ts';
import { endAtOnce, stopOnSignals } from './app/stop-on-signals.ts';
import { demoPeople } from './http/identity/demo-people.ts';
import { builtClient } from './http/static/built-client.ts';
import { startDevClient } from './http/static/dev-client.ts';
import { type Config, readConfig, startWarnings, writesJsonLines } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { version } from './platform/version.ts';

/** Sentences in a terminal; in production JSON lines as all of the log, because programs read them. */
const log = writesJsonLines() ? createLogger('info') : null;
const say = (line: string): void => {
  if (log) log.info(line);
  else process.stdout.write(`${line}\n`);
};
const warn = (line: string): void => {
  if (log) log.warn(line);
  else say(line);
};
const fail = (error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error);
  if (log) log.fatal({ err: error }, 'the service cannot start');
  else process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};
const buildClient = (): Promise<string> =>
  builtClient(() => say('Building the client (only after a change) ...'));

function sayWhere({ oidc, publicOrigin }: Config): void {
  const names = demoPeople.map(({ firstName, description }) => `${firstName} (${description})`);
  const who = oidc ? `accounts of ${oidc.issuer}` : `${names.join(', ')}, or any email`;
  say(`Rondel ${version} is at ${publicOrigin} and signs in ${who}.`);
  if (oidc) say(`The provider's redirect URI is ${publicOrigin}/api/login/callback.`);
}

async function start(): Promise<RunningService> {
  const config = readConfig();
  const isDev = process.argv.includes('--dev');
  if (isDev && config.isProduction)
    throw new Error('--dev serves the sources of the client, so production refuses it.');
  const isWeb = config.roles.has('web');
  const client =
    isDev && isWeb
      ? { clientFolder: null, devClient: await startDevClient() }
      : { clientFolder: isWeb ? await buildClient() : null };
  const onProgress = (step: string) => say(`${step} ...`);
  const service = await startService({ config, ...client, onProgress, onHopeless: endAtOnce });
  if (isWeb) sayWhere(config);
  else say(`Rondel runs here as ${[...config.roles].join(' and ')}, and answers no requests.`);
  for (const warning of startWarnings(config)) warn(warning);
  return service;
}

if (process.argv.includes('--build')) buildClient().catch(fail);
else start().then((service) => stopOnSignals(service, () => say('Stopping ...')), fail);
