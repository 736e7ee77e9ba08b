import { useState } from 'react';
import { canStayAwake } from '#client/ui/wake-lock.ts';
import { workoutCopy } from './workout-copy.ts';

/** The ways in which a device can draw attention. */
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

export function signal({ vibration, flash }: CueSettings, device: CueDevice): void {
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

/** The choices on this device; the usual ones for the rest. */
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
    // A device without storage keeps the choice as long as the page is open.
  }
}

/** The abilities of this device; others are not shown. */
export const deviceCan = {
  vibrate: (): boolean => 'vibrate' in navigator,
  speak: (): boolean => 'speechSynthesis' in window,
  stayAwake: canStayAwake,
};

const toneSeconds = 0.35;
const toneHertz = [660, 880] as const;
const vibrationMs = [200, 100, 200];

type Device = CueDevice & {
  /** To be called by a press: browsers let a page sound only after a press. */
  readonly wake: () => void;
};

/** The cues of this device. `flash` is given by the screen. */
function createDevice(flash: () => void): Device {
  let audio: AudioContext | null = null;

  function wake(): void {
    audio ??= new AudioContext();
    void audio.resume();
  }

  return {
    wake,
    tone: () => {
      wake();
      if (audio) for (const [place, hertz] of toneHertz.entries()) sound(audio, hertz, place * toneSeconds);
    },
    vibrate: () => {
      navigator.vibrate(vibrationMs);
    },
    flash,
    notify: (title, words) => {
      if (document.visibilityState === 'visible') return;
      const load = import('./cue-notification.ts');
      load.then(({ notifyUnseen }) => notifyUnseen(title, words)).catch(() => {});
    },
    say: (words) => window.speechSynthesis.speak(new SpeechSynthesisUtterance(words)),
  };
}

/** One soft note, `delay` seconds from now. */
function sound(audio: AudioContext, hertz: number, delay: number): void {
  const begins = audio.currentTime + delay;
  const note = new OscillatorNode(audio, { frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.25, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + toneSeconds);
  note.connect(volume).connect(audio.destination);
  note.start(begins);
  note.stop(begins + toneSeconds);
}

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
