import { css, styled } from 'styled-components';

/** The line that folds a part of a card out; its icon comes last, and turns. */
export const FoldSummary = styled.summary(
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
    details[open] > & > :last-child {
      transform: rotate(180deg);
    }
  `,
);
