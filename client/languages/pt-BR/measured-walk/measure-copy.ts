import { distanceText } from '#client/languages/pt-BR/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { measureCopy as english } from '#client/measured-walk/measure-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** `1,24 km` or `0,77 milhas`. */
const wayText = (meters: number, isMetric: boolean): string => distanceText(meters, isMetric, 2);

export const measureCopy: Translated<typeof english> = {
  measureIt: 'Medir',
  title: 'Meça seu trajeto',
  lead: 'Deixe esta página aberta. O navegador não mede com o celular bloqueado, então a tela fica ligada e gasta bateria.',
  privacy: 'Só a distância é salva. Onde você esteve fica neste aparelho e é esquecido na hora.',
  timer: 'Distância e tempo',
  ready: 'Tudo pronto',
  paused: 'Em pausa',
  moving: 'Medindo',
  looking: 'Localizando você',
  refusedStatus: 'Sem localização',
  accurateTo: (meters: number, isMetric: boolean): string =>
    isMetric
      ? `Precisão de ${numberText(meters, 0)} m`
      : `Precisão de ${numberText(meters / 0.9144, 0)} jardas`,
  weak: 'O sinal está fraco. A céu aberto leva alguns segundos.',
  refused:
    'Seu navegador não nos diz onde você está. Permita a localização deste site nos ajustes e tente de novo, ou digite a distância. Em lugar fechado, digite também.',
  timeOf: (spoken: string): string => `${spoken} de trajeto`,
  distance: wayText,
  ofTarget: (meters: number, target: number, isMetric: boolean): string =>
    `${numberText(meters / 1_000 / (isMetric ? 1 : kilometresPerMile), 2)} de ${wayText(target, isMetric)}`,
  pace: (secondsPerKilometre: number | null, isMetric: boolean): string =>
    secondsPerKilometre === null
      ? 'Seu ritmo aparece depois de 100 m.'
      : isMetric
        ? `${clockTime(secondsPerKilometre)} por quilômetro`
        : `${clockTime(Math.round(secondsPerKilometre * kilometresPerMile))} por milha`,
  start: 'Começar a medir',
  goOn: 'Continuar',
  tryAgain: 'Tentar de novo',
  pause: 'Pausar',
  byHand: 'Digitar a distância',
  discard: 'Esquecer este trajeto',
  takeIt: (distance: string): string => `Usar ${distance}`,
  turnOn: 'Quer medir? Ative os serviços de localização em Privacidade.',
};
