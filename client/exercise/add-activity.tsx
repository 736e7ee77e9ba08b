import { createContext, lazy, type ReactNode, use, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';

const AddActivityDialog = lazy(async () => ({
  default: (await import('./add-activity-dialog.tsx')).AddActivityDialog,
}));

const OpenAddActivity = createContext<() => void>(() => {});

type HostProps = {
  /** The screen, with its `AddActivity`. */
  children: ReactNode;
};

/** Holds the form of `AddActivity` beside the screen: a window that is turned gets another layout, and what was typed stays. */
export function AddActivityHost({ children }: HostProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenAddActivity value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Opening>
          <AddActivityDialog onClose={() => setOpen(false)} />
        </Opening>
      )}
    </OpenAddActivity>
  );
}

/** Adds what was done elsewhere: a run, a class, yesterday's walk. The form comes with the first press. */
export function AddActivity() {
  const open = use(OpenAddActivity);
  return (
    <Place>
      <Button icon="plus" isBlock onClick={open}>
        {commonCopy.addActivity}
      </Button>
    </Place>
  );
}

/** It is between rows without a gap. */
const Place = styled.div`
  margin-block: ${theme.space.s2};
`;
