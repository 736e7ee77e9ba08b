import { css, styled } from 'styled-components';

/** What leads a list, and the list; beside each other in a broad window, where the first stays in view. `$aside` is its width there. */
export const Halves = styled.div<{ $aside: string }>(
  ({ theme, $aside }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s5};
    ${theme.media.broad} {
      grid-template-columns: ${$aside} minmax(0, 1fr);
      & > :first-child {
        position: sticky;
        top: ${theme.space.s4};
      }
    }
  `,
);
