import { lazy, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { exertionWords, moodWords } from '#client/exercise/exercise-copy.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { coveringInput } from '#client/ui/field.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { paths } from '#client/ui/paths.ts';
import { useHeadingFocus } from '#client/ui/screen-heading.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { ComparisonsCard, EarnedTiles } from './completion-figures.tsx';
import type { Comparison, Earned, Summary } from './completion-view-model.ts';
import { FinishHero } from './finish-hero.tsx';
import type { Effort } from './guided-workout.ts';
import { Field, ScaleField } from './set-fields.tsx';
import { FoldSummary } from './set-lines.ts';
import { workoutCopy } from './workout-copy.ts';

const LogQuestion = lazy(async () => ({ default: (await import('./workout-dialogs.tsx')).LogQuestion }));

type WorkoutCompleteProps = {
  workoutName: string;
  /** Its date as a text; null for today. */
  trainedOn: string | null;
  plannedMinutes: number;
  summary: Summary;
  /** Null until the numbers are read, and where they cannot be. */
  earned: Earned | null;
  comparisons: readonly Comparison[];
  effort: Effort;
  isSaving: boolean;
  /** It was ended on this screen just now: the moment plays once. */
  isFresh: boolean;
  onRate: (effort: Partial<Effort>) => void;
  onSave: () => void;
  /** Null where it cannot go on: all sets are done, or it is too old. */
  onKeepGoing: (() => void) | null;
  onDiscard: () => void;
  onBack: (press: MouseEvent) => void;
  /** The exercises, for who wants to correct a set. */
  children: ReactNode;
  /** Further actions on the finished workout. */
  more: ReactNode;
};

/** The end of a workout: what was done, what it earned and where it was better, then how it felt, and out in one tap. */
export function WorkoutComplete(props: WorkoutCompleteProps) {
  const { workoutName, trainedOn, summary, isFresh } = props;
  // A tap anywhere ends the motion at its last frame.
  const [isMoving, setMoving] = useState(isFresh);
  // A corrected set may make it count: the set that was corrected is folded away then.
  useHeadingFocus(String(summary.isTooShort));
  return (
    <Finish onPointerDown={() => setMoving(false)}>
      <FinishHero workoutName={workoutName} trainedOn={trainedOn} summary={summary} isMoving={isMoving} />
      {summary.isTooShort ? <TooShort {...props} /> : <Done {...props} isMoving={isMoving} />}
    </Finish>
  );
}

function Done(props: WorkoutCompleteProps & { isMoving: boolean }) {
  const { earned, comparisons, effort, isSaving, isMoving } = props;
  const { onRate, onKeepGoing, onBack, children, more, summary } = props;
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const onSave = (): void => (summary.isFarShorter ? setAsking(true) : props.onSave());
  return (
    <Side>
      {isAsking && (
        <Opening>
          <LogQuestion
            summary={summary}
            plannedMinutes={props.plannedMinutes}
            onChangeSets={() => {
              setAsking(false);
              setChanging(true);
            }}
            onLog={() => {
              setAsking(false);
              props.onSave();
            }}
          />
        </Opening>
      )}
      {earned && <EarnedTiles earned={earned} isMoving={isMoving} />}
      <ComparisonsCard comparisons={comparisons} isMoving={isMoving} />
      <Card>
        <Stack $gap="s5">
          <Head>
            <h2>{workoutCopy.howDidItGo}</h2>
            <SubText as="span">{workoutCopy.optional}</SubText>
          </Head>
          <ScaleField
            legend={workoutCopy.howHardWasIt}
            words={exertionWords}
            ends={workoutCopy.exertionEnds}
            value={effort.perceivedExertion}
            onChoose={(perceivedExertion) => onRate({ perceivedExertion })}
          />
          <MoodField value={effort.moodAfter} onChoose={(moodAfter) => onRate({ moodAfter })} />
        </Stack>
      </Card>
      <Actions $count={onKeepGoing ? 2 : 1}>
        {onKeepGoing && <Button onClick={onKeepGoing}>{workoutCopy.keepGoing}</Button>}
        <Button variant="primary" size="large" isBlock disabled={isSaving} onClick={onSave}>
          {isSaving ? workoutCopy.saving : workoutCopy.saveWorkout}
        </Button>
      </Actions>
      <ChangeSets isOpen={isChanging}>{children}</ChangeSets>
      {more}
      <LinkButton to={paths.dashboard} isBlock onClick={onBack}>
        {commonCopy.backToDashboard}
      </LinkButton>
    </Side>
  );
}

/** The exercises, for who wants to correct a set. */
const ChangeSets = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <FoldSummary>
      {workoutCopy.changeASet}
      <Icon name="down" size={18} />
    </FoldSummary>
    {children}
  </details>
);

/** Too little to count: it is never credited silently. */
function TooShort({ summary, onKeepGoing, onDiscard, children }: WorkoutCompleteProps) {
  const hasSets = summary.sets > 0;
  return (
    <Side>
      <Card>
        <Coach>
          <IconBadge icon="leaf" segment={8} size="large" />
          <div>
            <h2>{hasSets ? workoutCopy.logWhatYouDid : workoutCopy.shortOnTime}</h2>
            <Text $tone="muted">
              {hasSets
                ? workoutCopy.setsInTime(
                    workoutCopy.setsDone(summary.sets),
                    workoutCopy.seconds(summary.elapsedSeconds),
                    onKeepGoing !== null,
                  )
                : workoutCopy.doOneSet}
            </Text>
          </div>
        </Coach>
      </Card>
      {hasSets && <ChangeSets isOpen>{children}</ChangeSets>}
      <Actions $count={onKeepGoing ? 2 : 1}>
        <Button variant="plain" onClick={onDiscard}>
          {workoutCopy.discard}
        </Button>
        {onKeepGoing && (
          <Button variant="primary" size="large" isBlock onClick={onKeepGoing}>
            {workoutCopy.keepGoing}
          </Button>
        )}
      </Actions>
    </Side>
  );
}

/** The mouth and the eyes of each face, from 1 on, and the colour of the wheel that it takes. */
const faces = [
  { segment: 5, mouth: 'M15 33c2-4 5-5 9-5s7 1 9 5' },
  { segment: 6, mouth: 'M16 31c2-2 5-3 8-3s6 1 8 3' },
  { segment: 2, mouth: 'M16 29h16' },
  { segment: 4, mouth: 'M16 28c2 2 5 3 8 3s6-1 8-3' },
  { segment: 8, mouth: 'M15 26c2 5 5 7 9 7s7-2 9-7Z' },
] as const;

/** How the member feels after it: five faces, none chosen beforehand. */
function MoodField({ value, onChoose }: { value: number | null; onChoose: (mood: number) => void }) {
  const name = useId();
  return (
    <Field>
      <legend>
        <b>{workoutCopy.howDoYouFeelNow}</b>
        {value !== null && <span>{workoutCopy.scaleValue(value, moodWords[value - 1] ?? '')}</span>}
      </legend>
      <Faces>
        {faces.map(({ segment, mouth }, index) => {
          const mood = index + 1;
          const word = moodWords[index] ?? '';
          return (
            <Target key={mood}>
              <input
                type="radio"
                name={name}
                aria-label={workoutCopy.scaleValue(mood, word)}
                checked={value === mood}
                onChange={() => onChoose(mood)}
              />
              <Face>
                <svg viewBox="0 0 48 48" aria-hidden>
                  <Ground cx="24" cy="24" r="23" $segment={segment} />
                  <path d={mouth} />
                  <path d="M17 19v2M31 19v2" />
                </svg>
                <span>{word}</span>
              </Face>
            </Target>
          );
        })}
      </Faces>
    </Field>
  );
}

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  align-content: start;
  min-width: 0;
  padding-bottom: ${theme.space.dock};
  ${theme.media.broad} {
    padding-bottom: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s3};
  & > h2 {
    font-size: ${theme.heading.card};
  }
`;

/** At the foot of the window on the phone; beside the picture there is room for it in its column. */
const Actions = styled.div<{ $count: number }>(
  ({ theme, $count }) => css`
    position: fixed;
    inset-inline: 0;
    bottom: 0;
    z-index: ${theme.layer.bar};
    display: grid;
    grid-template-columns: ${$count > 1 ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)'};
    gap: ${theme.space.s3};
    padding: ${theme.space.s3} ${theme.space.gutter} max(${theme.space.s3}, env(safe-area-inset-bottom));
    background: ${theme.color.paper};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    ${theme.media.broad} {
      position: static;
      padding: 0;
      border: 0;
      background: none;
    }
  `,
);

const Coach = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s4};
  & h2 {
    font-size: ${theme.text.t20};
  }
`;

const Finish = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 1fr) 31rem;
    & > :first-child {
      position: sticky;
      top: ${theme.space.s4};
      min-height: min(52rem, calc(100dvh - 7.5rem));
      align-self: start;
    }
  }
`;

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space.s1};
`;

const Ground = styled.circle<{ $segment: (typeof faces)[number]['segment'] }>(
  ({ theme, $segment }) => css`
    fill: ${theme.color[`segment${$segment}`]};
  `,
);

const Face = styled.span`
  display: grid;
  justify-items: center;
  gap: .4rem;
  padding-block: ${theme.space.s2};
  border-radius: ${theme.radius.m};
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.strong};
  line-height: 1.1;
  pointer-events: none;
  & > span::first-letter {
    text-transform: uppercase;
  }
  & > span {
    display: inline-block;
  }
  & > svg {
    width: 2.75rem;
    height: 2.75rem;
  }
  & path {
    fill: none;
    stroke: ${theme.color.segmentDarkLabel};
    stroke-width: 2.6;
    stroke-linecap: round;
  }
`;

const Target = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
  ${coveringInput}
  & > input:checked + ${Face} {
    background: ${theme.color.well};
    box-shadow: inset 0 0 0 2.5px ${theme.color.ink};
  }
  & > input:focus-visible + ${Face} {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
