import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { ChosenMode, type ChosenModeProps } from './chosen-mode.tsx';
import { progressCopy } from './progress-copy.ts';

type Chart = ChosenModeProps['mode'];
type ProgressDialogProps = Omit<ChosenModeProps, 'isTable'> & {
  onChoose: (mode: Chart) => void;
  onClose: () => void;
};

const charts: readonly Segment<Chart>[] = [
  { value: 'weight', label: progressCopy.weight },
  { value: 'workouts', label: progressCopy.workouts },
  { value: 'progress', label: progressCopy.progress },
];

/** The charts of the progress for a time range, over the overview. */
export function ProgressDialog({ facts, mode, onChoose, onClose }: ProgressDialogProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={progressCopy.progress}>
      <Stack $gap="s5">
        <Segmented label={progressCopy.progressMode} segments={charts} value={mode} onChoose={onChoose} />
        <ChosenMode mode={mode} facts={facts} isTable={isTable} />
        <Switch label={progressCopy.showAsTable} isOn={isTable} onFlip={setTable} />
      </Stack>
    </Dialog>
  );
}
