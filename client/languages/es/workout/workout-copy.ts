import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import type { workoutCopy as english } from '#client/workout/workout-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { leastMinutes, workoutAward } from '#domain/workout/workout-rules.ts';

const brief = { durationMs: toastDurationMs.workout } as const;

export const setCompleteToast: ToastMessage = { ...brief, title: 'Serie completada' };

export const savedToast = (isCompleted: boolean, pointsEarned = workoutAward(isCompleted)): ToastMessage =>
  isCompleted
    ? {
        ...brief,
        title: 'Entrenamiento completado',
        description:
          pointsEarned > 0
            ? `Buen trabajo. Ganaste ${counted(pointsEarned, 'punto', 'puntos')}.`
            : 'Buen trabajo. Ya ganaste todos los puntos de entrenamiento de ese día.',
      }
    : { ...brief, title: 'Entrenamiento guardado', description: 'Está en tu historial, sin puntos.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: commonCopy.error,
  description: 'No se pudo guardar el entrenamiento. Inténtalo de nuevo.',
  variant: 'destructive',
};

export const workoutCopy: Translated<typeof english> = {
  workoutComplete: 'Entrenamiento completo',
  whatYouDid: 'Lo que hiciste',
  trainedOn: (date: string): string => `${date}, sin guardar todavía`,
  howHardWasIt: '¿Cuánto esfuerzo te costó?',
  howDoYouFeelNow: '¿Cómo te sientes ahora?',
  waitingToSync: 'Pendiente de envío',
  savedLater: 'Guardado en este dispositivo. Lo enviaremos más tarde.',
  saving: 'Guardando...',
  saveWorkout: 'Guardar entreno',
  timeIsUp: 'Se acabó el tiempo',
  timeIsUpNext: 'Tu entrenamiento sigue cuando vuelvas.',
  restIsOver: 'Se acabó el descanso',
  reps: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  oneSet: (amount: string): string => `1 serie, ${amount}`,
  setsWithRest: (sets: number, amount: string, restSeconds: string): string =>
    `${numberText(sets)} series, ${amount}, ${restSeconds} de descanso`,
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  noEquipment: 'sin equipo',
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  leaveForNow: '¿Lo dejas por ahora?',
  leaveLead: 'Tu entrenamiento espera en este dispositivo y no se pierde nada. Vuelve en menos de 12 horas.',
  logWhatYouDid: '¿Registrar lo que hiciste?',
  logLead: (trained: string, planned: number, sets: string): string =>
    `Entrenaste ${trained} de ${numberText(planned)} min. Lo registramos, con ${sets}.`,
  log: 'Registrar',
  thatWasQuick: 'Qué rapidez',
  setsInTime: (sets: string, time: string, canGoOn: boolean): string =>
    `Con ${sets} en ${time} aún no hay puntos. Corrige una serie o ${canGoOn ? 'sigue' : 'descarta el entrenamiento'}.`,
  stay: 'Quedarme',
  leave: 'Salir',
  ready: 'Todo listo',
  firstTask: (task: string): string => `Primero, ${task}`,
  setOfDone: (set: number, sets: number): string => `Serie ${numberText(set)} de ${numberText(sets)} hecha`,
  exerciseOf: (index: number, count: number): string =>
    `Ejercicio ${numberText(index)} de ${numberText(count)}`,
  setOf: (set: number, sets: number): string => `serie ${numberText(set)} de ${numberText(sets)}`,
  paused: 'En pausa',
  rest: 'Descanso',
  restDay: (description: string): string => `${description} Hoy es día de descanso: entrena si tienes ganas.`,
  work: 'Trabajo',
  next: (set: string): string => `Después, ${set}`,
  nextMove: (exercise: string): string => `Después: ${exercise}`,
  timeIsUpFor: (set: string): string => `Se acabó el tiempo: ${set}`,
  now: (set: string): string => `Ahora, ${set}`,
  ofRestLeft: 'de descanso',
  ofThisSetLeft: 'para terminar esta serie',
  soFar: (elapsed: string): string => `${elapsed} hasta ahora`,
  workoutOf: (date: string): string => `Entrenamiento: ${date}`,
  discard: 'Descartar',
  saveWhatIDid: 'Guardar lo hecho',
  resume: 'Reanudar',
  startWorkout: 'Empezar',
  pause: 'Pausar',
  startTheWorkoutFirst: 'Primero empieza el entrenamiento.',
  resumeTheWorkoutFirst: 'Primero reanuda el entrenamiento.',
  skipRest: 'Saltar descanso',
  exercises: 'Ejercicios',
  doneOf: (count: number): string => `de ${numberText(count)} hechos`,
  insteadOf: (line: string, planned: string): string => `${line}, en lugar de ${planned}`,
  resumeLead: 'Lo dejaste a medias',
  startedLongAgo: 'Empezó hace más de 12 horas',
  pausedLead: (done: number, total: number, time: string): string =>
    `${numberText(done)} de ${numberText(total)} series hechas en ${time}. Descartar las borra.`,
  restTone: 'Tono de fin de descanso',
  restToneLead: 'Dos notas cuando termina un descanso.',
  setTone: 'Tono de fin de serie',
  setToneLead: 'Cuando se acaba el tiempo de una serie.',
  sayNext: 'Decir lo que sigue',
  sayNextLead: 'El siguiente ejercicio, en voz alta.',
  vibrate: 'Vibrar',
  vibrateLead: 'Cuando termina un descanso o una serie con tiempo.',
  flashTheScreen: 'Destello en pantalla',
  flashLead: 'Cuando termina un descanso o una serie con tiempo.',
  keepTheScreenOn: 'Pantalla encendida',
  screenOnLead: 'Mientras entrenas.',
  workoutOptions: 'Opciones del entrenamiento',
  library: 'Todos los ejercicios y entrenamientos',
  keptOnThisDevice: 'Guardado en este dispositivo.',
  discardThisWorkout: 'Descartar este entrenamiento',
  timer: 'Temporizador',
  howToDoThisExercise: 'Cómo se hace este ejercicio',
  workout: 'Entrenamiento',
  noWorkoutFits: 'Aún no hay un entrenamiento para tu equipo.',
  noWorkoutTemplates: 'Sin plantillas de entrenamiento',
  returnToDashboard: 'Volver al panel',
  loadFailedLead: 'No pudimos conectar con el servidor. No se ha perdido nada.',
  loadFailed: 'Tu entrenamiento no se cargó',
  elapsedOf: (elapsed: string, minutes: number): string => `${elapsed} de ${numberText(minutes)} min`,
  howDidItGo: '¿Cómo te fue?',
  optional: 'Opcional',
  exertionEnds: ['1 fácil', '10 al límite'],
  trained: (time: string): string => `${time} de entreno`,
  setsDone: (sets: number): string => counted(sets, 'serie', 'series'),
  setsOf: (sets: number, total: number): string => `${numberText(sets)} de ${numberText(total)} series`,
  exercisesDone: (count: number): string => counted(count, 'ejercicio', 'ejercicios'),
  barelyWarmedUp: 'Apenas entraste en calor',
  oneSetOrThreeMinutes: (): string => `Una serie o ${numberText(leastMinutes)} minutos, y hoy cuenta.`,
  shortOnTime: '¿Poco tiempo? Haz una serie.',
  doOneSet: 'Es medio minuto, y tu día cuenta.',
  keepGoing: 'Seguir',
  endWorkoutHere: 'Terminar aquí',
  changeASet: 'Cambiar una serie',
  dayStreak: 'Racha de días',
  totalPoints: 'Puntos totales',
  thisWorkout: 'este entreno',
  plusPoints: (points: number): string => `+${numberText(points)}`,
  toMilestone: (days: number, milestone: number): string =>
    `${byCount(days, 'Falta', 'Faltan')} ${numberText(days)} para ${numberText(milestone)}`,
  ofSevenDays: (done: number): string => `Días activos: ${numberText(done)} de los últimos siete`,
  comparedWithBefore: 'Comparado con antes',
  moreSets: (more: number): string => `${counted(more, 'serie', 'series')} más que la última vez`,
  setsThenAndNow: (before: number, date: string, now: number): string =>
    `${counted(before, 'serie', 'series')} el ${date}, ${numberText(now)} ahora`,
  newRecord: (exercise: string, best: string): string => `Nuevo récord: ${exercise}, ${best}`,
  recordBefore: (record: string, best: string, date: string): string =>
    `${record}. Antes: ${best} el ${date}.`,
  firstEver: 'Tu primer entrenamiento. Buen comienzo.',
  nthOfSevenDays: (nth: number): string =>
    nth === 1 ? 'Primer entrenamiento en siete días' : `${numberText(nth)} entrenamientos en siete días`,
  setsOfThisExercise: 'Series de este ejercicio',
  setNumber: (set: string): string => `Serie ${set}`,
  setIs: (set: string, amount: string): string => `Serie ${set}: ${amount}`,
  lastTime: (amount: string): string => `La última vez ${amount}`,
  edit: 'Editar',
  editSet: (set: string): string => `Editar serie ${set}`,
  repsOfSet: (set: string): string => `Repeticiones, serie ${set}`,
  loadOfSet: (set: string): string => `Carga, serie ${set}`,
  secondsOfSet: (set: string): string => `Segundos, serie ${set}`,
  effortOfSet: (set: string): string => `Esfuerzo de la serie ${set}`,
  repsUnit: (reps: number): string => byCount(reps, 'rep', 'reps'),
  secondsUnit: 's',
  less: (label: string): string => `Menos: ${label}`,
  more: (label: string): string => `Más: ${label}`,
  noNumber: '–',
  addLoad: 'Añadir carga',
  lessAssistance: (weight: string): string => `${weight} menos`,
  addAssistance: 'Añadir asistencia',
  assistanceOfSet: (set: string): string => `Asistencia, serie ${set}`,
  bodyWeight: 'peso corporal',
  readyFor: (step: string): string => `¿Pasamos a ${step}?`,
  readyBecause: (done: string, step: string | null): string =>
    `Hiciste ${done} con esfuerzo 8 o menos en dos sesiones seguidas.${step === null ? '' : ` El paso más pequeño hacia arriba es ${step}.`}`,
  use: (step: string): string => `Usar ${step}`,
  stayAt: (step: string): string => `Seguir con ${step}`,
  yourRecords: 'Tus récords',
  scaleValue: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  panelStatus: (status: string, lead: string, title: string): string => `${status}. ${lead}: ${title}`,
};
