import { parseConfig } from '#service/platform/config.ts';

export const key = 'Zk3vT9qLw1XyB7dRf0Hs5NcGmJ8pQaUe4tYuM2oXhEk=';
export const masterKey = '0b9hBCD61cALSt3TRQCPkFNvNS1IJz3ZPbuZBU8SQSs=';

/** A third one: production gives each key one use. */
export const otherKey = 'pQ7sT2vW9yB4eH6kN1rU8xA3dG5jM0oLzCfViSnDqYg=';

/** Contains everything that production requires, and nothing that it refuses. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/rondel',
  PUBLIC_ORIGIN: 'https://rondel.example',
  TRUST_PROXY: '1',
  SESSION_KEYS: key,
  MASTER_KEY: masterKey,
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'rondel',
  OIDC_CLIENT_SECRET: 'secret',
};

/** The variables named by the refusal of an environment, one per line; none when it is accepted. */
export function namedProblems(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    return lines.map((line) => line.slice(2).split(' ')[0] ?? '');
  }
  return [];
}
