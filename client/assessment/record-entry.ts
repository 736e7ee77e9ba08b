import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { postDurably } from '#client/lib/offline/device-outbox.ts';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import { recordEntryAnswer } from '#service/assessment/assessment-contract.ts';
import { assessmentCopy } from './assessment-copy.ts';

/**
 * Sends a result as it is entered, now or when the network is back, so that another device goes on from it. A refusal needs no words: the
 * result stays on this device, and the submission sends all of them.
 */
export function recordEntry(programId: string, entry: AssessmentResult): void {
  postDurably(
    {
      method: 'POST',
      path: '/api/assessment/entries',
      body: entry,
      label: assessmentCopy.entryLabel(entry.exerciseName),
      place: `assessment:${programId}:${entry.day}:${entry.exerciseName}`,
      idempotencyKey: newIdempotencyKey(),
    },
    recordEntryAnswer,
  ).catch(handledAsUnauthorized);
}
