import { distanceText } from '#client/languages/de/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/languages/de/lib/format/locale.ts';
import type { measureCopy as english } from '#client/measured-walk/measure-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** `1,24 km` or `0,77 Meilen`. */
const wayText = (meters: number, isMetric: boolean): string => distanceText(meters, isMetric, 2);

export const measureCopy: Translated<typeof english> = {
  measureIt: 'Messen',
  title: 'Miss deinen Weg',
  lead: 'Lass diese Seite offen. Ein Browser misst nicht, wenn das Handy gesperrt ist, deshalb bleibt der Bildschirm an: Das kostet Akku.',
  privacy:
    'Gespeichert wird nur die Strecke. Wo du warst, bleibt auf diesem Gerät und wird sofort vergessen.',
  timer: 'Strecke und Zeit',
  ready: 'Bereit',
  paused: 'Angehalten',
  moving: 'Misst',
  looking: 'Sucht Standort',
  refusedStatus: 'Kein Standort',
  accurateTo: (meters: number, isMetric: boolean): string =>
    isMetric ? `Auf ${numberText(meters, 0)} m genau` : `Auf ${numberText(meters / 0.9144, 0)} Yards genau`,
  weak: 'Das Signal ist schwach. Unter freiem Himmel dauert es ein paar Sekunden.',
  refused:
    'Dein Browser sagt uns nicht, wo du bist. Erlaube den Standort für diese Seite in seinen Einstellungen und versuch es noch einmal, oder gib die Strecke von Hand ein. Drinnen geht es auch nur von Hand.',
  timeOf: (spoken: string): string => `${spoken} unterwegs`,
  distance: wayText,
  ofTarget: (meters: number, target: number, isMetric: boolean): string =>
    `${numberText(meters / 1_000 / (isMetric ? 1 : kilometresPerMile), 2)} von ${wayText(target, isMetric)}`,
  pace: (secondsPerKilometre: number | null, isMetric: boolean): string => {
    if (secondsPerKilometre === null) return 'Dein Tempo siehst du nach 100 m.';
    return isMetric
      ? `${clockTime(secondsPerKilometre)} pro Kilometer`
      : `${clockTime(Math.round(secondsPerKilometre * kilometresPerMile))} pro Meile`;
  },
  start: 'Messung starten',
  goOn: 'Weiter',
  tryAgain: 'Noch einmal',
  pause: 'Anhalten',
  byHand: 'Von Hand eingeben',
  discard: 'Diesen Weg vergessen',
  takeIt: (distance: string): string => `${distance} nehmen`,
  turnOn: 'Soll gemessen werden? Schalte unter Privatsphäre die Standortdienste ein.',
};
