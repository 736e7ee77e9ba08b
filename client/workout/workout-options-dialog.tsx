import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { CueSettings } from './cue-settings.ts';
import { deviceCan } from './device-cues.ts';
import { workoutCopy } from './workout-copy.ts';

type WorkoutOptionsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  settings: CueSettings;
  onChange: (change: Partial<CueSettings>) => void;
  /** Null while there is nothing to throw away. */
  onDiscard: (() => void) | null;
};

const always = (): boolean => true;

const switches: readonly {
  readonly id: keyof CueSettings;
  readonly label: string;
  readonly description: string;
  readonly isOffered: () => boolean;
}[] = [
  {
    id: 'restTone',
    label: workoutCopy.restTone,
    description: workoutCopy.restToneLead,
    isOffered: always,
  },
  {
    id: 'setTone',
    label: workoutCopy.setTone,
    description: workoutCopy.setToneLead,
    isOffered: always,
  },
  {
    id: 'voice',
    label: workoutCopy.sayNext,
    description: workoutCopy.sayNextLead,
    isOffered: deviceCan.speak,
  },
  {
    id: 'vibration',
    label: workoutCopy.vibrate,
    description: workoutCopy.vibrateLead,
    isOffered: deviceCan.vibrate,
  },
  { id: 'flash', label: workoutCopy.flashTheScreen, description: workoutCopy.flashLead, isOffered: always },
  {
    id: 'staysAwake',
    label: workoutCopy.keepTheScreenOn,
    description: workoutCopy.screenOnLead,
    isOffered: deviceCan.stayAwake,
  },
];

/** How this device takes part. What it cannot do is not offered. */
export function WorkoutOptionsDialog({
  isOpen,
  onClose,
  settings,
  onChange,
  onDiscard,
}: WorkoutOptionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={workoutCopy.workoutOptions}
      description={workoutCopy.keptOnThisDevice}
    >
      <Settings>
        {switches
          .filter(({ isOffered }) => isOffered())
          .map(({ id, label, description }) => (
            <li key={id}>
              <Switch
                label={label}
                description={description}
                isOn={settings[id]}
                onFlip={(isOn) => onChange({ [id]: isOn })}
              />
            </li>
          ))}
      </Settings>
      {onDiscard && (
        <Button variant="outline" icon="trash" onClick={onDiscard}>
          {workoutCopy.discardThisWorkout}
        </Button>
      )}
    </Dialog>
  );
}

const Settings = styled.ul(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
  `,
);
