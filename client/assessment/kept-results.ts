import { completeAssessmentBody } from '#service/assessment/assessment-contract.ts';
import { datedResults, type Results } from './assessment-results.ts';

/** A member's results of one program on this device. */
type ResultStore = {
  /** Under which the browser tells other tabs of a change. */
  readonly key: string;
  /** Empty where there are none, and where they cannot be read. */
  readonly read: () => Results;
  readonly keep: (results: Results) => void;
};

export function resultStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  memberId: string,
  programId: string,
): ResultStore {
  const key = `assessment:${memberId}:${programId}`;
  return {
    key,
    read: () => {
      try {
        const { results } = completeAssessmentBody.parse(JSON.parse(storage.getItem(key) ?? 'null'));
        return datedResults(results);
      } catch {
        return [];
      }
    },
    keep: (results) => {
      try {
        storage.setItem(key, JSON.stringify({ results }));
      } catch {
        // Without storage the results last as long as the page, and can still be submitted from it.
      }
    },
  };
}
