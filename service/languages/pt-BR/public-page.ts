import type { Translated } from '#domain/kernel/translated.ts';
import type { publicPage as english } from '../en/public-page.ts';
import { plural } from './format.ts';

const byCount = (count: number, one: string, other: string): string =>
  plural(count, { one, many: `de ${other}`, other });

export const publicPage: Translated<typeof english> = {
  titleOf: (name: string) => `${name} no Rondel`,
  streak: (days: number) => byCount(days, 'dia seguido', 'dias seguidos'),
  quests: (count: number) => byCount(count, 'desafio feito', 'desafios feitos'),
  week: 'Esta semana',
  activeOf: (count: number) => `${count} ${byCount(count, 'dia ativo', 'dias ativos')}`,
  labelled: (label: string, text: string) => `${label}: ${text}`,
  weekdays: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'],
  weekdayLetters: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  day: { active: 'ativo', quiet: 'sem atividade', open: 'ainda aberto' },
  level: 'Nível',
  badges: 'Insígnias',
  nothing: 'O resto fica privado.',
  note: (name: string) => `${name} escolhe o que esta página mostra.`,
  invitation: 'O que é o Rondel?',
  missing: 'Não há página aqui',
  missingLead: 'O nome pode estar escrito errado, ou a página não é mostrada no momento.',
  home: 'Ir para o Rondel',
  picture: (name: string) => `${name} no Rondel, em números`,
  descriptionOf: (parts: readonly string[]) =>
    parts.length === 0 ? 'Uma página de um membro do Rondel.' : `${parts.join(', ')}.`,
};
