import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { exerciseCopy } from '#client/exercise/exercise-copy.ts';
import {
  ExerciseList,
  ExerciseListHead,
  ExerciseRow,
  type ExerciseState,
  useCautions,
} from '#client/exercise/exercise-row.tsx';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { IconBadge } from '#client/ui/icon.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { healthDisclaimer } from '#domain/catalogue/content/tips.ts';
import { hasWeights } from '#domain/catalogue/workouts/equipment.ts';
import { alike, type Wishes } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { areasIn, type InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import { strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import { currentSet, exerciseStatus } from '#domain/workout/workout-session.ts';
import type { GuidedWorkout } from './guided-workout.ts';
import { plannedOf } from './panel-view-model.ts';
import { setsLine } from './set-lines.ts';
import type { BegunWorkout } from './use-begun-workout.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';

type WorkoutExercisesProps = {
  actor: WorkoutActor;
  /** Null until the workout has begun. */
  begun: BegunWorkout | null;
  onHowTo: (exercise: string) => void;
};

const SwapDialog = lazy(async () => ({ default: (await import('./swap-dialog.tsx')).SwapDialog }));

/** All exercises with their sets. Those that are done fold to one line, so that the current one is in sight. */
export function WorkoutExercises({ actor, begun, onHowTo }: WorkoutExercisesProps) {
  const exercises = useSelector(actor, ({ context }) => context.workout.template.exercises);
  const isLocked = useSelector(actor, (state) => !state.can({ type: 'set.toggled', place: firstPlace }));
  const isSwappable = useSelector(actor, (state) => state.can(anySwap));
  const planned = useSelector(actor, ({ context }) => plannedOf(context.workout).length);
  const names = exercises.map(({ name }) => name);
  const cautions = useCautions(names);
  const wishes = useWishes(actor);
  const [swapping, setSwapping] = useState<number | null>(null);
  const [swappedTo, setSwappedTo] = useState<string | null>(null);
  const swapped = swapping === null ? undefined : exercises[swapping];
  const swap = (name: string): void => {
    if (swapping !== null) actor.send({ type: 'exercise.swapped', exercise: swapping, name });
    setSwapping(null);
    setSwappedTo(name);
  };
  return (
    <section aria-labelledby="exercises">
      <ExerciseListHead>
        <h2 id="exercises">{workoutCopy.exercises}</h2>
        <SubText as="span">
          <Done actor={actor} /> {workoutCopy.doneOf(planned)}
        </SubText>
      </ExerciseListHead>
      <GentlerNote exercises={exercises} injured={wishes.injured ?? []} />
      <ExerciseList>
        {keyed(exercises).map(({ key, exercise, index }) => (
          <Exercise
            key={key}
            actor={actor}
            begun={begun}
            index={index}
            exercise={exercise}
            caution={cautions.get(exercise.name)}
            isLocked={isLocked}
            onHowTo={() => onHowTo(exercise.name)}
            onSwap={
              isSwappable && (exercise.insteadOf || alike(exercise.name, wishes, 1).length > 0)
                ? () => setSwapping(index)
                : null
            }
            isJustSwapped={exercise.name === swappedTo}
          />
        ))}
      </ExerciseList>
      {swapped && (
        <Opening>
          <SwapDialog
            exercise={swapped}
            taken={names}
            wishes={wishes}
            onChoose={swap}
            onClose={() => setSwapping(null)}
          />
        </Opening>
      )}
      <Disclaimer $tone="soft" $size="t14">
        {contentText(healthDisclaimer)}
      </Disclaimer>
    </section>
  );
}

/** The swaps for the member's injuries, once for all exercises. */
function GentlerNote({
  exercises,
  injured,
}: {
  exercises: readonly Exercise[];
  injured: readonly InjuredArea[];
}) {
  if (injured.length === 0) return null;
  const moves = exercises.flatMap(({ name, insteadOf }) =>
    insteadOf && strainedBy(insteadOf.name, injured).length > 0
      ? [exerciseCopy.gentlerMove(nameText(name), nameText(insteadOf.name))]
      : [],
  );
  return (
    <Note>
      <IconBadge icon="leaf" segment={8} size="small" />
      <div>
        <b>{exerciseCopy.gentlerTitle(injured)}</b>
        <SubText>{moves.length > 0 ? exerciseCopy.gentlerMoves(moves) : exerciseCopy.gentlerOnly}</SubText>
      </div>
    </Note>
  );
}

type Exercise = GuidedWorkout['template']['exercises'][number];
type ExerciseProps = {
  actor: WorkoutActor;
  begun: BegunWorkout | null;
  index: number;
  exercise: Exercise;
  caution: string | undefined;
  isLocked: boolean;
  onHowTo: () => void;
  onSwap: (() => void) | null;
  /** It has taken the place of another one, whose button had the focus. */
  isJustSwapped: boolean;
};

/** Selects only its own exercise, so that a tick renders only the rows that it changes. */
function Exercise({ actor, begun, index, exercise, isJustSwapped, ...row }: ExerciseProps) {
  const sets = useSelector(actor, ({ context }) => context.workout.session.ticks[index]);
  const state = useSelector(actor, ({ context }) => stateOf(context.workout, index));
  const isLoaded = useSelector(actor, ({ context }) => hasWeights(context.workout.template.equipment));
  const unit = useCurrentUser().data?.unitPreference === 'metric' ? 'kg' : 'lbs';
  const currentIndex = state === 'current' ? (sets?.indexOf(false) ?? null) : null;
  return (
    <ExerciseRow
      name={exercise.name}
      line={lineOf(exercise)}
      {...row}
      swapRef={isJustSwapped ? takeFocus : undefined}
      state={state}
      sets={sets ?? []}
      currentSet={currentIndex}
      isFoldedWhenDone
      onTick={(ticked) => actor.send({ type: 'set.toggled', place: { exercise: index, set: ticked } })}
    >
      {begun && state !== 'open' && (
        <begun.ExerciseLog
          actor={actor}
          name={exercise.name}
          exercise={index}
          currentSet={currentIndex}
          unit={unit}
          isLoaded={isLoaded && exercise.reps !== undefined}
        />
      )}
    </ExerciseRow>
  );
}

const firstPlace = { exercise: 0, set: 0 };
const anySwap = { type: 'exercise.swapped', exercise: 0, name: '' } as const;

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The wishes that replacements of an exercise must suit; the equipment of the workout is at hand. */
function useWishes(actor: WorkoutActor): Wishes {
  const { data: user } = useCurrentUser();
  const needed = useSelector(actor, ({ context }) => context.workout.template.equipment);
  return {
    equipment: [...(user?.availableEquipment ?? []), ...needed],
    excluded: (user?.excludedExercises ?? []).map(({ name }) => name),
    injured: areasIn(user?.injuries ?? ''),
  };
}

/** `3 sets, 8 reps, 60 s rest, instead of Push-ups`. */
const lineOf = (exercise: Exercise): string =>
  exercise.insteadOf
    ? workoutCopy.insteadOf(setsLine(exercise), nameText(exercise.insteadOf.name))
    : setsLine(exercise);

function stateOf({ session }: GuidedWorkout, index: number): ExerciseState {
  if (exerciseStatus(session, index) === 'completed') return 'done';
  return currentSet(session)?.exercise === index ? 'current' : 'open';
}

function Done({ actor }: { actor: WorkoutActor }) {
  return useSelector(
    actor,
    ({ context: { workout } }) => plannedOf(workout).filter(({ isDone }) => isDone).length,
  );
}

/** Keys for exercises, because a template may have the same exercise twice. */
const keyed = (exercises: readonly Exercise[]) =>
  exercises.map((exercise, index) => ({ key: `${index} ${exercise.name}`, exercise, index }));

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
`;

const Disclaimer = styled(Text)`
  margin-top: ${theme.space.s5};
`;
