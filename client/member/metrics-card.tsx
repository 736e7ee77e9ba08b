import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useOpenings } from '#client/ui/use-openings.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { bodyFigures } from './body-figures.ts';
import { FigureList } from './figure-list.tsx';
import { MeasurementsDialog } from './measurements-dialog.tsx';
import { bodyCopy } from './member-copy.ts';
import { type Reading, WhenRead } from './reading.tsx';

type MetricsCardProps = { user: CurrentUser; latest: Reading<LatestMetric> };

/** The member's body in numbers. */
export function MetricsCard({ user, latest }: MetricsCardProps) {
  const measuring = useOpenings();
  return (
    <Card title={bodyCopy.bodyMetrics}>
      <Figures>
        <WhenRead reading={latest} failure={bodyCopy.measurementsUnread} height="15rem">
          {(metric) => <FigureList figures={bodyFigures(user, metric)} />}
        </WhenRead>
      </Figures>
      <Button variant="ink" isBlock onClick={measuring.open}>
        {bodyCopy.updateMeasurements}
      </Button>
      <MeasurementsDialog openings={measuring.openings} user={user} />
    </Card>
  );
}

const Figures = styled.div(
  ({ theme }) => css`
    margin-bottom: ${theme.space.s5};
  `,
);
