import { lazy, useState } from 'react';
import { Opening } from '#client/ui/opening.tsx';
import { showToast, toastDurationMs } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { ExerciseGuide } from '#domain/catalogue/guides/exercise-guide.ts';
import { exerciseCopy } from './exercise-copy.ts';
import type { ExerciseDemo as Demo } from './exercise-demo-dialog.tsx';

/** Loaded with the first guide that is opened. */
const Dialog = lazy(async () => ({
  default: (await import('./exercise-demo-dialog.tsx')).ExerciseDemoDialog,
}));

/** The place of the guide in a screen: nothing until one is open. */
export function ExerciseDemo({ demo, onClose }: { demo: Demo | null; onClose: () => void }) {
  if (!demo) return null;
  return (
    <Opening>
      <Dialog demo={demo} onClose={onClose} />
    </Opening>
  );
}

/** Opens the guide of an exercise by its name; says so where there is none. The guides are loaded at the first call. */
export function useExerciseDemo() {
  const [demo, setDemo] = useState<(ExerciseGuide & { readonly asked: string }) | null>(null);

  async function find(name: string): Promise<void> {
    // The dialog too: fetched here, its failure is a toast and not the end of the screen.
    const [{ findGuide }] = await Promise.all([
      import('#domain/catalogue/guides/guide-lookup.ts'),
      import('./exercise-demo-dialog.tsx'),
    ]);
    const guide = findGuide(name);
    if (guide) setDemo({ ...guide, asked: name });
    else showDemoToast({ title: exerciseCopy.demoComingSoon });
  }

  return {
    /** The guide that is open. */
    demo,
    showDemo: (name: string): void => {
      find(name).catch(() =>
        showDemoToast({
          title: commonCopy.error,
          description: exerciseCopy.guideFailed,
          variant: 'destructive',
        }),
      );
    },
    closeDemo: (): void => setDemo(null),
  };
}

const showDemoToast = (message: Parameters<typeof showToast>[0]): void =>
  showToast({ ...message, durationMs: toastDurationMs.workout });
