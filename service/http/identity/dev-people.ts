import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canonicalEmail, isEmail } from '#domain/beta/beta-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberIdOf } from './member-id.ts';

/** A person listed by the development sign-in. */
export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A description such as 'Approved, 90 days of history'. */
  readonly description: string;
};

/** Not the provider's address, which depends on the port: the demo people would lose their history. */
export const devNamespace = 'urn:rondel:dev-idp';

export const signInForm = z.object({
  email: z.string().trim().refine(isEmail),
  firstName: z.string().trim().max(80).default(''),
  lastName: z.string().trim().max(80).default(''),
});
type Person = z.infer<typeof signInForm>;

/** The same email is the same account, also after a restart. */
function devSubject(email: string): string {
  return createHash('sha256').update(canonicalEmail(email)).digest('hex').slice(0, 32);
}

/** The member id of an email address at the development provider. */
export const devMemberId = (email: string): MemberId => memberIdOf(devNamespace, devSubject(email));

/** The claims of every account that has signed in since the start, by subject. */
export function createPeople() {
  const people = new Map<string, Person>();
  return {
    add(person: Person): string {
      const subject = devSubject(person.email);
      people.set(subject, person);
      return subject;
    },
    claimsOf(subject: string) {
      const person = people.get(subject);
      if (!person) return undefined;
      const { email, firstName, lastName } = person;
      const names = {
        ...(firstName !== '' && { given_name: firstName }),
        ...(lastName !== '' && { family_name: lastName }),
      };
      return { sub: subject, email, email_verified: true, ...names };
    },
  };
}
export type People = ReturnType<typeof createPeople>;
