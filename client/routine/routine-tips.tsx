import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { dailyMaintenanceTips } from '#domain/catalogue/content/tips.ts';
import { routineCopy } from './routine-copy.ts';

export function RoutineTips() {
  return (
    <Card title={routineCopy.tips}>
      <Lines>
        {dailyMaintenanceTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Lines>
    </Card>
  );
}

const Lines = styled.ul(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    color: ${theme.color.ink2};
    & > li {
      padding-inline-start: ${theme.space.s4};
      border-inline-start: 3px solid ${theme.color.segment4};
    }
  `,
);
