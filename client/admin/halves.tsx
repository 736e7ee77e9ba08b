import { css, styled } from 'styled-components';

/** List and detail beside each other; where there is no room for both, the detail takes the list's place. */
export const Halves = styled.div<{ $isSelected: boolean }>(
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
