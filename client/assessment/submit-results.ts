import { sendCommand } from '#client/lib/http/http.ts';
import { heldAssessment, latestAssessmentKey } from '#client/lib/http/read-models.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import type { AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import {
  type AssessmentOutcome,
  assessmentOutcome,
  completeAssessmentAnswer,
} from '#service/assessment/assessment-contract.ts';
import type { Results } from './assessment-results.ts';

export type SubmitResults = { readonly results: Results };

export type ResultsSubmitted = {
  /** None where the same results were submitted before. */
  readonly events: readonly AssessmentSubmitted[];
  readonly visible: boolean;
  readonly outcome: AssessmentOutcome;
};

/** The outcome stands at once; what the days of the results moved is read again. */
export const submitCommand: CommandOf<SubmitResults, ResultsSubmitted> = {
  send: async (body, idempotencyKey) => {
    const path = '/api/assessment/complete';
    const answer = await sendCommand({
      method: 'POST',
      path,
      body,
      idempotencyKey,
      answer: completeAssessmentAnswer,
    });
    return {
      // The contract says that these are events; which ones it yields is the domain's to say.
      events: answer.events as unknown as readonly AssessmentSubmitted[],
      visible: answer.visible,
      outcome: assessmentOutcome.parse(answer),
    };
  },
  models: ({ outcome }) => [replaced(latestAssessmentKey, heldAssessment(outcome))],
};
