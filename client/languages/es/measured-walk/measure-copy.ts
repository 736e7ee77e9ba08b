import { distanceText } from '#client/languages/es/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/languages/es/lib/format/locale.ts';
import type { measureCopy as english } from '#client/measured-walk/measure-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** `1,24 km` or `0,77 millas`. */
const wayText = (meters: number, isMetric: boolean): string => distanceText(meters, isMetric, 2);

export const measureCopy: Translated<typeof english> = {
  measureIt: 'Medirlo',
  title: 'Mide tu recorrido',
  lead: 'Deja esta página abierta. El navegador no puede medir con el teléfono bloqueado, así que la pantalla sigue encendida y gasta batería.',
  privacy: 'Solo se guarda la distancia. Dónde estuviste se queda en este dispositivo y se olvida enseguida.',
  timer: 'Distancia y tiempo',
  ready: 'Todo listo',
  paused: 'En pausa',
  moving: 'Midiendo',
  looking: 'Buscándote',
  refusedStatus: 'Sin ubicación',
  accurateTo: (meters: number, isMetric: boolean): string =>
    isMetric
      ? `Precisión de ${numberText(meters, 0)} m`
      : `Precisión de ${numberText(meters / 0.9144, 0)} yardas`,
  weak: 'La señal es débil. A cielo abierto tarda unos segundos.',
  refused:
    'Tu navegador no nos dice dónde estás. Permite la ubicación de este sitio en sus ajustes y vuelve a intentarlo, o escribe la distancia a mano. Bajo techo, también a mano.',
  timeOf: (spoken: string): string => `${spoken} en camino`,
  distance: wayText,
  ofTarget: (meters: number, target: number, isMetric: boolean): string =>
    `${numberText(meters / 1_000 / (isMetric ? 1 : kilometresPerMile), 2)} de ${wayText(target, isMetric)}`,
  pace: (secondsPerKilometre: number | null, isMetric: boolean): string =>
    secondsPerKilometre === null
      ? 'Tu ritmo aparece a los 100 m.'
      : isMetric
        ? `${clockTime(secondsPerKilometre)} por kilómetro`
        : `${clockTime(Math.round(secondsPerKilometre * kilometresPerMile))} por milla`,
  start: 'Empezar a medir',
  goOn: 'Seguir',
  tryAgain: 'Reintentar',
  pause: 'Pausar',
  byHand: 'Escribirla a mano',
  discard: 'Olvidar este recorrido',
  takeIt: (distance: string): string => `Usar ${distance}`,
  turnOn: '¿Quieres medirlo? Activa los servicios de ubicación en Privacidad.',
};
