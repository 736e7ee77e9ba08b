import { distanceText } from '#client/languages/fr/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { measureCopy as english } from '#client/measured-walk/measure-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** `1,24 km` or `0,77 miles`. */
const wayText = (meters: number, isMetric: boolean): string => distanceText(meters, isMetric, 2);

export const measureCopy: Translated<typeof english> = {
  measureIt: 'Mesurer',
  title: 'Mesure ton parcours',
  lead: 'Garde cette page ouverte. Un navigateur ne mesure pas quand le téléphone est verrouillé, l’écran reste donc allumé : ça use la batterie.',
  privacy:
    'Seule la distance est enregistrée. Tes positions restent sur cet appareil et sont oubliées aussitôt.',
  timer: 'Distance et temps',
  ready: 'C’est prêt',
  paused: 'En pause',
  moving: 'Mesure en cours',
  looking: 'On te cherche',
  refusedStatus: 'Pas de position',
  accurateTo: (meters: number, isMetric: boolean): string =>
    isMetric
      ? `Précis à ${numberText(meters, 0)} m près`
      : `Précis à ${numberText(meters / 0.9144, 0)} yards près`,
  weak: 'Le signal est faible. À ciel ouvert, il faut quelques secondes.',
  refused:
    'Ton navigateur ne nous donne pas ta position. Autorise-la pour ce site dans ses réglages et réessaie, ou entre la distance à la main. En intérieur aussi, c’est à la main.',
  timeOf: (spoken: string): string => `${spoken} en route`,
  distance: wayText,
  ofTarget: (meters: number, target: number, isMetric: boolean): string =>
    `${numberText(meters / 1_000 / (isMetric ? 1 : kilometresPerMile), 2)} sur ${wayText(target, isMetric)}`,
  pace: (secondsPerKilometre: number | null, isMetric: boolean): string =>
    secondsPerKilometre === null
      ? 'Ton allure s’affiche après 100 m.'
      : isMetric
        ? `${clockTime(secondsPerKilometre)} au kilomètre`
        : `${clockTime(Math.round(secondsPerKilometre * kilometresPerMile))} au mile`,
  start: 'Lancer la mesure',
  goOn: 'Continuer',
  tryAgain: 'Réessayer',
  pause: 'Pause',
  byHand: 'Entrer à la main',
  discard: 'Oublier ce parcours',
  takeIt: (distance: string): string => `Prendre ${distance}`,
  turnOn: 'Envie de mesurer ? Active la localisation dans Confidentialité.',
};
