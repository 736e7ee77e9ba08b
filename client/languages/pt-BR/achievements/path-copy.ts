import type { pathCopy as english } from '#client/achievements/path-copy.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pathCopy: Translated<typeof english> = {
  title: (month: string): string => `Seu caminho de ${month}`,
  lead: 'Coisas pequenas de todo tipo, em qualquer ordem e no seu ritmo. O que ficar aberto não custa nada.',
  walked: (done: number, all: number): string => `${numberText(done)} de ${numberText(all)} feitas`,
  finished: 'As doze estão feitas. Que mês.',
  done: (date: string): string => `Feito: ${date}`,
  open: 'Ainda aberta',
  progress: (count: number, target: number): string => `${numberText(count)} de ${numberText(target)}`,
  unread: 'Não conseguimos carregar seu caminho.',
};
