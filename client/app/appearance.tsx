import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '#client/design/theme.ts';

/** What everything that is shown needs in order to look like the product. */
export function Appearance({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
