import { mutate } from 'swr';
import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { latestAssessmentKey } from '#client/lib/http/read-models.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { type AssessmentOutcome, assessmentOutcome } from '#service/assessment/assessment-contract.ts';
import type { Results } from './assessment-results.ts';

export type SubmitResults = { readonly results: Results };
export type AssessmentSubmitted = {
  readonly type: 'AssessmentSubmitted';
  readonly outcome: AssessmentOutcome;
};

/** The answer is the outcome also when the same results were submitted before. @throws ApiError */
export async function submitResults(body: SubmitResults): Promise<CommandAnswer<AssessmentSubmitted>> {
  const path = '/api/assessment/complete';
  const outcome = await sendCommand({ method: 'POST', path, body, answer: assessmentOutcome });
  return { events: [{ type: 'AssessmentSubmitted', outcome }] };
}

/** The outcome stands at once; what the days of the results moved is read anew. */
export async function showOutcome(outcome: AssessmentOutcome): Promise<void> {
  await mutate(latestAssessmentKey, outcome, { revalidate: false });
  await revalidateAll();
}
