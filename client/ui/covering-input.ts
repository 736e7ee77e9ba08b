import { css } from 'styled-components';

/** An input that is not seen and covers its label, so that all that is drawn there can be pressed. The label is positioned. */
export const coveringInput = css`
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** The label shows the focus of its covering input, which is not seen itself. */
export const focusOnLabel = css`
  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 3px;
  }
`;
