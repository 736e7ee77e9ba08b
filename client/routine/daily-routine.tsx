import { useSelector } from '@xstate/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { ExerciseDemo, useExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { ExerciseList, ExerciseListHead, ExerciseRow, useCautions } from '#client/exercise/exercise-row.tsx';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { type LocalRoutine, type RoutineName, totalSetsOf } from '#client/lib/offline/local-routine.ts';
import { onWaitingChange } from '#client/lib/offline/outbox.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { MeasureButton } from '#client/measured-walk/measure-button.tsx';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { dailyMaintenanceTips } from '#domain/catalogue/content/tips.ts';
import { isMeasurableExercise } from '#domain/catalogue/workouts/measurable.ts';
import { routineAward } from '#domain/routine/routine-rules.ts';
import type {
  DailyTemplate,
  RoutineProgress as RoutineOnServer,
} from '#service/features/routine/routine-contract.ts';
import { Counting } from './counting.tsx';
import { routineCopy } from './routine-copy.ts';
import type { SetOfRoutine } from './routine-machine.ts';
import { exerciseLine, isPending, useRoutine } from './use-routine.ts';

type DailyRoutineProps = {
  name: RoutineName;
  /** In the version that was opened. */
  template: DailyTemplate;
  /** The member has another plan by now. */
  isChangedSince: boolean;
  /** The member said today that energy or mood is low. */
  isLow: boolean;
  local: LocalRoutine;
  /** The routines of the day on the server, once they were read. */
  known: readonly RoutineOnServer[] | undefined;
  zone: string;
  /** Whether it is still the day of this routine: after it, presses tick nothing. */
  isStill: () => boolean;
};

/** The routine of a day: its exercises to tick, how far they are, and tips. */
export function DailyRoutine({
  name,
  template,
  isChangedSince,
  isLow,
  local,
  known,
  zone,
  isStill,
}: DailyRoutineProps) {
  const actor = useRoutine({ name, template, local, known, zone });
  const ticked = useSelector(actor, ({ context }) => context.routine.ticked);
  const isCompleted = useSelector(actor, (state) => state.matches({ routine: 'completed' }));
  const isBegun = useSelector(actor, (state) => !state.matches({ routine: 'none' }));
  const isWaiting = useSelector(actor, (state) => state.matches({ ticks: 'waiting' }));
  const isUnsent = useSelector(actor, ({ context }) => context.unsent.length > 0);
  const isHeld = useSyncExternalStore(onWaitingChange, () => isPending(name));
  const demo = useExerciseDemo();
  const totalSets = totalSetsOf(template);
  const tick = (set: SetOfRoutine): void => {
    if (isStill()) actor.send({ type: 'set.toggled', set });
  };
  return (
    <Stack $gap="s6">
      <RoutineHead template={template} isChangedSince={isChangedSince} />
      {isLow && !isCompleted && <GentleDay done={ticked.length} total={totalSets} />}
      {isCompleted && (
        <RoutineCompleted totalSets={totalSets} isNews={isUnsent && local.ticked.length < totalSets} />
      )}
      <Areas>
        <Stack>
          <RoutineProgress
            done={ticked.length}
            total={totalSets}
            isWaiting={isWaiting || isHeld}
            isBegun={isBegun}
            onReset={() => actor.send({ type: 'progress.reset' })}
          />
          <Counting template={template} ticked={ticked} onTick={tick} />
        </Stack>
        <RoutineExercises template={template} ticked={ticked} onTick={tick} onHowTo={demo.showDemo} />
        <RoutineTips />
      </Areas>
      <ExerciseDemo demo={demo.demo} onClose={demo.closeDemo} />
    </Stack>
  );
}

/** On a low day half of the sets is enough. What earns points and the day stays as it is, and the words say so. */
const GentleDay = ({ done, total }: { done: number; total: number }) => (
  <Card tone="well" title={routineCopy.gentleTitle}>
    <p>
      {done * 2 >= total ? routineCopy.gentleDone(done) : routineCopy.gentleLead(Math.ceil(total / 2), total)}
    </p>
  </Card>
);

function RoutineHead({ template, isChangedSince }: Pick<DailyRoutineProps, 'template' | 'isChangedSince'>) {
  return (
    <Stack $gap="s3">
      <ScreenHeading>{nameText(template.name)}</ScreenHeading>
      <Text $tone="muted" $size="t18">
        {workoutText(template.description)}
      </Text>
      <Row $gap="s2" $wraps>
        <Chip icon="clock">{routineCopy.minutes(template.durationMinutes)}</Chip>
        <Chip>{nameText(levelLabels[template.difficulty])}</Chip>
        <Chip>{routineCopy.exercises(template.totalExercises)}</Chip>
      </Row>
      {isChangedSince && <Text>{routineCopy.changedLater}</Text>}
    </Stack>
  );
}

function RoutineTips() {
  return (
    <Card title={routineCopy.tips}>
      <Lines>
        {dailyMaintenanceTips.map((tip) => (
          <li key={tip}>{contentText(tip)}</li>
        ))}
      </Lines>
    </Card>
  );
}

type RoutineCompletedProps = {
  totalSets: number;
  /** Whether the last set was ticked just now: then it comes into sight, without taking the focus from there. */
  isNews: boolean;
};

/** When all sets are done. */
function RoutineCompleted({ totalSets, isNews }: RoutineCompletedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) place.current?.scrollIntoView({ block: 'start' });
  }, [isNews]);
  return (
    <Place ref={place} role="status">
      <Card tone="sun">
        <Stack $gap="s3">
          <IconBadge icon="trophy" segment={1} size="large" />
          <Title>{routineCopy.congratulations}</Title>
          <p>{routineCopy.completedLead(totalSets, routineAward)}</p>
          <div>
            <LinkButton to={paths.dashboard} variant="ink">
              {commonCopy.backToDashboard}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </Place>
  );
}

type RoutineExercisesProps = {
  template: DailyTemplate;
  /** As `exerciseIndex.setIndex`. */
  ticked: readonly string[];
  onTick: (set: SetOfRoutine) => void;
  onHowTo: (exercise: string) => void;
};

/** Sets that have room beside the name on a phone. */
const mostBeside = 3;

/** Every exercise of the routine with its sets. In any order, so none is the current one. */
function RoutineExercises({ template, ticked, onTick, onHowTo }: RoutineExercisesProps) {
  const { data: user } = useCurrentUser();
  const cautions = useCautions(template.exercises.map(({ name }) => name));
  const rows = template.exercises.map((exercise, exerciseIndex) => {
    const sets = Array.from({ length: exercise.sets }, (_, set) =>
      ticked.includes(`${exerciseIndex}.${set}`),
    );
    return { exercise, exerciseIndex, sets, isDone: !sets.includes(false) };
  });
  const done = rows.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="routine-exercises">
      <ExerciseListHead>
        <h2 id="routine-exercises">{routineCopy.exercisesTitle}</h2>
        <SubText as="span">{routineCopy.doneOf(done, rows.length)}</SubText>
      </ExerciseListHead>
      <ExerciseList>
        {rows.map(({ exercise, exerciseIndex, sets, isDone }) => (
          <ExerciseRow
            key={exercise.name}
            name={exercise.name}
            line={exerciseLine(exercise, user?.unitPreference)}
            caution={cautions.get(exercise.name)}
            state={isDone ? 'done' : 'open'}
            sets={sets}
            isInline={sets.length <= mostBeside}
            onTick={(setIndex) => onTick({ exerciseIndex, setIndex })}
            onHowTo={() => onHowTo(exercise.name)}
          >
            {user && !isDone && isMeasurableExercise(exercise.name) && (
              <MeasureButton
                user={user}
                targetMeters={metersOf(exercise)}
                doneLabel={routineCopy.tickIt(nameText(exercise.name))}
                onDone={() => {
                  for (const [setIndex, isTicked] of sets.entries())
                    if (!isTicked) onTick({ exerciseIndex, setIndex });
                }}
              />
            )}
          </ExerciseRow>
        ))}
      </ExerciseList>
    </section>
  );
}

/** A run is planned in miles; walking in steps and jogging in seconds have no distance to reach. */
const metersOf = ({ type, distance }: DailyTemplate['exercises'][number]): number | null =>
  type === 'distance' && distance ? distance * kilometresPerMile * 1_000 : null;

type RoutineProgressProps = {
  done: number;
  total: number;
  /** Ticks wait for the network. */
  isWaiting: boolean;
  /** Whether there is anything to reset. */
  isBegun: boolean;
  onReset: () => void;
};

/** How far the routine is, and the way to begin it again on this device. */
function RoutineProgress({ done, total, isWaiting, isBegun, onReset }: RoutineProgressProps) {
  return (
    <Card tone="pine" aria-label={routineCopy.progress}>
      <Oval>
        <ProgressTrack share={total === 0 ? 0 : done / total} label={routineCopy.setsDoneToday}>
          <TrackNumeral>
            {done}
            <Total>/{total}</Total>
          </TrackNumeral>
        </ProgressTrack>
      </Oval>
      <Foot>
        <b>{sentence(done, total)}</b>
        {isWaiting && (
          <Chip tone="warn" icon="clock">
            {routineCopy.waitingToSync}
          </Chip>
        )}
        <Button variant="ghost" size="small" icon="reset" disabled={!isBegun} onClick={onReset}>
          {routineCopy.resetProgress}
        </Button>
      </Foot>
    </Card>
  );
}

function sentence(done: number, total: number): string {
  if (done === 0) return routineCopy.setsToGo(total);
  return done < total ? routineCopy.ofSetsDone(done, total) : routineCopy.allSetsDone(total);
}

const Oval = styled.div`
  max-width: 26rem;
  margin-inline: auto;
`;

const Total = styled.span`
  font-size: .5em;
  letter-spacing: 0;
  opacity: .8;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  margin-top: ${theme.space.s5};
  & > b {
    font-weight: ${theme.weight.bold};
  }
  & > button:disabled {
    color: ${theme.color.tileGoalText};
    box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.tileGoalLine};
  }
  & :focus-visible {
    outline-color: ${theme.color.tileGoalFill};
  }
`;

const Title = styled.h2`
  font-size: ${theme.numeral.n1};
`;

const Place = styled.div`
  scroll-margin-block: ${theme.space.s4};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s3};
  color: ${theme.color.ink2};
  & > li {
    padding-inline-start: ${theme.space.s4};
    border-inline-start: 3px solid ${theme.color.segment4};
  }
`;

/** On a broad window the list has a separate column next to all that is about it. */
const Areas = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  align-items: start;
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 25rem) minmax(0, 1fr);
    grid-template-rows: repeat(2, auto) 1fr;
    & > * {
      grid-column: 1;
    }
    & > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / -1;
    }
  }
`;
