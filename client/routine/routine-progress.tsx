import { css, styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { routineCopy } from './routine-copy.ts';

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
export function RoutineProgress({ done, total, isWaiting, isBegun, onReset }: RoutineProgressProps) {
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

const Foot = styled.div(
  ({ theme }) => css`
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
  `,
);
