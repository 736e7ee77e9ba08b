import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  useActiveProgram,
  useChoiceBasis,
  useCurrentUser,
  useSetLog,
  useWorkouts,
} from '#client/lib/http/read-models.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { suitedTemplate } from '#domain/catalogue/workouts/exercise-swaps.ts';
import {
  type ChoiceBasis,
  chooseTemplate,
  inOrder,
  templatePool,
  wishesOf,
} from '#domain/catalogue/workouts/template-choice.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { SetLog } from '#service/features/workout/workout-contract.ts';
import { useCues } from './cues.ts';
import { useWorkoutSession } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';
import { WorkoutFrame, WorkoutSkeleton } from './workout-frame.tsx';
import { WorkoutSession } from './workout-session-view.tsx';

/** `/workout?template=id&date=YYYY-MM-DD`: that template, else the one of the date, else the one of today. */
export function WorkoutScreen() {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const { basis, error, retry } = useChoiceBasis();
  const sets = useSetLog();
  const workouts = useWorkouts();
  const [query] = useSearchParams();
  // The date of the visit: a workout over midnight stays what it is.
  const [today] = useState(() => memberToday(user?.timeZone));
  // Without a network, or where it failed, the workout goes on without what was done before.
  const isPastRead = [sets, workouts].every(({ data, error }) => data !== undefined || error !== undefined);
  const isRead = useInSlices(Boolean(basis && isPastRead));
  if (program?.type === 'maintain' && program.goalType === 'daily_fitness')
    return <Navigate to={paths.dailyMaintenance} replace />;
  if (error) return <Unread onRetry={retry} />;
  if (!isRead || !basis || !user)
    return (
      <WorkoutFrame title={workoutCopy.workout}>
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  const wanted = wantedTemplate(basis, query, today);
  if (!wanted) return <NoTemplates />;
  const isDoneToday = workouts.data?.some(
    ({ templateId, date }) => templateId === wanted.id && date === today,
  );
  return (
    <GuidedWorkoutView
      key={wanted.id}
      wanted={wanted}
      user={user}
      known={sets.data ?? null}
      isChosen={query.get('template') === wanted.id && !isDoneToday}
    />
  );
}

function NoTemplates() {
  return (
    <PlainWorkout>
      <EmptyState
        icon="dumbbell"
        title={workoutCopy.noWorkoutTemplates}
        action={
          <LinkButton to={paths.dashboard} variant="primary">
            {workoutCopy.returnToDashboard}
          </LinkButton>
        }
      >
        {workoutCopy.noWorkoutFits}
      </EmptyState>
    </PlainWorkout>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainWorkout>
      <EmptyState
        icon="dumbbell"
        title={workoutCopy.loadFailed}
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            {commonCopy.tryAgain}
          </Button>
        }
      >
        {workoutCopy.loadFailedLead}
      </EmptyState>
    </PlainWorkout>
  );
}

function PlainWorkout({ children }: { children: ReactNode }) {
  return (
    <WorkoutFrame>
      <Stack>
        <ScreenHeading>{workoutCopy.workout}</ScreenHeading>
        {children}
      </Stack>
    </WorkoutFrame>
  );
}

type GuidedWorkoutViewProps = {
  wanted: WorkoutTemplate;
  user: CurrentUser;
  known: SetLog | null;
  isChosen: boolean;
};

/** A workout from its template to the log, or the one that this device still holds. */
function GuidedWorkoutView({ wanted, user, known, isChosen }: GuidedWorkoutViewProps) {
  const cues = useCues();
  const actor = useWorkoutSession(wanted, user, cues, known);
  const isReady = useInSlices(useSelector(actor, (state) => !state.matches({ session: 'recalling' })));
  if (!isReady)
    return (
      <WorkoutFrame title={wanted.name}>
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  return <WorkoutSession actor={actor} cues={cues} isChosen={isChosen} />;
}

/** The template that the address names; without one, or with one that is gone, that of the date. A template needs exercises. */
export function wantedTemplate(
  basis: ChoiceBasis,
  query: Pick<URLSearchParams, 'get'>,
  today: MemberDay,
): WorkoutTemplate | undefined {
  const hasExercises = ({ exercises }: WorkoutTemplate): boolean => exercises.length > 0;
  const named = inOrder(basis.shelf).find(({ id }) => id === query.get('template'));
  const wishes = wishesOf(basis);
  const suited = named && suitedTemplate(named, wishes);
  if (suited && hasExercises(suited)) return suited;
  const date = query.get('date') ?? '';
  const pool = templatePool(basis).map((template) => suitedTemplate(template, wishes));
  return chooseTemplate(pool.filter(hasExercises), isMemberDay(date) ? date : today);
}
