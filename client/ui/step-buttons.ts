import { css } from 'styled-components';

/** The round buttons beside a number, which take one away and add one. @param size in CSS */
export const stepButtons = (size: string) => css`
  & > button {
    display: grid;
    place-items: center;
    width: ${size};
    height: ${size};
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color.fill};
    color: ${({ theme }) => theme.color.ink};
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button:active {
    transform: scale(.94);
  }
  & > button:disabled {
    background: transparent;
    color: ${({ theme }) => theme.color.ink3};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.hairline} ${({ theme }) => theme.color.line};
    cursor: default;
  }
`;
