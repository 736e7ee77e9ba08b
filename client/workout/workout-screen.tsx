import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AdaptedNote } from '#client/check-in/adapted-note.tsx';
import { CheckInCard } from '#client/check-in/check-in-card.tsx';
import { useFeeling } from '#client/check-in/use-check-in.ts';
import { DoseNote } from '#client/dose/dose-note.tsx';
import { useDosing } from '#client/dose/use-dosing.ts';
import {
  useActiveProgram,
  useChoiceBasis,
  useCurrentUser,
  useSetLog,
  useWorkouts,
} from '#client/lib/http/read-models.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
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
  inOrder,
  recommendedOn,
  wishesOf,
} from '#domain/catalogue/workouts/template-choice.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { type AdaptedSession, adaptSession, effortsFor } from '#domain/check-in/session-adaptation.ts';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { SetLog } from '#service/features/workout/workout-contract.ts';
import { useCues } from './cues.ts';
import { recallWorkout } from './kept-workout.ts';
import { useWorkoutSession } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';
import { WorkoutFrame, WorkoutSkeleton } from './workout-frame.tsx';
import { WorkoutSession } from './workout-session-view.tsx';

/**
 * `/workout?template=id&date=YYYY-MM-DD`: that template, else the template of the date, else today's. A program of daily repetitions has its
 * routine instead, unless the member has chosen a workout, or has begun one before another device changed the program.
 */
export function WorkoutScreen() {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const { basis, error, retry } = useChoiceBasis();
  const sets = useSetLog();
  const workouts = useWorkouts();
  const feeling = useFeeling();
  const [query] = useSearchParams();
  // The date of the visit: a workout over midnight stays what it is.
  const [today] = useState(() => memberToday(user?.timeZone));
  // Without a network, or where it failed, the workout goes on without what was done before.
  const isPastRead = [sets, workouts].every(({ data, error }) => data !== undefined || error !== undefined);
  const isRead = useInSlices(Boolean(basis && isPastRead && feeling !== undefined));
  const isDaily = program?.type === 'maintain' && program.goalType === 'daily_fitness';
  const leadsToRoutine = useNothingBegun(isDaily && !query.has('template'), user?.id);
  if (leadsToRoutine) return <Navigate to={paths.dailyMaintenance} replace />;
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
    <TodaysSession
      key={wanted.id}
      basis={basis}
      wanted={wanted}
      today={today}
      adapted={(dosed, isPersonalised) =>
        adaptSession(dosed, {
          ...{ feeling: feeling ?? null, wishes: wishesOf(basis), isPersonalised },
          efforts: effortsFor(today, workouts.data ?? []),
        })
      }
      user={user}
      known={sets.data ?? null}
      isChosen={query.get('template') === wanted.id && !isDoneToday}
    />
  );
}

/** Whether this device holds no workout that has begun. False until that is known, so that a running one stays, and where it is not asked. */
function useNothingBegun(isAsked: boolean, memberId: string | undefined): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked || memberId === undefined) return;
    recallWorkout(memberId).then(
      (begun) => setFree(begun === null),
      // Without storage no workout is kept.
      () => setFree(true),
    );
  }, [isAsked, memberId]);
  return isAsked && isFree;
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

type TodaysSessionProps = Omit<GuidedWorkoutViewProps, 'lead'> & {
  basis: ChoiceBasis;
  today: MemberDay;
  adapted: (dosed: WorkoutTemplate, isPersonalised: boolean) => AdaptedSession;
};

/** The session in the dose of its week, as it suits the member today, or as it is planned where they prefer that. */
function TodaysSession({ basis, wanted, today, adapted, ...view }: TodaysSessionProps) {
  const dosing = useDosing(basis, wanted, today);
  const [isUsual, setUsual] = useState(false);
  const { personalizedRecommendations } = usePrivacyPreferences(view.user);
  const { template, reasons } = adapted(dosing.session.template, personalizedRecommendations);
  return (
    <GuidedWorkoutView
      {...view}
      wanted={isUsual ? dosing.session.template : template}
      lead={
        <>
          <CheckInCard user={view.user} />
          <DoseNote dosing={dosing} />
          {reasons.length > 0 && (
            <AdaptedNote reasons={reasons} isUsual={isUsual} onFlip={() => setUsual(!isUsual)} />
          )}
        </>
      }
    />
  );
}

type GuidedWorkoutViewProps = {
  wanted: WorkoutTemplate;
  user: CurrentUser;
  known: SetLog | null;
  isChosen: boolean;
  /** Above a session that has not begun. */
  lead: ReactNode;
};

/** A workout from its template to the log, or the one that this device still holds. */
function GuidedWorkoutView({ wanted, user, known, isChosen, lead }: GuidedWorkoutViewProps) {
  const cues = useCues();
  const actor = useWorkoutSession(wanted, user, cues, known);
  const replan = useEffectEvent(() => actor.send({ type: 'plan.changed', wanted }));
  const plan = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same plan is a new object at each render.
  useEffect(() => replan(), [plan]);
  const isReady = useInSlices(useSelector(actor, (state) => !state.matches({ session: 'recalling' })));
  if (!isReady)
    return (
      <WorkoutFrame title={nameText(wanted.name)}>
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  return <WorkoutSession actor={actor} cues={cues} isChosen={isChosen} lead={lead} />;
}

/** The template that the address names; without one, or with one that is gone, that of the date. A template needs exercises. */
export function wantedTemplate(
  basis: ChoiceBasis,
  query: Pick<URLSearchParams, 'get'>,
  today: MemberDay,
): WorkoutTemplate | undefined {
  const named = inOrder(basis.shelf).find(({ id }) => id === query.get('template'));
  const suited = named && suitedTemplate(named, wishesOf(basis));
  if (suited && suited.exercises.length > 0) return suited;
  const date = query.get('date') ?? '';
  return recommendedOn(basis, isMemberDay(date) ? date : today);
}
