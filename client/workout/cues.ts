import { workoutCopy } from './workout-copy.ts';

/** What a device can do to be noticed. */
export type CueDevice = {
  readonly tone: () => void;
  readonly vibrate: () => void;
  readonly flash: () => void;
  readonly say: (words: string) => void;
  /** Where the page cannot be seen and the member has allowed notifications. */
  readonly notify: (title: string, words: string) => void;
};

/** The rest is over, and this comes next. */
export function signalRestOver(settings: CueSettings, device: CueDevice, next: string): void {
  if (settings.restTone) device.tone();
  signal(settings, device);
  if (settings.voice) device.say(next);
  device.notify(workoutCopy.restIsOver, next);
}

/** The time of a set is up. */
export function signalTimeUp(settings: CueSettings, device: CueDevice): void {
  if (settings.setTone) device.tone();
  signal(settings, device);
  if (settings.voice) device.say(workoutCopy.timeIsUp);
  device.notify(workoutCopy.timeIsUp, workoutCopy.timeIsUpNext);
}

function signal({ vibration, flash }: CueSettings, device: CueDevice): void {
  if (vibration) device.vibrate();
  if (flash) device.flash();
}

/** How this device tells that a rest or a timed set is over, and whether its screen stays on. */
export type CueSettings = {
  readonly restTone: boolean;
  readonly setTone: boolean;
  readonly vibration: boolean;
  readonly flash: boolean;
  readonly voice: boolean;
  readonly staysAwake: boolean;
};

type SettingsStore = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'workout-cues';

export const usualCues: CueSettings = {
  restTone: true,
  setTone: false,
  vibration: false,
  flash: false,
  voice: false,
  staysAwake: true,
};

/** What was chosen on this device; the usual for the rest of it. */
export function readCues(store: SettingsStore): CueSettings {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return { ...usualCues, ...(stored as Partial<CueSettings>) };
  } catch {
    return usualCues;
  }
}

export function writeCues(store: SettingsStore, settings: CueSettings): void {
  try {
    store.setItem(key, JSON.stringify(settings));
  } catch {
    // A device without storage keeps the choice for as long as the page stands.
  }
}
