import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '#client/design/global-style.ts';
import { theme } from '#client/design/theme.ts';

/** What everything that is shown needs in order to look like the product. */
export function Appearance({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
