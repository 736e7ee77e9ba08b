import { subscribe } from 'node:diagnostics_channel';
import { wholeLanguages } from '#domain/kernel/page-language.ts';
import { appliedMigrations, type MigrationNews, newsLine } from '#projections/postgres/migrations.ts';
import { version } from '#projections/postgres/version.ts';
import { type RunningService, startService } from './app/service.ts';
import { startOutput } from './app/start-output.ts';
import { endAtOnce, stopOnSignals } from './app/stop-on-signals.ts';
import { demoPeople } from './http/identity/demo-people.ts';
import { providerProblem } from './http/identity/provider-metadata.ts';
import { builtClient } from './http/static/built-client.ts';
import { type BuiltLanguages, builtLanguages } from './http/static/built-languages.ts';
import { type DevClient, startDevClient } from './http/static/dev-client.ts';
import { applyEnvFiles, type Config, misspeltVariables, readConfig } from './platform/config.ts';
import { startWarnings } from './platform/config-warnings.ts';
import { databaseProblem } from './platform/database-problem.ts';
import { withoutEnvFiles } from './platform/env-file.ts';
import { refuseUnwritable } from './platform/writable-places.ts';

const usage = `Starts the service, or the parts of it that ROLE names. Ctrl-C stops it.

npm start -- [options]
  --env-file FILE   settings from this file, such as /etc/rondel.env: lines NAME=value
  --dev             serves the sources of the client, so that a page shows each change
  --build           makes the client and the bundle of the service, and starts nothing
  --help            this text

service/operations/configuration.md lists the settings.`;

const knownOptions: readonly string[] = ['--dev', '--build', '--help'];

/** The reason why the options cannot be used; null when all are known and their files are read. The output needs these settings first. */
function optionError(): Error | null {
  try {
    const { args, files } = withoutEnvFiles(process.argv.slice(2));
    applyEnvFiles(files);
    const unknown = args.find((arg) => !knownOptions.includes(arg));
    if (unknown === undefined) return null;
    return new Error(`There is no option ${unknown}, so nothing was started. npm start -- --help lists all.`);
  } catch (error) {
    return error as Error;
  }
}

const unread = optionError();
const output = startOutput();
const fail = (error: unknown): void => {
  output.fail(error);
  process.exitCode = 1;
};
const buildClient = (): Promise<string> => builtClient({ onBuild: () => output.step('the client') });

/** For the image and for production: the client in English, then in each language whose texts are whole. */
async function buildAll(): Promise<void> {
  await buildClient();
  await builtLanguages(wholeLanguages).build((language) => output.step(`the client in ${language}`));
}

/** Pages are English until the build of their language ends. Other work of this machine goes before these builds. */
function buildOthers({ build }: BuiltLanguages): Promise<void> {
  let isSaid = false;
  const sayOnce = (): void => {
    if (!isSaid) output.say('Pages in other languages are built in the background ...');
    isSaid = true;
  };
  return build(sayOnce, true).catch((error: unknown) =>
    output.warn(`Pages are English where their language could not be built. ${String(error)}`),
  );
}

const firstAdminSentence = (publicOrigin: string, code: string): string =>
  `There is no admin yet. Open ${publicOrigin}/api/login, choose "I have just installed Rondel" and type this code, which works once: ${code}`;

const outsideSentences = (issuer: string, publicOrigin: string): readonly string[] => [
  `Rondel ${version} signs in accounts of ${issuer}.`,
  `The provider's redirect URI is ${publicOrigin}/api/login/callback.`,
];

function sayReady(config: Config, firstAdminCode: string | null): void {
  const { oidc, publicOrigin, roles, signIn } = config;
  if (!roles.has('web')) {
    output.ready(null, [
      `Rondel ${version} runs here as ${[...roles].join(' and ')}, and answers no requests.`,
    ]);
  } else if (signIn !== 'development') {
    output.ready(publicOrigin, [
      ...(signIn === 'outside' ? [] : [`Rondel ${version} signs in people with passkeys.`]),
      ...(firstAdminCode === null ? [] : [firstAdminSentence(publicOrigin, firstAdminCode)]),
      ...(oidc ? outsideSentences(oidc.issuer, publicOrigin) : []),
    ]);
  } else {
    const names = demoPeople.map(({ firstName, description }) => `${firstName} (${description})`);
    output.ready(publicOrigin, [`Rondel ${version} signs in ${names.join(', ')}, or any email.`]);
  }
}

/** @throws Error when the sources of the client are asked for where they must not be served. */
async function clientOf({ isProduction, roles, languages }: Config): Promise<{
  readonly clientFolder: string | null;
  readonly devClient?: DevClient;
  readonly others?: BuiltLanguages;
}> {
  const isDev = process.argv.includes('--dev');
  if (isDev && isProduction)
    throw new Error('--dev serves the sources of the client, so production refuses it.');
  if (!roles.has('web')) return { clientFolder: null };
  return isDev
    ? { clientFolder: null, devClient: await startDevClient() }
    : { clientFolder: await buildClient(), others: builtLanguages(languages) };
}

async function warnOfDatabase({ databaseUrl }: Config): Promise<void> {
  const problem = await databaseProblem(databaseUrl);
  if (problem !== null)
    output.warn(`${problem} While no server answers, the start tries again for some seconds.`);
}

async function warnOfProvider({ oidc, roles }: Config): Promise<void> {
  const problem = oidc === null || !roles.has('web') ? null : await providerProblem(oidc.issuer);
  if (problem !== null) output.warn(problem);
}

async function start(): Promise<RunningService> {
  if (unread) throw unread;
  const config = readConfig();
  await refuseUnwritable(config);
  const { others, ...client } = await clientOf(config);
  await warnOfDatabase(config);
  subscribe(appliedMigrations, (news) => output.say(newsLine(news as MigrationNews)));
  const service = await startService({
    ...{ config, ...client, ...(others && { clientLanguages: others.folders }) },
    ...{ onProgress: output.step, onHopeless: endAtOnce },
    log: output.log(config.logLevel),
  });
  sayReady(config, service.firstAdminCode);
  for (const warning of [...startWarnings(config), ...misspeltVariables()]) output.warn(warning);
  void warnOfProvider(config);
  if (others) void buildOthers(others);
  return service;
}

if (process.argv.includes('--help')) process.stdout.write(`${usage}\n`);
else if (process.argv.includes('--build')) buildAll().catch(fail);
else start().then((service) => stopOnSignals(service, () => output.say('Stopping ...')), fail);
