export type Person = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
};

/** First and last name, as far as they are known, else the part of the address before the at-sign. */
export const nameOf = ({ firstName, lastName, email }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email);

/** First letters of first and last name, else the first two of the address. Capitals. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const initials = firstName && lastName ? firstLetter(firstName) + firstLetter(lastName) : email.slice(0, 2);
  return initials.toUpperCase();
}

// By code point: half of a letter beyond the basic plane is no letter.
const firstLetter = (name: string): string => [...name][0] ?? '';

/** A heading with a name in it: the longer the name, the smaller, so that a phone need not break its words or give it a screen. */
export function headingSizeFor<Usual extends string>(name: string, usual: Usual): Usual | 'h2' | 'h3' {
  if (name.length > 40) return 'h3';
  return name.length > 24 ? 'h2' : usual;
}
