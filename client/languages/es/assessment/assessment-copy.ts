import type { assessmentCopy as english } from '#client/assessment/assessment-copy.ts';
import { byCount, counted, forms } from '#client/languages/es/lib/format/counted.ts';
import { numberText, plural } from '#client/languages/es/lib/format/locale.ts';
import type { ResultType } from '#domain/assessment/assessment-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units = {
  reps: { label: 'Repeticiones', ...forms('rep', 'reps') },
  seconds: { label: 'Segundos', ...forms('segundo', 'segundos') },
  rounds: { label: 'Rondas', ...forms('ronda', 'rondas') },
  measurement: { label: 'Centímetros', one: 'cm', many: 'cm', other: 'cm' },
} satisfies Record<
  ResultType,
  { readonly label: string; readonly one: string; readonly many: string; readonly other: string }
>;

export const assessmentCopy: Translated<typeof english> = {
  title: 'Evaluación de 7 días',
  unitLabel: (type: ResultType): string => units[type].label,
  result: (value: number, type: ResultType): string => `${numberText(value)} ${plural(value, units[type])}`,
  resultSaved: 'Resultado guardado',
  entryLabel: (exercise: string): string => `Evaluación, ${exercise}`,
  missing: { title: 'Falta un dato', description: 'Escribe un valor para este ejercicio.' },
  complete: 'Evaluación completa',
  completeFailed: 'No se pudo completar la evaluación',
  valueRange: (least: number, most: number): string =>
    `Un número entre ${numberText(least)} y ${numberText(most)}.`,
  useZeroOrMore: 'Usa 0 o más.',
  resultsOf: (count: number): string => `de ${numberText(count)} resultados`,
  noAssessmentLead: 'Tus siete días empiezan cuando eliges la evaluación como programa.',
  noAssessment: 'Sin evaluación activa',
  goToDashboard: 'Ir al panel',
  loadFailedLead: 'No pudimos conectar con el servidor. No se ha perdido nada.',
  loadFailed: 'Tu evaluación no se cargó',
  reviewResults: 'Revisar resultados',
  doneOf: (done: number, count: number): string => `${numberText(done)} de ${numberText(count)}`,
  day: (day: number, title: string): string => `Día ${numberText(day)}: ${title}`,
  noResultYet: 'sin resultado aún',
  daysLabel: 'Días de la evaluación',
  dayWord: 'Día',
  today: 'Hoy',
  doneOfDay: (done: number, total: number): string => `${numberText(done)} de ${numberText(total)} hechos`,
  position: (day: number, title: string, number: number, count: number): string =>
    `Día ${numberText(day)}, ${title}: ejercicio ${numberText(number)} de ${numberText(count)}`,
  howToDo: (name: string): string => `Cómo se hace: ${name}`,
  savedHint: (value: string): string => `Guardado: ${value}. Un resultado nuevo lo reemplaza.`,
  notesOptional: 'Notas (opcional)',
  saveResult: 'Guardar resultado',
  clear: 'Borrar',
  thenRest: (restSeconds: string): string => `Después, ${restSeconds} de descanso`,
  dayDone: 'Suficiente por un día. Vuelve mañana, o sigue si te sientes con fuerzas.',
  rest: 'Descanso',
  dayOfDone: (day: number, done: number, count: number): string =>
    `Día ${numberText(day)}: ${numberText(done)} de ${numberText(count)} hechos`,
  ofRestLeft: (secondsLeft: string): string => `Quedan ${secondsLeft} de descanso`,
  nextDay: (day: number, title: string): string => `Después, día ${numberText(day)}: ${title}`,
  next: 'Siguiente',
  skipRest: 'Saltar descanso',
  chooseProgram: 'Elegir programa',
  submitting: 'Enviando...',
  submit: 'Enviar',
  levelLead: (score: number, maxPoints: number, submittedOn: string): string =>
    `Ese es tu nivel: ${numberText(score)} de ${numberText(maxPoints)} puntos. Lo enviaste el ${submittedOn}.`,
  yourPoints: 'Tus puntos',
  pointsOf: (points: number, most: number): string => `${numberText(points)} de ${numberText(most)} puntos`,
  notTested: 'Sin probar',
  nextPointAt: (value: string): string => `Siguiente punto con ${value}.`,
  allPoints: 'Todos sus puntos son tuyos.',
  change: (change: number): string =>
    change === 0
      ? 'igual que la última vez'
      : `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))} desde la última vez`,
  scoreChange: (change: number, day: string): string =>
    change === 0
      ? `La misma puntuación que el ${day}.`
      : `${counted(Math.abs(change), 'punto', 'puntos')} ${change > 0 ? 'más' : 'menos'} que el ${day}.`,
  nextLevel: (level: string, from: number, missing: number): string =>
    `${level} empieza en ${numberText(from)} puntos: ${byCount(missing, 'falta', 'faltan')} ${numberText(missing)}.`,
  highestLevel: 'Es el nivel más alto que hay.',
  testAgain: (day: string): string =>
    `Repite la evaluación desde el ${day}: tras ocho semanas de entrenamiento verás qué ha cambiado.`,
  whyThese: 'Por qué estos programas',
  programs: {
    muscle: 'Ganar músculo',
    cardio: 'Forma cardio',
    lean: 'Definir',
    'daily-50': 'Diario 50',
    'daily-100': 'Diario 100',
  },
  clock: 'Cronómetro',
  startClock: 'Iniciar cronómetro',
  stopClock: 'Parar',
  againClock: 'Reiniciar',
  getReady: (seconds: number): string => `Prepárate: ${numberText(seconds)}`,
  clockRuns: (time: string): string => `${time} en el cronómetro`,
  timeUp: 'Se acabó el tiempo. Escribe tu número.',
  sevenDaysDone: 'Siete días, hechos',
  readyToSubmit: '¿Todo listo para enviar?',
  submitLead: 'Envía tus resultados para ver tu nivel y los programas que te encajan.',
  missingLead: (missing: number): string =>
    `${byCount(missing, 'Falta', 'Faltan')} ${counted(missing, 'resultado', 'resultados')} y no ${byCount(missing, 'sumará', 'sumarán')} puntos. Aún puedes ${byCount(missing, 'añadirlo', 'añadirlos')}.`,
};
