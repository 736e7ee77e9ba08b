import type { DayWords } from '#domain/streak/day-words.ts';
import { counted, dayText, numberText } from './format.ts';

const minutesText = (minutes: number): string => counted(minutes, 'minuto', 'minutos');

const laterText = (days: number): string =>
  days === 1 ? 'al día siguiente' : `${numberText(days)} días después`;

/** `a la 01:40`, `a las 23:10`. */
const at = (time: string): string => `a ${time.startsWith('01') ? 'la' : 'las'} ${time}`;

export const dayWords: DayWords = {
  verdicts: {
    active: 'Cuenta.',
    held: 'Reservado por ahora.',
    protected: 'Protegido.',
    paused: 'En pausa.',
    outage: 'Fallo nuestro.',
    rest: 'Un día de descanso previsto.',
    neutral: 'No cuenta.',
    missed: 'Un día libre.',
    open: 'Aún abierto.',
    idle: 'Antes de tu racha.',
  },
  streak: (days) => (days === 1 ? 'Tu racha empieza aquí.' : `${numberText(days)} días seguidos.`),
  streakGoesOn: (tokens, days) =>
    `${tokens === 1 ? 'Un comodín cubrió el día que perdiste' : `${numberText(tokens)} comodines cubrieron los días que perdiste`} justo antes, así que tu racha sigue: ${numberText(days)} días seguidos.`,
  newStreak: 'Tus comodines no pudieron cubrir los días de antes, así que aquí empieza una racha nueva.',
  tokenEarned: (everyDays) =>
    `Cada ${numberText(everyDays)} días seguidos ganas un comodín: aquí tienes uno.`,
  held: 'Un comodín sostiene tu racha este día. Se gastará cuando vuelvas a la actividad.',
  covered: 'No hiciste nada, y un comodín cubrió el día.',
  spent: 'Gastaste un comodín en este día.',
  streakStayed: (days) => `Tu racha se quedó en ${numberText(days)}.`,
  paused: 'Tu racha te esperó. No se perdió ningún día ni se gastó ningún comodín.',
  outage:
    'Durante una parte de este día no podías acceder a Rondel, así que no rompe nada. Tu racha te esperó.',
  rest: 'Tu plan dice descanso, así que tu racha te espera. Si entrenas igual, cuenta.',
  neutral: (hours) =>
    `Cambiaste de zona horaria, y el día tuvo menos de ${counted(hours, 'hora', 'horas')} para ti. No suma nada ni rompe nada.`,
  streakEnded: (days) =>
    `No registraste nada que cuente, y no quedaba ningún comodín para cubrirlo: tu racha de ${numberText(days)} terminó aquí.`,
  missed: 'No registraste nada que cuente.',
  open: 'Un reto, un entrenamiento o tu rutina diaria, y cuenta.',
  idle: 'Tu primer día activo aún estaba por llegar, así que no había nada que perder.',
  recounted: (city, version) =>
    `La ley cambió los relojes de ${city}, así que volvimos a contar este día con las reglas horarias ${version}.`,
  heldByLaw: (city) =>
    `La ley cambió los relojes de ${city}. Antes un comodín sostenía este día, y ahora se sostiene sin él.`,
  moments: {
    luckyDay: 'Te salió el Día de suerte.',
    quest: 'Completaste tu reto.',
    questAtNight: (time, date) =>
      `Terminaste tu reto ${at(time)}. Hasta las 3 de la madrugada todavía es del ${dayText(date)}.`,
    questSkipped: 'Saltaste tu reto con un comodín.',
    questTakenBack: 'Deshiciste tu reto, así que ya no cuenta.',
    questReset: 'El reto de este día se reinició.',
    questResetWithToken: 'El reto de este día se reinició, y tu comodín volvió.',
    routine: 'Completaste tu rutina diaria.',
    routineLate: (days) => `Completaste tu rutina diaria, marcada ${laterText(days)}.`,
    routineAtNight: (time, date) =>
      `Terminaste tu rutina diaria ${at(time)}. Hasta las 3 de la madrugada todavía es del ${dayText(date)}.`,
    routineReopened: 'Desmarcaste una serie, así que tu rutina quedó abierta de nuevo.',
    tooShort: 'Entrenaste menos de 3 minutos y sin ninguna serie, así que no cuenta.',
    unfinished: 'Guardaste un entrenamiento sin terminar. Cuentan los terminados.',
    trained: (minutes) => `Entrenaste ${minutesText(minutes)}.`,
    trainedLate: (minutes, days, creditDays) =>
      `Entrenaste ${minutesText(minutes)}, y lo registraste ${laterText(days)}. Hasta ${counted(creditDays, 'día', 'días')} después todavía cuenta.`,
    trainedTooLate: (minutes, days) =>
      `Entrenaste ${minutesText(minutes)}, y lo registraste ${laterText(days)}. Es demasiado tarde para la racha, pero cuenta en tus totales.`,
    trainedOverMidnight: (time, date) =>
      `Entrenaste ${at(time)}. Cuenta para el ${dayText(date)}, porque empezaste entonces.`,
    workoutMovedAway: (to) => `Moviste un entrenamiento al ${dayText(to)}, así que aquí ya no cuenta.`,
    workoutMovedHere: (minutes, from) =>
      `Moviste aquí un entrenamiento de ${minutesText(minutes)}, del ${dayText(from)}.`,
    workoutCorrected: (minutes) => `Corregiste este entrenamiento. Ahora dice ${minutesText(minutes)}.`,
    workoutDeleted: 'Borraste este entrenamiento, así que ya no cuenta.',
    assessmentEntry: 'Guardaste un resultado de tu evaluación este día.',
    tokenUsed: 'Usaste un comodín para este día.',
    pausedForYou: (from, until) =>
      `Pusimos tu racha en pausa por ti, del ${dayText(from)} al ${dayText(until)}.`,
    pausedDay: 'Pusiste este día en pausa.',
    pausedDays: (from, until) => `Pusiste tu racha en pausa del ${dayText(from)} al ${dayText(until)}.`,
    pauseEnded: 'Terminaste tu pausa, así que este día cuenta como siempre.',
    firstProgram: (tokens) =>
      `Empezaste tu primer programa. Venía con ${tokens === 1 ? 'un comodín' : `${numberText(tokens)} comodines`}.`,
    zoneChanged: (city) => `Pasaste a la hora de ${city}.`,
    zoneCorrected: (city) => `Corregiste tu zona horaria: ${city}.`,
  },
};
