import type * as english from '#client/history-import/import-copy.ts';
import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { appNames } from '#client/languages/pt-BR/lib/format/source-copy.ts';
import { dayText, monthText } from '#client/lib/format/format-day.ts';
import type { LoadDoubt, LoadMeaning } from '#domain/history-import/exercise-answers.ts';
import type { ProblemCode } from '#domain/history-import/file-rows.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { ShownImport } from '#service/features/history-import/import-contract.ts';

const workouts = (count: number): string => counted(count, 'treino', 'treinos');
const sets = (count: number): string => counted(count, 'série', 'séries');
const weights = (count: number): string => counted(count, 'peso', 'pesos');

/** `12 treinos e 3 pesos`, of those that there are. */
const entries = (count: { readonly workouts: number; readonly weights: number }): string =>
  listText([
    ...(count.workouts > 0 || count.weights === 0 ? [workouts(count.workouts)] : []),
    ...(count.weights > 0 ? [weights(count.weights)] : []),
  ]);

/** Why a line of a file stays out. `text` is the cell that was not read. */
const problems: Readonly<Record<ProblemCode, (text: string) => string>> = {
  'date-not-read': (text) => `Não deu para ler a data “${text}”. A linha fica de fora.`,
  'number-not-read': (text) => `“${text}” não é um número. A linha fica de fora.`,
  'exercise-missing': () => 'A linha não diz o exercício e fica de fora.',
  'load-implausible': (text) => `Nenhuma série pesa ${text}. A linha fica de fora.`,
  'weight-implausible': (text) => `Um peso corporal de ${text} não pode estar certo. A linha fica de fora.`,
  'reps-implausible': (text) => `Nenhuma série tem ${text} repetições. A linha fica de fora.`,
  'set-planned-only': () => 'A série foi planejada e não foi feita. Fica de fora.',
  'nothing-done': () => 'A linha não tem repetição, tempo nem distância e fica de fora.',
  'averaged-history': () => 'O app guardou só uma média dessa época. Os dias não são conhecidos.',
  'columns-differ': () => 'A linha tem colunas diferentes da primeira e fica de fora.',
  'no-body-weight': () => 'A medição não tem peso corporal e fica de fora.',
  'several-people': () =>
    'A balança tem pesos de várias pessoas e não diz de quem são. A linha fica de fora.',
  'file-broken': (text) => `O arquivo “${text}” está cortado ou foi alterado e fica de fora.`,
};

export const importCopy: Translated<typeof english.importCopy> = {
  title: 'Traga seu histórico',
  profile: 'Perfil',
  intro: 'Seus anos em outro app vêm com você: treinos, séries, pesos.',
  cancel: 'Escolher outros arquivos',
  goOn: 'Continuar',
};

export const chooseCopy: Translated<typeof english.chooseCopy> = {
  title: 'Escolha seus arquivos',
  drop: 'Escolha seus arquivos ou solte-os aqui',
  hint: 'Vários de uma vez, em zip ou não.',
  private: 'Lemos neste aparelho. Você vê tudo antes de algo ser guardado.',
  appsTitle: 'O que sabemos ler',
  apps: `${listText([
    ...(
      [
        'strong',
        'hevy',
        'fitnotes',
        'fitbod',
        'stronglifts',
        'liftosaur',
        'liftlog',
        'jefit',
        'wger',
      ] as const
    ).map((source) => appNames[source]),
    'Apple Health',
    'Health Connect',
    'Garmin',
    'Fitbit',
    'Withings',
    'Renpho',
    'openScale',
    'sua própria exportação do Rondel',
  ])}.`,
  tables: 'Qualquer outra tabela também serve: você diz o que cada coluna significa.',
  earns: 'Tudo conta para recordes e gráficos. Não dá pontos e não mexe na sua sequência.',
  unreadable: 'Não foi possível ler estes arquivos. Tente de novo.',
};

export const readingCopy: Translated<typeof english.readingCopy> = {
  title: (files: readonly string[]): string => `Lendo ${listText(files)}...`,
  progress: 'Lido até agora',
  percent: (share: number): string => `${numberText(share)}%`,
  preparing: 'Organizando...',
};

export const mappingCopy: Translated<typeof english.mappingCopy> = {
  title: (file: string): string => `O que há em ${file}?`,
  lead: 'Ainda não conhecemos esta tabela. Diga o que é cada coluna; deixe o resto em branco.',
  fields: {
    date: 'Data',
    time: 'Hora do dia',
    workout: 'Nome do treino',
    exercise: 'Exercício',
    reps: 'Repetições',
    load: 'Carga',
    unit: 'Unidade da carga',
    seconds: 'Duração de uma série',
    rpe: 'Esforço (1 a 10)',
    note: 'Nota',
    bodyWeight: 'Peso corporal',
    bodyFat: 'Gordura corporal em porcentagem',
  },
  noColumn: 'Não está nesta tabela',
  column: (name: string, example: string): string => (example === '' ? name : `${name} (${example})`),
  unnamed: (place: number): string => `Coluna ${place}`,
  faults: {
    date: 'Cada linha precisa de uma data.',
    content: 'Escolha um exercício com repetições ou duração, ou um peso corporal.',
  },
  read: 'Ler a tabela',
};

export const askingCopy: Translated<typeof english.askingCopy> = {
  title: 'Antes, uma pergunta',
  unit: (file: string): string => `Que unidade ${file} usa?`,
  kg: 'Quilos',
  lbs: 'Libras',
  lift: (exercise: string, load: string): string => `${exercise} ${load}`,
  bodyWeight: (weight: string): string => `Peso corporal ${weight}`,
  both: (written: string, other: string): string => `${written} (${other})`,
  order: (file: string): string => `Que dia é este em ${file}?`,
  zone: 'Onde você estava?',
  zoneHint: (times: number): string =>
    `${counted(times, 'horário está escrito', 'horários estão escritos')} sem lugar. O fuso nos diz o dia.`,
  missing: 'Escolha uma opção.',
};

export const doubtsCopy: Translated<typeof english.doubtsCopy> = {
  title: 'A gente se conhece?',
  names: 'Exercícios parecidos com os nossos',
  namesLead: 'Se for o mesmo, ele divide os recordes com o que você registra aqui.',
  keep: (name: string): string => `Manter “${name}”`,
  sameAs: (name: string): string => `Igual a “${name}”`,
  loads: 'O que o número significa?',
  loadsLead: 'Só você sabe como anotou.',
  heaviest: (name: string, load: string): string => `${name}, até ${load}`,
  meanings: {
    written: 'O peso em uma mão',
    both: 'As duas mãos juntas',
    load: 'O peso que eu movi',
    assistance: 'A ajuda que tive: menos é melhor',
    none: 'Uma cor ou um nível, sem peso',
  },
  bandMeanings: { assistance: 'A ajuda do elástico: menos é melhor', load: 'O peso do elástico' },
  habits: 'Quais destes eram treino?',
  habitsLead: 'Marque os hábitos em que você se mexeu. Eles vêm como atividades, sem séries nem minutos.',
  habitDays: (count: number): string => counted(count, 'dia', 'dias'),
  clashes: 'Era o mesmo treino?',
  clashesLead: 'Estes dias já têm um treino. Marque os que eram outro; o resto fica de fora.',
  clash: (date: string, facts: string): string => `${date}: ${facts}`,
  other: (title: string, facts: string, source: Source | null): string =>
    source === null ? `Você registrou aqui: ${title}${facts}` : `De ${appNames[source]}: ${title}${facts}`,
  more: (count: number): string => `Mais ${counted(count, 'dia', 'dias')} como estes.`,
  tickAll: 'Todos eram outros',
  untickAll: 'Nenhum era outro',
  remembered: 'Lembramos suas respostas sobre exercícios na próxima importação.',
  meaningOf: (doubt: LoadDoubt, meaning: LoadMeaning): string =>
    doubt === 'band' && (meaning === 'assistance' || meaning === 'load')
      ? doubtsCopy.bandMeanings[meaning]
      : doubtsCopy.meanings[meaning],
};

export const previewCopy: Translated<typeof english.previewCopy> = {
  title: 'Isto vem com você',
  emptyTitle: 'Nada para trazer',
  empty: 'Não encontramos nenhum treino nem peso que possa ser guardado.',
  from: (formats: readonly string[]): string => `De ${listText(formats)}. Nada foi guardado ainda.`,
  workouts: 'Treinos',
  sets: 'Séries',
  weights: 'Pesos',
  span: 'De – até',
  days: (from: string, until: string): string =>
    from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`,
  samples: 'Três dias de amostra',
  samplesLead: 'Parece certo?',
  body: (weight: string): string => `Peso corporal ${weight}`,
  fat: (percent: string): string => `${percent}% de gordura corporal`,
  noSets: 'Sem séries anotadas',
  minutes: (count: number): string => `${numberText(count)} min`,
  setCount: sets,
  workout: 'Treino',
  seconds: (count: number): string => `${numberText(count)} s`,
  assistance: (mass: string): string => `${mass} de assistência`,
  times: (amounts: string, load: string): string => `${amounts} × ${load}`,
  exercise: (name: string, done: string): string => `${name}: ${done}`,
  moreExercises: (count: number): string => `E mais ${counted(count, 'exercício', 'exercícios')}.`,
  leftOut: 'O que fica de fora',
  problem: ({ code, text, line: nth }, fileName) => {
    const said = `Linha ${numberText(nth)}: ${problems[code](text)}`;
    return fileName === null ? said : `${fileName}: ${said}`;
  },
  lines: (count: number): string =>
    `${counted(count, 'linha não pôde', 'linhas não puderam')} ser ${byCount(count, 'lida', 'lidas')}`,
  moreLines: (count: number): string => `E mais ${counted(count, 'linha', 'linhas')}.`,
  leftSets: (count: number): string => `${sets(count)} só com distância, ou depois da 300ª de um treino`,
  leftWorkouts: (count: number): string => `${workouts(count)} sem série nem duração, ou de um dia futuro`,
  leftWeights: (count: number): string => `${weights(count)} de um dia futuro`,
  leftClashes: (count: number): string => `${workouts(count)} que você já tem no mesmo dia`,
  activities: (count: number): string =>
    `${counted(count, 'hábito feito', 'hábitos feitos')} que você não marcou como treino`,
  nothingLeft: 'Tudo nos seus arquivos vem com você.',
  store: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Trazer ${entries(count)}`,
  questions: 'Mudar minhas respostas',
  tooMany: (format: string): string =>
    `${format} tem mais de 10.000 treinos, 200.000 séries ou 10.000 pesos. Divida o arquivo.`,
};

export const storingCopy: Translated<typeof english.storingCopy> = {
  title: 'Trazendo...',
  meter: 'Guardado',
  stored: (done: number, total: number): string => `${numberText(done)} de ${numberText(total)} guardados`,
  leave: 'Você pode sair. Escolha os mesmos arquivos depois, e continua de onde parou.',
  interrupted: 'Paramos no meio',
  interruptedLead: 'O que foi guardado está a salvo. Continue, ou retire pela lista.',
  noAnswer: 'Nenhuma resposta chegou. Verifique sua conexão.',
};

export const doneCopy: Translated<typeof english.doneCopy> = {
  title: 'Seus anos estão aqui',
  workouts: (count: number): string => byCount(count, 'treino', 'treinos'),
  weights: (count: number): string => byCount(count, 'peso', 'pesos'),
  since: (day: MemberDay): string => `desde ${monthText(day)}`,
  also: (count: number): string => `E mais ${weights(count)}.`,
  records: 'Seus recordes e gráficos já os conhecem. Seus pontos e sua sequência ficam como estavam.',
  known: (count: number): string =>
    `Você já tinha ${counted(count, 'entrada', 'entradas')}, então nada se repete.`,
  nothingNew: 'Você já tem tudo',
  nothingNewLead: 'Nada nestes arquivos era novo, então nada mudou.',
  history: 'Ver seu histórico',
  again: 'Trazer mais',
};

export const pastCopy: Translated<typeof english.pastCopy> = {
  title: 'O que você trouxe',
  none: 'Nada ainda.',
  unread: 'Não conseguimos carregar o que você trouxe.',
  on: (day: string): string => `Trazido: ${day}.`,
  facts: (one: ShownImport): string => {
    const { source, from, until } = one;
    return itemsText([appNames[source], entries(one), from && until && previewCopy.days(from, until)]);
  },
  open: 'Pela metade',
  openLead: 'Escolha os mesmos arquivos para continuar. Ou mantenha o que há aqui, ou retire.',
  withdrawn: 'Retirado',
  keep: 'Manter assim',
  kept: { title: 'Mantido', description: 'O que veio fica como está.' },
  keepOf: (name: string): string => `Manter assim: ${name}`,
  takeBack: 'Retirar',
  takeBackOf: (name: string): string => `Retirar: ${name}`,
  question: (name: string): string => `Retirar ${name}?`,
  lead: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Saem do seu histórico, recordes e gráficos: ${entries(count)}. O que você corrigiu fica.`,
  takingBack: 'Retirando...',
  takenBack: 'Retirado',
  allGone: 'Seu histórico está como antes.',
  stays: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Ficam os que você corrigiu: ${entries(count)}.`,
  failed: 'Não funcionou. Verifique sua conexão e tente de novo.',
};
