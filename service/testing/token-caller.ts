import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { AccessTokens } from '#service/features/integrations/integrations-contract.ts';
import type { Caller } from './start-test-app.ts';

export type NewToken = { readonly id: string; readonly token: string };

/** Flips Third-party Integrations of a member. */
export async function setIntegrations(member: Caller, isOn: boolean): Promise<void> {
  const privacy = { ...privacyDefaults, thirdPartyIntegrations: isOn };
  await member.send('PUT', '/api/me/preferences', { privacy });
}

/** Makes a token as the page does. */
export async function issueToken(member: Caller, body: object): Promise<NewToken> {
  const { token, tokens } = await member.send<AccessTokens & { token: string }>(
    'POST',
    '/api/me/tokens',
    body,
  );
  return { id: tokens[0]?.id ?? '', token };
}

export type TokenAnswer = {
  readonly status: number;
  /** Null for a success. */
  readonly code: string | null;
  readonly headers: Headers;
  readonly body: string;
};

/** Sends a call as a program of the member would: without a cookie and without the headers of a browser. */
export async function callByToken(
  origin: string,
  token: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<TokenAnswer> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const { status, headers } = answer;
  return { status, code: headers.get('X-Error-Code'), headers, body: await answer.text() };
}
