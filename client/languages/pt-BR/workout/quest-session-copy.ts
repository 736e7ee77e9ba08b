import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { workoutCopy } from '#client/languages/pt-BR/workout/workout-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { questSessionCopy as english } from '#client/workout/quest-session-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minutesOrSeconds = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

export const questSessionCopy: Translated<typeof english> = {
  quest: 'Desafio',
  start: 'Começar',
  startFirst: 'Comece o desafio primeiro.',
  resumeFirst: 'Retome o desafio primeiro.',
  next: 'Próximo',
  finish: 'Terminar',
  first: (task: string): string => `Primeiro, ${task}`,
  now: 'Agora',
  comesNext: 'Depois',
  left: 'a fazer',
  timed: (name: string, seconds: number): string => `${name}, ${minutesOrSeconds(seconds)}`,
  counted: (name: string, count: number): string => `${name}, ${workoutCopy.reps(count)}`,
  times: (count: number): string => `${counted(count, 'repetição', 'repetições')} a fazer`,
  roundOf: (round: number, of: number): string => `Volta ${numberText(round)} de ${numberText(of)}`,
  setOf: (set: number, of: number): string => `Série ${numberText(set)} de ${numberText(of)}`,
  stepOf: (step: number, of: number): string => `Passo ${numberText(step)} de ${numberText(of)}`,
  steps: 'Passos',
  done: 'feito',
  setsEach: (sets: number, restSeconds: number): string =>
    restSeconds > 0
      ? `${numberText(sets)} séries, ${minutesOrSeconds(restSeconds)} de descanso`
      : counted(sets, 'série', 'séries'),
  rest: (seconds: number): string => `${minutesOrSeconds(seconds)} de descanso`,
  rounds: (rounds: number): string => counted(rounds, 'volta', 'voltas'),
  with: (equipment: string): string => `Com ${equipment}`,
  options: 'Opções do desafio',
  discard: 'Recomeçar este desafio',
  wellDone: 'Todos os passos feitos',
  ended: 'Terminado aqui',
  doneIn: (time: string): string => `${time} no total.`,
  completeLead: 'Conclua o desafio, e hoje conta.',
  complete: 'Concluir',
  completing: 'Salvando...',
  goOn: 'Continuar',
  endHere: 'Terminar o desafio aqui',
  note: 'Só para você',
  noteLead: 'Criptografada. Fica no seu histórico e na sua exportação, e em nenhum outro lugar.',
  nothingToDo: 'Nenhum desafio a fazer',
  nothingToDoLead: 'Gire a roleta, aceite um desafio e comece aqui.',
  toTheWheel: 'Ir para a roleta',
  loadFailed: 'Seu desafio não carregou',
  loadFailedLead: 'Não conseguimos falar com o servidor. Nada se perdeu.',
  label: (name: string): string => `Desafio, ${name}`,
  completed: (points: number): ToastMessage => ({
    title: 'Desafio concluído',
    description: `Você ganhou ${numberText(points)} ${byCount(points, 'ponto', 'pontos')}`,
  }),
  failed: 'Não foi possível atualizar o desafio. Tente de novo.',
};
