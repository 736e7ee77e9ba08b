import { type RunningService, startService } from './app/service.ts';
import { startOutput } from './app/start-output.ts';
import { endAtOnce, stopOnSignals } from './app/stop-on-signals.ts';
import { demoPeople } from './http/identity/demo-people.ts';
import { builtClient } from './http/static/built-client.ts';
import { startDevClient } from './http/static/dev-client.ts';
import { type Config, readConfig, startWarnings } from './platform/config.ts';
import { version } from './platform/version.ts';

const output = startOutput();
const fail = (error: unknown): void => {
  output.fail(error);
  process.exitCode = 1;
};
const buildClient = (): Promise<string> => builtClient(() => output.step('the client, only after a change'));

function sayReady(config: Config): void {
  const { oidc, publicOrigin, roles } = config;
  if (!roles.has('web')) {
    output.ready(null, [
      `Rondel ${version} runs here as ${[...roles].join(' and ')}, and answers no requests.`,
    ]);
  } else if (oidc) {
    output.ready(publicOrigin, [
      `Rondel ${version} signs in accounts of ${oidc.issuer}.`,
      `The provider's redirect URI is ${publicOrigin}/api/login/callback.`,
    ]);
  } else {
    const names = demoPeople.map(({ firstName, description }) => `${firstName} (${description})`);
    output.ready(publicOrigin, [`Rondel ${version} signs in ${names.join(', ')}, or any email.`]);
  }
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
  const service = await startService({
    ...{ config, ...client, onProgress: output.step, onHopeless: endAtOnce },
    log: output.log(config.logLevel),
  });
  sayReady(config);
  for (const warning of startWarnings(config)) output.warn(warning);
  return service;
}

if (process.argv.includes('--build')) buildClient().catch(fail);
else start().then((service) => stopOnSignals(service, () => output.say('Stopping ...')), fail);
