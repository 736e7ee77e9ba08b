import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import type { fairWheelCopy as english } from '#client/quest/fair-wheel-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Verdict } from '#domain/quest/quest-proof.ts';

const spins = (count: number): string => counted(count, 'giro', 'giros');

export const fairWheelCopy: Translated<typeof english> = {
  title: 'Uma roleta justa',
  intro:
    'Você não precisa confiar em nós. Antes de um mês começar, publicamos a impressão digital do segredo com que a roleta sorteia. Depois do mês, publicamos o segredo. Assim ninguém pode mudar um giro depois, e isso nos inclui.',
  backToHelp: 'Voltar à Ajuda',
  checkYours: 'Confira seus giros',
  checkLead: 'Seu navegador repete cada giro com o que publicamos, sem perguntar ao nosso servidor.',
  signIn: 'Entrar',
  signInToCheck: 'Entre para conferir todos os seus giros.',
  month: 'Mês',
  check: 'Conferir meus giros',
  checking: 'Conferindo…',
  cannotCheck:
    'Seu navegador só consegue conferir giros em uma conexão segura. Abra o Rondel no endereço https.',
  spinsUnread: 'Não conseguimos carregar seus giros.',
  seedsUnread: 'Não conseguimos carregar o que foi publicado.',
  noSpins: 'Você não girou neste mês.',
  spinOf: (date: string, spin: number): string => `${date}, giro ${spin}`,
  published: 'O que publicamos',
  nothingPublished: 'Nada foi publicado ainda.',
  inTime: 'No prazo',
  late: 'Atrasada',
  lateNote:
    'O mês já tinha começado em algum lugar quando publicamos isto. Os giros anteriores estão marcados.',
  twice: 'Este mês tem mais de uma impressão digital, porque o segredo foi substituído.',
  fingerprint: (date: string): string => `Impressão digital, publicada em ${date}`,
  secret: (date: string): string => `Segredo, publicado em ${date}`,
  secretComes: (date: string): string => `O segredo vem em ${date}.`,
  how: 'Como funciona a conferência',
  steps: [
    'O SHA-256 do segredo tem de ser a impressão digital que publicamos.',
    'O sorteio tem de ser o HMAC-SHA-256, com o segredo, do seu identificador, da data e do número do giro, unidos por |.',
    'Os oito desafios da sua roleta têm de sair de um sorteio do mesmo tipo, com a palavra wheel no lugar do giro, e do seu equipamento e dos seus dias de descanso. Metade das roletas tem o Dia de sorte.',
    'Divida o sorteio pelo número de casas que ainda não saíram hoje. O resto escolhe a casa, contando do topo no sentido horário. Assim, todas as casas têm a mesma chance.',
  ],
  before: (date: string): string =>
    `Os giros de dias antes de ${date} sorteavam entre todos os desafios que combinam com você, também os que a roleta não mostrava. O sorteio dava um Dia de sorte se fosse divisível por 16. Senão, a parte inteira dessa divisão escolhia o desafio da lista ordenada.`,
  limits:
    'Mostra que nenhum giro foi mudado e que o segredo não foi escolhido com o mês já começado. Não pode mostrar como ele foi escolhido antes.',
  verdicts: {
    verified: 'Justo',
    waiting: 'Aguarda o segredo',
    early: 'Antes da impressão',
    uncommitted: 'De antes',
    wrong: 'Não confere',
  },
  why: {
    seed: 'Nenhum dos segredos que publicamos dá este sorteio.',
    draw: 'O sorteio não é o que o segredo dá.',
    spin: 'Não é o próximo giro do dia.',
    rules: 'Foi sorteado com regras diferentes das do seu dia.',
    wheel: 'Sua roleta tinha desafios diferentes dos que deveria ter.',
    candidates: 'Podiam sair desafios diferentes dos que deveriam.',
    result: 'O sorteio dá outro desafio.',
  },
  summary(counts: Readonly<Record<Verdict['is'], number>>): string {
    const { verified, waiting, early, uncommitted, wrong } = counts;
    const parts = [
      wrong > 0 && `${spins(wrong)} não ${byCount(wrong, 'confere', 'conferem')}. Escreva para nós.`,
      verified > 0 && `${spins(verified)} ${byCount(verified, 'conferido: justo', 'conferidos: justos')}.`,
      waiting > 0 &&
        `${spins(waiting)} ${byCount(waiting, 'combina', 'combinam')} até aqui. Você confere o resto quando o segredo sair.`,
      early > 0 && `${spins(early)} ${byCount(early, 'veio', 'vieram')} antes da impressão digital do mês.`,
      uncommitted > 0 &&
        `${spins(uncommitted)} ${byCount(uncommitted, 'é', 'são')} de antes de publicarmos impressões digitais.`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};
