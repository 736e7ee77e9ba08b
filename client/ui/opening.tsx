import { type ReactNode, Suspense } from 'react';
import { commonCopy } from './ui-copy.ts';

/** Shows a window that a press opens. While its code loads for longer than a moment, a line at the foot of the page says so. */
export const Opening = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<output data-opening>{commonCopy.loading}</output>}>{children}</Suspense>
);
