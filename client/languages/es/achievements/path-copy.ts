import type { pathCopy as english } from '#client/achievements/path-copy.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pathCopy: Translated<typeof english> = {
  title: (month: string): string => `Tu camino de ${month}`,
  lead: 'Cosas pequeñas de todo tipo, en cualquier orden y a tu ritmo. Lo que quede abierto no cuesta nada.',
  walked: (done: number, all: number): string => `${numberText(done)} de ${numberText(all)} hechas`,
  finished: 'Las doce están hechas. Qué gran mes.',
  done: (date: string): string => `Hecha: ${date}`,
  open: 'Aún abierta',
  progress: (count: number, target: number): string => `${numberText(count)} de ${numberText(target)}`,
  unread: 'No pudimos cargar tu camino.',
};
