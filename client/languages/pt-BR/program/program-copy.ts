import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { unitText } from '#client/languages/pt-BR/lib/format/format-copy.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { programCopy as english } from '#client/program/program-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const programCopy: Translated<typeof english> = {
  yourDailyPlan: 'Seu plano diário',
  exploreLead: 'Um pouco de tudo, no seu ritmo.',
  overWeeks: (goalUnit: string, weeks: number): string =>
    `${unitText(goalUnit)} em ${counted(weeks, 'semana', 'semanas')}`,
  goalOverWeeks: (goalValue: number, goalUnit: string, weeks: number): string =>
    `Objetivo: ${numberText(goalValue)} ${unitText(goalUnit)} em ${counted(weeks, 'semana', 'semanas')}`,
  strengthAndCardioInTurns: 'Força e cardio, alternados',
  equipmentOptional: 'Equipamento opcional',
  noTargetWeight: 'Sem meta de peso',
  minutesADayCaption: 'minutos por dia',
  daysThenYouKnow: 'dias, e você vai saber',
  assessmentAim: (assessmentDays: number): string =>
    `${numberText(assessmentDays)} dias, alguns testes curtos em cada um`,
  minutesADay: (minutes: number): string =>
    `Cerca de ${numberText(minutes)} min por dia, pelo tempo que você quiser`,
  allPrograms: 'Todos os programas',
  current: 'Seu programa atual',
  chooseYourProgram: 'Escolha seu programa',
  lead: 'Já prontos: escolha um, toque em começar e treine hoje.',
  currentEnds: 'Começar este encerra seu programa atual. Seu histórico fica.',
  firstWeek: 'Sua primeira semana',
  weekUnread: 'Não conseguimos carregar sua semana.',
  restDay: 'Dia de descanso',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  seeLibrary: 'Ver todos os exercícios e treinos',
  noProgram: { title: 'Nenhum programa escolhido', description: 'Escolha um programa para continuar.' },
  noExercises: {
    title: 'Nenhum exercício escolhido',
    description: 'Adicione pelo menos um exercício ao seu plano diário próprio.',
  },
  programCreated: 'Programa criado',
  failed: 'Não foi possível criar o programa',
  takeAssessment: 'Faça a avaliação de 7 dias para ver mais',
  confidence: { high: 'Confiança alta', medium: 'Confiança média' },
  hazardTitle: 'Confira este plano',
  otherGoal: 'Definir um objetivo mais seguro',
  fromAssessment: (day: string): string => `Da sua avaliação de ${day}.`,
  lighterThan: (program: string): string => `Um hábito diário leve para quando terminar ${program}.`,
  suitsEverybody: 'Serve para todo mundo. Sem avaliação antes.',
  recommendationsUnread: 'Não conseguimos carregar suas recomendações.',
  choose: 'Escolher',
  chooseLabel: (label: string): string => `Escolher ${label}`,
  recommendedForYou: 'Recomendado para você',
  yourPick: 'Sua escolha',
  yourRaceNumberAppearsHere: 'Seu número de peito aparece aqui.',
  setMyOwnGoal: 'Definir meu próprio objetivo',
  starting: 'Começando...',
  startProgram: 'Começar',
  sentence: (aim: string): string => `${aim}.`,
};
