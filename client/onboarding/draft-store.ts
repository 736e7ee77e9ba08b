import { wizardDraft as key } from '#client/lib/offline/member-storage.ts';
import type { Draft } from './onboarding-draft.ts';
import type { StepId } from './onboarding-steps.ts';

/** Where the wizard was left. */
export type KeptWizard = { readonly step: StepId; readonly draft: Draft; readonly setupId: string };

/** The methods of a `Storage` that are used. */
type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Rises when the shape of a draft changes: an older one is not read. */
const version = 2;

type Record = { readonly version: number; readonly owner: string | null; readonly wizard: KeptWizard };

/**
 * Keeps the wizard of one tab through a reload and through the login. `owner` is the member's id. A visitor's draft goes over to the member
 * who signs in next; a member's draft is read by that member alone.
 * @param drawer may throw: a browser that keeps nothing refuses the storage itself.
 */
export function createDraftStore(drawer: () => Drawer, owner: string | null) {
  return {
    keep: (wizard: KeptWizard): void => {
      // A full or forbidden storage costs the draft on reload, not the form.
      attempt(() => drawer().setItem(key, JSON.stringify({ version, owner, wizard } satisfies Record)));
    },
    read: (): KeptWizard | null => {
      const record = attempt(() => JSON.parse(drawer().getItem(key) ?? 'null') as Record | null);
      if (record?.version !== version) return null;
      return record.owner === null || record.owner === owner ? record.wizard : null;
    },
    forget: (): void => {
      attempt(() => drawer().removeItem(key));
    },
  };
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
