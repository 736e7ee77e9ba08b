import { createGlobalStyle, css } from 'styled-components';
import { declarations, tokens } from './theme.ts';

const values = css`
  :root {
    color-scheme: light;
    ${declarations(tokens.constant)}
    ${declarations(tokens.light)}
  }
  @media (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${declarations(tokens.dark)}
    }
  }
  @media (prefers-contrast: more) {
    :root {
      ${declarations(tokens.contrast)}
    }
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-behavior: smooth;
    background: var(--color-paper);
  }
  body {
    margin: 0;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul, ol {
    list-style: none;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  svg {
    display: block;
    flex: none;
  }
  p, li {
    text-wrap: pretty;
  }
`;

export const GlobalStyle = createGlobalStyle`
  ${values}
  ${reset}
  ${({ theme }) => css`
    body {
      background: ${theme.color.paper};
      color: ${theme.color.ink};
      font: ${theme.weight.text} ${theme.text.t16} / 1.5 ${theme.font.text};
    }
    h1, h2, h3, h4 {
      font-family: ${theme.font.display};
      font-weight: ${theme.weight.heading};
      font-stretch: ${theme.width.heading};
      line-height: 1.04;
      letter-spacing: -.012em;
      text-wrap: balance;
    }
    h1 {
      font-size: ${theme.heading.h1};
    }
    h2 {
      font-size: ${theme.heading.h2};
    }
    h3, h4 {
      font-size: ${theme.heading.h3};
      line-height: 1.12;
      letter-spacing: -.005em;
    }
    a {
      color: inherit;
      text-underline-offset: .2em;
      text-decoration-thickness: .08em;
    }
    :focus-visible {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 3px;
      border-radius: ${theme.radius.s};
    }
    h1:focus {
      outline: none;
    }
    ${theme.media.still} {
      html {
        scroll-behavior: auto;
      }
      *,
      *::before,
      *::after {
        animation: none !important;
        transition-duration: 0s !important;
      }
    }
  `}
`;
