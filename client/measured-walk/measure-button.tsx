import { lazy, useState } from 'react';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { Button } from '#client/ui/button.tsx';
import { Opening } from '#client/ui/opening.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { measureCopy } from './measure-copy.ts';

const MeasureDialog = lazy(async () => ({ default: (await import('./measure-dialog.tsx')).MeasureDialog }));

type MeasureButtonProps = {
  user: CurrentUser;
  /** In metres; null where any distance is fine. */
  targetMeters: number | null;
  /** The button's words for using the measured way. */
  doneLabel: string;
  onDone: () => void;
};

/** Offers to measure a walk or a run, to members who have turned on Location Services. */
export function MeasureButton({ user, targetMeters, doneLabel, onDone }: MeasureButtonProps) {
  const { locationTracking } = usePrivacyPreferences(user);
  const [isOpen, setOpen] = useState(false);
  if (!locationTracking) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="small" icon="run" onClick={() => setOpen(true)}>
        {measureCopy.measureIt}
      </Button>
      {isOpen && (
        <Opening>
          <MeasureDialog
            user={user}
            targetMeters={targetMeters}
            doneLabel={doneLabel}
            onDone={() => {
              close();
              onDone();
            }}
            onClose={close}
          />
        </Opening>
      )}
    </>
  );
}
