import type { Translated } from '#domain/kernel/translated.ts';
import type { mails as english } from '../en/mails.ts';
import { dateText, dayText, numberText, plural } from './format.ts';

const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${plural(count, { one, many: other, other })}`;

export const mails: Translated<typeof english> = {
  approved: {
    subject: 'Você entrou: boas-vindas ao beta do Rondel',
    text: (link, said) => `Olá,

Seu pedido para o beta do Rondel foi aprovado. Entre com este endereço, escolha um programa e gire a roda para a sua primeira missão:

${link}
${said}
Até já.
`,
  },
  denied: {
    subject: 'Seu pedido para o beta do Rondel',
    text: (said, askAgain) => `Olá,

Agradecemos o seu interesse no Rondel. No momento não temos como oferecer uma vaga no beta.
${said}${askAgain}
Bons treinos mesmo assim.
`,
    askAgain: (from) => `Você pode pedir de novo a partir de ${dateText(from)}.`,
  },
  export: {
    subject: 'Seus dados do Rondel',
    text: `Olá,

você pediu os seus dados. Em anexo está tudo, até este momento: cada evento em palavras simples (JSON), e seus treinos, medidas do corpo e pontos em tabelas (CSV).

Se não foi você quem pediu, saia da conta nos seus outros aparelhos.
`,
  },
  recap: {
    subject: (activeDays) => `Sua semana: ${counted(activeDays, 'dia ativo', 'dias ativos')}`,
    title: (monday, sunday) => `Sua semana de ${dayText(monday)} a ${dayText(sunday)}`,
    activeDays: (count) => `${numberText(count)} de 7 dias ativos`,
    workouts: (count) => counted(count, 'treino', 'treinos'),
    quests: (count) => counted(count, 'missão', 'missões'),
    points: (count) => counted(count, 'ponto', 'pontos'),
    streak: (count) => `${counted(count, 'dia seguido', 'dias seguidos')} no domingo`,
    seeDays: 'Veja os seus dias, e o que mudar neles depois',
    chosen: 'Você escolheu este e-mail nessa página.',
    howToStop: 'Para parar, abra este link e aperte o botão:',
    stop: 'Parar',
  },
  signIn: {
    subject: 'Entrar no Rondel',
    text: (link, code) => `Olá,

Alguém, de preferência você, quer entrar no Rondel com este endereço.

No aparelho em que você começou, abra este link:

${link}

Ou digite lá este código:

${code}

Os dois valem uma vez, por 15 minutos. Nunca pedimos o código por telefone nem em conversa, então não passe a ninguém.
Se não foi você, não é preciso fazer nada: sem este e-mail, a pessoa não entra.
`,
  },
};
