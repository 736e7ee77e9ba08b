import { type MouseEvent, type ReactNode, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { exertionWords } from '#client/exercise/exercise-copy.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { IconBadge } from '#client/ui/icon-badge.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { Comparison, Earned, Summary } from './completion-view-model.ts';
import { FinishHero } from './finish-hero.tsx';
import type { Effort } from './guided-workout.ts';
import { MoodField } from './mood-field.tsx';
import { ScaleField } from './scale-field.tsx';
import { workoutCopy } from './workout-copy.ts';

type WorkoutCompleteProps = {
  workoutName: string;
  summary: Summary;
  /** Null until the numbers are read, and where they cannot be. */
  earned: Earned | null;
  comparisons: readonly Comparison[];
  effort: Effort;
  isSaving: boolean;
  /** The last try did not reach the server: the workout waits on this device. */
  isWaiting: boolean;
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
  /** What else can be done with it. */
  more: ReactNode;
};

/** The end of a workout: what was done, what it earned and where it was better, then how it felt, and out in one tap. */
export function WorkoutComplete(props: WorkoutCompleteProps) {
  const { workoutName, summary, isFresh } = props;
  // A tap anywhere ends the motion at its last frame.
  const [isMoving, setMoving] = useState(isFresh);
  return (
    <Finish $isMoving={isMoving} onPointerDown={() => setMoving(false)}>
      <FinishHero workoutName={workoutName} summary={summary} isMoving={isMoving} />
      {summary.isTooShort ? <TooShort {...props} /> : <Done {...props} />}
    </Finish>
  );
}

function Done(props: WorkoutCompleteProps) {
  const { earned, comparisons, effort, isSaving, isWaiting } = props;
  const { onRate, onSave, onKeepGoing, onBack, children, more } = props;
  return (
    <Side>
      {earned && <EarnedTiles earned={earned} isWaiting={isWaiting} />}
      <Better comparisons={comparisons} />
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
      <Actions $count={onKeepGoing ? 2 : 1}>
        {onKeepGoing && <Button onClick={onKeepGoing}>{workoutCopy.keepGoing}</Button>}
        <Button variant="primary" size="large" isBlock disabled={isSaving} onClick={onSave}>
          {isSaving ? workoutCopy.saving : workoutCopy.saveWorkout}
        </Button>
      </Actions>
      <details>
        <Change>
          {workoutCopy.changeASet}
          <Icon name="down" size={18} />
        </Change>
        {children}
      </details>
      {more}
      <LinkButton to={paths.dashboard} isBlock onClick={onBack}>
        {commonCopy.backToDashboard}
      </LinkButton>
    </Side>
  );
}

/** Too little to count: it is never credited silently. */
function TooShort({ onKeepGoing, onDiscard }: WorkoutCompleteProps) {
  return (
    <Side>
      <Card>
        <Coach>
          <IconBadge icon="leaf" segment={8} size="large" />
          <div>
            <h2>{workoutCopy.shortOnTime}</h2>
            <Text $tone="muted">{workoutCopy.doOneSet}</Text>
          </div>
        </Coach>
      </Card>
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

/** Streak and points as they will stand. */
function EarnedTiles({ earned, isWaiting }: { earned: Earned; isWaiting: boolean }) {
  const { streak, toNext, points, total, week } = earned;
  const done = week.filter(({ standing }) => standing === 'active').length;
  return (
    <Tiles>
      <StreakTile>
        <h2>
          <Icon name="flame" size={20} />
          {workoutCopy.dayStreak}
        </h2>
        <Middle>
          <b>{numberText(streak)}</b>
          {toNext && <small>{toNext}</small>}
        </Middle>
        <Seven role="img" aria-label={workoutCopy.ofSevenDays(done)}>
          {week.map(({ date, standing }, index) => (
            <Disc key={date} $isDone={standing === 'active'} $isToday={index === week.length - 1}>
              {standing === 'active' && <Icon name="check" size={15} />}
              {standing === 'protected' && <Icon name="ticket" size={14} />}
            </Disc>
          ))}
        </Seven>
      </StreakTile>
      <PointsTile>
        <h2>
          <Icon name="spark" size={20} />
          {workoutCopy.totalPoints}
        </h2>
        <Middle>
          <b>{numberText(total)}</b>
        </Middle>
        <Plus>
          <b>{workoutCopy.plusPoints(points)}</b>
          {isWaiting ? workoutCopy.pending : workoutCopy.today}
        </Plus>
      </PointsTile>
    </Tiles>
  );
}

/** A dot for each set: those of last time, then the new ones. */
const dotsOf = ({ before, now }: Extract<Comparison, { kind: 'sets' }>) =>
  Array.from({ length: now }, (_, set) => ({ set, isNew: set >= before }));

function Better({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <Card>
      <Lines aria-label={workoutCopy.comparedWithBefore}>
        {comparisons.map((line) => (
          <li key={line.title}>
            <IconBadge
              icon={line.kind === 'record' ? 'trophy' : line.kind === 'sets' ? 'up' : 'calendar'}
              segment={line.kind === 'record' ? 4 : 5}
            />
            <div>
              <b>{line.title}</b>
              {line.kind === 'record' && <p>{line.detail}</p>}
              {line.kind === 'sets' && (
                <Dots
                  role="img"
                  aria-label={workoutCopy.setsThenAndNow(line.before, shortDate(line.on), line.now)}
                >
                  {dotsOf(line).map(({ set, isNew }) => (
                    <i key={set} data-new={isNew || undefined} />
                  ))}
                </Dots>
              )}
            </div>
          </li>
        ))}
      </Lines>
    </Card>
  );
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(.75rem);
  }
`;
const pop = keyframes`
  from {
    transform: scale(0);
  }
`;
const land = keyframes`
  from {
    opacity: 0;
    transform: translateY(-2.5rem);
  }
`;
const bump = keyframes`
  40% {
    transform: scale(1.06);
  }
`;

const Side = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    align-content: start;
    min-width: 0;
    padding-bottom: ${theme.space.dock};
    ${theme.media.broad} {
      padding-bottom: 0;
    }
  `,
);

const Head = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.s3};
    & > h2 {
      font-size: ${theme.heading.card};
    }
  `,
);

const Change = styled.summary(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    width: fit-content;
    min-height: ${theme.size.tap};
    font-weight: ${theme.weight.bold};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    details[open] > & > svg {
      transform: rotate(180deg);
    }
  `,
);

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

const Waiting = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s2} ${theme.space.s3};
  `,
);

const Coach = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s4};
    & h2 {
      font-size: ${theme.text.t20};
    }
  `,
);

const Tiles = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    gap: ${theme.space.s3};
  `,
);

const tile = css(
  ({ theme }) => css`
    display: grid;
    align-content: space-between;
    gap: ${theme.space.s2};
    min-width: 0;
    min-height: 9.25rem;
    padding: ${theme.space.s4};
    border-radius: ${theme.radius.l};
    overflow: hidden;
    & > h2 {
      display: flex;
      align-items: center;
      gap: .45rem;
      font-family: ${theme.font.text};
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.bold};
      font-stretch: normal;
      letter-spacing: 0;
      color: inherit;
    }
  `,
);

const StreakTile = styled.section(
  ({ theme }) => css`
    ${tile}
    background: ${theme.color.tileStreak};
    color: ${theme.color.tileStreakText};
    --tile-numeral: ${theme.color.tileStreakNumeral};
  `,
);

const PointsTile = styled.section(
  ({ theme }) => css`
    ${tile}
    background: ${theme.color.tilePoints};
    color: ${theme.color.tilePointsText};
    --tile-numeral: ${theme.color.tilePointsNumeral};
  `,
);

const Middle = styled.p(
  ({ theme }) => css`
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${theme.space.s2};
    & > b {
      font-family: ${theme.font.display};
      font-size: clamp(3rem, 2.6rem + 1.6vw, 4.5rem);
      font-weight: ${theme.weight.numeral};
      font-stretch: ${theme.width.numeral};
      line-height: .82;
      letter-spacing: -.025em;
      color: var(--tile-numeral);
      transform-origin: 0 100%;
    }
    & > small {
      font-size: ${theme.text.t13};
      line-height: 1.25;
      text-align: end;
    }
  `,
);

const Seven = styled.div`
  display: flex;
  justify-content: space-between;
  gap: .2rem;
  padding: 4px;
  margin-inline: -4px;
`;

const Disc = styled.i<{ $isDone: boolean; $isToday: boolean }>(
  ({ theme, $isDone, $isToday }) => css`
    display: grid;
    place-items: center;
    width: clamp(1.2rem, 1rem + .8vw, 1.75rem);
    aspect-ratio: 1;
    border-radius: ${theme.radius.full};
    background: ${$isDone ? theme.color.tileStreakDot : 'transparent'};
    color: ${$isDone ? theme.color.tileStreakTick : theme.color.tileStreakDot};
    box-shadow: ${$isDone ? 'none' : `inset 0 0 0 2px ${theme.color.tileStreakOff}`};
    outline: ${$isToday ? `2px solid ${theme.color.tileStreakDot}` : 'none'};
    outline-offset: 2px;
  `,
);

const Plus = styled.p(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
    & > b {
      display: grid;
      place-items: center;
      min-width: 2.5rem;
      height: 2.5rem;
      padding-inline: .4rem;
      border-radius: ${theme.radius.full};
      background: ${theme.color.tilePointsNumeral};
      color: ${theme.color.tilePoints};
      font-family: ${theme.font.display};
      font-size: ${theme.text.t20};
      font-weight: ${theme.weight.numeral};
      font-stretch: ${theme.width.numeral};
    }
  `,
);

const Lines = styled.ul(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    & > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: ${theme.space.s4};
    }
    & > li + li {
      padding-top: ${theme.space.s4};
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
    & b {
      font-family: ${theme.font.display};
      font-size: ${theme.text.t18};
      font-weight: ${theme.weight.heading};
      font-stretch: ${theme.width.heading};
      line-height: 1.15;
    }
    & p {
      color: ${theme.color.ink2};
      font-size: ${theme.text.t14};
    }
  `,
);

const Dots = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: .3rem;
    margin-top: .45rem;
    & > i {
      width: .7rem;
      height: .7rem;
      border-radius: ${theme.radius.full};
      background: ${theme.color.ink};
    }
    & > [data-new] {
      background: ${theme.color.accent};
      box-shadow: 0 0 0 1.5px ${theme.color.surface}, 0 0 0 3px ${theme.color.ink};
      margin-inline: .12rem;
    }
  `,
);

const Finish = styled.div<{ $isMoving: boolean }>(
  ({ theme, $isMoving }) => css`
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
    ${
      $isMoving &&
      css`
        @media (prefers-reduced-motion: no-preference) {
          & ${Disc}:last-child {
            animation: ${pop} ${theme.duration.d3} 700ms ${theme.ease.spring} backwards;
          }
          & ${Plus} > b {
            animation: ${land} 700ms 900ms ${theme.ease.out} backwards;
          }
          & ${PointsTile} ${Middle} > b {
            animation: ${bump} ${theme.duration.d2} 1400ms ${theme.ease.out};
          }
          & ${Lines} > li {
            animation: ${rise} ${theme.duration.d3} 1200ms ${theme.ease.out} backwards;
          }
        }
      `
    }
  `,
);
