import { readConfig, startWarnings } from './config.ts';
import { demoPeople } from './demo/demo-people.ts';
import { builtClient } from './http/static/built-client.ts';
import { startDevClient } from './http/static/dev-client.ts';
import { endAtOnce, stopOnSignals } from './operations/stop-on-signals.ts';
import { type RunningService, startService } from './service.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
};
const buildClient = (): Promise<string> =>
  builtClient(() => say('Building the client (only after a change) ...'));

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
  const names = demoPeople.map(({ firstName, description }) => `${firstName} (${description})`);
  const who = config.oidc ? `accounts of ${config.oidc.issuer}` : `${names.join(', ')}, or any email`;
  if (isWeb) say(`Rondel is at ${service.origin} and signs in ${who}.`);
  else say(`Rondel runs here as ${[...config.roles].join(' and ')}, and answers no requests.`);
  for (const warning of startWarnings(config)) say(warning);
  return service;
}

if (process.argv.includes('--build')) buildClient().catch(fail);
else start().then((service) => stopOnSignals(service, () => say('Stopping ...')), fail);
