import type * as english from '#client/history-import/import-copy.ts';
import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { appNames } from '#client/languages/es/lib/format/source-copy.ts';
import { dayText, monthText } from '#client/lib/format/format-day.ts';
import type { LoadDoubt, LoadMeaning } from '#domain/history-import/exercise-answers.ts';
import type { ProblemCode } from '#domain/history-import/file-rows.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { ShownImport } from '#service/features/history-import/import-contract.ts';

const workouts = (count: number): string => counted(count, 'entrenamiento', 'entrenamientos');
const sets = (count: number): string => counted(count, 'serie', 'series');
const weights = (count: number): string => counted(count, 'peso', 'pesos');

/** `12 entrenamientos y 3 pesos`, of those that there are. */
const entries = (count: { readonly workouts: number; readonly weights: number }): string =>
  listText([
    ...(count.workouts > 0 || count.weights === 0 ? [workouts(count.workouts)] : []),
    ...(count.weights > 0 ? [weights(count.weights)] : []),
  ]);

/** Why a line of a file stays out. `text` is the cell that was not read. */
const problems: Readonly<Record<ProblemCode, (text: string) => string>> = {
  'date-not-read': (text) => `No pudimos leer la fecha «${text}». La fila se queda fuera.`,
  'number-not-read': (text) => `«${text}» no es un número. La fila se queda fuera.`,
  'exercise-missing': () => 'La fila no nombra ningún ejercicio y se queda fuera.',
  'load-implausible': (text) => `Ninguna serie pesa ${text}. La fila se queda fuera.`,
  'weight-implausible': (text) =>
    `Un peso corporal de ${text} no puede ser correcto. La fila se queda fuera.`,
  'reps-implausible': (text) => `Ninguna serie tiene ${text} repeticiones. La fila se queda fuera.`,
  'set-planned-only': () => 'La serie estaba planeada y no se hizo. Se queda fuera.',
  'nothing-done': () => 'La fila no tiene repeticiones, tiempo ni distancia y se queda fuera.',
  'averaged-history': () => 'La app solo guardó un promedio de esa época. No se conocen sus días.',
  'columns-differ': () => 'La fila tiene otras columnas que la primera y se queda fuera.',
  'no-body-weight': () => 'La medición no tiene peso corporal y se queda fuera.',
  'several-people': () =>
    'La báscula tiene pesos de varias personas y no dice de quién son. La fila se queda fuera.',
  'file-broken': (text) => `El archivo «${text}» está cortado o modificado y se queda fuera.`,
};

export const importCopy: Translated<typeof english.importCopy> = {
  title: 'Trae tu historial',
  profile: 'Perfil',
  intro: 'Tus años en otra app vienen contigo: entrenamientos, series, pesos.',
  cancel: 'Elegir otros archivos',
  goOn: 'Seguir',
};

export const chooseCopy: Translated<typeof english.chooseCopy> = {
  title: 'Elige tus archivos',
  drop: 'Elige tus archivos o suéltalos aquí',
  hint: 'Varios a la vez, en zip o sueltos.',
  private: 'Los leemos en este dispositivo. Lo ves todo antes de que se guarde nada.',
  appsTitle: 'Lo que sabemos leer',
  apps: `${listText([
    ...(
      [
        'strong',
        'hevy',
        'fitnotes',
        'fitbod',
        'stronglifts',
        'liftosaur',
        'liftlog',
        'jefit',
        'wger',
      ] as const
    ).map((source) => appNames[source]),
    'Apple Health',
    'Health Connect',
    'Garmin',
    'Fitbit',
    'Withings',
    'Renpho',
    'openScale',
    'tu propia exportación de Rondel',
  ])}.`,
  tables: 'Cualquier otra tabla también sirve: tú nos dices qué significa cada columna.',
  earns: 'Todo cuenta para récords y gráficos. No da puntos ni toca tu racha.',
  unreadable: 'No se pudieron leer estos archivos. Inténtalo de nuevo.',
};

export const readingCopy: Translated<typeof english.readingCopy> = {
  title: (files: readonly string[]): string => `Leyendo ${listText(files)}...`,
  progress: 'Leído hasta ahora',
  percent: (share: number): string => `${numberText(share)} %`,
  preparing: 'Ordenándolo...',
};

export const mappingCopy: Translated<typeof english.mappingCopy> = {
  title: (file: string): string => `¿Qué hay en ${file}?`,
  lead: 'Aún no conocemos esta tabla. Dinos qué es cada columna; deja el resto vacío.',
  fields: {
    date: 'Fecha',
    time: 'Hora del día',
    workout: 'Nombre del entrenamiento',
    exercise: 'Ejercicio',
    reps: 'Repeticiones',
    load: 'Carga',
    unit: 'Unidad de la carga',
    seconds: 'Duración de una serie',
    rpe: 'Esfuerzo (1 a 10)',
    note: 'Nota',
    bodyWeight: 'Peso corporal',
    bodyFat: 'Grasa corporal en porcentaje',
  },
  noColumn: 'No está en esta tabla',
  column: (name: string, example: string): string => (example === '' ? name : `${name} (${example})`),
  unnamed: (place: number): string => `Columna ${place}`,
  faults: {
    date: 'Cada fila necesita una fecha.',
    content: 'Elige un ejercicio con sus repeticiones o duración, o un peso corporal.',
  },
  read: 'Leer la tabla',
};

export const askingCopy: Translated<typeof english.askingCopy> = {
  title: 'Antes, una pregunta',
  unit: (file: string): string => `¿Qué unidad usa ${file}?`,
  kg: 'Kilogramos',
  lbs: 'Libras',
  lift: (exercise: string, load: string): string => `${exercise} ${load}`,
  bodyWeight: (weight: string): string => `Peso corporal ${weight}`,
  both: (written: string, other: string): string => `${written} (${other})`,
  order: (file: string): string => `¿Qué día se indica en ${file}?`,
  zone: '¿Dónde estabas entonces?',
  zoneHint: (times: number): string =>
    `${counted(times, 'hora está escrita', 'horas están escritas')} sin lugar. La zona nos dice el día.`,
  missing: 'Elige una opción.',
};

export const doubtsCopy: Translated<typeof english.doubtsCopy> = {
  title: '¿Nos conocemos?',
  names: 'Ejercicios que se parecen a los nuestros',
  namesLead: 'Si es el mismo, comparte sus récords con lo que registras aquí.',
  keep: (name: string): string => `Dejar «${name}»`,
  sameAs: (name: string): string => `Igual que «${name}»`,
  loads: '¿Qué significa el número?',
  loadsLead: 'Solo tú sabes cómo lo apuntaste.',
  heaviest: (name: string, load: string): string => `${name}, hasta ${load}`,
  meanings: {
    written: 'El peso en una mano',
    both: 'Las dos manos juntas',
    load: 'El peso que moví',
    assistance: 'La ayuda que tuve: menos es mejor',
    none: 'Un color o un paso, sin peso',
  },
  bandMeanings: { assistance: 'La ayuda de la banda: menos es mejor', load: 'El peso de la banda' },
  habits: '¿Cuáles eran entrenamiento?',
  habitsLead:
    'Marca los hábitos en los que te moviste. Vienen contigo como actividades, sin series ni minutos.',
  habitDays: (count: number): string => counted(count, 'día', 'días'),
  clashes: '¿Era el mismo entrenamiento?',
  clashesLead: 'Estos días ya tienen un entrenamiento. Marca los que eran otro; el resto se queda fuera.',
  clash: (date: string, facts: string): string => `${date}: ${facts}`,
  other: (title: string, facts: string, source: Source | null): string =>
    source === null ? `Registraste aquí: ${title}${facts}` : `De ${appNames[source]}: ${title}${facts}`,
  more: (count: number): string => `${counted(count, 'día más', 'días más')} como estos.`,
  tickAll: 'Todos eran otros',
  untickAll: 'Ninguno era otro',
  remembered: 'Recordamos tus respuestas sobre ejercicios para tu próxima importación.',
  meaningOf: (doubt: LoadDoubt, meaning: LoadMeaning): string =>
    doubt === 'band' && (meaning === 'assistance' || meaning === 'load')
      ? doubtsCopy.bandMeanings[meaning]
      : doubtsCopy.meanings[meaning],
};

export const previewCopy: Translated<typeof english.previewCopy> = {
  title: 'Esto viene contigo',
  emptyTitle: 'Nada que traer',
  empty: 'No encontramos ningún entrenamiento ni peso que se pueda guardar.',
  from: (formats: readonly string[]): string => `De ${listText(formats)}. Aún no se ha guardado nada.`,
  workouts: 'Entrenos',
  sets: 'Series',
  weights: 'Pesos',
  span: 'Desde – hasta',
  days: (from: string, until: string): string =>
    from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`,
  samples: 'Tres días de muestra',
  samplesLead: '¿Se ve bien?',
  body: (weight: string): string => `Peso corporal ${weight}`,
  fat: (percent: string): string => `${percent} % de grasa corporal`,
  noSets: 'Sin series anotadas',
  minutes: (count: number): string => `${numberText(count)} min`,
  setCount: sets,
  workout: 'Entrenamiento',
  seconds: (count: number): string => `${numberText(count)} s`,
  assistance: (mass: string): string => `${mass} de asistencia`,
  times: (amounts: string, load: string): string => `${amounts} × ${load}`,
  exercise: (name: string, done: string): string => `${name}: ${done}`,
  moreExercises: (count: number): string => `Y ${counted(count, 'ejercicio más', 'ejercicios más')}.`,
  leftOut: 'Qué se queda fuera',
  problem: ({ code, text, line: nth }, fileName) => {
    const said = `Línea ${numberText(nth)}: ${problems[code](text)}`;
    return fileName === null ? said : `${fileName}: ${said}`;
  },
  lines: (count: number): string =>
    `${counted(count, 'línea', 'líneas')} que no se ${byCount(count, 'pudo', 'pudieron')} leer`,
  moreLines: (count: number): string => `Y ${counted(count, 'línea más', 'líneas más')}.`,
  leftSets: (count: number): string =>
    `${sets(count)} solo con distancia, o después de la número 300 de un entrenamiento`,
  leftWorkouts: (count: number): string => `${workouts(count)} sin series ni duración, o de un día futuro`,
  leftWeights: (count: number): string => `${weights(count)} de un día futuro`,
  leftClashes: (count: number): string => `${workouts(count)} que ya tienes ese mismo día`,
  activities: (count: number): string =>
    `${counted(count, 'hábito hecho', 'hábitos hechos')} que no marcaste como entrenamiento`,
  nothingLeft: 'Todo lo que hay en tus archivos viene contigo.',
  store: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Traer ${entries(count)}`,
  questions: 'Cambiar mis respuestas',
  tooMany: (format: string): string =>
    `${format} tiene más de 10 000 entrenamientos, 200 000 series o 10 000 pesos. Divide el archivo.`,
};

export const storingCopy: Translated<typeof english.storingCopy> = {
  title: 'Trayéndolo...',
  meter: 'Guardado',
  stored: (done: number, total: number): string => `${numberText(done)} de ${numberText(total)} guardados`,
  leave: 'Puedes salir. Elige los mismos archivos después y seguirá donde paró.',
  interrupted: 'Paramos a la mitad',
  interruptedLead: 'Lo guardado está a salvo. Sigue, o retíralo desde la lista.',
  noAnswer: 'No llegó respuesta. Revisa tu conexión.',
};

export const doneCopy: Translated<typeof english.doneCopy> = {
  title: 'Tus años están aquí',
  workouts: (count: number): string => byCount(count, 'entrenamiento', 'entrenamientos'),
  weights: (count: number): string => byCount(count, 'peso', 'pesos'),
  since: (day: MemberDay): string => `desde ${monthText(day)}`,
  also: (count: number): string => `Y además ${weights(count)}.`,
  records: 'Tus récords y gráficos ya los conocen. Tus puntos y tu racha siguen igual.',
  known: (count: number): string =>
    `Ya tenías ${counted(count, 'entrada', 'entradas')}, así que nada está dos veces.`,
  nothingNew: 'Ya lo tienes todo',
  nothingNewLead: 'En estos archivos no había nada nuevo, así que nada cambió.',
  history: 'Ver tu historial',
  again: 'Traer más',
};

export const pastCopy: Translated<typeof english.pastCopy> = {
  title: 'Lo que trajiste',
  none: 'Nada todavía.',
  unread: 'No pudimos cargar lo que trajiste.',
  on: (day: string): string => `Traído: ${day}.`,
  facts: (one: ShownImport): string => {
    const { source, from, until } = one;
    return itemsText([appNames[source], entries(one), from && until && previewCopy.days(from, until)]);
  },
  open: 'A la mitad',
  openLead: 'Elige los mismos archivos para seguir. O conserva lo que hay, o retíralo.',
  withdrawn: 'Retirado',
  keep: 'Dejarlo así',
  kept: { title: 'Conservado', description: 'Lo que vino se queda como está.' },
  keepOf: (name: string): string => `Dejarlo así: ${name}`,
  takeBack: 'Retirar',
  takeBackOf: (name: string): string => `Retirar: ${name}`,
  question: (name: string): string => `¿Retirar ${name}?`,
  lead: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Salen de tu historial, récords y gráficos: ${entries(count)}. Lo que corregiste tú se queda.`,
  takingBack: 'Retirando...',
  takenBack: 'Retirado',
  allGone: 'Tu historial está como antes.',
  stays: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Se quedan los que corregiste: ${entries(count)}.`,
  failed: 'No funcionó. Revisa tu conexión e inténtalo de nuevo.',
};
