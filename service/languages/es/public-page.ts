import type { Translated } from '#domain/kernel/translated.ts';
import type { publicPage as english } from '../en/public-page.ts';
import { plural } from './format.ts';

const byCount = (count: number, one: string, other: string): string =>
  plural(count, { one, many: `de ${other}`, other });

export const publicPage: Translated<typeof english> = {
  titleOf: (name: string) => `${name} en Rondel`,
  streak: (days: number) => byCount(days, 'día seguido', 'días seguidos'),
  quests: (count: number) => byCount(count, 'reto hecho', 'retos hechos'),
  week: 'Esta semana',
  activeOf: (count: number) => `${count} ${byCount(count, 'día activo', 'días activos')}`,
  labelled: (label: string, text: string) => `${label}: ${text}`,
  weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  weekdayLetters: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  day: { active: 'activo', quiet: 'sin actividad', open: 'aún abierto' },
  level: 'Nivel',
  badges: 'Insignias',
  nothing: 'Lo demás queda en privado.',
  note: (name: string) => `${name} elige qué muestra esta página.`,
  invitation: '¿Qué es Rondel?',
  missing: 'Aquí no hay ninguna página',
  missingLead: 'Puede que el nombre esté mal escrito, o que ahora mismo la página no se muestre.',
  home: 'Ir a Rondel',
  picture: (name: string) => `${name} en Rondel, en números`,
  descriptionOf: (parts: readonly string[]) =>
    parts.length === 0 ? 'Una página de un miembro de Rondel.' : `${parts.join(', ')}.`,
};
