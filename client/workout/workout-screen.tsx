import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { GuidedWorkoutView } from './guided-workout-view.tsx';
import { wantedTemplate } from './wanted-template.ts';
import { WorkoutFrame } from './workout-frame.tsx';
import { WorkoutSkeleton } from './workout-skeleton.tsx';

/** `/workout?template=id&date=YYYY-MM-DD`: that template, else the one of the date, else the one of today. */
export function WorkoutScreen() {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const { basis, error, retry } = useChoiceBasis();
  const [query] = useSearchParams();
  // The date of the visit: a workout over midnight stays what it is.
  const [today] = useState(() => memberToday(user?.timeZone));
  if (program?.type === 'maintain' && program.goalType === 'daily_fitness')
    return <Navigate to={paths.dailyMaintenance} replace />;
  if (error) return <Unread onRetry={retry} />;
  if (!basis || !user)
    return (
      <WorkoutFrame title="Workout">
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  const wanted = wantedTemplate(basis, query, today);
  if (!wanted) return <NoTemplates />;
  return <GuidedWorkoutView key={wanted.id} wanted={wanted} user={user} />;
}

function NoTemplates() {
  return (
    <PlainWorkout>
      <EmptyState
        icon="dumbbell"
        title="No Workout Templates"
        action={
          <LinkButton to={paths.dashboard} variant="primary">
            Return to Dashboard
          </LinkButton>
        }
      >
        No workout fits the equipment in your profile yet.
      </EmptyState>
    </PlainWorkout>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainWorkout>
      <EmptyState
        icon="dumbbell"
        title="Your workout did not load"
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The connection or the server did not answer. Nothing is lost.
      </EmptyState>
    </PlainWorkout>
  );
}

function PlainWorkout({ children }: { children: ReactNode }) {
  return (
    <WorkoutFrame>
      <Stack>
        <ScreenHeading>Workout</ScreenHeading>
        {children}
      </Stack>
    </WorkoutFrame>
  );
}
