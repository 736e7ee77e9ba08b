import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChartTable, type TableContent } from '#client/charts/chart-table.tsx';
import { PendingMark, type PendingNumber } from '#client/lib/offline/pending-mark.tsx';
import { Numeral, NumeralMark } from '#client/ui/text.tsx';

type ModeLayoutProps = {
  /** The number that leads. */
  numeral: string;
  /** Hangs beside it: a percent sign. */
  mark?: string;
  /** What the number is, where it may count what was not sent yet. */
  pending?: PendingNumber;
  /** What it counts. */
  unit: string;
  /** The picture in words. */
  summary: string;
  /** Chooses what the picture shows. */
  picker?: ReactNode;
  table: TableContent;
  isTable: boolean;
  children: ReactNode;
};

/** One way to see the progress: a number, a sentence, and the picture or its figures. */
export function ModeLayout({
  numeral,
  mark,
  pending,
  unit,
  summary,
  picker,
  table,
  isTable,
  children,
}: ModeLayoutProps) {
  return (
    <ModeLayoutParts>
      <Lead>
        <Big>
          {numeral}
          {mark && <NumeralMark>{mark}</NumeralMark>}
        </Big>
        <Words>
          <b>
            {unit}
            {pending && <PendingMark of={pending} />}
          </b>
          <span>{summary}</span>
        </Words>
      </Lead>
      {picker}
      {isTable ? <ChartTable {...table} /> : children}
    </ModeLayoutParts>
  );
}

const ModeLayoutParts = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s5};
    min-width: 0;
  `,
);

const Lead = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: flex-end;
    flex-wrap: wrap;
    gap: ${theme.space.s3} ${theme.space.s5};
  `,
);

const Big = styled(Numeral)`
  font-size: 5rem;
`;

const Words = styled.p(
  ({ theme }) => css`
    flex: 1 1 10rem;
    line-height: 1.35;
    color: ${theme.color.ink2};
    & > b {
      display: block;
      color: ${theme.color.ink};
    }
  `,
);
