import { counted } from '#client/languages/es/lib/format/counted.ts';
import { unitText } from '#client/languages/es/lib/format/format-copy.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { programCopy as english } from '#client/program/program-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const programCopy: Translated<typeof english> = {
  yourDailyPlan: 'Tu plan diario',
  exploreLead: 'Un poco de todo, a tu ritmo.',
  overWeeks: (goalUnit: string, weeks: number): string =>
    `${unitText(goalUnit)} en ${counted(weeks, 'semana', 'semanas')}`,
  goalOverWeeks: (goalValue: number, goalUnit: string, weeks: number): string =>
    `Objetivo: ${numberText(goalValue)} ${unitText(goalUnit)} en ${counted(weeks, 'semana', 'semanas')}`,
  strengthAndCardioInTurns: 'Fuerza y cardio, por turnos',
  equipmentOptional: 'Equipo opcional',
  noTargetWeight: 'Sin peso meta',
  minutesADayCaption: 'minutos al día',
  daysThenYouKnow: 'días, y lo sabrás',
  assessmentAim: (assessmentDays: number): string =>
    `${numberText(assessmentDays)} días, unas pruebas cortas cada uno`,
  minutesADay: (minutes: number): string =>
    `Unos ${numberText(minutes)} min al día, todo el tiempo que quieras`,
  allPrograms: 'Todos los programas',
  current: 'Tu programa actual',
  chooseYourProgram: 'Elige tu programa',
  lead: 'Ya preparados: elige uno, toca empezar y entrena hoy.',
  currentEnds: 'Al empezar este, termina tu programa actual. Tu historial se queda.',
  firstWeek: 'Tu primera semana',
  weekUnread: 'No pudimos cargar tu semana.',
  restDay: 'Día de descanso',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  seeLibrary: 'Ver todos los ejercicios y entrenamientos',
  noProgram: { title: 'Sin programa elegido', description: 'Elige un programa para continuar.' },
  noExercises: {
    title: 'Sin ejercicios elegidos',
    description: 'Añade al menos un ejercicio a tu plan diario propio.',
  },
  programCreated: 'Programa creado',
  failed: 'No se pudo crear el programa',
  takeAssessment: 'Haz la evaluación de 7 días para ver más',
  confidence: { high: 'Confianza alta', medium: 'Confianza media' },
  hazardTitle: 'Revisa este plan',
  otherGoal: 'Fijar un objetivo más seguro',
  fromAssessment: (day: string): string => `Según tu evaluación del ${day}.`,
  lighterThan: (program: string): string => `Un hábito diario ligero para cuando termine ${program}.`,
  suitsEverybody: 'Sirve para todo el mundo. Sin evaluación previa.',
  recommendationsUnread: 'No pudimos cargar tus recomendaciones.',
  choose: 'Elegir',
  chooseLabel: (label: string): string => `Elegir ${label}`,
  recommendedForYou: 'Recomendado para ti',
  yourPick: 'Tu elección',
  yourRaceNumberAppearsHere: 'Aquí aparecerá tu dorsal.',
  setMyOwnGoal: 'Fijar mi propio objetivo',
  starting: 'Empezando...',
  startProgram: 'Empezar',
  sentence: (aim: string): string => `${aim}.`,
};
