import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** Leads from an entry to what is behind it, without drawing the eye. */
export const QuietLink = styled(Link)(
  ({ theme }) => css`
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    color: ${theme.color.ink2};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
    text-underline-offset: .2em;
  `,
);
