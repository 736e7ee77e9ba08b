import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { goalAmounts } from '#client/onboarding/goal-amounts.ts';
import type { onboardingCopy as english } from '#client/onboarding/onboarding-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalKind } from '#domain/program/goal-rules.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';

const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'Quanto você quer perder?',
  body_recomp: 'Quanta gordura você quer perder?',
  muscle_gain: 'Quanto você quer ganhar?',
  muscle_building: 'Quanto você quer ganhar?',
  cardio_fitness: 'Até onde ou por quanto tempo você quer ir?',
  endurance: 'Até onde ou por quanto tempo você quer aguentar?',
  running: 'Até onde ou por quanto tempo você quer correr?',
};

const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'a perder',
  body_recomp: 'a perder',
  muscle_gain: 'a ganhar',
  muscle_building: 'a ganhar',
  cardio_fitness: 'a alcançar',
  endurance: 'a aguentar',
  running: 'a correr',
};

const restDays = ['nenhum dia', 'um dia', 'dois dias', 'três dias', 'quatro dias', 'cinco dias', 'seis dias'];

/** `Uma hora e meia por semana, quatro dias de descanso.` */
function weekSumText(days: number, minutes: number): string {
  const total = days * minutes;
  const rest = restDays[7 - days] ?? counted(7 - days, 'dia', 'dias');
  return `${timeText(Math.floor(total / 60), total % 60)} por semana, ${rest} de descanso.`;
}

function timeText(hours: number, minutes: number): string {
  if (hours === 0) return counted(minutes, 'minuto', 'minutos');
  const whole = hours === 1 ? 'Uma hora' : `${numberText(hours)} horas`;
  if (minutes === 0) return whole;
  return minutes === 30 ? `${whole} e meia` : `${numberText(hours)} h ${numberText(minutes)} min`;
}

const firstLaps: Readonly<Record<GoalUnit, string>> = {
  lbs: '10 lb',
  kg: '5 kg',
  '%': '2%',
  miles: '3 milhas',
  km: '5 km',
  min: '20 min',
  minutes: '20 min',
  points: '50 pontos',
  days: '7 dias',
};

function coachPace(kind: GoalKind, pounds: number, isMetric: boolean): string {
  const amount = isMetric
    ? `Cerca de ${numberText(pounds * 0.45359237, 1)} kg`
    : `${numberText(pounds, 2)} lb`;
  const texts: Readonly<Record<GoalKind, string>> = {
    'weight-loss':
      lossPaces[pounds]?.[isMetric ? 1 : 0] ?? `${amount} por semana é o mais rápido que seu peso permite.`,
    'muscle-gain': `${amount} por semana. O músculo leva tempo, e fica.`,
    'body-fat': 'Três quartos de ponto por mês é um ritmo que dura.',
    unpaced: 'Semanas constantes, cada vez um pouco mais longe.',
  };
  return texts[kind];
}

const lossPaces: { readonly [pounds in number]?: readonly [string, string] } = {
  1: [
    'Uma libra por semana preserva sua força e quase todos os seus jantares.',
    'Cerca de meio quilo por semana preserva sua força e quase todos os seus jantares.',
  ],
  1.5: [
    'Uma libra e meia por semana: um objetivo maior pode ir um pouco mais rápido.',
    'Cerca de 0,7 kg por semana: um objetivo maior pode ir um pouco mais rápido.',
  ],
};

/** Where a member chooses the unit. */
const goalUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'lb',
  kg: 'kg',
  '%': '% de gordura',
  miles: 'milhas',
  km: 'km',
  min: 'min',
  minutes: 'minutos',
  points: 'pontos',
  days: 'dias',
};

const amounts = goalAmounts({
  goalUnits,
  shortUnits: { ...goalUnits, '%': '%', minutes: 'min' },
  words: {
    day: (count: number): string => byCount(count, 'dia', 'dias'),
    point: (count: number): string => byCount(count, 'ponto', 'pontos'),
    mile: (count: number): string => byCount(count, 'milha', 'milhas'),
    minute: (count: number): string => byCount(count, 'minuto', 'minutos'),
    fat: (count: number): string => byCount(count, 'ponto de gordura corporal', 'pontos de gordura corporal'),
  },
  numberText,
});

export const onboardingCopy: Translated<typeof english> = {
  needs: { age: 'idade', gender: 'gênero', height: 'altura', weight: 'peso', equipment: 'equipamento' },
  minutes: 'min',
  stepNames: {
    program: 'Programa',
    goal: 'Objetivo',
    customBuilder: 'Plano próprio',
    timeline: 'Prazo',
    profile: 'Perfil',
    body: 'Corpo',
    equipment: 'Equipamento',
    week: 'Semana',
    summary: 'Resumo',
  },
  heads: {
    program: {
      heading: 'Para que você treina?',
      lead: 'Escolha um. Você pode mudar quando quiser.',
    },
    goal: { heading: 'Qual é o seu objetivo?', lead: 'Um número para guiar seu treino.' },
    customBuilder: {
      heading: 'Monte seu plano diário',
      lead: 'Pequeno o bastante para o seu dia mais cheio.',
    },
    timeline: {
      heading: 'Quanto tempo você quer levar?',
      lead: 'Mais longo é mais suave. Avisamos quando ficar rápido demais.',
    },
    profile: {
      heading: 'Conte sobre você',
      lead: 'Seu corpo, sua semana e seu equipamento dão forma aos treinos.',
    },
    body: { heading: 'Você, em números', lead: 'Quatro números ajustam seu plano.' },
    equipment: { heading: 'O que está à mão?', lead: 'Toque no que você tem. O chão já basta.' },
    week: {
      heading: 'Uma semana que você cumpre',
      lead: 'Três dias bons valem mais que seis perfeitos.',
    },
    summary: { heading: 'Quando você quiser', lead: 'Uma última olhada e é seu.' },
  },
  longPlan: (minutes: number): string =>
    `São ${numberText(minutes)} minutos por dia. Comece com menos: dá para aumentar depois.`,
  dailyPlanHead: {
    heading: 'Qual plano diário combina?',
    lead: 'Todo dia os mesmos exercícios, prontos antes de o café esfriar.',
  },
  goalQuestions,
  goalAims,
  ...amounts,
  unitChoices: {
    imperial: 'lb, ft',
    metric: 'kg, cm',
  },
  replacedProgram: 'Seu programa atual continua até você criar outro. Seu histórico fica.',
  created: 'Seu programa foi criado',
  bringHistory: 'Traga seus anos de histórico',
  partlySaved:
    'Seu programa foi criado, mas nem todos os seus dados puderam ser salvos. Confira no seu perfil.',
  createFailed: 'Não foi possível criar seu programa. Tente de novo.',
  pointsAWeek: (amount: string): string => `${amount} pontos por semana`,
  safePlanSets: (parts: readonly string[]): string => `Define ${listText(parts)}. Mude quando quiser.`,
  bodyTitle: 'Seu corpo',
  units: 'Unidades',
  whichUnits: 'Escolha as unidades que você usa no dia a dia.',
  age: 'Idade',
  years: 'anos',
  gender: 'Gênero',
  choose: 'Escolher',
  weight: 'Peso',
  height: 'Altura',
  cm: 'cm',
  heightFeet: 'Altura, pés',
  ft: 'ft',
  inches: 'Polegadas',
  inchesTo11: 'As polegadas vão de 0 a 11.',
  in: 'in',
  yourExercises: 'Seus exercícios',
  daysPerWeek: 'Dias por semana',
  days: (days: number): string => byCount(days, 'dia', 'dias'),
  yourEquipment: 'Seu equipamento',
  equipment: 'Equipamento',
  adviceOfTheCoach: 'Conselho para você',
  goalCoach: 'Guia de objetivos',
  weeks: (weeks: number): string => byCount(weeks, 'semana', 'semanas'),
  atRate: (rate: string): string => `, a ${rate}`,
  reasonsTitle: 'Como calculamos',
  startDateFirst: 'Escolha uma data de início, e calculamos o resto.',
  suggestedEnd: 'Fim recomendado',
  chosenPace: 'Sua data final exige',
  endTaken: (date: string): string => `Termina em ${date}`,
  endOn: (suggestedEndDate: string): string => `Terminar em ${suggestedEndDate}`,
  dailyPlan: 'Plano diário',
  yourGoal: 'Seu objetivo',
  unit: 'Unidade',
  hazardTitle: 'Este plano pode fazer mal a você',
  hazardTitles: {
    goal: 'Esse peso é baixo demais para você',
    timeline: 'Esse ritmo é rápido demais para você',
    profile: 'Confira isto primeiro',
  },
  unsettledHead: { heading: 'Antes, uma coisa', lead: 'Depois é seu.' },
  planAndSafePlan: 'Seu plano e o seguro',
  yourPlan: 'Seu plano',
  safePlan: 'O seguro',
  byDate: (date: string): string => `até ${date}`,
  reaches: (goalType: GoalType | null, weight: string): string =>
    goalType === 'weight_loss' ? `descer para ${weight}` : `subir para ${weight}`,
  yourNumber: 'Seu número',
  less: (step: number): string => (step === 1 ? 'Um a menos' : `${numberText(step)} a menos`),
  more: (step: number): string => (step === 1 ? 'Um a mais' : `${numberText(step)} a mais`),
  startSmall: 'Comece com um pequeno.',
  firstLap: (unit: GoalUnit): string =>
    `Digite um número e eu digo quanto tempo leva. Uma boa primeira volta: ${firstLaps[unit]}.`,
  amountTakesWeeks: (amount: string, weeks: number): string =>
    `Para ${amount}, conte com mais ou menos ${counted(weeks, 'semana', 'semanas')}.`,
  amountInWeeks: (amount: string, weeks: number): string =>
    `${amount} em cerca de ${numberText(weeks)} semanas.`,
  coachPace,
  landing: (weight: string): string => `Você chega a ${weight}.`,
  today: 'Hoje',
  wayOfWeeks: (weeks: number, begin: string, end: string): string =>
    `${counted(weeks, 'semana', 'semanas')}, de ${begin} a ${end}`,
  healthyWeight: (weight: string): string => `${weight} é um peso leve e saudável.`,
  healthyGoal: (amount: string, weeks: number): string =>
    `São ${amount}, mais ou menos ${counted(weeks, 'semana', 'semanas')}.`,
  noHealthyGoal: 'Seu peso já está baixo.',
  noHealthyGoalText:
    'Perder mais custaria músculo, sono e força. Escolha outro objetivo ou converse com um médico.',
  hazardKept: 'Você mantém este plano. Pode mudar quando quiser.',
  safeDate: 'Usar a data segura',
  healthyTarget: 'Usar uma meta saudável',
  leanerAtSameWeight: 'Menos gordura com o mesmo peso',
  aProgram: 'um programa',
  aDailyPlan: 'um plano diário',
  aNumberAbove0: 'um número acima de 0',
  atLeastOneExercise: 'pelo menos um exercício',
  aStartDate: 'uma data de início',
  startDateInReach: 'uma data de início a menos de 100 anos de hoje',
  endDateAfterStart: 'uma data final igual ou posterior ao início',
  endDateInReach: 'uma data final a menos de 100 anos de hoje',
  endHasPassed: 'Esta data final já passou.',
  bodyUse: 'Ficam criptografados. Só servem para definir seu ritmo.',
  restOfTheDay: 'O resto do seu dia',
  weekSum: (days: number, minutes: number): string =>
    `${numberText(days)} x ${counted(minutes, 'minuto', 'minutos')}.`,
  weekSumText,
  anythingThatHurtsOptional: 'Alguma dor? Opcional',
  injuriesShortHint: 'Fica criptografado. Seus treinos tiram ou trocam o que força essa parte.',
  anythingThatHurts: 'Alguma dor?',
  injuries: 'Lesões',
  injuriesHint: 'Opcional. Fica criptografado. Seus treinos tiram ou trocam o que força essa parte.',
  yourRaceNumberAppearsHere: 'Seu número de peito aparece aqui.',
  yourRaceNumber: 'Seu número de peito',
  daysThenYouKnow: 'dias, e você vai saber',
  weeksInPhases: (phases: number): string => `semanas em ${numberText(phases)} fases`,
  repsADay: 'repetições por dia',
  exercisesADay: (count: number): string => byCount(count, 'exercício por dia', 'exercícios por dia'),
  quickCompare: 'Comparar',
  program: 'Programa',
  compare: 'Comparar',
  ofPicked: (count: number, mostPicks: number): string =>
    `${numberText(count)} de ${numberText(mostPicks)} escolhidos`,
  comparisonFull: 'Você pode comparar dois. Desmarque um para escolher outro.',
  weeksPhases: (weeks: number, phases: number): string =>
    `${numberText(weeks)} semanas, ${numberText(phases)} fases`,
  body: 'Corpo',
  activity: 'Atividade',
  training: 'Treino',
  goal: 'Objetivo',
  dates: 'Datas',
  dateRange: (start: string, lastDay: string): string => `${start} a ${lastDay}`,
  centimetres: (height: string): string => `${height} cm`,
  ageYears: (age: string): string => `${age} anos`,
  everyDayUpTo: (minutesPerDay: number): string => `Todo dia, até ${numberText(minutesPerDay)} min`,
  daysAWeekMin: (daysPerWeek: number, minutesPerDay: number): string =>
    `${counted(daysPerWeek, 'dia', 'dias')} por semana, ${numberText(minutesPerDay)} min por dia`,
  bestFor: 'Ideal para',
  time: 'Tempo',
  length: 'Duração',
  focus: 'Foco',
  sideBySide: 'Lado a lado',
  comparisonLead: 'Marque até dois programas e veja a diferença.',
  aspect: 'Aspecto',
  choosePicker: (picker: string): string => `Escolher ${picker}`,
  stepOf: (number: number, count: number, stepNames: string): string =>
    `Passo ${numberText(number)} de ${numberText(count)}: ${stepNames}`,
  pageOf: (step: string, number: number, count: number): string =>
    `${step}, ${numberText(number)} de ${numberText(count)}`,
  partsOfProfile: 'Partes deste passo',
  setup: 'Configuração',
  yourSetup: 'Sua configuração',
  yourDates: 'Suas datas',
  howLong: 'Quanto tempo',
  endDate: 'Data final',
  endBeforeStart: 'A data final não pode ser anterior à de início.',
  startsToday: (today: string): string => `Começa hoje, ${today}.`,
  startDate: 'Data de início',
  endsOn: (duration: string): string => `Termina em ${duration}`,
  yourWeek: 'Sua semana',
  activityLevel: 'Nível de atividade',
  minutesPerDay: 'Minutos por dia',
  dailyQuestWheel: 'Roleta de desafios diária',
  wheelHint: 'Um pequeno desafio por dia na roleta. Ele mantém sua sequência viva.',
  reminders: 'Lembretes',
  restartOnboarding: 'Recomeçar',
  closeAndGoToDashboard: 'Fechar e ir para o painel',
  stillNeeded: (missing: string): string => `Falta: ${missing}.`,
  pickedUp: 'Você continua de onde parou. Suas respostas estão salvas neste aparelho.',
  pickedUpInTab: 'Você continua de onde parou. Suas respostas ficam nesta aba até você entrar.',
  previous: 'Anterior',
  creating: 'Criando...',
  completeSetup: 'Concluir',
  next: 'Próximo',
};
