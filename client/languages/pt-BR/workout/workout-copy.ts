import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import type { workoutCopy as english } from '#client/workout/workout-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { leastMinutes, workoutAward } from '#domain/workout/workout-rules.ts';

const brief = { durationMs: toastDurationMs.workout } as const;

export const setCompleteToast: ToastMessage = { ...brief, title: 'Série concluída' };

export const savedToast = (isCompleted: boolean, pointsEarned = workoutAward(isCompleted)): ToastMessage =>
  isCompleted
    ? {
        ...brief,
        title: 'Treino concluído',
        description:
          pointsEarned > 0
            ? `Bom trabalho. Você ganhou ${counted(pointsEarned, 'ponto', 'pontos')}.`
            : 'Bom trabalho. Você já ganhou todos os pontos de treino desse dia.',
      }
    : { ...brief, title: 'Treino salvo', description: 'Está no seu histórico, sem pontos.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: commonCopy.error,
  description: 'Não foi possível salvar o treino. Tente de novo.',
  variant: 'destructive',
};

export const workoutCopy: Translated<typeof english> = {
  workoutComplete: 'Treino completo',
  whatYouDid: 'O que você fez',
  trainedOn: (date: string): string => `${date}, ainda não salvo`,
  howHardWasIt: 'Quanto esforço exigiu?',
  howDoYouFeelNow: 'Como você se sente agora?',
  waitingToSync: 'Aguardando envio',
  savedLater: 'Salvo neste aparelho. Enviamos mais tarde.',
  saving: 'Salvando...',
  saveWorkout: 'Salvar treino',
  timeIsUp: 'O tempo acabou',
  timeIsUpNext: 'Seu treino continua quando você voltar.',
  restIsOver: 'O descanso acabou',
  reps: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  oneSet: (amount: string): string => `1 série, ${amount}`,
  setsWithRest: (sets: number, amount: string, restSeconds: string): string =>
    `${numberText(sets)} séries, ${amount}, ${restSeconds} de descanso`,
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  noEquipment: 'sem equipamento',
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  leaveForNow: 'Sair por enquanto?',
  leaveLead: 'Seu treino espera neste aparelho, e nada se perde. Volte em até 12 horas.',
  logWhatYouDid: 'Registrar o que você fez?',
  logLead: (trained: string, planned: number, sets: string): string =>
    `Você treinou ${trained} de ${numberText(planned)} min. Registramos isso, com ${sets}.`,
  log: 'Registrar',
  thatWasQuick: 'Que rapidez',
  setsInTime: (sets: string, time: string, canGoOn: boolean): string =>
    `Com ${sets} em ${time}, ainda não há pontos. Corrija uma série ou ${canGoOn ? 'continue' : 'descarte o treino'}.`,
  stay: 'Ficar',
  leave: 'Sair',
  ready: 'Tudo pronto',
  firstTask: (task: string): string => `Primeiro, ${task}`,
  setOfDone: (set: number, sets: number): string => `Série ${numberText(set)} de ${numberText(sets)} feita`,
  exerciseOf: (index: number, count: number): string =>
    `Exercício ${numberText(index)} de ${numberText(count)}`,
  setOf: (set: number, sets: number): string => `série ${numberText(set)} de ${numberText(sets)}`,
  paused: 'Em pausa',
  rest: 'Descanso',
  restDay: (description: string): string => `${description} Hoje é dia de descanso: treine se tiver vontade.`,
  work: 'Trabalho',
  next: (set: string): string => `Depois, ${set}`,
  nextMove: (exercise: string): string => `Depois: ${exercise}`,
  timeIsUpFor: (set: string): string => `O tempo acabou: ${set}`,
  now: (set: string): string => `Agora, ${set}`,
  ofRestLeft: 'de descanso',
  ofThisSetLeft: 'até o fim desta série',
  soFar: (elapsed: string): string => `${elapsed} até agora`,
  workoutOf: (date: string): string => `Treino: ${date}`,
  discard: 'Descartar',
  saveWhatIDid: 'Salvar o que fiz',
  resume: 'Retomar',
  startWorkout: 'Começar',
  pause: 'Pausar',
  startTheWorkoutFirst: 'Comece o treino primeiro.',
  resumeTheWorkoutFirst: 'Retome o treino primeiro.',
  skipRest: 'Pular descanso',
  exercises: 'Exercícios',
  doneOf: (count: number): string => `de ${numberText(count)} feitos`,
  insteadOf: (line: string, planned: string): string => `${line}, no lugar de ${planned}`,
  resumeLead: 'Você estava no meio disto',
  startedLongAgo: 'Começou há mais de 12 horas',
  pausedLead: (done: number, total: number, time: string): string =>
    `${numberText(done)} de ${numberText(total)} séries feitas em ${time}. Descartar apaga tudo.`,
  restTone: 'Tom de fim do descanso',
  restToneLead: 'Duas notas quando um descanso acaba.',
  setTone: 'Tom de fim da série',
  setToneLead: 'Quando o tempo de uma série acaba.',
  sayNext: 'Dizer o que vem depois',
  sayNextLead: 'O próximo exercício, em voz alta.',
  vibrate: 'Vibrar',
  vibrateLead: 'Quando um descanso ou uma série com tempo acaba.',
  flashTheScreen: 'Piscar a tela',
  flashLead: 'Quando um descanso ou uma série com tempo acaba.',
  keepTheScreenOn: 'Manter a tela ligada',
  screenOnLead: 'Enquanto você treina.',
  workoutOptions: 'Opções do treino',
  library: 'Todos os exercícios e treinos',
  keptOnThisDevice: 'Salvo neste aparelho.',
  discardThisWorkout: 'Descartar este treino',
  timer: 'Cronômetro',
  howToDoThisExercise: 'Como fazer este exercício',
  workout: 'Treino',
  noWorkoutFits: 'Nenhum treino combina com seu equipamento ainda.',
  noWorkoutTemplates: 'Sem modelos de treino',
  returnToDashboard: 'Voltar ao painel',
  loadFailedLead: 'Não conseguimos falar com o servidor. Nada se perdeu.',
  loadFailed: 'Seu treino não carregou',
  elapsedOf: (elapsed: string, minutes: number): string => `${elapsed} de ${numberText(minutes)} min`,
  howDidItGo: 'Como foi?',
  optional: 'Opcional',
  exertionEnds: ['1 fácil', '10 no limite'],
  trained: (time: string): string => `${time} de treino`,
  setsDone: (sets: number): string => counted(sets, 'série', 'séries'),
  setsOf: (sets: number, total: number): string => `${numberText(sets)} de ${numberText(total)} séries`,
  exercisesDone: (count: number): string => counted(count, 'exercício', 'exercícios'),
  barelyWarmedUp: 'Mal deu para aquecer',
  oneSetOrThreeMinutes: (): string => `Uma série ou ${numberText(leastMinutes)} minutos, e hoje conta.`,
  shortOnTime: 'Pouco tempo? Faça uma série.',
  doOneSet: 'Leva meio minuto, e seu dia conta.',
  keepGoing: 'Continuar',
  endWorkoutHere: 'Terminar aqui',
  changeASet: 'Mudar uma série',
  dayStreak: 'Sequência de dias',
  totalPoints: 'Total de pontos',
  thisWorkout: 'este treino',
  plusPoints: (points: number): string => `+${numberText(points)}`,
  toMilestone: (days: number, milestone: number): string =>
    `${byCount(days, 'Falta', 'Faltam')} ${numberText(days)} para ${numberText(milestone)}`,
  ofSevenDays: (done: number): string => `${numberText(done)} dos últimos sete dias ativos`,
  comparedWithBefore: 'Comparado com antes',
  moreSets: (more: number): string => `${counted(more, 'série', 'séries')} a mais que da última vez`,
  setsThenAndNow: (before: number, date: string, now: number): string =>
    `${counted(before, 'série', 'séries')} em ${date}, ${numberText(now)} agora`,
  newRecord: (exercise: string, best: string): string => `Novo recorde: ${exercise}, ${best}`,
  recordBefore: (record: string, best: string, date: string): string =>
    `${record}. Antes: ${best} em ${date}.`,
  firstEver: 'Seu primeiro treino. Belo começo.',
  nthOfSevenDays: (nth: number): string =>
    nth === 1 ? 'Primeiro treino em sete dias' : `${numberText(nth)} treinos em sete dias`,
  setsOfThisExercise: 'Séries deste exercício',
  setNumber: (set: string): string => `Série ${set}`,
  setIs: (set: string, amount: string): string => `Série ${set}: ${amount}`,
  lastTime: (amount: string): string => `Da última vez ${amount}`,
  edit: 'Editar',
  editSet: (set: string): string => `Editar série ${set}`,
  repsOfSet: (set: string): string => `Repetições, série ${set}`,
  loadOfSet: (set: string): string => `Carga, série ${set}`,
  secondsOfSet: (set: string): string => `Segundos, série ${set}`,
  effortOfSet: (set: string): string => `Esforço da série ${set}`,
  repsUnit: (reps: number): string => byCount(reps, 'rep', 'reps'),
  secondsUnit: 's',
  less: (label: string): string => `Menos: ${label}`,
  more: (label: string): string => `Mais: ${label}`,
  noNumber: '–',
  addLoad: 'Adicionar carga',
  lessAssistance: (weight: string): string => `${weight} a menos`,
  addAssistance: 'Adicionar assistência',
  assistanceOfSet: (set: string): string => `Assistência, série ${set}`,
  bodyWeight: 'peso do corpo',
  readyFor: (step: string): string => `Vamos para ${step}?`,
  readyBecause: (done: string, step: string | null): string =>
    `Você fez ${done} com esforço 8 ou menos em duas sessões seguidas.${step === null ? '' : ` O menor passo para cima é ${step}.`}`,
  use: (step: string): string => `Usar ${step}`,
  stayAt: (step: string): string => `Ficar em ${step}`,
  yourRecords: 'Seus recordes',
  scaleValue: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  panelStatus: (status: string, lead: string, title: string): string => `${status}. ${lead}: ${title}`,
};
