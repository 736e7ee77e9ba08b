import { lazy, Suspense } from 'react';
import type { ExerciseDemo as Demo } from './exercise-demo-dialog.tsx';

/** Loaded with the first guide that is opened. */
const Dialog = lazy(async () => ({
  default: (await import('./exercise-demo-dialog.tsx')).ExerciseDemoDialog,
}));

/** The place of the guide in a screen: nothing until one is open. */
export function ExerciseDemo({ demo, onClose }: { demo: Demo | null; onClose: () => void }) {
  if (!demo) return null;
  return (
    <Suspense>
      <Dialog demo={demo} onClose={onClose} />
    </Suspense>
  );
}
