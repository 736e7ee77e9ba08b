import type { Config } from '#service/config.ts';
import { demoAdmin } from '#service/demo/demo-people.ts';

/**
 * Whose verified address makes an admin: those configured and, with the development sign-in, the demo's before them. To the first the
 * reset of quests is offered. Case-folded.
 */
export const adminEmailsOf = ({
  adminEmails,
  oidc,
}: Pick<Config, 'adminEmails' | 'oidc'>): ReadonlySet<string> =>
  new Set(oidc === null ? [demoAdmin.email, ...adminEmails] : adminEmails);
