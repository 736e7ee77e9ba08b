import { useSelector } from '@xstate/react';
import { css, styled } from 'styled-components';
import { ExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { useExerciseDemo } from '#client/exercise/use-exercise-demo.ts';
import { type LocalRoutine, type RoutineName, totalSetsOf } from '#client/lib/offline/local-routine.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { DailyTemplate } from '#service/routine/routine-contract.ts';
import { RoutineCompleted } from './routine-completed.tsx';
import { routineCopy } from './routine-copy.ts';
import { RoutineExercises } from './routine-exercises.tsx';
import { RoutineProgress } from './routine-progress.tsx';
import { RoutineTips } from './routine-tips.tsx';
import { useHeldMarks } from './use-held-marks.ts';
import { useRoutine } from './use-routine.ts';

type DailyRoutineProps = {
  name: RoutineName;
  /** In the version that was opened. */
  template: DailyTemplate;
  /** The member has another plan by now. */
  isChangedSince: boolean;
  local: LocalRoutine;
  zone: string;
  /** Whether the day goes on: after it nothing is ticked here any more. */
  isStill: () => boolean;
};

/** The routine of a day: its exercises to tick, how far they are, and tips. */
export function DailyRoutine({ name, template, isChangedSince, local, zone, isStill }: DailyRoutineProps) {
  const actor = useRoutine({ name, template, local, zone });
  const ticked = useSelector(actor, ({ context }) => context.routine.ticked);
  const isCompleted = useSelector(actor, (state) => state.matches({ routine: 'completed' }));
  const isBegun = useSelector(actor, (state) => !state.matches({ routine: 'none' }));
  const isWaiting = useSelector(actor, (state) => state.matches({ marks: 'waiting' }));
  const isHeld = useHeldMarks(name);
  const demo = useExerciseDemo();
  const totalSets = totalSetsOf(template);
  return (
    <Stack $gap="s6">
      <RoutineHead template={template} isChangedSince={isChangedSince} />
      <Areas>
        <RoutineProgress
          done={ticked.length}
          total={totalSets}
          isWaiting={isWaiting || isHeld}
          isBegun={isBegun}
          onReset={() => actor.send({ type: 'progress.reset' })}
        />
        <RoutineExercises
          template={template}
          ticked={ticked}
          onTick={(set) => isStill() && actor.send({ type: 'set.toggled', set })}
          onHowTo={demo.showDemo}
        />
        {isCompleted && <RoutineCompleted totalSets={totalSets} isNews={local.ticked.length < totalSets} />}
        <RoutineTips />
      </Areas>
      <ExerciseDemo demo={demo.demo} onClose={demo.closeDemo} />
    </Stack>
  );
}

function RoutineHead({ template, isChangedSince }: Pick<DailyRoutineProps, 'template' | 'isChangedSince'>) {
  return (
    <Stack $gap="s3">
      <ScreenHeading>{template.name}</ScreenHeading>
      <Text $tone="muted" $size="t18">
        {template.description}
      </Text>
      <Row $gap="s2" $wraps>
        <Chip icon="clock">{routineCopy.minutes(template.durationMinutes)}</Chip>
        <Chip>{levelLabels[template.difficulty]}</Chip>
        <Chip>{routineCopy.exercises(template.totalExercises)}</Chip>
      </Row>
      {isChangedSince && <Text>{routineCopy.changedLater}</Text>}
    </Stack>
  );
}

/** On a broad window the list has a separate column next to all that is about it. */
const Areas = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    align-items: start;
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 25rem) minmax(0, 1fr);
      grid-template-rows: repeat(3, auto) 1fr;
      & > * {
        grid-column: 1;
      }
      & > :nth-child(2) {
        grid-column: 2;
        grid-row: 1 / -1;
      }
    }
  `,
);
