import { type ComponentProps, lazy, Suspense } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./own-workouts-dialog.tsx')).OwnWorkoutsDialog }));

/** The dialog of the member's own workouts, loaded when it is first opened: most visits never show it. */
export const OwnWorkouts = (props: ComponentProps<typeof Dialog>) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
