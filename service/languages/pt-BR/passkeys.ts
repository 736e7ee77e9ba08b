import type { Translated } from '#domain/kernel/translated.ts';
import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: Translated<typeof english> = {
  script: {
    unknown: 'Este navegador não conhece chaves de acesso. Escolha outra forma, ou outro navegador.',
    expired: 'Demorou demais. Comece de novo.',
    unreachable: 'O serviço não responde agora. Tente de novo.',
    known: 'Este aparelho já tem uma chave de acesso para a sua conta.',
    otherAddress:
      'As chaves de acesso não funcionam em {origin}. Quem cuida deste site precisa corrigir o endereço.',
    failed: 'Não funcionou, ou foi cancelado. Nada mudou. Você pode tentar de novo, ou escolher outra forma.',
  },
  moved: (before: string) =>
    `Este site ficava em ${before}. Uma chave de acesso de lá não funciona aqui: escolha outra forma abaixo e crie uma nova.`,
  yourAddress: 'seu endereço',
  otherOrigin: (here: string, ours: string) =>
    `Esta página está aberta em ${here}, mas as chaves de acesso do Rondel só funcionam em ${ours}. Abra ${ours} e tente de novo.`,
  lostDevice:
    'Perdeu um aparelho? Remova aqui a chave de acesso dele, toque em “Pronto” e encerre a sessão dos seus outros aparelhos na lista em Privacidade.',
  next: {
    title: 'Mais um passo',
    text: (host: string) => `Agora entre em ${host}, com a conta que tem o mesmo endereço.`,
    button: (host: string) => `Entrar com ${host}`,
    later: 'Agora não',
  },
  connected: {
    title: 'Conectado',
    text: 'Daqui em diante você entra das duas formas, e é a mesma conta.',
  },
};
