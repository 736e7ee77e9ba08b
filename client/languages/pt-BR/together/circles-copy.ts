import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import type {
  beginCircleCopy as englishBegin,
  circlesCopy as englishCircles,
} from '#client/together/circles-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CircleAim } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

type Aim = { readonly aim: CircleAim; readonly target: number };
type Numbers = Aim & { readonly total: number };

const title = ({ aim, target }: Aim): string =>
  aim === 'active-days' ? `${counted(target, 'dia ativo', 'dias ativos')} em grupo` : 'Um desafio por dia';

const progress = ({ aim, target, total }: Numbers): string =>
  aim === 'active-days'
    ? `${numberText(total)} de ${counted(target, 'dia ativo', 'dias ativos')}`
    : `${numberText(total)} de ${numberText(target)} dias com um desafio`;

const namesOf = (names: readonly (string | null)[]): string =>
  listText(names.map((name) => name ?? 'alguém'));

export const circlesCopy: Translated<typeof englishCircles> = {
  title: 'Círculos',
  lead: 'Poucas pessoas, uma meta, 7 ou 28 dias. Um só número para o grupo todo, sem ranking.',
  unread: 'Não conseguimos carregar seus círculos.',
  none: 'Você não está em nenhum círculo.',
  circle: title,
  dates: (from: MemberDay, to: MemberDay): string => `${weekdayDate(from)} a ${weekdayDate(to)}`,
  progress,
  sentence: (words: string): string => `${words}.`,
  own: (own: number): string =>
    own === 0
      ? 'Os seus contam assim que chegarem.'
      : `${numberText(own)} ${byCount(own, 'é seu', 'são seus')}.`,
  people: (names: readonly (string | null)[]): string =>
    names.length < 2 ? 'Por enquanto, só você. Convide alguém, e vira um círculo.' : namesOf(names),
  waiting: (from: MemberDay): string => `Começa ${weekdayDate(from)}`,
  left: (days: number): string => {
    if (days < 0) return 'Os últimos dias estão chegando';
    return days === 0 ? 'Último dia' : `${byCount(days, 'Falta', 'Faltam')} ${counted(days, 'dia', 'dias')}`;
  },
  over: 'Encerrado',
  reached: 'Alcançado',
  invite: 'Convidar',
  inviteTo: (circle: Aim): string => `Convidar para: ${title(circle)}`,
  leave: 'Sair',
  leaveOf: (circle: Aim): string => `Sair de: ${title(circle)}`,
  leaveTitle: 'Sair deste círculo?',
  leaveNote: 'Seus dias até agora ficam no número dele. Para voltar, você precisa de outro código.',
  leaving: 'Saindo...',
  leftToast: { title: 'Você saiu do círculo', description: 'O que você deu fica com o grupo.' },
  failed: failed('Não funcionou. Verifique sua conexão e tente de novo.'),
  ended: {
    title: 'Seu círculo está completo',
    titleMissed: 'Seu círculo terminou',
    reached: (circle: Numbers): string => `Meta alcançada em grupo: ${progress(circle)}.`,
    missed: (circle: Numbers): string => `O grupo chegou a ${progress(circle)}. Cada um foi de verdade.`,
    with: (names: readonly (string | null)[]): string => `${namesOf(names)}, em grupo.`,
    celebrate: 'Celebrar',
    close: 'Entendi',
  },
};

export const beginCircleCopy: Translated<typeof englishBegin> = {
  open: 'Criar um círculo',
  title: 'Criar um círculo',
  description: 'Até doze pessoas. Depois você convida, cada uma com um código.',
  days: 'Quanto tempo',
  dayChoices: { '7': '7 dias', '28': '28 dias' },
  aim: 'O que o grupo faz',
  aims: { 'active-days': 'Dias ativos', 'quest-a-day': 'Um desafio por dia' },
  questNote: 'Em cada dia, pelo menos uma pessoa do grupo termina um desafio. Revezem como quiserem.',
  target: 'Dias ativos do grupo todo',
  targetHint: (suggested: number, people: number): string =>
    `Para ${numberText(people)} pessoas, ${numberText(suggested)} são quatro dias por semana cada uma, com tempo para descansar.`,
  targetWrong: (most: number): string => `Use um número inteiro de 1 a ${numberText(most)}.`,
  start: 'Primeiro dia',
  starts: { today: 'Hoje', tomorrow: 'Amanhã', monday: 'Próxima segunda' },
  begin: 'Criar',
  beginning: 'Criando...',
  begun: { title: 'Círculo criado', description: 'Agora convide quem você quer junto.' },
};
