import type { Config } from '#service/config.ts';
import { demoAdmin } from '#service/demo/demo-people.ts';
import { type SignedInMember, type SignInProof, verifiedEmailOf } from '#service/http/current-member.ts';

/**
 * Verified addresses with admin rights: the configured ones, preceded by the demo admin's under the development sign-in. The first is
 * offered the quest reset. In lower case.
 */
export const adminEmailsOf = ({
  adminEmails,
  oidc,
}: Pick<Config, 'adminEmails' | 'oidc'>): ReadonlySet<string> =>
  new Set(oidc === null ? [demoAdmin.email, ...adminEmails] : adminEmails);

/** What a sign-in must prove for admin rights: one value of each list that is not empty. */
export type AdminProof = Pick<Config, 'adminAcr' | 'adminAmr'>;

/** Admin rights require a verified address and a sign-in with the required proof. */
export const isAdminBy =
  (adminEmails: ReadonlySet<string>, required: AdminProof) =>
  (member: SignedInMember): boolean => {
    const verifiedEmail = verifiedEmailOf(member);
    return verifiedEmail !== null && adminEmails.has(verifiedEmail) && proves(member.proof, required);
  };

/** The rule of a configuration. */
export const isAdminOf = (config: Pick<Config, 'adminEmails' | 'oidc'> & AdminProof) =>
  isAdminBy(adminEmailsOf(config), config);

/** An absent claim proves nothing. */
function proves(proof: SignInProof | undefined, { adminAcr, adminAmr }: AdminProof): boolean {
  const { acr = null, amr = [] } = proof ?? {};
  const hasAcr = adminAcr.length === 0 || (acr !== null && adminAcr.includes(acr));
  return hasAcr && (adminAmr.length === 0 || amr.some((method) => adminAmr.includes(method)));
}
