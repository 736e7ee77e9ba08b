import { distanceText } from '#client/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/lib/format/locale.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';

/** `1.24 km` or `0.77 miles`. */
const wayText = (meters: number, isMetric: boolean): string => distanceText(meters, isMetric, 2);

export const measureCopy = {
  measureIt: 'Measure it',
  title: 'Measure your way',
  lead: 'Keep this page open. A browser can’t measure while the phone is locked, so the screen stays on: that takes battery.',
  privacy: 'Only the distance is saved. Where you were stays on this device and is forgotten at once.',
  timer: 'Distance and time',
  ready: 'Ready',
  paused: 'Paused',
  moving: 'Measuring',
  looking: 'Looking for you',
  refusedStatus: 'No location',
  accurateTo: (meters: number, isMetric: boolean): string =>
    isMetric
      ? `Accurate to ${numberText(meters, 0)} m`
      : `Accurate to ${numberText(meters / 0.9144, 0)} yards`,
  weak: 'The signal is weak. Under open sky it takes a few seconds.',
  refused:
    'Your browser doesn’t tell us where you are. Allow Location for this site in its settings and try again, or enter the distance by hand. Indoors, by hand is the way too.',
  timeOf: (spoken: string): string => `${spoken} on the way`,
  distance: wayText,
  ofTarget: (meters: number, target: number, isMetric: boolean): string =>
    `${numberText(meters / 1_000 / (isMetric ? 1 : kilometresPerMile), 2)} of ${wayText(target, isMetric)}`,
  pace: (secondsPerKilometre: number | null, isMetric: boolean): string =>
    secondsPerKilometre === null
      ? 'Your pace shows after 100 m.'
      : isMetric
        ? `${clockTime(secondsPerKilometre)} for a kilometre`
        : `${clockTime(Math.round(secondsPerKilometre * kilometresPerMile))} for a mile`,
  start: 'Start measuring',
  goOn: 'Go on',
  tryAgain: 'Try again',
  pause: 'Pause',
  byHand: 'Enter it by hand',
  discard: 'Forget this way',
  takeIt: (distance: string): string => `Use ${distance}`,
  turnOn: 'Want it measured? Turn on Location Services in Privacy.',
};
