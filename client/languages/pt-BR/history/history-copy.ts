import type {
  historyCopy as englishHistory,
  recapCopy as englishRecap,
} from '#client/history/history-copy.ts';
import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** Results of an assessment carry their English unit. */
const resultUnits: Readonly<Record<string, string>> = {
  reps: 'reps',
  seconds: 'segundos',
  rounds: 'voltas',
};
const difficulties: Readonly<Record<string, string>> = { easy: 'fácil', medium: 'médio', hard: 'difícil' };

export const historyCopy: Translated<typeof englishHistory> = {
  title: 'Tudo o que você fez',
  history: 'Histórico',
  streak: (days: number): string =>
    days === 0
      ? 'Seu próximo dia ativo começa outra sequência.'
      : `${counted(days, 'dia seguido', 'dias seguidos')}.`,

  calendar: 'Dias ativos',
  earlier: 'Mês anterior',
  later: 'Mês seguinte',
  activeDays: (count: number): string => `${counted(count, 'dia ativo', 'dias ativos')}.`,
  band: 'A faixa une os dias de uma sequência. Toque em um dia para ver por que ele conta.',
  dayIs: (weekday: string, date: string, marks: readonly string[]): string =>
    `${weekday}, ${date}: ${itemsText(marks.map((mark, index) => (index === 0 ? mark : mark.toLowerCase())))}`,
  calendarUnread: 'Não conseguimos carregar seu calendário.',
  open: 'aberto',
  waiting: 'Aguardando envio',
  pending: 'pendente',

  show: 'Mostrar',
  all: 'Tudo',
  kinds: {
    workout: 'Treinos',
    quest: 'Desafios',
    routine: 'Rotinas',
    weight: 'Peso',
    measurements: 'Medidas',
    assessment: 'Avaliação',
  },
  search: 'Buscar por nome',
  searchExample: 'Circuito de core',
  entries: (count: number): string => counted(count, 'entrada', 'entradas'),
  showOlder: 'Ver anteriores',
  unread: 'Não conseguimos carregar seu histórico.',
  offline: 'Sem conexão. Isto é o que você já tinha visto.',
  empty: 'Nada aqui ainda',
  emptyLead: 'Seu primeiro treino, desafio ou peso vai aparecer aqui.',
  startAWorkout: 'Começar um treino',
  bringHistory: 'Traga seus anos de outro app',
  nothingFound: 'Nada encontrado',
  nothingFoundLead: 'Tente outro nome ou mostre tudo.',
  showAll: 'Mostrar tudo',

  weightTitle: (weight: string, unit: string): string => `Peso, ${weight} ${unit}`,
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  points: (points: number): string => `+${numberText(points)} ${byCount(points, 'pt', 'pts')}`,
  unfinished: 'não terminado',
  corrected: 'corrigido',
  quest: (difficulty: string | null): string =>
    difficulty === null ? 'desafio' : `desafio, ${difficulties[difficulty] ?? difficulty}`,
  skipped: 'desafio, pulado',
  routine: 'rotina diária',
  felt: (mood: string, effort: number, effortWord: string): string =>
    `Sensação: ${mood}. Esforço: ${numberText(effort)} (${effortWord}).`,
  changed: (changes: readonly string[], on: string): string => `Mudanças em ${on}: ${listText(changes)}.`,
  change: (before: string, after: string): string => `${before} para ${after}`,
  effort: (effort: number): string => `esforço ${numberText(effort)}`,
  mood: (word: string): string => `humor: ${word}`,
  setsDone: (done: number, sets: number): string => `${numberText(done)} de ${numberText(sets)}`,
  setCount: (sets: number): string => counted(sets, 'série', 'séries'),
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  load: 'Carga',
  bodyWeight: 'peso do corpo',
  assistance: (weight: string): string => `${weight} de assistência`,
  setReps: (exercise: string, set: number): string => `${exercise}, série ${numberText(set)}: repetições`,
  setSeconds: (exercise: string, set: number): string => `${exercise}, série ${numberText(set)}: segundos`,
  setLoad: (exercise: string, set: number, unit: string): string =>
    `${exercise}, série ${numberText(set)}: ${unit}`,
  setsFault: 'Uma série precisa de repetições ou segundos inteiros e de uma carga acima de 0.',
  exercise: 'Exercício',
  sets: 'Séries',
  whatYouDid: 'O que você fez',
  exercises: 'Exercícios deste treino',
  result: 'Resultado',
  measurement: 'Medida',
  value: 'Valor',
  level: (level: string): string => `Seu nível: ${level}.`,
  detailsUnread: 'Não conseguimos carregar os detalhes.',
  fields: {
    weight: 'Peso',
    height: 'Altura',
    bodyFatPercent: 'Gordura corporal',
    waistCircumference: 'Cintura',
    hipCircumference: 'Quadril',
    chestCircumference: 'Peito',
    leanBodyMass: 'Massa magra',
  },
  quantity: (value: number, unit: string): string =>
    unit === '%' ? `${numberText(value, 1)}%` : `${numberText(value, 1)} ${unit}`,
  resultOf: (value: number, type: string): string =>
    type === 'measurement' ? numberText(value) : `${numberText(value)} ${resultUnits[type] ?? type}`,

  edit: 'Editar',
  delete: 'Excluir',
  editOf: (name: string): string => `Editar ${name}`,
  deleteOf: (name: string): string => `Excluir ${name}`,
  takesBack: (points: number): string => `Ao excluir, você devolve ${counted(points, 'ponto', 'pontos')}.`,
  dayStays: (name: string): string => `O dia continua contando: ${name} o segura.`,
  dayMayFall: 'O dia pode deixar de contar para a sua sequência.',
  deleted: (name: string): string => `Excluído: ${name}`,
  deletedLead: '10 segundos para mudar de ideia.',
  undoKeeps: (streak: number, points: number): string =>
    `Desfazer mantém sua sequência em ${numberText(streak)} e ${counted(points, 'ponto', 'pontos')}.`,
  ifDeleted: 'Excluir?',
  undo: 'Desfazer',
  undoTooLate: 'Já era tarde',
  undoTooLateLead: 'Já foi excluído.',
  deleteLabel: (name: string, date: string): string => `Excluir ${name}, ${date}`,
  correctLabel: (name: string, date: string): string => `Mudar ${name}, ${date}`,

  date: 'Data',
  fromApp: (app: string): string => `de ${app}`,
  anyDateHint: 'Qualquer dia até hoje.',
  anyDateFault: 'Escolha hoje ou um dia anterior.',
  dateHint: 'Hoje ou um dos últimos 7 dias, ou deixe como está.',
  dateFault: 'Escolha hoje, um dos últimos 7 dias, ou deixe como está.',
  duration: 'Minutos',
  durationFault: 'Use minutos inteiros, de 1 a 1.440.',
  howHard: 'Quanto esforço exigiu?',
  howFelt: 'Como você se sentiu?',
  scale: (step: number, word: string): string => `${numberText(step)}, ${word}`,
  weightIn: (unit: string): string => `Peso (${unit})`,
  weightFault: 'Use um número acima de 0, como 72,4.',
  keepsBoth: 'Seu histórico diz o que você mudou, e nada dá pontos duas vezes.',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Alterado',
  saveFailed: 'Não conseguimos salvar a mudança. Tente de novo.',
};

type Felt = { readonly energy: number; readonly mood: number };

export const recapCopy: Translated<typeof englishRecap> = {
  title: 'Resumo semanal',
  dates: (from: MemberDay, until: MemberDay): string => `${shortDate(from)} a ${shortDate(until)}`,
  lastWeek: 'Resumo da semana passada',
  weekBefore: 'Semana anterior',
  weekAfter: 'Semana seguinte',
  days: 'Seus dias',
  ofSeven: 'de 7 dias ativos',
  dayIs: (weekday: string, mark: string): string => `${weekday}: ${mark}`,
  numbers: {
    workouts: 'Treinos',
    quests: 'Desafios',
    points: 'Pontos',
    streak: 'Dias seguidos no domingo',
  },
  activeDays: 'Dias ativos',
  praise: (days: number): string => {
    if (days === 0) return 'Uma semana tranquila. Hoje pode começar outra sequência.';
    if (days === 7) return 'Todos os dias, sem exceção.';
    return `Você apareceu em ${counted(days, 'dia', 'dias')}.`;
  },
  since: 'Desde então',
  sinceLead: (on: MemberDay): string => `O resumo mostra o que se sabia em ${shortDate(on)}.`,
  unchanged: 'Nada nesta semana mudou desde então.',
  settled: 'Um dia aberto foi resolvido.',
  what: 'O quê',
  thenColumn: 'Na época',
  nowColumn: 'Agora',
  sinceKinds: {
    added: 'Você adicionou algo depois.',
    corrected: 'Você corrigiu um treino.',
    removed: 'Você retirou algo.',
    outage: 'Uma falha do nosso lado foi registrada, então os dias dela não contam contra você.',
    rules: 'As regras mudaram.',
    pause: 'Sua pausa mudou.',
    token: 'Você usou um curinga.',
    zone: 'Você definiu seu fuso horário.',
    reset: 'Você recomeçou.',
  },
  byMail: 'Por e-mail',
  energyTitle: 'Sua energia nesta semana',
  energy: ({ energy, mood }: Felt, days: number): string =>
    `Sua energia foi ${numberText(energy, 1)} de 5 e seu humor ${numberText(mood, 1)}, em ${counted(days, 'registro', 'registros')}.`,
  energyBefore: ({ energy, mood }: Felt): string =>
    `Na semana anterior: ${numberText(energy, 1)} e ${numberText(mood, 1)}.`,
  mailIt: 'Receber cada resumo por e-mail na segunda',
  mailLead: (to: string): string =>
    `Vai para ${to}. Só números de dias, treinos, desafios e pontos; nunca seu peso.`,
  notSaved: {
    title: 'Não salvo',
    description: 'O ajuste continua como estava. Tente de novo.',
    variant: 'destructive',
  },
  unread: 'Não conseguimos carregar este resumo.',
  notOver: 'Esta semana ainda não acabou',
  notOverLead: 'O resumo fica aqui a partir de segunda.',
  noWeek: 'Não há resumo desta semana',
  noWeekLead: 'É de antes de você chegar, ou essa semana não existe.',
};
