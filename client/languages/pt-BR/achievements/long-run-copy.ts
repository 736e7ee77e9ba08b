import type {
  longRunCopy as englishCopy,
  questFamilies as englishFamilies,
} from '#client/achievements/long-run-copy.ts';
import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import type { LongRunFamily } from '#domain/catalogue/content/long-run-badges.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questFamilies: Translated<typeof englishFamilies> = {
  ...{ strength: true, cardio: true, core: true, mobility: true, recovery: true, mindset: true },
};

export const longRunCopy: Translated<typeof englishCopy> = {
  title: 'Um pouco de tudo',
  lead: 'Cada uma conta por si, no seu ritmo. Nenhuma tem prazo.',
  unread: 'Não conseguimos carregar estas insígnias.',
  amount: (family: LongRunFamily, count: number): string => {
    if (family in questFamilies) return counted(count, 'desafio', 'desafios');
    return family === 'comebacks'
      ? counted(count, 'retorno', 'retornos')
      : counted(count, 'dia com recorde', 'dias com recorde');
  },
  earned: (name: string, date: string): string => `${name}, obtida: ${date}`,
  open: (name: string, amount: string): string => `${name}, ${amount}, ainda não obtida`,
  next: (name: string, count: string, amount: string): string => `A seguir: ${name}, ${count} de ${amount}`,
  all: 'Todas estas são suas.',
  reasons: 'Como você as ganhou',
  reasonsLead: 'Cada insígnia vem de algo que você fez.',
  showReasons: 'Ver como',
  reasonsUnread: 'Não conseguimos carregar como você as ganhou.',
  noReasons: 'Sua primeira insígnia ainda está por vir.',
};
