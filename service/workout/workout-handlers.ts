import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { type WorkoutEvent, type WorkoutLogged, workoutStream } from '#domain/workout/workout-events.ts';
import { commandIdOf } from '#service/commands/ids.ts';
import type { Handler } from '#service/house.ts';
import { type CurrentMember, currentMember } from '#service/http/current-member.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { idempotencyKey } from '#service/http/send-command.ts';
import { logWorkoutBody } from './workout-contract.ts';
import { workoutLogged } from './workout-view.ts';

export const logWorkout: Handler =
  ({ send }) =>
  async (ctx) => {
    const { pointsEarned: claimedPoints = null, startedAt, ...log } = bodyOf(ctx, logWorkoutBody);
    const current = currentMember(ctx);
    const { memberId, today } = current;
    const workoutId = commandIdOf(memberId, idempotencyKey(ctx));
    const started = startedAt === undefined ? null : startOf(current, startedAt);
    const command = {
      type: 'LogWorkout',
      memberId,
      workoutId,
      ...log,
      started,
      today,
      claimedPoints,
    } as const;
    const { state, answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    // A command that is sent again may name a workout that was taken back in the meantime.
    const logged = state.retracted.includes(workoutId) ? undefined : answer.events.find(isLogged);
    ctx.status = 201;
    ctx.body = {
      ...answer,
      workout: logged ? workoutLogged(logged) : null,
      pointsEarned: logged?.points ?? 0,
    };
  };

export const retractWorkout: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const command = { type: 'RetractWorkout', memberId, workoutId: pathPart(ctx, 'id') } as const;
    const { answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    ctx.body = { ...answer, retracted: true };
  };

const isLogged = (event: WorkoutEvent): event is WorkoutLogged => event.type === 'WorkoutLogged';

/** The start, and the member's date then. */
function startOf({ member }: CurrentMember, startedAt: string) {
  const at = asInstant(new Date(startedAt).toISOString());
  return { at, on: dayOf(at, zoneAt(member.zones, at)) };
}
