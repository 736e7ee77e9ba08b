import { expect } from 'chai';
import fc from 'fast-check';
import { waitFor } from 'xstate';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { type LogWorkout, workoutDecider } from '#domain/workout/workout.ts';
import type { WorkoutEvent } from '#domain/workout/workout-events.ts';
import {
  isResting,
  newSession,
  nextSet,
  pause,
  type SetPlace,
  sessionStatus,
  skipRest,
  start,
  toggleSet,
  type WorkoutSession,
} from '#domain/workout/workout-session.ts';
import { type SaveWorkout, saveOf } from './guided-workout.ts';
import { open, place, sessionOf, status, template } from './testing/session-on-a-clock.ts';

type Step =
  | { readonly type: 'start.pressed' | 'pause.pressed' | 'next.pressed' | 'rest.skipped' | 'discard.pressed' }
  | { readonly type: 'set.toggled'; readonly place: SetPlace }
  | { readonly type: 'wait'; readonly seconds: number }
  /** Saves a complete workout: no other is offered to be saved as such. */
  | { readonly type: 'save'; readonly isAnswered: boolean };

const steps: readonly Step[] = [
  { type: 'start.pressed' },
  { type: 'pause.pressed' },
  { type: 'next.pressed' },
  { type: 'rest.skipped' },
  { type: 'discard.pressed' },
  ...[place(0, 0), place(0, 1), place(1, 0)].map((at) => ({ type: 'set.toggled', place: at }) as const),
  { type: 'wait', seconds: 10 },
  { type: 'wait', seconds: 35 },
  { type: 'save', isAnswered: true },
  { type: 'save', isAnswered: false },
];

const next: Step = { type: 'next.pressed' };
const skip: Step = { type: 'rest.skipped' };
/** Leads from every state to a workout that is complete. */
const finishing: readonly Step[] = [{ type: 'start.pressed' }, skip, next, skip, next, skip, next];

const some = fc.array(fc.constantFrom(...steps), { maxLength: 10 });
const walks = fc.tuple(some, fc.constantFrom([], finishing), some).map((parts) => parts.flat());

const untouched = newSession(template.exercises);

/** The session after a step, by the rules. */
function ruled(session: WorkoutSession, step: Step, nowMs: number): WorkoutSession {
  switch (step.type) {
    case 'start.pressed':
      return start(session, nowMs);
    case 'pause.pressed':
      return pause(session, nowMs);
    case 'next.pressed':
      return nextSet(session, nowMs);
    case 'rest.skipped':
      return sessionStatus(session) === 'active' ? skipRest(session, nowMs) : session;
    case 'set.toggled':
      return toggleSet(session, step.place, nowMs);
    case 'discard.pressed':
      return untouched;
    case 'wait':
      return session;
    case 'save':
      return step.isAnswered && sessionStatus(session) === 'complete' ? untouched : session;
  }
}

/** The machine's state for what the rules say. */
function expectedStatus(session: WorkoutSession, nowMs: number) {
  switch (sessionStatus(session)) {
    case 'not-started':
      return 'notStarted';
    case 'active':
      return isResting(session, nowMs) ? 'resting' : 'active';
    case 'paused':
      return { paused: 'byHand' };
    case 'complete':
      return 'complete';
  }
}

const day = asMemberDay('2026-11-20');
const templateId = builtinTemplates[0]?.id ?? '';

const logOf = ({ idempotencyKey, body }: SaveWorkout): LogWorkout => ({
  type: 'LogWorkout',
  memberId: asMemberId('mila'),
  workoutId: idempotencyKey,
  templateId,
  date: day,
  started: { at: asInstant(body.startedAt ?? ''), on: day },
  today: day,
  dayMinutes: 1440,
  durationMinutes: body.durationMinutes,
  perceivedExertion: body.perceivedExertion,
  moodAfter: body.moodAfter,
  isCompleted: body.isCompleted,
  claimedPoints: null,
});

/** A session on this device whose saves the decider takes. An answer may get lost after it has. */
async function openBesideDecider() {
  let history: readonly WorkoutEvent[] = [];
  const sent = new Set<string>();
  const answers = { arrive: true };
  const { actor, clock, wait } = await open({
    save: async (command) => {
      sent.add(command.idempotencyKey);
      history = [...history, ...workoutDecider.decide(fold(workoutDecider, history), logOf(command))];
      if (!answers.arrive) throw new TypeError('Failed to fetch');
    },
  });

  async function save(isAnswered: boolean): Promise<void> {
    if (status(actor) !== 'complete') return;
    const command = saveOf(actor.getSnapshot().context.workout, clock.now());
    if (!command) throw new Error('A complete workout was started.');
    answers.arrive = isAnswered;
    actor.send({ type: 'command.sent', command });
    await waitFor(actor, (state) => !state.matches({ command: 'sending' }));
  }

  return {
    take: async (step: Step): Promise<void> => {
      if (step.type === 'wait') wait(step.seconds);
      else if (step.type === 'save') await save(step.isAnswered);
      else actor.send(step);
    },
    nowMs: () => clock.now(),
    state: () => [status(actor), sessionOf(actor)],
    sent,
    logged: () => fold(workoutDecider, history).standing.map(({ workoutId }) => workoutId),
  };
}

describe('the machine of a workout session beside the domain', () => {
  it("has the rules' session and status, and logs each workout once, in any series", async () => {
    let saves = 0;
    await fc.assert(
      fc.asyncProperty(walks, async (taken) => {
        const { take, nowMs, state, sent, logged } = await openBesideDecider();
        let session = untouched;
        for (const step of taken) {
          session = ruled(session, step, nowMs());
          await take(step);
          expect(state()).to.deep.equal([expectedStatus(session, nowMs()), session]);
        }
        expect(logged()).to.deep.equal([...sent]);
        saves += sent.size;
      }),
      { numRuns: 300 },
    );
    expect(saves).to.be.above(0);
  });
});
