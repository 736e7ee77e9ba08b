import { assessmentDecider } from '#domain/assessment/assessment.ts';
import { type AssessmentSubmitted, assessmentStream } from '#domain/assessment/assessment-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { latestAssessment } from '#projections/assessment/assessment-queries.ts';
import { activeProgram } from '#projections/program/program-queries.ts';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { type AssessmentOutcome, completeAssessmentBody } from './assessment-contract.ts';

export const readLatest: Handler =
  ({ db }) =>
  async (ctx) => {
    const latest = await latestAssessment(db, currentMember(ctx).memberId);
    ctx.body = latest && shownOutcome(latest, latest.submittedOn);
  };

export const completeAssessment: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { results } = bodyOf(ctx, completeAssessmentBody);
    const program = await activeProgram(db, memberId);
    if (program?.programType !== 'assessment')
      throw new Refusal('no-assessment', 'There is no active assessment.');
    const { programId } = program;
    const dated = results.map(({ notes = null, savedOn = today, ...result }) => ({
      ...result,
      notes,
      savedOn,
    }));
    const command = { type: 'SubmitAssessment', memberId, programId, today, results: dated } as const;
    const { answer } = await send(ctx, assessmentDecider, assessmentStream(programId), command);
    const [submitted] = answer.events;
    const latest = submitted ?? (await latestAssessment(db, memberId));
    ctx.body = { ...answer, ...(latest && shownOutcome(latest, today)) };
  };

function shownOutcome(
  submitted: Omit<AssessmentSubmitted, 'type'>,
  submittedOn: MemberDay,
): AssessmentOutcome {
  const { programId, score, level, recommendations, results } = submitted;
  return {
    programId,
    submittedOn,
    score,
    level,
    recommendations: [...recommendations],
    results: [...results],
  };
}
