import { css, styled } from 'styled-components';

/** The buttons at the foot of a dialog: beside each other, or below each other on the phone. */
export const DialogActions = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s2};
    margin-top: ${theme.space.s2};
    ${theme.media.wide} {
      grid-auto-flow: column;
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
    }
  `,
);
