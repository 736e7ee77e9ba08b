import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { CueSettings } from './cue-settings.ts';
import { deviceCan } from './device-cues.ts';

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
    label: 'End-of-rest tone',
    description: 'Two notes when a rest is over.',
    isOffered: always,
  },
  {
    id: 'setTone',
    label: 'End-of-set tone',
    description: 'When the time of a set is up.',
    isOffered: always,
  },
  {
    id: 'voice',
    label: 'Say what is next',
    description: 'The next exercise, out loud.',
    isOffered: deviceCan.speak,
  },
  {
    id: 'vibration',
    label: 'Vibrate',
    description: 'At the end of a rest and of a timed set.',
    isOffered: deviceCan.vibrate,
  },
  { id: 'flash', label: 'Flash the screen', description: 'At the same moments.', isOffered: always },
  {
    id: 'staysAwake',
    label: 'Keep the screen on',
    description: 'While the workout runs.',
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
    <Dialog isOpen={isOpen} onClose={onClose} title="Workout options" description="Kept on this device.">
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
          Discard this workout
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
