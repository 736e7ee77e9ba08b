import type { assessmentCopy as english } from '#client/assessment/assessment-copy.ts';
import { byCount, counted, forms } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText, plural } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { ResultType } from '#domain/assessment/assessment-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units = {
  reps: { label: 'Repetições', ...forms('rep', 'reps') },
  seconds: { label: 'Segundos', ...forms('segundo', 'segundos') },
  rounds: { label: 'Voltas', ...forms('volta', 'voltas') },
  measurement: { label: 'Centímetros', one: 'cm', many: 'cm', other: 'cm' },
} satisfies Record<
  ResultType,
  { readonly label: string; readonly one: string; readonly many: string; readonly other: string }
>;

export const assessmentCopy: Translated<typeof english> = {
  title: 'Avaliação de 7 dias',
  unitLabel: (type: ResultType): string => units[type].label,
  result: (value: number, type: ResultType): string => `${numberText(value)} ${plural(value, units[type])}`,
  resultSaved: 'Resultado salvo',
  entryLabel: (exercise: string): string => `Avaliação, ${exercise}`,
  missing: { title: 'Falta um dado', description: 'Digite um valor para este exercício.' },
  complete: 'Avaliação completa',
  completeFailed: 'Não foi possível concluir a avaliação',
  valueRange: (least: number, most: number): string =>
    `Um número de ${numberText(least)} a ${numberText(most)}.`,
  useZeroOrMore: 'Use 0 ou mais.',
  resultsOf: (count: number): string => `de ${numberText(count)} resultados`,
  noAssessmentLead: 'Seus sete dias começam quando você escolhe a avaliação como programa.',
  noAssessment: 'Sem avaliação ativa',
  goToDashboard: 'Ir para o painel',
  loadFailedLead: 'Não conseguimos falar com o servidor. Nada se perdeu.',
  loadFailed: 'Sua avaliação não carregou',
  reviewResults: 'Rever resultados',
  doneOf: (done: number, count: number): string => `${numberText(done)} de ${numberText(count)}`,
  day: (day: number, title: string): string => `Dia ${numberText(day)}: ${title}`,
  noResultYet: 'sem resultado ainda',
  daysLabel: 'Dias da avaliação',
  dayWord: 'Dia',
  today: 'Hoje',
  doneOfDay: (done: number, total: number): string => `${numberText(done)} de ${numberText(total)} feitos`,
  position: (day: number, title: string, number: number, count: number): string =>
    `Dia ${numberText(day)}, ${title}: exercício ${numberText(number)} de ${numberText(count)}`,
  howToDo: (name: string): string => `Como fazer: ${name}`,
  savedHint: (value: string): string => `Salvo: ${value}. Um novo resultado o substitui.`,
  notesOptional: 'Notas (opcional)',
  saveResult: 'Salvar resultado',
  clear: 'Limpar',
  thenRest: (restSeconds: string): string => `Depois, ${restSeconds} de descanso`,
  dayDone: 'Por hoje já chega. Volte amanhã, ou continue se tiver fôlego.',
  rest: 'Descanso',
  dayOfDone: (day: number, done: number, count: number): string =>
    `Dia ${numberText(day)}: ${numberText(done)} de ${numberText(count)} feitos`,
  ofRestLeft: (secondsLeft: string): string => `Restam ${secondsLeft} de descanso`,
  nextDay: (day: number, title: string): string => `Depois, dia ${numberText(day)}: ${title}`,
  next: 'Próximo',
  skipRest: 'Pular descanso',
  chooseProgram: 'Escolher programa',
  submitting: 'Enviando...',
  submit: 'Enviar',
  levelLead: (score: number, maxPoints: number, submittedOn: string): string =>
    `Esse é o seu nível: ${numberText(score)} de ${numberText(maxPoints)} pontos. Enviado em ${submittedOn}.`,
  yourPoints: 'Seus pontos',
  pointsOf: (points: number, most: number): string => `${numberText(points)} de ${numberText(most)} pontos`,
  notTested: 'Não testado',
  nextPointAt: (value: string): string => `Próximo ponto com ${value}.`,
  allPoints: 'Todos os pontos dele são seus.',
  change: (change: number): string =>
    change === 0
      ? 'igual à última vez'
      : `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))} desde a última vez`,
  scoreChange: (change: number, day: string): string =>
    change === 0
      ? `A mesma pontuação de ${day}.`
      : `${counted(Math.abs(change), 'ponto', 'pontos')} a ${change > 0 ? 'mais' : 'menos'} que em ${day}.`,
  nextLevel: (level: string, from: number, missing: number): string =>
    `${level} começa em ${numberText(from)} pontos: ${byCount(missing, 'falta', 'faltam')} ${numberText(missing)}.`,
  highestLevel: 'É o nível mais alto que existe.',
  testAgain: (day: string): string =>
    `Teste de novo a partir de ${day}: depois de oito semanas de treino, você vê o que mudou.`,
  whyThese: 'Por que estes programas',
  programs: {
    muscle: 'Ganhar músculo',
    cardio: 'Fôlego',
    lean: 'Definir',
    'daily-50': 'Diário 50',
    'daily-100': 'Diário 100',
  },
  clock: 'Cronômetro',
  startClock: 'Iniciar cronômetro',
  stopClock: 'Parar',
  againClock: 'Reiniciar',
  getReady: (seconds: number): string => `Prepare-se: ${numberText(seconds)}`,
  clockRuns: (time: string): string => `${time} no cronômetro`,
  timeUp: 'O tempo acabou. Digite sua contagem.',
  sevenDaysDone: 'Sete dias, feitos',
  readyToSubmit: 'Tudo pronto para enviar?',
  submitLead: 'Envie seus resultados para ver seu nível e os programas que combinam com você.',
  missingLead: (missing: number): string =>
    `${byCount(missing, 'Falta', 'Faltam')} ${counted(missing, 'resultado', 'resultados')}, sem pontos. Você ainda pode adicionar.`,
};
