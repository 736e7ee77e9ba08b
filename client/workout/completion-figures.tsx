import { css, keyframes, styled } from 'styled-components';
import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import type { Comparison, Earned } from './completion-view-model.ts';
import { workoutCopy } from './workout-copy.ts';

type EarnedTilesProps = {
  earned: Earned;
  /** The figures land once, when the workout has just ended. */
  isMoving: boolean;
};

/** Streak and points after the workout. */
export function EarnedTiles({ earned, isMoving }: EarnedTilesProps) {
  const { streak, toNext, points, total, week } = earned;
  const done = week.filter(({ standing }) => standing === 'active').length;
  return (
    <Tiles $isMoving={isMoving}>
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
          {workoutCopy.thisWorkout}
        </Plus>
      </PointsTile>
    </Tiles>
  );
}

/** A dot for each set: those of last time, then the new ones. */
const dotsOf = ({ before, now }: Extract<Comparison, { kind: 'sets' }>) =>
  Array.from({ length: now }, (_, set) => ({ set, isNew: set >= before }));

type ComparisonsCardProps = { comparisons: readonly Comparison[]; isMoving: boolean };

/** Improvements on earlier workouts; nothing when there are none. */
export function ComparisonsCard({ comparisons, isMoving }: ComparisonsCardProps) {
  if (comparisons.length === 0) return null;
  return (
    <Card>
      <Lines $isMoving={isMoving} aria-label={workoutCopy.comparedWithBefore}>
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

const StreakTile = styled.section`
  ${tile}
  background: ${theme.color.tileStreak};
  color: ${theme.color.tileStreakText};
  --tile-numeral: ${theme.color.tileStreakNumeral};
`;

const PointsTile = styled.section`
  ${tile}
  background: ${theme.color.tilePoints};
  color: ${theme.color.tilePointsText};
  --tile-numeral: ${theme.color.tilePointsNumeral};
`;

const Middle = styled.p`
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
`;

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

const Plus = styled.p`
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
`;

const Lines = styled.ul<{ $isMoving: boolean }>(
  ({ theme, $isMoving }) => css`
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
    ${
      $isMoving &&
      css`
        @media (prefers-reduced-motion: no-preference) {
          & > li {
            animation: ${rise} ${theme.duration.d3} 1200ms ${theme.ease.out} backwards;
          }
        }
      `
    }
  `,
);

const Dots = styled.div`
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
`;

const Tiles = styled.div<{ $isMoving: boolean }>(
  ({ theme, $isMoving }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    gap: ${theme.space.s3};
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
        }
      `
    }
  `,
);
