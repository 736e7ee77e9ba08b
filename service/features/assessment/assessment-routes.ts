import type { Context } from 'koa';
import { assessmentDecider } from '#domain/assessment/assessment.ts';
import { type AssessmentSubmitted, assessmentStream } from '#domain/assessment/assessment-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { asProgramId, type MemberId, type ProgramId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { entriesOf } from '#projections/assessment/assessment-entries.ts';
import { type AssessmentRecord, latestAssessments } from '#projections/assessment/assessments.ts';
import { activeProgram } from '#projections/program/programs.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import {
  type AssessmentOutcome,
  completeAssessmentAnswer,
  completeAssessmentBody,
  entriesAnswer,
  latestAssessmentAnswer,
  recordEntryAnswer,
  recordEntryBody,
} from './assessment-contract.ts';

const readLatest: Handler =
  ({ db }) =>
  async (ctx) => {
    const [latest, before] = await latestAssessments(db, currentMember(ctx).memberId, 2);
    ctx.body = latest ? shownOutcome(latest, latest, before) : null;
  };

const completeAssessment: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { results, programId: meant } = bodyOf(ctx, completeAssessmentBody);
    const programId = storedAssessment(ctx) ?? (await activeAssessment(db, memberId, meant));
    const dated = results.map(({ notes = null, savedOn = today, ...result }) => ({
      ...result,
      notes,
      savedOn,
    }));
    const command = { type: 'SubmitAssessment', memberId, programId, today, results: dated } as const;
    const { answer } = await send(ctx, assessmentDecider, assessmentStream(programId), command);
    const submitted = answer.events.find((event) => event.type === 'AssessmentSubmitted');
    const known = await latestAssessments(db, memberId, 2);
    const latest = submitted ?? known[0];
    const before = known.find((one) => one.programId !== latest?.programId);
    // A stream with a submission has a revision.
    const { revision } = answer;
    ctx.body = {
      ...answer,
      ...(latest && shownOutcome(latest, { submittedOn: today, revision: revision ?? 0 }, before)),
    };
  };

/** Saves a result as it is entered, so that another device can continue from it. */
const recordEntry: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { notes = null, savedOn = today, programId: meant, ...result } = bodyOf(ctx, recordEntryBody);
    const programId = storedAssessment(ctx) ?? (await activeAssessment(db, memberId, meant));
    const entry = { ...result, notes, savedOn };
    const command = { type: 'RecordAssessmentEntry', memberId, programId, today, entry } as const;
    const { answer } = await send(ctx, assessmentDecider, assessmentStream(programId), command);
    ctx.body = answer;
  };

const readEntries: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const program = await activeProgram(db, memberId);
    const isActive = program?.programType === 'assessment';
    ctx.body = isActive ? await entriesOf(db, memberId, program.programId) : [];
  };

/** For a repeated request: the assessment may have ended since. */
function storedAssessment({ state: { replayedStream } }: Context): ProgramId | null {
  const prefix = assessmentStream(asProgramId(''));
  return replayedStream?.startsWith(prefix) ? asProgramId(replayedStream.slice(prefix.length)) : null;
}

/**
 * @param meant the assessment that a device means. Results that waited without a network do not belong to one that began since.
 * @throws Refusal
 */
async function activeAssessment(
  db: AppContext['db'],
  memberId: MemberId,
  meant?: string,
): Promise<ProgramId> {
  const program = await activeProgram(db, memberId);
  if (program?.programType !== 'assessment')
    throw new Refusal('no-assessment', 'There is no active assessment.');
  if (meant !== undefined && meant !== program.programId)
    throw new Refusal('assessment-ended', 'That assessment has ended. A new assessment has begun.');
  return program.programId;
}

function shownOutcome(
  submitted: Omit<AssessmentSubmitted, 'type'>,
  { submittedOn, revision }: { readonly submittedOn: MemberDay; readonly revision: number },
  before: AssessmentRecord | undefined,
): AssessmentOutcome {
  const { programId, score, level, recommendations, results } = submitted;
  return {
    programId,
    submittedOn,
    score,
    level,
    recommendations: [...recommendations],
    results: [...results],
    previous: before
      ? { submittedOn: before.submittedOn, score: before.score, results: [...before.results] }
      : null,
    revision,
  };
}

export const assessmentRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/assessment/latest',
    summary: 'The assessment that was submitted last, with level and recommendations; null before the first.',
    audience: 'members',
    isCompressible: true,
    answer: latestAssessmentAnswer,
    handle: readLatest,
  },
  {
    method: 'GET',
    path: '/api/assessment/entries',
    summary: 'What was entered of the active assessment on any device, submitted or not.',
    audience: 'members',
    answer: entriesAnswer,
    handle: readEntries,
  },
  {
    method: 'POST',
    path: '/api/assessment/entries',
    summary: 'Saves one result of the active assessment as it is entered.',
    audience: 'members',
    body: recordEntryBody,
    answer: recordEntryAnswer,
    refusals: [
      [409, 'no-assessment'],
      [409, 'assessment-ended'],
      [400, 'unknown-exercise'],
      [400, 'wrong-result-type'],
      [400, 'future-date'],
    ],
    handle: recordEntry,
  },
  {
    method: 'POST',
    path: '/api/assessment/complete',
    summary: 'Submits the results of the active assessment and answers with level and recommendations.',
    audience: 'members',
    body: completeAssessmentBody,
    answer: completeAssessmentAnswer,
    refusals: [
      [409, 'no-assessment'],
      [409, 'assessment-ended'],
      [400, 'unknown-exercise'],
      [400, 'wrong-result-type'],
      [400, 'future-date'],
    ],
    handle: completeAssessment,
  },
];
