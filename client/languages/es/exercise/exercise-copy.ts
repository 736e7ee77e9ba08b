import type {
  exerciseCopy as englishExercise,
  exertionWords as englishExertion,
  moodWords as englishMood,
  savePlanCopy as englishPlan,
} from '#client/exercise/exercise-copy.ts';
import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const exertionWords: Translated<typeof englishExertion> = [
  'muy fácil',
  'fácil',
  'fácil',
  'moderado',
  'moderado',
  'duro',
  'duro',
  'muy duro',
  'muy duro',
  'al límite',
];

/** After `me siento` and after a comma alike, without a gender. */
export const moodWords: Translated<typeof englishMood> = [
  'sin fuerzas',
  'con poco ánimo',
  'regular',
  'bien',
  'genial',
];

export const exerciseCopy: Translated<typeof englishExercise> = {
  recordNames: {
    maxLoad: 'Mayor carga',
    bestSet: 'Mejor serie, máximo estimado',
    longestHold: 'Mayor tiempo de aguante',
    mostReps: 'Más repeticiones',
    leastAssistance: 'Menos asistencia',
  },
  record: 'Récord',
  when: 'Cuándo',
  best: 'Mejor',
  perWeek: 'Volumen por semana',
  weekOf: (date: string): string => `Semana del ${date}`,
  weekSets: 'Series',
  weekVolume: 'Volumen',
  assistance: (weight: string): string => `${weight} de asistencia`,
  withAssistance: (amount: string, assistance: string): string => `${amount} con ${assistance}`,
  repsOfLoad: (reps: string, load: string): string => `${reps} × ${load}`,
  repsText: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  secondsText: (seconds: number): string => `${numberText(seconds)} s`,
  ofExercise: (name: string): string => `Todo sobre ${name}`,
  whenFrom: (date: string, app: string): string => `${date}, de ${app}`,
  yourSessions: 'Tus últimas sesiones',
  yourNumbers: 'Tus récords',
  nothingLogged: 'Nada registrado todavía',
  nothingLoggedLead: 'Hazlo en un entrenamiento y aquí verás tus récords, sesiones y semanas.',
  volumeChart: (name: string, weeks: number): string =>
    `${name}: series en ${counted(weeks, 'semana', 'semanas')}`,
  setsPerWeek: 'Series por semana',
  sessionOn: (date: string, amounts: string): string => `${date}: ${amounts}`,
  insteadOfIt: 'En su lugar',
  insteadLead: 'Del mismo tipo, con el equipo que tienes.',
  inWorkouts: 'Entrenamientos que lo incluyen',
  guide: 'Cómo se hace',
  backToLibrary: 'Biblioteca',
  unknown: 'No conocemos este ejercicio',
  unknownLead: 'Busca uno parecido en la biblioteca.',
  numbersUnread: 'No pudimos cargar tus números.',
  injuredAreas: 'Qué te duele',
  areaNames: {
    knee: 'Rodilla',
    ankle: 'Tobillo o pie',
    hip: 'Cadera',
    'lower back': 'Zona lumbar',
    neck: 'Cuello',
    shoulder: 'Hombro',
    elbow: 'Codo',
    wrist: 'Muñeca',
  },
  gentlerTitle: (areas: readonly InjuredArea[]): string =>
    `Cuidamos: ${listText(areas.map((area) => exerciseCopy.areaNames[area].toLowerCase()))}`,
  gentlerMoves: (moves: readonly string[]): string => `${itemsText(moves)}. Para si duele.`,
  gentlerMove: (name: string, planned: string): string => `${name} en vez de ${planned}`,
  hardOn: (areas: readonly InjuredArea[]): string =>
    `Exigente para: ${listText(areas.map((area) => exerciseCopy.areaNames[area].toLowerCase()))}.`,
  tryInstead: (name: string): string => `Prueba ${name} en su lugar.`,
  orLeaveOut: 'Ve con cuidado o déjalo fuera.',
  nearInjury: 'Cerca de una lesión que anotaste. Ve con cuidado o elige una versión más ligera.',
  gentlerOnly: 'Aquí todos los ejercicios son suaves con esa zona. Para si duele.',
  works: (musclesWorked: readonly string[]): string => `Trabaja ${listText(musclesWorked)}.`,
  howToDo: (name: string): string => `Cómo se hace: ${name}`,
  swap: (name: string): string => `Cambiar ${name}`,
  howTo: 'Cómo',
  tips: 'Consejos',
  modifications: 'Variantes',
  safety: 'Seguridad',
  videoDemonstration: 'Video de demostración',
  comingSoon: 'Próximamente',
  commonMistakes: 'Errores comunes',
  done: 'Hecho',
  fold: (name: string): string => `Plegar ${name}`,
  setOf: (name: string, number: number, count: number): string =>
    `${name}, serie ${numberText(number)} de ${numberText(count)}`,
  exercise: 'Ejercicio',
  exercisePlaceholder: 'Elige un ejercicio',
  add: 'Añadir',
  planIsFull: (maximum: number): string => `Has llegado al máximo de ${numberText(maximum)} ejercicios`,
  isInPlan: (picked: string): string => `${picked} ya está en tu plan.`,
  planIsEmpty: (maximum: number): string => `Aún no hay ejercicios. Añade hasta ${numberText(maximum)}.`,
  planExercises: 'Ejercicios de tu plan',
  sets: 'Series',
  reps: 'Reps',
  duration: 'Duración',
  steps: 'Pasos',
  distance: 'Distancia',
  km: 'km',
  remove: (name: string): string => `Quitar ${name}`,
  range: (minimum: number, maximum: number): string => `${numberText(minimum)} a ${numberText(maximum)}`,
  notForMe: 'No es para mí',
  whyNot: '¿Por qué? No tienes que decirlo.',
  reasons: { pain: 'Me duele', equipment: 'No tengo el equipo', dislike: 'No me gusta' },
  noReason: 'Sin motivo',
  leftOut: (name: string): string => `Dejamos ${name} fuera de tus entrenamientos.`,
  bringBack: 'Recuperarlo',
  leftOutToast: (name: string): string => `Fuera: ${name}`,
  leftOutLead: 'Tus próximos entrenamientos usan algo parecido.',
  backToast: (name: string): string => `De vuelta: ${name}`,
  changeFailed: 'No se pudo guardar. Inténtalo de nuevo.',
  demoComingSoon: 'Demostración próximamente',
  guideFailed: 'No se pudo cargar la guía. Inténtalo de nuevo.',
};

export const savePlanCopy: Translated<typeof englishPlan> = {
  name: 'Mi plan diario',
  save: 'Guardar como mío',
  saving: 'Guardando...',
  leftOut: (names: readonly string[]): string =>
    `${listText(names)} ${byCount(names.length, 'queda', 'quedan')} solo en tu plan diario: un entrenamiento se compone de series.`,
  saved: {
    title: 'Entrenamiento guardado',
    description: 'Está en Mis entrenamientos, donde puedes cambiarle el nombre.',
  },
  notSaved: (reason: string | null): ToastMessage => ({
    title: commonCopy.error,
    description: reason ?? 'No se pudo guardar tu entrenamiento. Inténtalo de nuevo.',
    variant: 'destructive',
  }),
};
