import type { ReactNode } from 'react';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { LoadingScreen } from '#client/design/loading-screen.tsx';

/** Nothing shows before it is known whether a member has a program. Where that cannot be known the screen says so itself. */
export function ProgramGate({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const { isLoading } = useActiveProgram(isMember);
  return isLoading ? <LoadingScreen /> : children;
}
