import type { pathCopy as english } from '#client/achievements/path-copy.ts';
import { numberText, withDe } from '#client/languages/fr/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pathCopy: Translated<typeof english> = {
  title: (month: string): string => `Ton chemin ${withDe(month)}`,
  lead: 'De petites choses de toutes sortes, dans l’ordre que tu veux et à ton rythme. Ce qui reste ouvert ne coûte rien.',
  walked: (done: number, all: number): string => `${numberText(done)} sur ${numberText(all)} faites`,
  finished: 'Les douze sont faites. Quel mois.',
  done: (date: string): string => `Fait le ${date}`,
  open: 'Encore ouvert',
  progress: (count: number, target: number): string => `${numberText(count)} sur ${numberText(target)}`,
  unread: 'Impossible de charger ton chemin.',
};
