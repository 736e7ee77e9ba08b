import { type MouseEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { paths } from '#client/ui/paths.ts';
import { workoutCopy } from './workout-copy.ts';

type Leaving = {
  /** For the links to the dashboard. */
  readonly onLeave: (press: MouseEvent) => void;
  readonly dialog: ReactNode;
};

/** Asks before a workout that is not saved is left; it stays on this device either way. */
export function useLeaving(isUnsaved: boolean, onLeft: () => void): Leaving {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  return {
    onLeave: (press) => {
      if (!isUnsaved) return;
      press.preventDefault();
      setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onLeft();
          void navigate(paths.dashboard);
        }}
        icon="dumbbell"
        title={workoutCopy.leaveWithoutSaving}
        description={workoutCopy.leaveLead}
        cancelLabel={workoutCopy.stay}
        confirmLabel={workoutCopy.leave}
      />
    ),
  };
}
