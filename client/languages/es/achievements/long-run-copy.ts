import type {
  longRunCopy as englishCopy,
  questFamilies as englishFamilies,
} from '#client/achievements/long-run-copy.ts';
import { counted } from '#client/languages/es/lib/format/counted.ts';
import type { LongRunFamily } from '#domain/catalogue/content/long-run-badges.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questFamilies: Translated<typeof englishFamilies> = {
  ...{ strength: true, cardio: true, core: true, mobility: true, recovery: true, mindset: true },
};

export const longRunCopy: Translated<typeof englishCopy> = {
  title: 'Un poco de todo',
  lead: 'Cada una cuenta por sí sola, a tu ritmo. Ninguna tiene fecha.',
  unread: 'No pudimos cargar estas insignias.',
  amount: (family: LongRunFamily, count: number): string => {
    if (family in questFamilies) return counted(count, 'reto', 'retos');
    return family === 'comebacks'
      ? counted(count, 'regreso', 'regresos')
      : counted(count, 'día con récord', 'días con récord');
  },
  earned: (name: string, date: string): string => `${name}, conseguida: ${date}`,
  open: (name: string, amount: string): string => `${name}, ${amount}, sin conseguir aún`,
  next: (name: string, count: string, amount: string): string => `Siguiente: ${name}, ${count} de ${amount}`,
  all: 'Todas estas son tuyas.',
  reasons: 'Cómo las ganaste',
  reasonsLead: 'Cada insignia viene de algo que hiciste.',
  showReasons: 'Ver cómo',
  reasonsUnread: 'No pudimos cargar cómo las ganaste.',
  noReasons: 'Tu primera insignia está por llegar.',
};
