import { useSelector } from '@xstate/react';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { useCues } from './use-cues.ts';
import { useWorkoutSession } from './use-workout-session.ts';
import { WorkoutFrame } from './workout-frame.tsx';
import { WorkoutSession } from './workout-session-view.tsx';
import { WorkoutSkeleton } from './workout-skeleton.tsx';

/** A workout from its template to the log, or the one that this device still holds. */
export function GuidedWorkoutView({ wanted, user }: { wanted: WorkoutTemplate; user: CurrentUser }) {
  const cues = useCues();
  const actor = useWorkoutSession(wanted, user, cues);
  const isRecalling = useSelector(actor, (state) => state.matches({ session: 'recalling' }));
  if (isRecalling)
    return (
      <WorkoutFrame title={wanted.name}>
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  return <WorkoutSession actor={actor} cues={cues} />;
}
