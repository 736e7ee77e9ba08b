import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { routineCopy as english } from '#client/routine/routine-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const routineCopy: Translated<typeof english> = {
  dailyMaintenance: 'Manutenção diária',
  noRoutineLead:
    'Dez repetições de cinco exercícios, alguns minutos. Faça uma hoje como extra: seu programa continua igual, e hoje conta.',
  doDaily50: 'Fazer Diário 50 hoje',
  doDaily100: 'Fazer Diário 100 hoje',
  everyDay: 'Quer todo dia, no lugar do seu programa?',
  extraNote: 'Um extra para hoje. Seu programa continua igual.',
  noRoutine: 'Sem programa de manutenção diária',
  chooseAProgram: 'Escolher um programa',
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  exercises: (totalExercises: number): string => counted(totalExercises, 'exercício', 'exercícios'),
  changedLater: 'Você começou esta rotina antes de mudá-la. Seu novo plano começa amanhã.',
  congratulations: 'Parabéns',
  completedLead: (totalSets: number, routineAward: number): string =>
    `Todas as ${numberText(totalSets)} séries estão feitas. São ${counted(routineAward, 'ponto', 'pontos')}, e hoje conta para a sua sequência.`,
  exercisesTitle: 'Exercícios',
  doneOf: (done: number, count: number): string => `${numberText(done)} de ${numberText(count)} feitos`,
  sets: (sets: number): string => counted(sets, 'série', 'séries'),
  reps: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  secondsOf: (count: string, duration: number): string => `${count}, ${numberText(duration)} s`,
  steps: (steps: number): string => counted(steps, 'passo', 'passos'),
  kilometres: (distance: number): string => `${numberText(distance, 1)} km`,
  miles: (distance: number): string => counted(distance, 'milha', 'milhas'),
  loadingTemplate: 'Carregando modelo...',
  loadFailedLead: 'Não conseguimos falar com o servidor. Suas marcas estão a salvo neste aparelho.',
  loadFailed: 'Sua rotina não carregou',
  progress: 'Progresso',
  setsDoneToday: 'Séries feitas hoje',
  waitingToSync: 'Aguardando envio',
  resetProgress: 'Zerar progresso',
  setsToGo: (total: number): string =>
    `${byCount(total, 'Falta', 'Faltam')} ${counted(total, 'série', 'séries')}`,
  ofSetsDone: (done: number, total: number): string =>
    `${numberText(done)} de ${numberText(total)} séries feitas`,
  allSetsDone: (total: number): string => `Todas as ${numberText(total)} séries feitas`,
  gentleTitle: 'Hoje, metade já basta',
  gentleLead: (half: number, total: number): string =>
    `Um dia difícil? ${numberText(half)} de ${numberText(total)} séries já são um cuidado com você. Os pontos e o dia pedem todas; um desafio também salva sua sequência.`,
  gentleDone: (done: number): string =>
    `${counted(done, 'série', 'séries')} em um dia difícil: muito bem. Pare aqui, ou siga enquanto fizer bem.`,
  tickIt: (exercise: string): string => `Marcar ${exercise}`,
  tips: 'Dicas',
  tickLabel: (day: string): string => `Rotina diária de ${day}, uma série`,
  progressReset: 'Progresso zerado',
  updateFailed: 'Não foi possível atualizar o progresso',
  savedLater: 'Salvo neste aparelho. Enviamos mais tarde.',
};
