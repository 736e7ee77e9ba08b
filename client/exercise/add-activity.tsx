import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { activityCopy } from './activity-copy.ts';

const AddActivityDialog = lazy(async () => ({
  default: (await import('./add-activity-dialog.tsx')).AddActivityDialog,
}));

/** Adds what was done elsewhere: a run, a class, yesterday's walk. The form comes with the first press. */
export function AddActivity({ isBlock = false }: { isBlock?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" isBlock={isBlock} onClick={() => setOpen(true)}>
        {activityCopy.add}
      </Button>
      {isOpen && (
        <Suspense>
          <AddActivityDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
