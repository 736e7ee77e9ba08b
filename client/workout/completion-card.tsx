import { type MouseEvent, useId } from 'react';
import { css, styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { exertionWords, moodWords } from '#client/exercise/exercise-copy.ts';
import { clockTime } from '#client/lib/format/clock-time.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { coveringInput } from '#client/ui/covering-input.ts';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { workoutAward } from '#domain/workout/workout-rules.ts';
import type { Effort } from './guided-workout.ts';
import { workoutCopy } from './workout-copy.ts';

type CompletionCardProps = {
  workoutName: string;
  elapsedSeconds: number;
  sets: { readonly done: number; readonly total: number };
  effort: Effort;
  isSaving: boolean;
  /** The last try did not reach the server: the workout waits on this device. */
  isWaiting: boolean;
  onRate: (effort: Partial<Effort>) => void;
  onSave: () => void;
  onBack: (press: MouseEvent) => void;
};

/** After the last set: how it went, and the way into the log. */
export function CompletionCard({ effort, onRate, ...card }: CompletionCardProps) {
  const { workoutName, elapsedSeconds, sets } = card;
  const isCompleted = sets.done === sets.total;
  const title = isCompleted ? workoutCopy.workoutComplete : workoutCopy.whatYouDid;
  return (
    <Card>
      <Stack $gap="s6">
        <Lap>
          <ProgressTrack share={sets.total > 0 ? sets.done / sets.total : 0}>
            <TrackNumeral>{clockTime(elapsedSeconds)}</TrackNumeral>
          </ProgressTrack>
        </Lap>
        <Stack $gap="s1">
          <ScreenHeading title={`${title}: ${workoutName}`} size="h2">
            {title}
          </ScreenHeading>
          <Text $tone="muted">
            {isCompleted
              ? workoutCopy.completeLead(sets.total, workoutAward(true))
              : workoutCopy.incompleteLead(sets.done, sets.total)}
          </Text>
        </Stack>
        <ScaleField
          legend={workoutCopy.howHardWasIt}
          words={exertionWords}
          value={effort.perceivedExertion}
          onChoose={(perceivedExertion) => onRate({ perceivedExertion })}
        />
        <ScaleField
          legend={workoutCopy.howDoYouFeelNow}
          words={moodWords}
          value={effort.moodAfter}
          onChoose={(moodAfter) => onRate({ moodAfter })}
        />
        <Saving {...card} />
      </Stack>
    </Card>
  );
}

function Saving({
  isSaving,
  isWaiting,
  onSave,
  onBack,
}: Pick<CompletionCardProps, 'isSaving' | 'isWaiting' | 'onSave' | 'onBack'>) {
  return (
    <Stack $gap="s3">
      {isWaiting && (
        <Waiting role="status">
          <Chip tone="warn" icon="clock">
            {workoutCopy.waitingToSync}
          </Chip>
          <Text $tone="muted" $size="t14">
            {workoutCopy.savedLater}
          </Text>
        </Waiting>
      )}
      <Button variant="primary" size="large" isBlock disabled={isSaving} onClick={onSave}>
        {isSaving ? workoutCopy.saving : workoutCopy.saveWorkout}
      </Button>
      <LinkButton to={paths.dashboard} isBlock onClick={onBack}>
        {workoutCopy.backToDashboard}
      </LinkButton>
    </Stack>
  );
}

type ScaleFieldProps = {
  legend: string;
  /** One word for each step from 1 on. */
  words: readonly string[];
  value: number;
  onChoose: (value: number) => void;
};

/** A step on a scale from 1, each a round radio; the chosen one is said in words beside the legend. */
function ScaleField({ legend, words, value, onChoose }: ScaleFieldProps) {
  const name = useId();
  const steps = words.map((word, index) => ({ word, step: index + 1 }));
  return (
    <Field>
      <legend>
        <b>{legend}</b>
        <span>{workoutCopy.scaleValue(value, words[value - 1] ?? '')}</span>
      </legend>
      <Steps>
        {steps.map(({ word, step }) => (
          <Target key={step}>
            <input
              type="radio"
              name={name}
              aria-label={`${step}, ${word}`}
              checked={step === value}
              onChange={() => onChoose(step)}
            />
            <Face>{step}</Face>
          </Target>
        ))}
      </Steps>
    </Field>
  );
}

const Field = styled.fieldset(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    min-width: 0;
    & > legend {
      display: flex;
      justify-content: space-between;
      gap: ${theme.space.s3};
      width: 100%;
      margin-bottom: ${theme.space.s3};
    }
    & > legend > b {
      font-weight: ${theme.weight.bold};
    }
    & > legend > span {
      color: ${theme.color.ink2};
      white-space: nowrap;
    }
  `,
);

const Steps = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(5, minmax(${theme.size.tap}, 1fr));
    gap: ${theme.space.s2};
    ${theme.media.wide} {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
  `,
);

const Face = styled.span(
  ({ theme }) => css`
    display: grid;
    place-items: center;
    min-height: ${theme.size.tap};
    border-radius: ${theme.radius.full};
    box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
    /* While it is pressed it would lie over its own radio. */
    pointer-events: none;
    transition: transform ${theme.duration.d2} ${theme.ease.spring};
  `,
);

const Target = styled.label(
  ({ theme }) => css`
    position: relative;
    display: grid;
    cursor: pointer;
    ${coveringInput}
    & > input:checked + ${Face} {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
      box-shadow: ${theme.shadow.edge};
    }
    & > input:active + ${Face} {
      transform: scale(.94);
    }
    & > input:focus-visible + ${Face} {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 2px;
    }
  `,
);

const Lap = styled.div(
  ({ theme }) => css`
    padding: ${theme.space.s5} ${theme.space.s6};
    border-radius: ${theme.radius.m};
    background: ${theme.color.tileGoal};
    color: ${theme.color.tileGoalNumeral};
    & > div {
      max-width: 26rem;
      margin-inline: auto;
    }
  `,
);

const Waiting = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s2} ${theme.space.s3};
  `,
);
