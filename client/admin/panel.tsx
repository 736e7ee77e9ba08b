import { css, styled } from 'styled-components';
import { ApiError } from '#client/lib/http/api-error.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { auditCopy } from './admin-copy.ts';

type PanelErrorProps = {
  error: unknown;
  onRetry: () => void;
  /** The data that could not be read. */
  children: string;
};

/** Takes the place of a panel that this person may not see, or that could not be read. */
export function PanelError({ error, onRetry, children }: PanelErrorProps) {
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyState icon="lock" title={auditCopy.adminOnly}>
        {auditCopy.adminOnlyLead}
      </EmptyState>
    );
  return (
    <Card>
      <RetryNote onRetry={onRetry}>{children}</RetryNote>
    </Card>
  );
}

/** List and detail beside each other; where there is no room for both, the detail takes the list's place. */
export const SplitView = styled.div<{ $isSelected: boolean }>(
  ({ theme, $isSelected }) => css`
    display: grid;
    align-items: start;
    gap: ${theme.space.s4};
    & > :${$isSelected ? 'first-child' : 'last-child'} {
      display: none;
    }
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      & > :first-child,
      & > :last-child {
        display: block;
      }
    }
  `,
);

/** The way back from the detail, only where the list is not beside it. */
export const ToList = styled.div`
  ${theme.media.broad} {
    display: none;
  }
`;

export const DetailTitle = styled.h2`
  font-size: ${theme.heading.h3};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;

/** A row of the list that leads to its detail: under the pointer, chosen and in focus. */
export const rowStates = css(
  ({ theme }) => css`
    &:hover {
      background: ${theme.color.well};
    }
    &[aria-current] {
      background: ${theme.color.well};
      box-shadow: inset 0 0 0 ${theme.border.thick} ${theme.color.accent};
    }
    &:focus-visible {
      border-radius: ${theme.radius.m};
      outline-offset: 0;
    }
  `,
);

/** Figures in rows, with a line below each. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.t14};
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: ${theme.space.s2} ${theme.space.s2} ${theme.space.s2} 0;
    border-bottom: ${theme.border.hairline} solid ${theme.color.line};
    text-align: start;
  }
  & thead th {
    color: ${theme.color.ink2};
  }
`;

/** For a table with more columns than fit on a phone. There each row is a block, and only screen readers get the heads of the columns. */
export const rowsAsBlocks = css(
  ({ theme }) => css`
    ${theme.media.phone} {
      & thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      & tbody {
        display: block;
      }
      & tbody tr {
        padding-block: ${theme.space.s3};
        border-top: ${theme.border.hairline} solid ${theme.color.line};
      }
    }
  `,
);

/** Names beside their values, each pair in a `div`. @param $names the width of the names */
export const Facts = styled.dl<{ $names?: string; $isSmall?: boolean }>(
  ({ theme, $names = '6.5rem', $isSmall = false }) => css`
    display: grid;
    gap: ${$isSmall ? theme.space.s1 : theme.space.s2};
    ${$isSmall && css`font-size: ${theme.text.t14};`}
    & > div {
      display: grid;
      grid-template-columns: ${$names} minmax(0, 1fr);
      gap: ${theme.space.s3};
    }
    & dt {
      color: ${theme.color.ink2};
    }
    & dd {
      overflow-wrap: anywhere;
    }
  `,
);

/** Fields of a form side by side, as many as have room. @param $least the least width of a field */
export const FieldGrid = styled.div<{ $least: string }>(
  ({ theme, $least }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${$least}), 1fr));
    gap: ${theme.space.s4};
  `,
);

/** A part of a card below a hairline. */
export const CardPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
  padding-top: ${theme.space.s4};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
`;

export const CardPartTitle = styled.h3`
  font-size: ${theme.heading.card};
`;

/** Buttons of equal width in one row. */
export const Decisions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
  white-space: nowrap;
`;
