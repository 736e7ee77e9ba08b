import { timingSafeEqual } from 'node:crypto';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { firstAdmins } from '#projections/sign-in/sign-in-accounts.ts';
import { readSetting, settingOr } from '#service/platform/settings.ts';
import { codeFrom, typedCode } from './own-codes.ts';

/** The one-time code for the first admin. */
export type FirstAdmin = {
  /** Whether the code still works. */
  isOpen(): Promise<boolean>;
  isRight(code: string): Promise<boolean>;
  /** Uses the code for an account. @returns false when another account was first. */
  claim(memberId: MemberId): Promise<boolean>;
};

/** @param isWanted false where admins are named in another way. */
export const createFirstAdmin = (db: RowDatabase, isWanted: boolean): FirstAdmin => {
  const isOpen = async () => isWanted && (await readSetting(db, 'first-admin')) === null;
  return {
    isOpen,
    async isRight(code) {
      const [given, right] = [code, firstAdminCode(db)].map((text) => Buffer.from(typedCode(text)));
      if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return isOpen();
    },
    claim: async (memberId) => (await settingOr(db, 'first-admin', memberId)) === memberId,
  };
};

/** The same in each process and after each start, because it follows from a key that the database holds encrypted. */
const firstAdminCode = ({ cipher }: Pick<RowDatabase, 'cipher'>): string =>
  codeFrom(cipher.blind('code of the first admin'));

/**
 * The code to print at the start; null once there is a first admin. A process that ended between the claim and the account leaves a claim
 * without an admin, which ends here.
 */
export async function firstAdminCodeToPrint(db: RowDatabase): Promise<string | null> {
  if ((await firstAdmins(db)).length > 0) return null;
  const claimed = await readSetting(db, 'first-admin');
  if (claimed !== null) await db.query("delete from service.settings where name = 'first-admin'");
  return firstAdminCode(db);
}
