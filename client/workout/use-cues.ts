import { useState } from 'react';
import { type CueSettings, readCues, writeCues } from './cue-settings.ts';
import { createDevice, type Device } from './device-cues.ts';

export type Cues = {
  readonly settings: CueSettings;
  readonly change: (change: Partial<CueSettings>) => void;
  readonly device: Device;
  /** Rises with every flash of the screen. */
  readonly flashes: number;
};

/** The cues as they were chosen on this device. */
export function useCues(): Cues {
  const [settings, setSettings] = useState(() => readCues(window.localStorage));
  const [flashes, setFlashes] = useState(0);
  const [device] = useState(() => createDevice(() => setFlashes((count) => count + 1)));
  const change = (changes: Partial<CueSettings>): void => {
    const next = { ...settings, ...changes };
    setSettings(next);
    writeCues(window.localStorage, next);
  };
  return { settings, change, device, flashes };
}
