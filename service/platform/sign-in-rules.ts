import { isIP } from 'node:net';

type Values = {
  readonly SIGN_IN?: 'provider' | 'own' | 'both' | undefined;
  readonly OIDC_ISSUER?: string | undefined;
  readonly PASSKEY_DOMAIN?: string | undefined;
};

/** Who signs people in. Without the variable, a provider that is configured, or the development sign-in. */
export function signInKindOf({ SIGN_IN, OIDC_ISSUER }: Values): 'development' | 'outside' | 'own' | 'both' {
  if (SIGN_IN === 'own' || SIGN_IN === 'both') return SIGN_IN;
  return OIDC_ISSUER ? 'outside' : 'development';
}

export const hasOwnSignIn = ({ SIGN_IN }: Pick<Values, 'SIGN_IN'>): boolean =>
  SIGN_IN === 'own' || SIGN_IN === 'both';

/** Browsers make passkeys for the name of the page, and for names above it. */
function unusableDomain(domain: string | undefined, hostname: string): string | null {
  if (domain === undefined || hostname === domain || hostname.endsWith(`.${domain}`)) return null;
  return `PASSKEY_DOMAIN must be ${hostname}, as in PUBLIC_ORIGIN, or a name above it: browsers use passkeys of ${domain} nowhere else. Take it away for ${hostname}`;
}

/** Why the built-in sign-in cannot work, one sentence each, starting with the name of the variable. */
export function unusableSignIn(values: Values, publicOrigin: string): string[] {
  if (!hasOwnSignIn(values)) return [];
  const { protocol, hostname } = new URL(publicOrigin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return [
    values.SIGN_IN === 'own' && values.OIDC_ISSUER
      ? 'SIGN_IN=own uses no provider, but OIDC_ISSUER names one: set SIGN_IN=both for both, or take OIDC_ISSUER away'
      : null,
    isAddress
      ? `PUBLIC_ORIGIN must have a name for SIGN_IN=${values.SIGN_IN}: browsers make no passkey for an address such as ${hostname}. On this machine that is http://localhost with the port`
      : null,
    isAddress ? null : unusableDomain(values.PASSKEY_DOMAIN, hostname),
    protocol === 'http:' && !isAddress && !isLocal
      ? `PUBLIC_ORIGIN must start with https:// for SIGN_IN=${values.SIGN_IN}: over http:// browsers make passkeys only for localhost. Put a proxy with a certificate before it`
      : null,
  ].filter((problem) => problem !== null);
}
