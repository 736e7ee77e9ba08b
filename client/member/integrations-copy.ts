import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import { failure, sessionsCopy } from './member-copy.ts';

export const integrationsCopy = {
  title: 'Integrations',
  intro: 'Let your own programs and devices read or add to your data.',
  switchedOff: 'Switch this on to make a token. Tokens that you made before work again.',
  settings: 'Integrations switch',
};

export const tokensCopy = {
  title: 'Access tokens',
  lead: 'A token works like a password for one program. It opens only what you allow, and you can end it any time.',
  unread: 'We couldn’t load your tokens.',
  none: 'No tokens yet.',
  make: 'New token',
  allows: (scopes: readonly TokenScope[]): string => scopes.map((scope) => scopeNames[scope]).join(', '),
  made: (day: string): string => `Made ${day}.`,
  until: (day: string): string => `Works until ${day}.`,
  ended: { expired: 'Expired', revoked: 'Revoked' },
  lastUsed: (day: string): string => `Last used ${sessionsCopy.lastUsed(day)}.`,
  neverUsed: 'Not used yet.',
  revoke: 'Revoke',
  revoking: 'Revoking...',
  revoked: { title: 'Token Revoked', description: 'It no longer opens anything.' },
  failedRevoke: failure('The token could not be revoked. Check your connection and try again.'),
  showUse: 'What it did',
  nothingDone: 'Nothing yet. What this token changes is listed here.',
  useUnread: 'We couldn’t load what this token did.',
};

export const newTokenCopy = {
  title: 'New token',
  description: 'Allow as little as the program needs.',
  name: 'Name',
  nameHint: 'So that you know it again, such as Bathroom scale.',
  nameMissing: 'Give it a name of 1 to 60 characters.',
  scopes: 'What it may do',
  scopesMissing: 'Allow at least one thing.',
  expiry: 'It works for',
  days: { '30': '30 days', '90': '90 days', '365': 'a year' },
  make: 'Make token',
  making: 'Making...',
  failed: failure('The token could not be made. Check your connection and try again.'),
  proof: 'Sign in once more to make a token. Then come back here.',
  shown: {
    title: 'Your new token',
    description: 'Copy it now. We keep no copy, so it is shown this once.',
    label: 'Token',
    copied: { title: 'Token Copied', description: 'Paste it into your program.' },
  },
};

/** For every secret that is shown only once. */
export const shownCopy = { copy: 'Copy', done: 'Done' };

export const proofCopy = { title: 'Is it you?', confirm: 'Sign in again' };

export const scopeNames: Readonly<Record<TokenScope, string>> = {
  'read:stats': 'Read streak, points and quests',
  'read:history': 'Read workouts',
  'read:body': 'Read weight and measurements',
  'write:workouts': 'Log workouts',
  'write:body': 'Log weight and measurements',
  'write:quest': 'Spin and complete quests',
};

export const useCopy = {
  title: 'Use a token',
  lead: 'Send it with each call, in the header Authorization as Bearer. Never put it in an address.',
  assistant: (address: string): string =>
    `An assistant that speaks MCP connects to ${address} with the same header.`,
  calls: 'All calls, and a place to try them',
  careful: 'Anybody with this token can do what it allows. Lost it? Revoke it.',
};
