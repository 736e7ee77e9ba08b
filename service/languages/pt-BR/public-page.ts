import type { Translated } from '#domain/kernel/translated.ts';
import type { publicPage as english } from '../en/public-page.ts';
import { listText, numberText, plural } from './format.ts';

export const publicPage: Translated<typeof english> = {
  titleOf: (name) => `${name} no Rondel`,
  streak: (days) => plural(days, { one: 'dia seguido', many: 'dias seguidos', other: 'dias seguidos' }),
  quests: (count) => plural(count, { one: 'missão feita', many: 'missões feitas', other: 'missões feitas' }),
  week: 'Esta semana',
  activeOf: (count) =>
    `${numberText(count)} ${plural(count, { one: 'dia ativo', many: 'dias ativos', other: 'dias ativos' })}`,
  weekdays: [
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
    'domingo',
  ],
  weekdayLetters: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  day: { active: 'ativo', quiet: 'não ativo', open: 'ainda em aberto' },
  level: 'Nível',
  badges: 'Medalhas',
  nothing: 'O resto fica privado.',
  note: (name) => `${name} escolhe o que esta página mostra.`,
  invitation: 'O que é o Rondel?',
  missing: 'Não há página aqui',
  missingLead: 'O nome pode estar escrito errado, ou a pessoa não mostra uma página no momento.',
  home: 'Ir para o Rondel',
  picture: (name) => `${name} no Rondel, em números`,
  descriptionOf: (parts) =>
    parts.length === 0 ? 'Uma página de uma pessoa que treina com o Rondel.' : `${listText(parts)}.`,
};
