import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import type { SignedInMember, SignInProof } from '#service/http/current-member.ts';
import type { Config } from '#service/platform/config.ts';
import { demoAdmin } from './demo-people.ts';

/**
 * Verified addresses with admin rights: the configured ones, preceded by the demo admin's under the development sign-in. The first is
 * offered the quest reset. In lower case.
 */
export const adminEmailsOf = ({
  adminEmails,
  oidc,
}: Pick<Config, 'adminEmails' | 'oidc'>): ReadonlySet<string> =>
  new Set(oidc === null ? [demoAdmin.email, ...adminEmails] : adminEmails);

/** Groups that have admin rights, and what a sign-in must prove for them: one value of each list, `acr` and `amr`, that is not empty. */
export type AdminProof = Pick<Config, 'adminGroups' | 'adminAcr' | 'adminAmr'>;

/** Admin rights require a verified address or a group of the provider, and a sign-in with the required proof. */
export const isAdminBy =
  (adminEmails: ReadonlySet<string>, required: AdminProof) =>
  (member: SignedInMember): boolean => {
    const verifiedEmail = verifiedEmailOf(member);
    const isNamed = verifiedEmail !== null && adminEmails.has(verifiedEmail);
    const isInGroup = required.adminGroups.some((group) => member.adminGroups?.includes(group));
    return (isNamed || isInGroup) && proves(member.proof, required);
  };

/** The rule of a configuration. */
export const isAdminOf = (config: Pick<Config, 'adminEmails' | 'oidc'> & AdminProof) =>
  isAdminBy(adminEmailsOf(config), config);

/** An absent claim proves nothing. */
function proves(
  proof: SignInProof | undefined,
  { adminAcr, adminAmr }: Pick<AdminProof, 'adminAcr' | 'adminAmr'>,
): boolean {
  const { acr = null, amr = [] } = proof ?? {};
  const hasAcr = adminAcr.length === 0 || (acr !== null && adminAcr.includes(acr));
  return hasAcr && (adminAmr.length === 0 || amr.some((method) => adminAmr.includes(method)));
}
