import type { Config } from '#service/config.ts';
import { demoAdmin } from '#service/demo/demo-people.ts';
import { type SignedInMember, type SignInProof, verifiedEmailOf } from '#service/http/current-member.ts';

/**
 * Whose verified address makes an admin: those configured and, with the development sign-in, the demo's before them. To the first the
 * reset of quests is offered. Case-folded.
 */
export const adminEmailsOf = ({
  adminEmails,
  oidc,
}: Pick<Config, 'adminEmails' | 'oidc'>): ReadonlySet<string> =>
  new Set(oidc === null ? [demoAdmin.email, ...adminEmails] : adminEmails);

/** What a sign-in has to prove before it gives admin rights: one value of each list that is not empty. */
export type AdminProof = Pick<Config, 'adminAcr' | 'adminAmr'>;

/** An unverified address makes no admin, and neither does a sign-in that proves less than admins have to. */
export const isAdminBy =
  (adminEmails: ReadonlySet<string>, required: AdminProof) =>
  (member: SignedInMember): boolean => {
    const verifiedEmail = verifiedEmailOf(member);
    return verifiedEmail !== null && adminEmails.has(verifiedEmail) && proves(member.proof, required);
  };

/** A claim that is absent proves nothing. */
function proves(proof: SignInProof | undefined, { adminAcr, adminAmr }: AdminProof): boolean {
  const { acr = null, amr = [] } = proof ?? {};
  const hasAcr = adminAcr.length === 0 || (acr !== null && adminAcr.includes(acr));
  return hasAcr && (adminAmr.length === 0 || amr.some((method) => adminAmr.includes(method)));
}
