import type { betaCopy as english } from '#client/beta/beta-copy.ts';
import { brand } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const betaCopy: Translated<typeof english> = {
  signOut: 'Sair',
  privateBeta: `O ${brand} está em beta fechada.`,
  betaAccessRequired: 'É preciso ter acesso à beta',
  noAccessLead: (email: string | null): string =>
    `${email ? `Você entrou como ${email}` : 'Você entrou'}. Peça sua vaga: uma pessoa lê cada pedido.`,
  unconfirmed: {
    title: 'Confirme primeiro o seu endereço',
    lead: (email: string | null): string =>
      `${email ?? 'O seu endereço'} ainda não foi confirmado: por enquanto, nem uma aprovação libera o seu acesso.`,
    byMail: 'Entre mais uma vez com a sua chave de acesso: lá enviamos um e-mail que o confirma.',
    byCode:
      'Peça um código a quem administra este site. Depois entre mais uma vez com a sua chave de acesso e digite-o lá.',
    button: 'Confirmar o endereço',
  },
  onTheStartList: 'Você está na lista de largada.',
  readByAPerson: (email: string | null): string =>
    `Uma pessoa lê seu pedido e responde${email ? ` para ${email}` : ''} em 1-2 dias úteis.`,
  notThisTime: 'Desta vez, não.',
  notThisTimeLead: 'No momento não podemos oferecer uma vaga. Isso não diz nada sobre você.',
  theySaid: 'De quem leu:',
  askAgainFrom: (date: string): string => `Você pode pedir de novo a partir de ${date}.`,
  askAgainNow: 'Você já pode pedir de novo.',
  questions: 'Dúvidas? Escreva para',
  youAreIn: 'Seu acesso está liberado.',
  youAreInLead: 'Sua vaga está pronta. Defina seu objetivo e gire a roleta.',
  comeIn: 'Pode entrar',
  whereYouStand: 'Em que ponto você está',
  stations: [
    { name: 'Pedido', note: 'Um endereço de e-mail' },
    { name: 'Em leitura', note: '1-2 dias úteis' },
    { name: 'Dentro', note: 'Abrimos a porta' },
  ],
  checkedJustNow: 'Ainda não. Acabamos de verificar; você pode fechar esta página.',
  aDay: `Um dia no ${brand}`,
  sample: 'Exemplo',
  sampleWheel: 'Um exemplo da roleta de desafios',
  points: 'pontos',
  sampleQuests: [
    'Pirâmide de flexões',
    '50 agachamentos',
    'Tiros na escada',
    'Flow de mobilidade',
    'Respiração quadrada',
    'Dia de sorte',
    'Escada de pranchas',
    'Passadas',
  ],
  sampleDay: [
    { time: '07:10', title: 'Giro, 8 minutos', lead: 'Pirâmide de flexões na cozinha' },
    { time: '07:18', title: 'Dia 1 da sua sequência', lead: 'Uma pequena vitória, e hoje conta' },
    { time: '18:30', title: 'Queima total', lead: '30 min, sem equipamento' },
  ],
  approvedInTheMeantime: 'Já aprovaram?',
  checkAgain: 'Verificar',
  withoutAccess: 'Sem acesso',
  help: 'Ajuda',
  privacy: 'Privacidade',
  contact: 'Contato',
  approvalTime: 'A aprovação leva 1-2 dias úteis.',
  alreadyHaveAccessSignIn: 'Já tem acesso? Entrar',
  email: 'E-mail',
  emailPlaceholder: 'voce@example.com',
  submitting: 'Enviando...',
  requestBetaAccess: 'Pedir acesso à beta',
  alreadyHaveAccess: 'Já tem acesso?',
  signInHere: 'Entre aqui',
  tooFast: 'Mais devagar',
  failed: 'Algo deu errado. Tente de novo.',
  alreadySubmitted: {
    title: 'Já enviado',
    description: 'Este e-mail já está na lista da beta.',
  },
  submitted: {
    title: 'Pedido enviado',
    description: 'Agradecemos o interesse. Vamos ler seu pedido e responder em breve.',
  },
  invalidEmail: { title: 'E-mail inválido', description: 'Digite um endereço de e-mail válido.' },
};
