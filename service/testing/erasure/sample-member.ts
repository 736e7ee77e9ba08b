import { randomUUID } from 'node:crypto';
import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { bodyDecider } from '#domain/body/body.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay, type Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asCommandId, asMemberId, asProgramId, type MemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';

/** Words and numbers that occur nowhere else, so that a search for them is meaningful. */
export const textsOfMember = {
  name: 'Quillonia',
  injuries: 'zweiundvierzigstes Knie',
  pounds: '213.7',
  grams: 96_933,
  exercise: 'Zugbrückenheben',
  notes: 'wrote from the observatory',
} as const;

type SampleMember = { readonly memberId: MemberId; readonly email: string; readonly requestId: string };

/** Records a few events with the planted values in most streams of a new member. */
export async function recordSampleHistory(execute: ExecuteCommand, at: Instant): Promise<SampleMember> {
  const memberId = asMemberId(randomUUID());
  const email = `quillonia.${memberId}@planted.example`;
  const date = asMemberDay(at.slice(0, 10));
  const send = senderFor(execute, memberId, at);
  const member = { memberId };
  const ofMember = { ...member, today: date };
  await send(memberDecider, memberStream(memberId), {
    type: 'RegisterMember',
    ...member,
    email,
    emailVerified: true,
    firstName: textsOfMember.name,
    lastName: null,
    profileImageUrl: null,
    zone: 'UTC',
  });
  await send(memberDecider, memberStream(memberId), {
    type: 'UpdateProfile',
    ...ofMember,
    profile: { injuries: textsOfMember.injuries, age: 41 },
  });
  const weighed = { entryId: randomUUID(), date, unit: 'lbs', weight: textsOfMember.pounds };
  await send(bodyDecider, bodyStream(memberId), { type: 'LogWeight', ...ofMember, ...weighed });
  await send(programDecider, programStream(memberId), {
    type: 'StartAssessment',
    ...ofMember,
    programId: asProgramId(randomUUID()),
    reached: null,
    ageYears: null,
    acknowledged: [],
  });
  const requestId = randomUUID();
  const request = betaRequestStream(requestId);
  await send(betaDecider, request, {
    type: 'SubmitBetaRequest',
    ...{ requestId, email, requestedBy: memberId, isOwner: true, today: date },
  });
  const review = { requestId, reviewedBy: asMemberId('ada'), adminNotes: textsOfMember.notes };
  await send(betaDecider, request, { type: 'ApproveBetaRequest', ...review });
  await logWorkout(execute, memberId, at);
  await logWorkout(execute, memberId, at);
  return { memberId, email, requestId };
}

export async function logWorkout(execute: ExecuteCommand, memberId: MemberId, at: Instant): Promise<void> {
  const date = asMemberDay(at.slice(0, 10));
  await senderFor(execute, memberId, at)(workoutDecider, workoutStream(memberId), {
    type: 'LogWorkout',
    memberId,
    workoutId: randomUUID(),
    templateId: 'core-circuit',
    date,
    today: date,
    started: null,
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    dayMinutes: usualDayMinutes,
    isCompleted: true,
    claimedPoints: 2,
    sets: [{ exercise: textsOfMember.exercise, set: 1, reps: 12, load: null, seconds: null, rpe: 8 }],
  });
}

const senderFor =
  (execute: ExecuteCommand, actor: MemberId, occurredAt: Instant) =>
  <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
  ) => {
    const commandId = asCommandId(randomUUID());
    const localDate = asMemberDay(occurredAt.slice(0, 10));
    const who = { actor, occurredAt, zone: 'UTC', localDate };
    return execute(decider, stream, command, { commandId, correlationId: commandId, ...who });
  };
