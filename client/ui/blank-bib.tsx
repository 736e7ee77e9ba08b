import { css, styled } from 'styled-components';

/** Where a race bib will be. */
export const BlankBib = styled.p(
  ({ theme }) => css`
    display: grid;
    place-items: center;
    min-height: 8rem;
    padding: ${theme.space.s6};
    border: ${theme.border.thick} dashed ${theme.color.line};
    border-radius: ${theme.radius.m};
    color: ${theme.color.ink2};
    text-align: center;
    ${theme.media.broad} {
      min-height: 20rem;
    }
  `,
);
