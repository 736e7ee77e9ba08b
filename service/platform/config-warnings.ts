import { type Config, standInSupportEmail } from './config.ts';

/** The oldest maintained release line of Node; 20 ended in April 2026. Development and tests still support it. */
const supportedNode = 22;

/** Allowed settings that deserve a warning at every start. */
export function startWarnings(
  config: Pick<
    Config,
    | 'isProduction'
    | 'isDevSignInPublic'
    | 'supportEmail'
    | 'isAdminProofTrusted'
    | 'oidc'
    | 'databaseUrl'
    | 'trustedProxies'
    | 'metrics'
  >,
  nodeVersion = process.versions.node,
): string[] {
  const { isProduction } = config;
  const warnings: readonly (readonly [applies: boolean | undefined, sentence: string])[] = [
    [
      isProduction && Number.parseInt(nodeVersion, 10) < supportedNode,
      `Node ${nodeVersion} gets no security fixes any more: run the service on Node ${supportedNode} or newer.`,
    ],
    [
      isProduction && config.isAdminProofTrusted,
      'ADMIN_AMR=any: no second factor of admins is looked for. Have the provider ask for one in its own settings, and set ADMIN_AMR to what it says of it as soon as it does.',
    ],
    [
      config.oidc?.trustsEmail,
      'OIDC_TRUST_EMAIL=1: every address counts as verified where the provider does not say otherwise. Whoever may set an address there can take over the approval and the admin rights of that address.',
    ],
    [
      isProduction && config.databaseUrl === null,
      'EMBEDDED_POSTGRES=1: the embedded Postgres gets security fixes late. Set DATABASE_URL to a server that is kept up to date.',
    ],
    [
      isProduction && config.trustedProxies > 0 && config.metrics === null,
      'METRICS_PORT is not set: behind a proxy all requests come from the same address, so /metrics answers 404 on PORT. Set METRICS_PORT to have it on a port of its own.',
    ],
    [
      config.isDevSignInPublic,
      'WARNING: DEV_SIGN_IN=1 opens the development sign-in to other machines: everybody who can reach this address can sign in as anyone, admins included. Never do so with data of real people; set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET instead.',
    ],
    [
      config.supportEmail === standInSupportEmail,
      `SUPPORT_EMAIL is not set: /contact shows ${standInSupportEmail}, which reaches nobody.`,
    ],
  ];
  return warnings.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}
