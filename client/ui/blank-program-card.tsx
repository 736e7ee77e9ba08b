import { css, styled } from 'styled-components';

/** The place of a program card before a program is chosen. */
export const BlankProgramCard = styled.p(
  ({ theme }) => css`
    display: grid;
    place-items: center;
    min-height: 8rem;
    padding: ${theme.space.s6};
    border: ${theme.border.thick} dashed ${theme.color.line};
    border-radius: ${theme.radius.m};
    color: ${theme.color.ink2};
    text-align: center;
    overflow-wrap: anywhere;
    ${theme.media.broad} {
      min-height: 20rem;
    }
  `,
);
