import type {
  historyCopy as englishHistory,
  recapCopy as englishRecap,
} from '#client/history/history-copy.ts';
import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** Results of an assessment carry their English unit. */
const resultUnits: Readonly<Record<string, string>> = {
  reps: 'reps',
  seconds: 'segundos',
  rounds: 'rondas',
};

const difficulties: Readonly<Record<string, string>> = { easy: 'fácil', medium: 'medio', hard: 'difícil' };

export const historyCopy: Translated<typeof englishHistory> = {
  title: 'Todo lo que hiciste',
  history: 'Historial',
  streak: (days: number): string =>
    days === 0
      ? 'Tu próximo día activo empieza otra racha.'
      : `${counted(days, 'día', 'días')} ${byCount(days, 'seguido', 'seguidos')}.`,

  calendar: 'Días activos',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  activeDays: (count: number): string =>
    `${counted(count, 'día', 'días')} ${byCount(count, 'activo', 'activos')}.`,
  band: 'La banda une los días de una racha. Toca un día para ver por qué cuenta.',
  dayIs: (weekday: string, date: string, marks: readonly string[]): string =>
    `${weekday}, ${date}: ${itemsText(marks.map((mark, index) => (index === 0 ? mark : mark.toLowerCase())))}`,
  calendarUnread: 'No pudimos cargar tu calendario.',
  open: 'abierto',
  waiting: 'Pendiente de envío',
  pending: 'pendiente',

  show: 'Mostrar',
  all: 'Todo',
  kinds: {
    workout: 'Entrenamientos',
    quest: 'Retos',
    routine: 'Rutinas',
    weight: 'Peso',
    measurements: 'Medidas',
    assessment: 'Evaluación',
  },
  search: 'Buscar por nombre',
  searchExample: 'Circuito de core',
  entries: (count: number): string => counted(count, 'entrada', 'entradas'),
  showOlder: 'Ver anteriores',
  unread: 'No pudimos cargar tu historial.',
  offline: 'Sin conexión. Esto es lo que ya habías visto.',
  empty: 'Aún no hay nada',
  emptyLead: 'Aquí aparecerá tu primer entrenamiento, reto o peso.',
  startAWorkout: 'Empezar un entreno',
  bringHistory: 'Trae tus años desde otra app',
  nothingFound: 'Sin resultados',
  nothingFoundLead: 'Prueba otro nombre o muéstralo todo.',
  showAll: 'Mostrar todo',

  weightTitle: (weight: string, unit: string): string => `Peso, ${weight} ${unit}`,
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  points: (points: number): string => `+${numberText(points)} ${byCount(points, 'pt', 'pts')}`,
  unfinished: 'sin terminar',
  corrected: 'corregido',
  quest: (difficulty: string | null): string =>
    difficulty === null ? 'reto' : `reto, ${difficulties[difficulty] ?? difficulty}`,
  skipped: 'reto, saltado',
  routine: 'rutina diaria',
  felt: (mood: string, effort: number, effortWord: string): string =>
    `Sensación: ${mood}. Esfuerzo: ${numberText(effort)} (${effortWord}).`,
  changed: (changes: readonly string[], on: string): string => `Cambios del ${on}: ${listText(changes)}.`,
  change: (before: string, after: string): string => `${before} a ${after}`,
  effort: (effort: number): string => `esfuerzo ${numberText(effort)}`,
  mood: (word: string): string => `sensación: ${word}`,
  setsDone: (done: number, sets: number): string => `${numberText(done)} de ${numberText(sets)}`,
  setCount: (sets: number): string => counted(sets, 'serie', 'series'),
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  load: 'Carga',
  bodyWeight: 'peso corporal',
  assistance: (weight: string): string => `${weight} de asistencia`,
  setReps: (exercise: string, set: number): string => `${exercise}, serie ${numberText(set)}: repeticiones`,
  setSeconds: (exercise: string, set: number): string => `${exercise}, serie ${numberText(set)}: segundos`,
  setLoad: (exercise: string, set: number, unit: string): string =>
    `${exercise}, serie ${numberText(set)}: ${unit}`,
  setsFault: 'Una serie lleva repeticiones o segundos enteros y una carga mayor que 0.',
  exercise: 'Ejercicio',
  sets: 'Series',
  whatYouDid: 'Lo que hiciste',
  exercises: 'Ejercicios de este entrenamiento',
  result: 'Resultado',
  measurement: 'Medida',
  value: 'Valor',
  level: (level: string): string => `Tu nivel: ${level}.`,
  detailsUnread: 'No pudimos cargar los detalles.',
  fields: {
    weight: 'Peso',
    height: 'Estatura',
    bodyFatPercent: 'Grasa corporal',
    waistCircumference: 'Cintura',
    hipCircumference: 'Cadera',
    chestCircumference: 'Pecho',
    leanBodyMass: 'Masa magra',
  },
  quantity: (value: number, unit: string): string => `${numberText(value, 1)} ${unit}`,
  resultOf: (value: number, type: string): string =>
    type === 'measurement' ? numberText(value) : `${numberText(value)} ${resultUnits[type] ?? type}`,

  edit: 'Editar',
  delete: 'Eliminar',
  editOf: (name: string): string => `Editar ${name}`,
  deleteOf: (name: string): string => `Eliminar ${name}`,
  takesBack: (points: number): string =>
    `Al eliminarlo se ${byCount(points, 'descuenta', 'descuentan')} ${counted(points, 'punto', 'puntos')}.`,
  dayStays: (name: string): string => `El día sigue contando: lo sostiene ${name}.`,
  dayMayFall: 'Puede que el día deje de contar para tu racha.',
  deleted: (name: string): string => `Eliminado: ${name}`,
  deletedLead: '10 segundos para cambiar de idea.',
  undoKeeps: (streak: number, points: number): string =>
    `Si deshaces, tu racha sigue en ${numberText(streak)} y conservas ${counted(points, 'punto', 'puntos')}.`,
  ifDeleted: '¿Eliminar?',
  undo: 'Deshacer',
  undoTooLate: 'Demasiado tarde',
  undoTooLateLead: 'Ya está eliminado.',
  deleteLabel: (name: string, date: string): string => `Eliminar ${name}, ${date}`,
  correctLabel: (name: string, date: string): string => `Cambiar ${name}, ${date}`,

  date: 'Fecha',
  fromApp: (app: string): string => `de ${app}`,
  anyDateHint: 'Cualquier día hasta hoy.',
  anyDateFault: 'Elige hoy o un día anterior.',
  dateHint: 'Hoy o uno de los últimos 7 días, o déjala como está.',
  dateFault: 'Elige hoy, uno de los últimos 7 días, o déjala como está.',
  duration: 'Minutos',
  durationFault: 'Usa minutos enteros, de 1 a 1440.',
  howHard: '¿Cuánto esfuerzo te costó?',
  howFelt: '¿Cómo te sentiste?',
  scale: (step: number, word: string): string => `${numberText(step)}, ${word}`,
  weightIn: (unit: string): string => `Peso (${unit})`,
  weightFault: 'Usa un número mayor que 0, como 72,4.',
  keepsBoth: 'Tu historial dice qué cambiaste, y nada da puntos dos veces.',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Cambiado',
  saveFailed: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
};

type Felt = { readonly energy: number; readonly mood: number };

export const recapCopy: Translated<typeof englishRecap> = {
  title: 'Resumen semanal',
  dates: (from: MemberDay, until: MemberDay): string => `${shortDate(from)} a ${shortDate(until)}`,
  lastWeek: 'Resumen de la semana pasada',
  weekBefore: 'Semana anterior',
  weekAfter: 'Semana siguiente',
  days: 'Tus días',
  ofSeven: 'de 7 días activos',
  dayIs: (weekday: string, mark: string): string => `${weekday}: ${mark}`,
  numbers: {
    workouts: 'Entrenamientos',
    quests: 'Retos',
    points: 'Puntos',
    streak: 'Días seguidos el domingo',
  },
  activeDays: 'Días activos',
  praise: (days: number): string => {
    if (days === 0) return 'Una semana tranquila. Hoy puede empezar otra racha.';
    if (days === 7) return 'Todos y cada uno de los días.';
    return `Te moviste ${counted(days, 'día', 'días')}.`;
  },
  since: 'Desde entonces',
  sinceLead: (on: MemberDay): string => `El resumen muestra lo que se sabía el ${shortDate(on)}.`,
  unchanged: 'Nada de esta semana ha cambiado desde entonces.',
  settled: 'Se resolvió un día abierto.',
  what: 'Qué',
  thenColumn: 'Entonces',
  nowColumn: 'Ahora',
  sinceKinds: {
    added: 'Añadiste algo más tarde.',
    corrected: 'Corregiste un entrenamiento.',
    removed: 'Retiraste algo.',
    outage: 'Se registró una caída por nuestra parte, así que sus días no cuentan en tu contra.',
    rules: 'Las reglas cambiaron.',
    pause: 'Tu pausa cambió.',
    token: 'Usaste un comodín.',
    zone: 'Cambiaste tu zona horaria.',
    reset: 'Empezaste de nuevo.',
  },
  byMail: 'Por correo',
  energyTitle: 'Tu energía esta semana',
  energy: ({ energy, mood }: Felt, days: number): string =>
    `Tu energía fue ${numberText(energy, 1)} de 5 y tu ánimo ${numberText(mood, 1)}, según ${counted(days, 'registro', 'registros')}.`,
  energyBefore: ({ energy, mood }: Felt): string =>
    `La semana anterior: ${numberText(energy, 1)} y ${numberText(mood, 1)}.`,
  mailIt: 'Recibir cada resumen por correo el lunes',
  mailLead: (to: string): string =>
    `Llega a ${to}. Solo cifras de días, entrenamientos, retos y puntos; nunca tu peso.`,
  notSaved: {
    title: 'Sin guardar',
    description: 'El ajuste sigue como estaba. Inténtalo de nuevo.',
    variant: 'destructive',
  },
  unread: 'No pudimos cargar este resumen.',
  notOver: 'Esta semana no ha terminado',
  notOverLead: 'Su resumen estará aquí desde el lunes.',
  noWeek: 'No hay resumen de esta semana',
  noWeekLead: 'Es de antes de que llegaras, o esa semana no existe.',
};
