import { lazy, Suspense, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';

const AddActivityDialog = lazy(async () => ({
  default: (await import('./add-activity-dialog.tsx')).AddActivityDialog,
}));

/** Adds what was done elsewhere: a run, a class, yesterday's walk. The form comes with the first press. */
export function AddActivity() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Place>
      <Button icon="plus" isBlock onClick={() => setOpen(true)}>
        {commonCopy.addActivity}
      </Button>
      {isOpen && (
        <Suspense>
          <AddActivityDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Place>
  );
}

/** It is between rows without a gap. */
const Place = styled.div(
  ({ theme }) => css`
    margin-block: ${theme.space.s2};
  `,
);
