import { lazy, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Opening } from '#client/ui/opening.tsx';
import type { DailyTemplate } from '#service/features/routine/routine-contract.ts';
import type { CountedSet } from './counted-set.ts';
import { countingCopy as copy } from './counting-copy.ts';
import type { SetOfRoutine } from './routine-machine.ts';

const loadWindow = async () => ({ default: (await import('./counting-window.tsx')).CountingWindow });
const CountingWindow = lazy(loadWindow);

type CountingProps = {
  template: DailyTemplate;
  /** As `exerciseIndex.setIndex`. */
  ticked: readonly string[];
  onTick: (set: SetOfRoutine) => void;
};

/** The first set of repetitions that is not ticked; null when all are. */
function nextCounted(template: DailyTemplate, ticked: readonly string[]): CountedSet | null {
  const open = template.exercises.flatMap(({ name, type, sets, reps = 0 }, exerciseIndex) =>
    type === 'reps' && reps > 0
      ? Array.from({ length: sets }, (_, setIndex) => ({ exerciseIndex, setIndex, name, reps, sets }))
      : [],
  );
  return open.find(({ exerciseIndex, setIndex }) => !ticked.includes(`${exerciseIndex}.${setIndex}`)) ?? null;
}

/** Counts the repetitions of the open sets, one after the other, and ticks each that is counted to its end. */
export function Counting({ template, ticked, onTick }: CountingProps) {
  const [isOpen, setOpen] = useState(false);
  const next = nextCounted(template, ticked);
  if (!next) return null;
  return (
    <>
      <Button
        icon="plus"
        isBlock
        onPointerEnter={() => void loadWindow().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        {copy.countAlong}
      </Button>
      {isOpen && (
        <Opening>
          <CountingWindow
            key={`${next.exerciseIndex}.${next.setIndex}`}
            set={next}
            onCounted={() => onTick({ exerciseIndex: next.exerciseIndex, setIndex: next.setIndex })}
            onClose={() => setOpen(false)}
          />
        </Opening>
      )}
    </>
  );
}
