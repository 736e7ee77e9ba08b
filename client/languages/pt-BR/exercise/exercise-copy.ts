import type {
  exerciseCopy as englishExercise,
  exertionWords as englishExertion,
  moodWords as englishMood,
  savePlanCopy as englishPlan,
} from '#client/exercise/exercise-copy.ts';
import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const exertionWords: Translated<typeof englishExertion> = [
  'muito fácil',
  'fácil',
  'fácil',
  'moderado',
  'moderado',
  'puxado',
  'puxado',
  'muito puxado',
  'muito puxado',
  'no limite',
];

/** Without a gender. */
export const moodWords: Translated<typeof englishMood> = [
  'sem forças',
  'para baixo',
  'ok',
  'bem',
  'muito bem',
];

export const exerciseCopy: Translated<typeof englishExercise> = {
  recordNames: {
    maxLoad: 'Maior carga',
    bestSet: 'Melhor série, máximo estimado',
    longestHold: 'Maior tempo',
    mostReps: 'Mais repetições',
    leastAssistance: 'Menos assistência',
  },
  record: 'Recorde',
  when: 'Quando',
  best: 'Melhor',
  perWeek: 'Volume por semana',
  weekOf: (date: string): string => `Semana de ${date}`,
  weekSets: 'Séries',
  weekVolume: 'Volume',
  assistance: (weight: string): string => `${weight} de assistência`,
  withAssistance: (amount: string, assistance: string): string => `${amount} com ${assistance}`,
  repsOfLoad: (reps: string, load: string): string => `${reps} × ${load}`,
  repsText: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  secondsText: (seconds: number): string => `${numberText(seconds)} s`,
  ofExercise: (name: string): string => `Tudo sobre ${name}`,
  whenFrom: (date: string, app: string): string => `${date}, de ${app}`,
  yourSessions: 'Suas últimas sessões',
  yourNumbers: 'Seus recordes',
  nothingLogged: 'Nada registrado ainda',
  nothingLoggedLead: 'Faça em um treino, e seus recordes, sessões e semanas aparecem aqui.',
  volumeChart: (name: string, weeks: number): string =>
    `${name}: séries em ${counted(weeks, 'semana', 'semanas')}`,
  setsPerWeek: 'Séries por semana',
  sessionOn: (date: string, amounts: string): string => `${date}: ${amounts}`,
  insteadOfIt: 'No lugar dele',
  insteadLead: 'Do mesmo tipo, com o equipamento que você tem.',
  inWorkouts: 'Treinos com ele',
  guide: 'Como fazer',
  backToLibrary: 'Biblioteca',
  unknown: 'Não conhecemos este exercício',
  unknownLead: 'Procure um parecido na biblioteca.',
  numbersUnread: 'Não conseguimos carregar seus números.',
  injuredAreas: 'O que dói',
  areaNames: {
    knee: 'Joelho',
    ankle: 'Tornozelo ou pé',
    hip: 'Quadril',
    'lower back': 'Lombar',
    neck: 'Pescoço',
    shoulder: 'Ombro',
    elbow: 'Cotovelo',
    wrist: 'Punho',
  },
  gentlerTitle: (areas: readonly InjuredArea[]): string =>
    `Com cuidado: ${listText(areas.map((area) => exerciseCopy.areaNames[area].toLowerCase()))}`,
  gentlerMoves: (moves: readonly string[]): string => `${itemsText(moves)}. Pare se doer.`,
  gentlerMove: (name: string, planned: string): string => `${name} no lugar de ${planned}`,
  hardOn: (areas: readonly InjuredArea[]): string =>
    `Sobrecarrega: ${listText(areas.map((area) => exerciseCopy.areaNames[area].toLowerCase()))}.`,
  tryInstead: (name: string): string => `Em vez disso, tente ${name}.`,
  orLeaveOut: 'Vá com calma ou deixe de fora.',
  nearInjury: 'Perto de uma lesão que você anotou. Vá com calma ou use uma versão mais leve.',
  gentlerOnly: 'Todos os exercícios aqui são leves para essa parte. Pare se doer.',
  works: (musclesWorked: readonly string[]): string => `Trabalha ${listText(musclesWorked)}.`,
  howToDo: (name: string): string => `Como fazer: ${name}`,
  swap: (name: string): string => `Trocar ${name}`,
  howTo: 'Como',
  tips: 'Dicas',
  modifications: 'Variações',
  safety: 'Segurança',
  videoDemonstration: 'Vídeo de demonstração',
  comingSoon: 'Em breve',
  commonMistakes: 'Erros comuns',
  done: 'Feito',
  fold: (name: string): string => `Recolher ${name}`,
  setOf: (name: string, number: number, count: number): string =>
    `${name}, série ${numberText(number)} de ${numberText(count)}`,
  exercise: 'Exercício',
  exercisePlaceholder: 'Escolha um exercício',
  add: 'Adicionar',
  planIsFull: (maximum: number): string => `Máximo de ${numberText(maximum)} exercícios atingido`,
  isInPlan: (picked: string): string => `${picked} já está no seu plano.`,
  planIsEmpty: (maximum: number): string => `Nenhum exercício ainda. Adicione até ${numberText(maximum)}.`,
  planExercises: 'Exercícios do seu plano',
  sets: 'Séries',
  reps: 'Reps',
  duration: 'Duração',
  steps: 'Passos',
  distance: 'Distância',
  km: 'km',
  remove: (name: string): string => `Remover ${name}`,
  range: (minimum: number, maximum: number): string => `${numberText(minimum)} a ${numberText(maximum)}`,
  notForMe: 'Não é para mim',
  whyNot: 'Por quê? Você não precisa dizer.',
  reasons: { pain: 'Dói', equipment: 'Não tenho o equipamento', dislike: 'Não gosto' },
  noReason: 'Sem motivo',
  leftOut: (name: string): string => `Deixamos ${name} fora dos seus treinos.`,
  bringBack: 'Trazer de volta',
  leftOutToast: (name: string): string => `Fora: ${name}`,
  leftOutLead: 'Seus próximos treinos usam algo parecido.',
  backToast: (name: string): string => `De volta: ${name}`,
  changeFailed: 'Não foi possível salvar. Tente de novo.',
  demoComingSoon: 'Demonstração em breve',
  guideFailed: 'Não foi possível carregar o guia. Tente de novo.',
};

export const savePlanCopy: Translated<typeof englishPlan> = {
  name: 'Meu plano diário',
  save: 'Salvar como meu treino',
  saving: 'Salvando...',
  leftOut: (names: readonly string[]): string =>
    `${listText(names)} ${byCount(names.length, 'fica', 'ficam')} só no seu plano diário: um treino é feito de séries.`,
  saved: {
    title: 'Treino salvo',
    description: 'Está em Meus treinos, onde você pode mudar o nome.',
  },
  notSaved: (reason: string | null): ToastMessage => ({
    title: commonCopy.error,
    description: reason ?? 'Não foi possível salvar seu treino. Tente de novo.',
    variant: 'destructive',
  }),
};
