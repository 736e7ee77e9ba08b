import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { goalAmounts } from '#client/onboarding/goal-amounts.ts';
import type { onboardingCopy as english } from '#client/onboarding/onboarding-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalKind } from '#domain/program/goal-rules.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';

const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: '¿Cuánto quieres perder?',
  body_recomp: '¿Cuánta grasa quieres perder?',
  muscle_gain: '¿Cuánto quieres ganar?',
  muscle_building: '¿Cuánto quieres ganar?',
  cardio_fitness: '¿Qué distancia o cuánto tiempo quieres alcanzar?',
  endurance: '¿Qué distancia o cuánto tiempo quieres aguantar?',
  running: '¿Qué distancia o cuánto tiempo quieres correr?',
};

const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'por perder',
  body_recomp: 'por perder',
  muscle_gain: 'por ganar',
  muscle_building: 'por ganar',
  cardio_fitness: 'por alcanzar',
  endurance: 'por aguantar',
  running: 'por correr',
};

const restDays = ['ningún día', 'un día', 'dos días', 'tres días', 'cuatro días', 'cinco días', 'seis días'];

/** `Una hora y media por semana, cuatro días de descanso.` */
function weekSumText(days: number, minutes: number): string {
  const total = days * minutes;
  const rest = restDays[7 - days] ?? counted(7 - days, 'día', 'días');
  return `${timeText(Math.floor(total / 60), total % 60)} por semana, ${rest} de descanso.`;
}

function timeText(hours: number, minutes: number): string {
  if (hours === 0) return counted(minutes, 'minuto', 'minutos');
  const whole = hours === 1 ? 'Una hora' : `${numberText(hours)} horas`;
  if (minutes === 0) return whole;
  return minutes === 30 ? `${whole} y media` : `${numberText(hours)} h ${numberText(minutes)} min`;
}

const firstLaps: Readonly<Record<GoalUnit, string>> = {
  lbs: '10 lb',
  kg: '5 kg',
  '%': 'El 2 %',
  miles: '3 millas',
  km: '5 km',
  min: '20 min',
  minutes: '20 min',
  points: '50 puntos',
  days: '7 días',
};

function coachPace(kind: GoalKind, pounds: number, isMetric: boolean): string {
  const amount = isMetric ? `Unos ${numberText(pounds * 0.45359237, 1)} kg` : `${numberText(pounds, 2)} lb`;
  const texts: Readonly<Record<GoalKind, string>> = {
    'weight-loss':
      lossPaces[pounds]?.[isMetric ? 1 : 0] ?? `${amount} por semana es lo más rápido que permite tu peso.`,
    'muscle-gain': `${amount} por semana. El músculo se toma su tiempo, y se queda.`,
    'body-fat': 'Tres cuartos de punto al mes es un ritmo que dura.',
    unpaced: 'Semanas constantes, cada vez un poco más lejos.',
  };
  return texts[kind];
}

const lossPaces: { readonly [pounds in number]?: readonly [string, string] } = {
  1: [
    'Una libra por semana conserva tu fuerza y casi todas tus cenas.',
    'Medio kilo por semana conserva tu fuerza y casi todas tus cenas.',
  ],
  1.5: [
    'Libra y media por semana: un objetivo mayor puede ir algo más rápido.',
    'Unos 0,7 kg por semana: un objetivo mayor puede ir algo más rápido.',
  ],
};

/** Where a member chooses the unit. */
const goalUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'lb',
  kg: 'kg',
  '%': '% de grasa',
  miles: 'millas',
  km: 'km',
  min: 'min',
  minutes: 'minutos',
  points: 'puntos',
  days: 'días',
};

const amounts = goalAmounts({
  goalUnits,
  shortUnits: { ...goalUnits, '%': '%', minutes: 'min' },
  words: {
    day: (count: number): string => byCount(count, 'día', 'días'),
    point: (count: number): string => byCount(count, 'punto', 'puntos'),
    mile: (count: number): string => byCount(count, 'milla', 'millas'),
    minute: (count: number): string => byCount(count, 'minuto', 'minutos'),
    fat: (count: number): string => byCount(count, 'punto de grasa corporal', 'puntos de grasa corporal'),
  },
  numberText,
});

export const onboardingCopy: Translated<typeof english> = {
  needs: { age: 'edad', gender: 'género', height: 'estatura', weight: 'peso', equipment: 'equipo' },
  minutes: 'min',
  stepNames: {
    program: 'Programa',
    goal: 'Objetivo',
    customBuilder: 'Plan propio',
    timeline: 'Plazo',
    profile: 'Perfil',
    body: 'Cuerpo',
    equipment: 'Equipo',
    week: 'Semana',
    summary: 'Resumen',
  },
  heads: {
    program: {
      heading: '¿Para qué entrenas?',
      lead: 'Elige uno. Puedes cambiarlo cuando quieras.',
    },
    goal: { heading: '¿Cuál es tu objetivo?', lead: 'Un número hacia el que entrenar.' },
    customBuilder: {
      heading: 'Crea tu plan diario',
      lead: 'Que quepa hasta en tu día más ajetreado.',
    },
    timeline: {
      heading: '¿Cuánto tiempo le darás?',
      lead: 'Más largo es más suave. Te avisaremos si va demasiado rápido.',
    },
    profile: {
      heading: 'Háblanos de ti',
      lead: 'Tu cuerpo, tu semana y tu equipo dan forma a tus entrenamientos.',
    },
    body: { heading: 'Tú, en números', lead: 'Cuatro números ajustan tu plan.' },
    equipment: { heading: '¿Qué tienes a mano?', lead: 'Toca lo que tengas. Con el suelo ya basta.' },
    week: {
      heading: 'Una semana que puedas cumplir',
      lead: 'Tres días buenos valen más que seis perfectos.',
    },
    summary: { heading: 'Cuando quieras', lead: 'Un último vistazo y es tuyo.' },
  },
  longPlan: (minutes: number): string =>
    `Son ${numberText(minutes)} minutos cada día. Empieza con menos: siempre puedes añadir más.`,
  dailyPlanHead: {
    heading: '¿Qué plan diario te va?',
    lead: 'Cada día los mismos ejercicios, listos antes de que se enfríe el café.',
  },
  goalQuestions,
  goalAims,
  ...amounts,
  unitChoices: {
    imperial: 'lb, ft',
    metric: 'kg, cm',
  },
  replacedProgram: 'Tu programa actual sigue hasta que crees otro. Tu historial se queda.',
  created: 'Tu programa está creado',
  bringHistory: 'Trae tus años de historial',
  partlySaved: 'Tu programa está creado, pero no pudimos guardar todos tus datos. Revísalos en tu perfil.',
  createFailed: 'No se pudo crear tu programa. Inténtalo de nuevo.',
  pointsAWeek: (amount: string): string => `${amount} puntos por semana`,
  safePlanSets: (parts: readonly string[]): string =>
    `Fija ${listText(parts)}. ${parts.length > 1 ? 'Cámbialos' : 'Cámbialo'} cuando quieras.`,
  bodyTitle: 'Tu cuerpo',
  units: 'Unidades',
  whichUnits: 'Elige las unidades que usas a diario.',
  age: 'Edad',
  years: 'años',
  gender: 'Género',
  choose: 'Elegir',
  weight: 'Peso',
  height: 'Estatura',
  cm: 'cm',
  heightFeet: 'Estatura, pies',
  ft: 'ft',
  inches: 'Pulgadas',
  inchesTo11: 'Las pulgadas van de 0 a 11.',
  in: 'in',
  yourExercises: 'Tus ejercicios',
  daysPerWeek: 'Días por semana',
  days: (days: number): string => byCount(days, 'día', 'días'),
  yourEquipment: 'Tu equipo',
  equipment: 'Equipo',
  adviceOfTheCoach: 'Consejo para ti',
  goalCoach: 'Guía de objetivos',
  weeks: (weeks: number): string => byCount(weeks, 'semana', 'semanas'),
  atRate: (rate: string): string => `, a ${rate}`,
  reasonsTitle: 'Cómo lo calculamos',
  startDateFirst: 'Elige una fecha de inicio y calculamos el resto.',
  suggestedEnd: 'Final recomendado',
  chosenPace: 'Tu fecha final exige',
  endTaken: (date: string): string => `Termina el ${date}`,
  endOn: (suggestedEndDate: string): string => `Terminar el ${suggestedEndDate}`,
  dailyPlan: 'Plan diario',
  yourGoal: 'Tu objetivo',
  unit: 'Unidad',
  hazardTitle: 'Este plan podría hacerte daño',
  hazardTitles: {
    goal: 'Ese peso es demasiado bajo para ti',
    timeline: 'Ese ritmo es demasiado rápido para ti',
    profile: 'Revisa esto primero',
  },
  unsettledHead: { heading: 'Antes, una cosa', lead: 'Después es tuyo.' },
  planAndSafePlan: 'Tu plan y el seguro',
  yourPlan: 'Tu plan',
  safePlan: 'El seguro',
  byDate: (date: string): string => `para el ${date}`,
  reaches: (goalType: GoalType | null, weight: string): string =>
    goalType === 'weight_loss' ? `bajar a ${weight}` : `subir a ${weight}`,
  yourNumber: 'Tu número',
  less: (step: number): string => (step === 1 ? 'Uno menos' : `${numberText(step)} menos`),
  more: (step: number): string => (step === 1 ? 'Uno más' : `${numberText(step)} más`),
  startSmall: 'Empieza con uno pequeño.',
  firstLap: (unit: GoalUnit): string =>
    `Escribe un número y te diré cuánto se tarda. ${firstLaps[unit]} está bien para la primera vuelta.`,
  amountTakesWeeks: (amount: string, weeks: number): string =>
    `Para ${amount}, cuenta con ${counted(weeks, 'semana', 'semanas')}, más o menos.`,
  amountInWeeks: (amount: string, weeks: number): string => `${amount} en unas ${numberText(weeks)} semanas.`,
  coachPace,
  landing: (weight: string): string => `Llegas a ${weight}.`,
  today: 'Hoy',
  wayOfWeeks: (weeks: number, begin: string, end: string): string =>
    `${counted(weeks, 'semana', 'semanas')}, ${begin === onboardingCopy.today ? 'desde hoy hasta el' : `del ${begin} al`} ${end}`,
  healthyWeight: (weight: string): string => `Con ${weight} tienes un peso ligero y sano.`,
  healthyGoal: (amount: string, weeks: number): string =>
    `Son ${amount}, más o menos ${counted(weeks, 'semana', 'semanas')}.`,
  noHealthyGoal: 'No te conviene pesar menos.',
  noHealthyGoalText:
    'Perder más te costaría músculo, sueño y fuerza. Elige otro objetivo o consúltalo con un médico.',
  hazardKept: 'Sigues con este plan. Puedes cambiarlo cuando quieras.',
  safeDate: 'Usar la fecha segura',
  healthyTarget: 'Usar una meta sana',
  leanerAtSameWeight: 'Menos grasa con el mismo peso',
  aProgram: 'un programa',
  aDailyPlan: 'un plan diario',
  aNumberAbove0: 'un número mayor que 0',
  atLeastOneExercise: 'al menos un ejercicio',
  aStartDate: 'una fecha de inicio',
  startDateInReach: 'una fecha de inicio a menos de 100 años de hoy',
  endDateAfterStart: 'una fecha final igual o posterior al inicio',
  endDateInReach: 'una fecha final a menos de 100 años de hoy',
  endHasPassed: 'Esta fecha final ya pasó.',
  bodyUse: 'Se guardan cifrados. Solo los usamos para fijar tu ritmo.',
  restOfTheDay: 'El resto de tu día',
  weekSum: (days: number, minutes: number): string =>
    `${numberText(days)} x ${counted(minutes, 'minuto', 'minutos')}.`,
  weekSumText,
  anythingThatHurtsOptional: '¿Te duele algo? Opcional',
  injuriesShortHint: 'Se guarda cifrado. Tus entrenamientos evitan o cambian lo que fuerza esa zona.',
  anythingThatHurts: '¿Te duele algo?',
  injuries: 'Lesiones',
  injuriesHint: 'Opcional. Se guarda cifrado. Tus entrenamientos evitan o cambian lo que fuerza esa zona.',
  yourRaceNumberAppearsHere: 'Aquí aparecerá tu dorsal.',
  yourRaceNumber: 'Tu dorsal',
  daysThenYouKnow: 'días, y lo sabrás',
  weeksInPhases: (phases: number): string => `semanas en ${numberText(phases)} fases`,
  repsADay: 'repeticiones al día',
  exercisesADay: (count: number): string => byCount(count, 'ejercicio al día', 'ejercicios al día'),
  quickCompare: 'Comparar',
  program: 'Programa',
  compare: 'Comparar',
  ofPicked: (count: number, mostPicks: number): string =>
    `${numberText(count)} de ${numberText(mostPicks)} elegidos`,
  comparisonFull: 'Puedes comparar dos. Desmarca uno para elegir otro.',
  weeksPhases: (weeks: number, phases: number): string =>
    `${numberText(weeks)} semanas, ${numberText(phases)} fases`,
  body: 'Cuerpo',
  activity: 'Actividad',
  training: 'Entrenamiento',
  goal: 'Objetivo',
  dates: 'Fechas',
  dateRange: (start: string, lastDay: string): string => `${start} a ${lastDay}`,
  centimetres: (height: string): string => `${height} cm`,
  ageYears: (age: string): string => `${age} años`,
  everyDayUpTo: (minutesPerDay: number): string => `Cada día, hasta ${numberText(minutesPerDay)} min`,
  daysAWeekMin: (daysPerWeek: number, minutesPerDay: number): string =>
    `${counted(daysPerWeek, 'día', 'días')} por semana, ${numberText(minutesPerDay)} min al día`,
  bestFor: 'Ideal para',
  time: 'Tiempo',
  length: 'Duración',
  focus: 'Enfoque',
  sideBySide: 'Cara a cara',
  comparisonLead: 'Marca hasta dos programas y mira en qué se diferencian.',
  aspect: 'Aspecto',
  choosePicker: (picker: string): string => `Elegir ${picker}`,
  stepOf: (number: number, count: number, stepNames: string): string =>
    `Paso ${numberText(number)} de ${numberText(count)}: ${stepNames}`,
  pageOf: (step: string, number: number, count: number): string =>
    `${step}, ${numberText(number)} de ${numberText(count)}`,
  partsOfProfile: 'Partes de este paso',
  setup: 'Configuración',
  yourSetup: 'Tu configuración',
  yourDates: 'Tus fechas',
  howLong: 'Cuánto tiempo',
  endDate: 'Fecha final',
  endBeforeStart: 'La fecha final no puede ser anterior a la de inicio.',
  startsToday: (today: string): string => `Empieza hoy, ${today}.`,
  startDate: 'Fecha de inicio',
  endsOn: (duration: string): string => `Termina el ${duration}`,
  yourWeek: 'Tu semana',
  activityLevel: 'Nivel de actividad',
  minutesPerDay: 'Minutos al día',
  dailyQuestWheel: 'Ruleta de retos diaria',
  wheelHint: 'Un pequeño reto al día en la ruleta. Mantiene viva tu racha.',
  reminders: 'Recordatorios',
  restartOnboarding: 'Empezar de nuevo',
  closeAndGoToDashboard: 'Cerrar e ir al panel',
  stillNeeded: (missing: string): string => `Falta: ${missing}.`,
  pickedUp: 'Sigues donde lo dejaste. Tus respuestas están guardadas en este dispositivo.',
  pickedUpInTab: 'Sigues donde lo dejaste. Tus respuestas quedan en esta pestaña hasta que inicies sesión.',
  previous: 'Anterior',
  creating: 'Creando...',
  completeSetup: 'Terminar',
  next: 'Siguiente',
};
