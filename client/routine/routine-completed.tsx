import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { routineAward } from '#domain/routine/routine-rules.ts';
import { routineCopy } from './routine-copy.ts';

type RoutineCompletedProps = {
  totalSets: number;
  /** Whether the last set was ticked just now: then it comes into sight, without taking the focus from there. */
  isNews: boolean;
};

/** When all sets are done. */
export function RoutineCompleted({ totalSets, isNews }: RoutineCompletedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) void place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews]);
  return (
    <Place ref={place} role="status">
      <Card tone="sun">
        <Stack $gap="s3">
          <Disc icon="trophy" segment={1} size="large" />
          <Title>{routineCopy.congratulations}</Title>
          <p>{routineCopy.completedLead(totalSets, routineAward)}</p>
          <div>
            <LinkButton to={paths.dashboard} variant="ink">
              {routineCopy.backToDashboard}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </Place>
  );
}

const Title = styled.h2(
  ({ theme }) => css`
    font-size: ${theme.numeral.n1};
  `,
);

const Place = styled.div(
  ({ theme }) => css`
    scroll-margin-block: ${theme.space.s4} ${theme.space.dock};
  `,
);
