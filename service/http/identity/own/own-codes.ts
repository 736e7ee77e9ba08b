import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#domain/sign-in/sign-in-account.ts';

/** Without signs that look like others: 32 of them, five bits each. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const groups = 4;
const groupLength = 4;

/** 80 random bits: `ABCD-EFGH-JKMN-PQRS`. */
export const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

export const newRecoveryCodes = (): readonly string[] => Array.from({ length: recoveryCodeCount }, newCode);

/** As a person may type it. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/U/g, 'V')
    .replace(/[^A-Z0-9]/g, '');

/** A code that follows from a keyed hash in base64url: the same for each process and each start. */
export const codeFrom = (secret: string): string => {
  const bytes = Buffer.from(secret, 'base64url');
  const letters = Array.from(
    { length: groups * groupLength },
    (_, nth) => signs[(bytes[nth] ?? 0) % signs.length],
  );
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
};
