import type { CueSettings } from './cue-settings.ts';
import { workoutCopy } from './workout-copy.ts';

/** What a device can do to be noticed. */
export type CueDevice = {
  readonly tone: () => void;
  readonly vibrate: () => void;
  readonly flash: () => void;
  readonly say: (words: string) => void;
};

/** The rest is over, and this comes next. */
export function signalRestOver(settings: CueSettings, device: CueDevice, next: string): void {
  if (settings.restTone) device.tone();
  signal(settings, device);
  if (settings.voice) device.say(next);
}

/** The time of a set is up. */
export function signalTimeUp(settings: CueSettings, device: CueDevice): void {
  if (settings.setTone) device.tone();
  signal(settings, device);
  if (settings.voice) device.say(workoutCopy.timeIsUp);
}

function signal({ vibration, flash }: CueSettings, device: CueDevice): void {
  if (vibration) device.vibrate();
  if (flash) device.flash();
}
