import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { mails as english } from '../en/mails.ts';
import { counted, dateText, dayText } from './format.ts';

export const mails: Translated<typeof english> = {
  approved: {
    subject: 'Seu acesso à beta do Rondel está liberado',
    text: (link: string, said: string) => `Olá,

Seu pedido para a beta do Rondel foi aprovado. Entre com este endereço, escolha um programa e gire a roleta para o seu primeiro desafio:

${link}
${said}
Até lá.
`,
  },
  denied: {
    subject: 'Seu pedido para a beta do Rondel',
    text: (said: string, askAgain: string) => `Olá,

Agradecemos seu interesse no Rondel. No momento não podemos oferecer uma vaga na beta.
${said}${askAgain}
Mesmo assim, desejamos bons treinos.
`,
    askAgain: (from: MemberDay) => `Você pode pedir de novo a partir de ${dateText(from)}.`,
  },
  export: {
    subject: 'Seus dados do Rondel',
    text: `Olá,

Você pediu seus dados. Em anexo estão todos, como estão agora: cada evento em palavras claras (JSON), e seus treinos, medidas corporais e pontos em tabelas (CSV).

Se não foi você quem pediu, encerre a sessão nos seus outros aparelhos.
`,
  },
  recap: {
    subject: (activeDays: number) => `Sua semana: ${counted(activeDays, 'dia ativo', 'dias ativos')}`,
    title: (monday: MemberDay, sunday: MemberDay) => `Sua semana de ${dayText(monday)} a ${dayText(sunday)}`,
    activeDays: (count: number) => `${count} de 7 dias ativos`,
    workouts: (count: number) => counted(count, 'treino', 'treinos'),
    quests: (count: number) => counted(count, 'desafio', 'desafios'),
    points: (count: number) => counted(count, 'ponto', 'pontos'),
    streak: (count: number) => `${counted(count, 'dia seguido', 'dias seguidos')} no domingo`,
    seeDays: 'Veja seus dias, e o que mudar neles depois',
    chosen: 'Você escolheu este e-mail naquela página.',
    howToStop: 'Para não receber mais, abra este link e toque no botão:',
    stop: 'Não receber mais',
  },
  signIn: {
    subject: 'Entre no Rondel',
    text: (link: string, code: string) => `Olá,

Alguém, esperamos que seja você, quer entrar no Rondel com este endereço.

No aparelho em que você começou, abra este link:

${link}

Ou digite este código lá:

${code}

Os dois funcionam uma vez, por 15 minutos. Nunca pedimos o código por telefone ou em uma conversa, então não o passe a ninguém.
Se não foi você, não há nada a fazer: sem este e-mail, a pessoa não consegue entrar.
`,
  },
};
