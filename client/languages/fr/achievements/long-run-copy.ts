import type {
  longRunCopy as english,
  questFamilies as englishFamilies,
} from '#client/achievements/long-run-copy.ts';
import { counted } from '#client/languages/fr/lib/format/locale.ts';
import type { LongRunFamily } from '#domain/catalogue/content/long-run-badges.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questFamilies: Translated<typeof englishFamilies> = {
  ...{ strength: true, cardio: true, core: true, mobility: true, recovery: true, mindset: true },
};

export const longRunCopy: Translated<typeof english> = {
  title: 'Un peu de tout',
  lead: 'Chacun compte pour lui-même, à ton rythme. Aucun n’a de date.',
  unread: 'Impossible de charger ces badges.',
  amount: (family: LongRunFamily, count: number): string => {
    if (family in questFamilies) return counted(count, 'quête', 'quêtes');
    return family === 'comebacks'
      ? counted(count, 'retour', 'retours')
      : counted(count, 'jour avec un record', 'jours avec un record');
  },
  earned: (name: string, date: string): string => `${name}, obtenu le ${date}`,
  open: (name: string, amount: string): string => `${name}, ${amount}, pas encore obtenu`,
  next: (name: string, count: string, amount: string): string => `Prochain : ${name}, ${count} sur ${amount}`,
  all: 'Ils sont tous à toi.',
  reasons: 'Comment tu les as obtenus',
  reasonsLead: 'Chaque badge remonte à une chose que tu as faite.',
  showReasons: 'Me montrer',
  reasonsUnread: 'Impossible de charger comment tu les as obtenus.',
  noReasons: 'Ton premier badge est encore devant toi.',
};
