import type { Translated } from '#domain/kernel/translated.ts';
import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: Translated<typeof english> = {
  script: {
    unknown: 'Este navegador não conhece chaves de acesso. Escolha outra forma, ou outro navegador.',
    expired: 'Demorou demais. Comece de novo, por favor.',
    unreachable: 'Não foi possível nos alcançar agora. Tente de novo, por favor.',
    known: 'Este aparelho já tem uma chave de acesso para a sua conta.',
    otherAddress:
      'Chaves de acesso não funcionam em {origin}. Quem administra este site precisa corrigir o endereço.',
    failed: 'Não deu certo, ou foi cancelado. Nada mudou. Você pode tentar de novo, ou escolher outra forma.',
  },
  moved: (before) =>
    `Este site ficava antes em ${before}. Uma chave de acesso de lá não funciona aqui: escolha outra forma abaixo, e crie uma nova.`,
  yourAddress: 'o seu endereço',
  otherOrigin: (here, ours) =>
    `Esta página está aberta em ${here}, mas as chaves de acesso do Rondel só funcionam em ${ours}. Abra ${ours} e tente de novo, por favor.`,
  lostDevice:
    'Perdeu um aparelho? Remova aqui a chave de acesso dele, aperte “Pronto”, e encerre os outros aparelhos na lista em Privacidade.',
  next: {
    title: 'Mais um passo',
    text: (host) => `Agora entre em ${host}, com a conta que tem o mesmo endereço.`,
    button: (host) => `Entrar em ${host}`,
    later: 'Agora não',
  },
  connected: {
    title: 'Conectado',
    text: 'De agora em diante você pode entrar das duas formas, e é a mesma conta.',
  },
};
