import { Refusal } from '#domain/kernel/refusal.ts';

/** In characters. */
const handleLength = { minimum: 3, maximum: 20 } as const;
/** After a change, the next one is possible this many days later. */
export const changeEveryDays = 30;
/** A handle that was given up is closed to everybody for this many days. */
export const closedForDays = 365;

/** Small letters of ASCII, digits and single hyphens between them, so that no script of the world offers a second spelling. */
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Handles that contain one of these seem to speak for the service. */
const official = ['rondel', 'admin', 'moderator', 'official', 'support', 'helpdesk', 'verified'];

/** Roles that people trust: reserved as a whole, and as a part between hyphens. */
const roles = [
  ...['abuse', 'billing', 'ceo', 'coach', 'founder', 'help', 'hostmaster', 'info', 'legal', 'mod', 'noreply'],
  ...['owner', 'postmaster', 'press', 'privacy', 'root', 'sales', 'security', 'staff', 'sysadmin', 'system'],
  ...['team', 'trust', 'webmaster'],
];

/** Paths of the site and words that stand for no person: reserved as a whole. */
const paths = [
  ...['achievements', 'api', 'app', 'assessment', 'assets', 'beta', 'blog', 'bring-history', 'calendar'],
  ...['callback', 'card', 'contact', 'daily-maintenance', 'dashboard', 'docs', 'download', 'fair-wheel'],
  ...['favicon', 'fonts', 'healthz', 'history', 'home', 'index', 'integrations', 'interaction', 'library'],
  ...['login', 'logout', 'manifest', 'mcp', 'metrics', 'notifications', 'oidc', 'onboarding', 'profile'],
  ...['program-selection', 'public', 'quest', 'readyz', 'recap', 'robots', 'settings', 'signin', 'signup'],
  ...['sitemap', 'terms', 'test', 'unsubscribe', 'workout', 'www'],
  ...['anonymous', 'everybody', 'everyone', 'friends', 'null', 'undefined', 'user', 'you'],
];

/** Characters that look like others in many fonts. */
const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '5': 's' };
/** Digits that stand for letters in names that imitate others. */
const standIns: Readonly<Record<string, string>> = {
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/**
 * What a handle looks like at a glance: without hyphens, and with one character for those that look alike. Handles with the same look
 * count as one, so that no member can be imitated. Ids of claimed handles follow from the look, so it stays as it is.
 */
export const lookOf = (handle: string): string =>
  [...handle.replaceAll('-', '')]
    .map((character) => lookAlikes[character] ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * The look that reserved words are compared by. It says nothing about ids: Clara and Dara are two names, and both are free. A page whose handle
 * was claimed before its word was reserved stays, and its member can choose only another handle.
 */
const spelledOut = (text: string): string =>
  lookOf([...text].map((character) => standIns[character] ?? character).join('')).replaceAll('cl', 'd');

const officialLooks = official.map(spelledOut);
const roleLooks: ReadonlySet<string> = new Set(roles.map(spelledOut));
const pathLooks: ReadonlySet<string> = new Set(paths.map(spelledOut));

/**
 * The handle in a text, in its stored spelling: without spaces around it, without a leading `@`, in small letters.
 * @throws Refusal `invalid-handle`
 */
export function handleIn(text: string): string {
  const handle = text.trim().replace(/^@/, '').toLowerCase();
  const { minimum, maximum } = handleLength;
  if (handle.length < minimum || handle.length > maximum)
    throw refusal(`A page name has ${minimum} to ${maximum} characters.`);
  if (!shape.test(handle))
    throw refusal('A page name has letters from a to z, digits, and single hyphens between them.');
  // Also no telephone number.
  if (!/[a-z]/.test(handle)) throw refusal('A page name needs at least one letter.');
  return handle;
}

/** Whether a path may name a page. */
export const isHandle = (text: string): boolean =>
  text.length >= handleLength.minimum &&
  text.length <= handleLength.maximum &&
  shape.test(text) &&
  /[a-z]/.test(text);

/** Whether the service keeps a handle for itself, also in a spelling that looks like it. */
export function isReserved(handle: string): boolean {
  const look = spelledOut(handle);
  const isOfficial = officialLooks.some((word) => look.includes(word));
  const isRole = [handle, ...handle.split('-')]
    .flatMap((part) => [part, part.replace(/[0-9]+$/, '')])
    .some((part) => isOfRoles(spelledOut(part)));
  return isOfficial || isRole || pathLooks.has(look);
}

/** Whether a look is a role, or roles one after the other, as in `helpteam`. */
const isOfRoles = (look: string): boolean =>
  roleLooks.has(look) ||
  [...roleLooks].some((role) => look.startsWith(role) && isOfRoles(look.slice(role.length)));

/**
 * The same words for a handle that is reserved, taken or still closed: the answer tells no more than that it is not to be had.
 */
export const unavailableHandle = (): Refusal =>
  new Refusal('handle-unavailable', 'This page name is not available. Please choose another.');

const refusal = (sentence: string): Refusal => new Refusal('invalid-handle', sentence, 'invalid');
