import { builtClient } from './built-client.ts';
import { readConfig, standInSupportEmail } from './config.ts';
import { demoPeople } from './demo/demo-people.ts';
import { stopOnSignals } from './operations/stop-on-signals.ts';
import { type RunningService, startService } from './service.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
};

async function start(): Promise<RunningService> {
  const config = readConfig();
  const clientFolder = await builtClient(() => say('Building the client (only after a change) ...'));
  const service = await startService({ config, clientFolder, onProgress: (step) => say(`${step} ...`) });
  const names = demoPeople.map(({ firstName, description }) => `${firstName} (${description})`);
  const who = config.oidc ? `accounts of ${config.oidc.issuer}` : `${names.join(', ')}, or any e-mail`;
  say(`Rondel is at ${service.origin} and signs in ${who}.`);
  if (config.supportEmail === standInSupportEmail) {
    say(`SUPPORT_EMAIL is not set: /contact shows ${standInSupportEmail}, which reaches nobody.`);
  }
  return service;
}

start().then((service) => stopOnSignals(service, () => say('Stopping ...')), fail);
