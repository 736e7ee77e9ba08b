import { css, keyframes, styled } from 'styled-components';
import { stadiumPath } from '#client/charts/geometry.ts';
import { labelled } from '#client/lib/format/format-copy.ts';
import { clockTime, spokenTime } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { TrackBackground } from '#client/ui/hero-panel.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Clock } from '#client/ui/timer-panel.tsx';
import type { Summary } from './completion-view-model.ts';
import { workoutCopy } from './workout-copy.ts';

type FinishHeroProps = { workoutName: string; trainedOn: string | null; summary: Summary; isMoving: boolean };

/** The time on the lit track, with its chequered line: the largest numeral of the product. */
export function FinishHero({ workoutName, trainedOn, summary, isMoving }: FinishHeroProps) {
  const { elapsedSeconds, sets, totalSets, isTooShort, isFarShorter } = summary;
  const isWhole = sets === totalSets;
  const title = titleOf(summary);
  return (
    <Hero $isMoving={isMoving} aria-label={workoutName}>
      <TrackBackground
        cx={60}
        cy={640}
        radius={150}
        count={12}
        width={1100}
        height={620}
        keep="start"
        ground="pine"
      />
      {!isTooShort && !isFarShorter && isMoving && <Confetti />}
      <Oval>
        <Track share={isTooShort ? shortShare : isWhole ? 1 : sets / totalSets} isFinished={isWhole} />
        <Middle>
          <Clock time={clockTime(elapsedSeconds)} label={workoutCopy.trained(spokenTime(elapsedSeconds))} />
        </Middle>
      </Oval>
      <ScreenHeading title={labelled(title, workoutName)} size="h2">
        {title}
      </ScreenHeading>
      {trainedOn && <p>{workoutCopy.trainedOn(trainedOn)}</p>}
      {isTooShort && sets === 0 ? <p>{workoutCopy.oneSetOrThreeMinutes()}</p> : <Done summary={summary} />}
    </Hero>
  );
}

function titleOf({ sets, totalSets, isTooShort }: Summary): string {
  if (isTooShort) return sets > 0 ? workoutCopy.thatWasQuick : workoutCopy.barelyWarmedUp;
  return sets === totalSets ? workoutCopy.workoutComplete : workoutCopy.whatYouDid;
}

const Done = ({ summary: { sets, totalSets, exercises, reps } }: { summary: Summary }) => (
  <Facts>
    <span>{sets === totalSets ? workoutCopy.setsDone(sets) : workoutCopy.setsOf(sets, totalSets)}</span>
    <span>{workoutCopy.exercisesDone(exercises)}</span>
    {reps > 0 && <span>{workoutCopy.reps(reps)}</span>}
  </Facts>
);

const shortShare = 0.05;
const size = { width: 360, height: 212, stroke: 16 } as const;
const line = stadiumPath(size.width, size.height, 10);
/** The squares of the finish line, on the middle of the upper side. */
const squares = [0, 1, 2, 3].map((row) => ({ row, x: row % 2 === 0 ? 174 : 180, y: 1 + row * 4.5 }));

function Track({ share, isFinished }: { share: number; isFinished: boolean }) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      <TrackLine d={line} strokeWidth={size.stroke} />
      <TrackLine d={stadiumPath(size.width, size.height, 23)} strokeWidth={1.5} />
      <TrackLine d={stadiumPath(size.width, size.height, 28)} strokeWidth={1.5} />
      <Lap d={line} pathLength={100} strokeWidth={size.stroke} strokeDasharray={`${share * 100} 100`} />
      {isFinished && (
        <>
          <Flag x={174} y={1} width={12} height={18} />
          {squares.map(({ row, x, y }) => (
            <Square key={row} x={x} y={y} width={6} height={4.5} />
          ))}
        </>
      )}
    </svg>
  );
}

const pieces = [
  [4, 9, 1, -19],
  [9, 20, 4, -41],
  [15, 6, 5, -10],
  [21, 13, 6, 23],
  [6, 32, 8, -54],
  [13, 40, 2, -51],
  [93, 8, 1, 45],
  [88, 18, 4, 8],
  [82, 7, 5, -48],
  [77, 14, 6, -14],
  [96, 30, 8, 14],
  [89, 38, 2, -53],
  [3, 52, 1, 56],
  [97, 50, 4, 4],
  [28, 5, 5, -33],
  [71, 6, 6, -56],
] as const;

/** Falls once, in the pine panel only. */
const Confetti = () => (
  <Falling aria-hidden>
    {pieces.map(([left, top, segment, turn], index) => (
      <i
        key={left}
        style={{
          left: `${left}%`,
          top: `${top}%`,
          rotate: `${turn}deg`,
          background: `var(--color-segment${segment})`,
          animationDelay: `${(index * 80) % 600}ms`,
        }}
      />
    ))}
  </Falling>
);

const lapLights = keyframes`
  from {
    stroke-dasharray: 0 100;
  }
`;
const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(.75rem);
  }
`;
const fall = keyframes`
  from {
    opacity: 0;
    transform: translateY(-3rem);
  }
`;

const TrackLine = styled.path`
  fill: none;
  stroke: ${theme.color.tileGoalLine};
`;
const Lap = styled.path`
  fill: none;
  stroke: ${theme.color.tileGoalFill};
  stroke-linecap: round;
`;
const Flag = styled.rect`
  fill: ${theme.color.tileGoalNumeral};
`;
const Square = styled.rect`
  fill: ${theme.color.wheelRim};
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Oval = styled.div`
  position: relative;
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
  align-self: center;
  container-type: inline-size;
  & > svg {
    width: 100%;
    height: auto;
  }
`;

const Hero = styled.section<{ $isMoving: boolean }>(
  ({ theme, $isMoving }) => css`
    position: relative;
    display: grid;
    gap: ${theme.space.s3};
    min-width: 0;
    padding: ${theme.space.s5} ${theme.space.card} ${theme.space.s6};
    border-radius: ${theme.radius.xl};
    background: ${theme.color.tileGoal};
    color: ${theme.color.tileGoalText};
    text-align: center;
    overflow: hidden;
    & > :not(svg) {
      position: relative;
    }
    & h1,
    & [role='timer'] {
      color: ${theme.color.tileGoalNumeral};
    }
    & :focus-visible {
      outline-color: ${theme.color.tileGoalFill};
    }
    ${theme.media.broad} {
      grid-template-rows: 1fr auto auto;
      padding: ${theme.space.s8} ${theme.space.s8} ${theme.space.s10};
    }
    ${
      $isMoving &&
      css`
        @media (prefers-reduced-motion: no-preference) {
          & ${Lap} {
            animation: ${lapLights} 900ms ${theme.ease.out} backwards;
          }
          & ${Middle} {
            animation: ${rise} ${theme.duration.d3} 180ms ${theme.ease.out} backwards;
          }
        }
      `
    }
  `,
);

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s1} ${theme.space.s5};
  font-weight: ${theme.weight.strong};
`;

const Falling = styled.div`
  && {
    position: absolute;
  }
  inset: 0;
  pointer-events: none;
  & > i {
    position: absolute;
    width: .5rem;
    height: .85rem;
    border-radius: 2px;
    animation: ${fall} 900ms ${theme.ease.out} backwards;
  }
  ${theme.media.still} {
    display: none;
  }
`;
