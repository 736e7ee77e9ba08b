import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, productionNames, secretNames } from '#service/platform/config.ts';

/*
 * npm run configuration: writes the two lists of variables, service/operations/configuration.md and .env.example. Names, defaults and
 * requirements come from service/platform/config.ts, the sentences from this file.
 */

type Name = keyof typeof environment.shape;

type Variable = {
  /** One to four sentences of Markdown, without line breaks. */
  readonly about: string;
  /** The behaviour without the variable, where no default value can be named. */
  readonly otherwise?: string;
  /** A value for `.env.example` where there is no default. */
  readonly example?: string;
};

type Section = { readonly title: string; readonly variables: Partial<Record<Name, Variable>> };

const lineLength = 120;
const generated = 'generated into `DATA_DIR`';

const sections: readonly Section[] = [
  {
    title: 'Address',
    variables: {
      NODE_ENV: {
        about:
          '`development`, `production` or `test`. Production refuses clear text, guessable keys and the development sign-in.',
      },
      PORT: { about: 'The port for pages and API.' },
      HOST: {
        about:
          'The address to listen on; `0.0.0.0` is all addresses. In production, `CLEAR_TEXT_HOSTS` must name any address that other machines can reach.',
      },
      PUBLIC_ORIGIN: {
        about: 'The only origin that browsers use.',
        otherwise: '`http://127.0.0.1:PORT`',
        example: 'https://rondel.example',
      },
      TRUST_PROXY: {
        about:
          'The number of proxies in front of the service. The service believes their `X-Forwarded-For` entries. Required where `PUBLIC_ORIGIN` is https. `true` means 1, `false` means 0.',
      },
    },
  },
  {
    title: 'Data',
    variables: {
      DATABASE_URL: {
        about:
          'Postgres for read models, sessions, keys and the built-in event log. Production requires this variable, or the value 1 of `EMBEDDED_POSTGRES`. In production the address ends with `sslmode=verify-full`.',
        otherwise: 'an embedded Postgres 18 below `DATA_DIR`',
        example: 'postgres://rondel:password@127.0.0.1:5432/rondel',
      },
      EMBEDDED_POSTGRES: {
        about: '`1` allows the embedded Postgres in production. It receives security fixes late.',
      },
      EVENTSTORE_URL: {
        about:
          'EventStoreDB for the events: `esdb://` with several hosts separated by commas, or `esdb+discover://`. In production the address names a user and a password, and uses TLS.',
        otherwise: 'the built-in event log in Postgres',
        example: 'esdb://127.0.0.1:2113?tls=false',
      },
      EVENTSTORE_COMPRESSION: {
        about:
          '`gzip` asks EventStoreDB or KurrentDB for compressed answers. Use it on a thin line only: KurrentDB then reads at a seventh of the speed.',
      },
      DATA_DIR: { about: 'The folder of the embedded Postgres and of the generated secrets.' },
      ERASURE_JOURNAL: {
        about:
          'The file that lists each erasure by ids. The restore of an older backup needs this file. Keep it with the backups, one file for each host.',
        otherwise: '`erasure-journal.ndjson` in `DATA_DIR`',
        example: '/backups/erasure-journal.ndjson',
      },
      CLEAR_TEXT_HOSTS: {
        about: 'Production only: servers of a private network that need no TLS, separated by commas.',
        otherwise: 'none',
        example: 'postgres,eventstore',
      },
      NODE_TLS_REJECT_UNAUTHORIZED: {
        about:
          'A variable of Node. Production refuses `0`, because Node would then check no certificate. For a private certificate authority set `NODE_EXTRA_CA_CERTS` to its file.',
        otherwise: 'Node checks all certificates',
        example: '1',
      },
    },
  },
  {
    title: 'Sign-in',
    variables: {
      SIGN_IN: {
        about:
          '`own` takes the built-in sign-in with passkeys, and needs no OIDC variable. `both` offers a provider beside the built-in one. `provider` takes the provider alone. The built-in sign-in needs a name in `PUBLIC_ORIGIN`, because browsers make no passkey for an address.',
        otherwise: '`provider` with the OIDC variables, else the development sign-in',
        example: 'own',
      },
      PASSKEY_DOMAIN: {
        about:
          'The name that passkeys belong to: that of `PUBLIC_ORIGIN`, or a name above it such as `rondel.example` for `https://app.rondel.example`. Once people have passkeys, the service starts with another name only where this variable names it: passkeys of before are then lost.',
        otherwise: 'the name in `PUBLIC_ORIGIN`',
        example: 'rondel.example',
      },
      OIDC_ISSUER: {
        about:
          'The issuer of an OpenID Connect provider. Set all three OIDC variables or none. Production requires them unless `SIGN_IN` takes the built-in sign-in. Without both the development sign-in lets anyone in as anyone.',
        otherwise: 'the development sign-in',
        example: 'https://accounts.google.com',
      },
      OIDC_CLIENT_ID: { about: 'The client id at the provider.', example: 'client-id' },
      OIDC_CLIENT_SECRET: { about: 'The client secret at the provider.', example: 'client-secret' },
      OIDC_TRUST_EMAIL: {
        about:
          '`1` takes an address for verified where the provider says nothing of that, as Microsoft Entra does. Only for a provider whose people cannot choose their address.',
      },
      DEV_SIGN_IN: {
        about:
          '`1` lets other machines reach the development sign-in. Never use this value with data of real people.',
      },
      ADMIN_EMAILS: {
        about: 'Verified addresses of admins, separated by commas. The first admin may reset quests.',
        otherwise: 'none',
        example: 'ada@rondel.example',
      },
      ADMIN_GROUPS: {
        about: 'Groups (or roles) of the provider whose members are admins too, separated by commas.',
        otherwise: 'none',
        example: 'rondel-admins',
      },
      GROUPS_CLAIM: { about: 'The claim that lists the groups of a person.' },
      ADMIN_ACR: {
        about:
          'Admin rights require one of these values as `acr` of the `id_token`. Production with admins requires `ADMIN_ACR` or `ADMIN_AMR`.',
        otherwise: 'none',
        example: 'urn:example:loa:2',
      },
      ADMIN_AMR: {
        about:
          'Admin rights require one of these values in `amr` of the `id_token`, for example `mfa`. The value `any` relies on the settings of the provider alone.',
        otherwise: 'none',
        example: 'mfa,otp,hwk',
      },
      BETA_REQUIRED: {
        about: '`false` gives access to everyone who signs in, without a request for access.',
      },
      PROFILE_IMAGE_ORIGINS: {
        about: 'The https origins of members’ pictures, separated by commas.',
        otherwise: 'none',
        example: 'https://lh3.googleusercontent.com',
      },
    },
  },
  {
    title: 'Keys',
    variables: {
      SESSION_KEYS: {
        about:
          'Keys that sign cookies, the newest first, separated by commas. Each key has 32 characters or more, in production 32 random bytes: `openssl rand -base64 32`.',
        otherwise: generated,
      },
      MASTER_KEY: {
        about:
          '32 bytes in Base64 that encrypt the keys of personal data: `openssl rand -base64 32`. Without this key all personal data is lost.',
        otherwise: generated,
      },
      MASTER_KEY_PREVIOUS: {
        about:
          'Other master keys that a rotation needs beside MASTER_KEY, separated by commas. `npm run store -- rotate-master-key --help` lists the steps.',
        otherwise: 'none',
      },
      QUEST_SEED: {
        about:
          'The secret that the draws of the wheel follow from. All processes on one database share it. In production 32 random bytes: `openssl rand -base64 32`.',
        otherwise: generated,
      },
      VAPID_PRIVATE_KEY: {
        about:
          'The private key that identifies the service to push services: `openssl rand -base64 32`. All processes on one database share it.',
        otherwise: generated,
      },
    },
  },
  {
    title: 'Mail and support',
    variables: {
      SMTP_URL: {
        about:
          'The mail server. Set `SMTP_URL` and `MAIL_FROM` together; without them the service sends no mail. In production `smtps://`, or `?requireTLS=true`.',
        otherwise: 'no mail',
        example: 'smtps://user:password@mail.example:465',
      },
      MAIL_FROM: {
        about: 'The sender of the mails.',
        otherwise: 'no mail',
        example: "'Rondel <hello@rondel.example>'",
      },
      LANGUAGES: {
        about:
          'The languages of pages, by their BCP 47 tags, separated by commas. English is there in any case. Production takes those whose texts are whole.',
        example: 'en',
      },
      SUPPORT_EMAIL: {
        about:
          'The address on the page `/contact`. The default address cannot receive mail, and the service warns at the start.',
      },
    },
  },
  {
    title: 'Push messages',
    variables: {
      PUSH_ORIGINS: {
        about:
          'The push services that the service may call, separated by commas. `https://*.` matches every host below a name. `none` disables push messages. See `service/operations/push.md`.',
      },
    },
  },
  {
    title: 'Webhooks',
    variables: {
      WEBHOOK_ORIGINS: {
        about:
          'Origins that webhooks of members may call besides public https addresses, separated by commas, for receivers in your own network. Name a host by its address, because a name that leads to a private address is refused. See `service/operations/integrations.md`.',
        otherwise: 'public https addresses only',
        example: 'http://192.168.1.5:8123',
      },
    },
  },
  {
    title: 'Operation',
    variables: {
      METRICS_PORT: {
        about:
          'A separate port for `/metrics` and the details of `/readyz`. Without it, `PORT` serves them to this machine only, and not behind a proxy.',
        otherwise: '`PORT`, for this machine only',
        example: '9464',
      },
      METRICS_HOST: {
        about:
          'The address that `METRICS_PORT` listens on. In production, `CLEAR_TEXT_HOSTS` must name any address that other machines can reach.',
      },
      ROLE: {
        about:
          'The work of this process, separated by commas: `web` answers requests, `projector` runs the read models, `jobs` does the background work. Each role must run in some process; several processes may share a role.',
      },
      DRAIN_SECONDS: {
        about:
          'The seconds for which a stopping process still answers while `/readyz` is 503. Choose more than the proxy keeps an idle connection, and more than two of its health checks.',
        otherwise: '3 in production, otherwise 0',
        example: '3',
      },
      REBUILD_MEMORY_MB: {
        about:
          'Megabytes for the rows of a rebuild; the process needs about three times as much. A longer history goes through a temporary file in `DATA_DIR`, which can grow as large as the log.',
      },
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        about:
          'The address of an OpenTelemetry collector. Traces are sent only when this variable or the next is set. The SDK also reads the other standard variables, such as `OTEL_SERVICE_NAME`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`.',
        otherwise: 'no traces',
        example: 'http://127.0.0.1:4318',
      },
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
        about: 'The address for traces alone. It replaces `OTEL_EXPORTER_OTLP_ENDPOINT`.',
        otherwise: '`OTEL_EXPORTER_OTLP_ENDPOINT`',
        example: 'http://127.0.0.1:4318/v1/traces',
      },
      OTEL_EXPORTER_OTLP_PROTOCOL: {
        about: '`http/protobuf` or `http/json`. The service does not send by gRPC.',
      },
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
        about: 'The protocol for traces alone.',
        otherwise: '`OTEL_EXPORTER_OTLP_PROTOCOL`',
        example: 'http/protobuf',
      },
      OTEL_TRACES_EXPORTER: { about: '`otlp` or `none`. `none` disables traces.' },
      OTEL_SDK_DISABLED: {
        about: '`true` disables traces.',
        otherwise: 'traces follow the address',
        example: 'true',
      },
      LOG_LEVEL: {
        about:
          '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`. `debug` adds a line for each page and file. Production refuses levels that leave out refusals: `warn`, `error`, `fatal` and `silent`.',
      },
    },
  },
];

const root = join(import.meta.dirname, '../..');

/** Each generated file with its text. */
export const configurationFiles = (): readonly { readonly path: string; readonly text: string }[] => [
  { path: 'service/operations/configuration.md', text: page() },
  { path: '.env.example', text: exampleFile() },
];

/** The variables of the schema that no section explains. The page would leave them out. */
export function unexplained(): readonly string[] {
  const explained = new Set(sections.flatMap(({ variables }) => Object.keys(variables)));
  return Object.keys(environment.shape).filter((name) => !explained.has(name));
}

function page(): string {
  const head = `# Configuration

\`npm run configuration\` writes this page from \`service/platform/config.ts\`, the only reader of the environment. Do not edit the page by hand.

- Development needs no variable. An empty value counts as not set.
- The service checks all variables at the start, and its error message lists each missing or wrong variable.
- \`--env-file FILE\` reads the variables from a file, for the service and for [each command](commands.md#settings).
- [.env.example](../../.env.example) has the same variables, ready for a copy to \`.env\`.
- A **secret** can also come from a file: \`MASTER_KEY_FILE=/run/secrets/master-key\`. A secret from both places is an error.
- **Required** means: production does not start without the variable. \`npm run doctor\` checks the whole configuration.

Production (\`NODE_ENV=production\`) also refuses:

- \`http://\` origins and issuers, a database without \`sslmode=verify-full\`, an event store with \`tls=false\`, and mail without TLS. Loopback and \`CLEAR_TEXT_HOSTS\` are the exceptions.
- a \`HOST\` or \`METRICS_HOST\` that other machines can reach, unless \`CLEAR_TEXT_HOSTS\` names the address.
- default passwords, an event store without a user, keys that do not look like 32 random bytes, and one key for two uses.
- admins without a required second factor.

A private host name proves nothing, because the same name can be public elsewhere. Therefore production accepts clear text only for servers in \`CLEAR_TEXT_HOSTS\`.

All hosts on one database share \`QUEST_SEED\` and \`VAPID_PRIVATE_KEY\`. The database stores a fingerprint of each, and in production a host does not start beside a process with another value. To change one, stop all processes first.
`;
  const tables = sections.map(
    ({ title, variables }) =>
      `## ${title}\n\n| variable | default | description |\n| --- | --- | --- |\n${entriesOf(variables)
        .map(
          ([name, variable]) =>
            `| ${[labelOf(name), defaultOf(name, variable), variable.about].join(' | ')} |`,
        )
        .join('\n')}\n`,
  );
  return [head, ...tables].join('\n');
}

const entriesOf = (variables: Section['variables']): readonly (readonly [Name, Variable])[] =>
  Object.entries(variables) as [Name, Variable][];

function labelOf(name: Name): string {
  const marks = [
    (productionNames as readonly string[]).includes(name) ? 'required' : null,
    (secretNames as readonly string[]).includes(name) ? 'secret' : null,
  ].filter((mark) => mark !== null);
  return marks.length > 0 ? `\`${name}\` (${marks.join(', ')})` : `\`${name}\``;
}

const defaultOf = (name: Name, { otherwise }: Variable): string => {
  const value = otherwise ?? schemaDefault(name);
  return otherwise === undefined && value !== '' ? `\`${value}\`` : value;
};

/** The default of the schema as it would be written in the environment; empty where there is none. */
function schemaDefault(name: Name): string {
  const { def } = environment.shape[name]._zod;
  if (def.type !== 'default') return '';
  const value = (def as { readonly defaultValue: unknown }).defaultValue;
  return value instanceof Set || Array.isArray(value) ? [...value].join(',') : String(value);
}

function exampleFile(): string {
  const head = `# All variables that the service and its tools read. npm run configuration writes this file from service/platform/config.ts.
# Development needs no variable. Copy this file to .env, remove the # from the lines that you change, and start:
#
#   install -m 600 .env.example .env
#   npm start -- --env-file .env
#
# Everything after the first = is the value, so &, # and spaces need no quotes. A shell reads these lines differently, and cuts an address
# at its &. An empty value counts as not set. Each line shows the default, or an example where there is no default. A secret can come from a file instead: MASTER_KEY_FILE=/run/secrets/master-key. The secrets are
# ${secretNames.join(', ')}.
`;
  const parts = sections.map(
    ({ title, variables }) =>
      `# --- ${title} ---\n\n${entriesOf(variables)
        .map(([name, variable]) => `${comment(name, variable)}\n# ${name}=${exampleOf(name, variable)}\n`)
        .join('')}`,
  );
  return [head, ...parts].join('\n');
}

const comment = (name: Name, { about, otherwise }: Variable): string => {
  const isRequired = (productionNames as readonly string[]).includes(name);
  const notes = [
    otherwise ? `Default: ${otherwise.replaceAll('`', '')}.` : '',
    isRequired ? 'Required in production.' : '',
  ];
  return wrapped([about.replaceAll('`', ''), ...notes].filter((note) => note !== '').join(' '));
};

/** Comment lines of at most 120 characters. */
function wrapped(text: string): string {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= lineLength) lines[lines.length - 1] = line;
    else lines.push(`# ${word}`);
  }
  return lines.join('\n');
}

/** Quoted where the shell would read more than a word. */
function exampleOf(name: Name, { example }: Variable): string {
  const value = example ?? schemaDefault(name);
  return /[?&\s*]/.test(value) && !value.startsWith("'") ? `'${value}'` : value;
}

function main(): void {
  for (const { path, text } of configurationFiles()) writeFileSync(join(root, path), text);
  process.stdout.write(`${Object.keys(environment.shape).length} variables are listed.\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
