import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { OwnerErased } from '#service/event-store/encryption/data-keys.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { adminNamed, recordInAudit, withPool } from './admin-operations.ts';

/** Records a view before a tool shows personal fields. @throws Refusal when they may not be shown */
export async function noteView(stores: Stores, view: PersonalView): Promise<void> {
  try {
    await recordPersonalView(stores, view);
  } catch (error) {
    if (!(error instanceof OwnerErased)) throw error;
    throw new Refusal(
      'account-deleted',
      'The account is deleted: it has no personal fields that could be shown.',
    );
  }
}

type PersonalView = {
  /** Null for data of several people. */
  readonly subject: MemberId | null;
  /** A stream, or the pattern given instead. */
  readonly viewedStream: string;
  /** Revision of the last shown event; 0 for several streams. */
  readonly viewedRevision: number;
  readonly reason: string;
  /** Email; null for the operator. */
  readonly admin: string | null;
};

/**
 * Records that personal data is about to be shown on the command line, with the same event as in the browser.
 * @throws Refusal without a reason, or when the admin does not exist; OwnerErased when the account is deleted.
 */
async function recordPersonalView(stores: Stores, { admin, ...view }: PersonalView): Promise<void> {
  const viewer = admin === null ? null : await withPool(stores, (pool) => adminNamed(stores, pool, admin));
  await recordInAudit(stores, viewer, (viewedBy) => ({ type: 'ViewPersonalData', viewedBy, ...view }));
}
