import type { MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { clockTime } from '#client/lib/format/clock-time.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { workoutAward } from '#domain/workout/workout-rules.ts';
import type { Effort } from './guided-workout.ts';
import { ScaleField } from './scale-field.tsx';
import { exertionWords, moodWords, workoutCopy } from './workout-copy.ts';

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
