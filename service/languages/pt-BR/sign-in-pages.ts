import type { Translated } from '#domain/kernel/translated.ts';
import type { signInPages as english } from '../en/sign-in-pages.ts';
import { numberText, plural } from './format.ts';

export const signInPages: Translated<typeof english> = {
  title: 'Entrar',
  email: 'E-mail',
  firstName: 'Nome',
  continue: 'Continuar',
  cancel: 'Cancelar',
  notNow: 'Agora não',
  done: 'Pronto',
  withoutScripts: 'Chaves de acesso precisam de JavaScript. As outras formas funcionam sem.',
  ways: {
    heading: 'Que bom ver você',
    lead: 'Entre como você desbloqueia o celular ou o computador. Não há senha para lembrar.',
    usePasskey: 'Entrar com chave de acesso',
    otherDevice:
      'Sua chave de acesso está no aparelho em que você a criou. Em outro computador, escolha lá “usar um celular” e leia o código com ele.',
    newHere: 'É a sua primeira vez?',
    byMail: 'Continuar por e-mail',
    createAccount: 'Criar a sua conta',
    mailNote:
      'Enviamos um link e um código. Serve para uma conta nova, e também quando a chave de acesso não está à mão.',
    outside: (host) => `Entrar com ${host}`,
    lostDevice: 'Perdi o meu aparelho',
    recoveryCode: 'Código de recuperação',
    useRecovery: 'Entrar com este código',
    recoveryNote:
      'Você recebeu dez deles quando criou a sua chave de acesso. Sem um, peça um código a quem administra este site.',
    givenCode: 'Recebi um código',
    code: 'Código',
    justInstalled: 'Acabei de instalar o Rondel',
    firstCode: 'Primeiro código, do registro do serviço',
    yourEmail: 'Seu e-mail',
    yourFirstName: 'Seu nome',
    becomeAdmin: 'Assumir a administração',
  },
  mailSent: {
    heading: 'Confira seu e-mail',
    lead: (email) =>
      `Enviamos um link e um código para ${email}. Abra o link neste navegador, ou digite o código aqui. Pode levar um minuto; confira também a pasta de spam.`,
    code: 'Código de seis dígitos',
    otherWay: 'Outra forma',
  },
  mailLink: {
    heading: 'Quase lá',
    lead: 'Um toque, e você entra.',
    elsewhereTitle: 'Abra isto no seu outro aparelho',
    elsewhere:
      'Este link funciona no navegador em que você o pediu. Volte lá e digite o código de seis dígitos do e-mail.',
    notYou: 'Você não pediu um e-mail? Então não é preciso fazer nada: feche esta página.',
  },
  creation: {
    title: 'Criar uma chave de acesso',
    heading: 'Crie a sua chave de acesso',
    otherHeading: 'Uma chave de acesso para este aparelho?',
    why: 'Uma chave de acesso é uma chave que o seu aparelho guarda para você. Você a usa com a digital, o rosto ou o PIN do aparelho. Nada disso sai do aparelho, e não há nada que outras pessoas possam adivinhar ou roubar de nós.',
    otherWhy: 'Com uma chave de acesso neste aparelho, você não precisa mais de e-mail nem de código aqui.',
    create: 'Criar uma chave de acesso',
    note: 'Um celular, um computador, um gerenciador de senhas ou uma chave de segurança pode guardá-la: o seu aparelho pergunta qual.',
    asMember: 'Você entrou, como membro',
  },
  recovery: {
    title: 'Seus códigos de recuperação',
    heading: 'Para o dia em que você perder o aparelho',
    lead: 'Cada um destes códigos dá acesso uma vez, sem a chave de acesso. Anote-os ou imprima esta página, e guarde-os onde guarda os seus documentos. Só os mostramos agora.',
    kept: 'Já guardei',
  },
  passkeys: {
    title: 'Suas chaves de acesso',
    lead: (email) => `Elas abrem a conta de ${email}.`,
    add: 'Adicionar uma chave de acesso para este aparelho',
    codes: 'Códigos de recuperação',
    left: (count) =>
      count === 0
        ? 'Você não tem códigos de recuperação.'
        : `Você ainda tem ${numberText(count)} ${plural(count, { one: 'deles', many: 'deles', other: 'deles' })}.`,
    replaced: 'Novos tomam o lugar deles.',
    newCodes: 'Criar novos códigos de recuperação',
    synced: 'Guardada pelo seu gerenciador de senhas',
    onOneDevice: 'Guardada em um aparelho',
    rename: 'Renomear',
    renameNamed: (name) => `Renomear ${name}`,
    remove: 'Remover',
    removeNamed: (name) => `Remover ${name}`,
    removeLead:
      'Ela não vai mais servir para entrar. Você pode adicionar este aparelho de novo quando quiser.',
  },
  problems: {
    'passkey-refused': 'Não deu certo. Tente de novo, ou escolha outra forma abaixo.',
    'unknown-passkey':
      'Não conhecemos esta chave de acesso. Talvez tenha sido removida, ou seja de outra conta. Escolha outra forma abaixo.',
    'address-lost':
      'A chave de acesso está certa, mas o endereço da sua conta se perdeu. Confirme abaixo seu endereço por um e-mail ou um código, e use a chave de acesso de novo.',
    'passkey-copied':
      'Esta chave de acesso parece ter sido copiada, então não a aceitamos. Entre de outra forma, e remova-a no seu perfil.',
    'other-origin': 'Esta página está aberta em outro endereço que não o do Rondel.',
    'wrong-code': 'Este código não está certo, ou é antigo demais. Confira, ou peça outro.',
    'wrong-recovery-code':
      'Este código de recuperação não está certo, ou já foi usado. Cada um vale uma vez; confira, ou use outro.',
    'wrong-first-code':
      'Este código não está certo, ou a administração já existe. O serviço mostra o código ao iniciar, no registro.',
    'no-mail': 'Este site não envia e-mails. Escolha outra forma.',
    'wrong-email': 'Digite um endereço de e-mail válido.',
    'needs-passkey':
      'Esta conta administra o Rondel para outras pessoas, então um e-mail não basta para adicionar uma chave de acesso a ela. Use uma das suas chaves de acesso ou um código de recuperação.',
    'join-stale':
      'Faz tempo demais que você entrou lá, ou foi em outro navegador. Comece de novo na página da sua conta.',
    'join-needs-proof':
      'Esta conta administra o Rondel para outras pessoas. Entre lá antes com o seu segundo fator, e depois adicione uma chave de acesso.',
    'address-taken':
      'Este endereço já pertence a outra conta com chaves de acesso aqui, então as duas ficam como estão. Para usar só uma, baixe uma cópia dos seus dados na outra, e exclua aquela em Privacidade. Depois comece aqui de novo.',
  },
  wait: 'Espere um pouco, por favor',
  expired: {
    title: 'Este login expirou',
    text: 'Demorou demais, ou começou em outro navegador ou janela.',
  },
  joining: {
    offer: {
      title: 'Adicionar uma chave de acesso',
      heading: 'Uma chave de acesso para a sua conta',
      text: (host, email) =>
        `Você entrou como ${email} em ${host}. Com uma chave de acesso você também entra sem ${host}, na mesma conta e nos mesmos dados.`,
      button: 'Continuar',
      cancel: 'Agora não',
    },
    heading: 'Outra forma de entrar',
    connected: (host) => `${host} também dá acesso a você, nesta mesma conta.`,
    connectedEarlier: 'Um serviço de login de antes ainda está conectado a esta conta.',
    disconnect: (host) => `Desconectar ${host}`,
    disconnectEarlier: 'Desconectar',
    connectText: (host) =>
      `Sua conta em ${host} também pode dar acesso a você aqui. As duas precisam do mesmo endereço confirmado, e a seguir você entra lá.`,
    connect: (host) => `Conectar ${host}`,
    confirmFirst: (host) => `Para conectar ${host}, confirme antes o seu endereço.`,
  },
  confirming: {
    heading: 'Confirme o seu endereço',
    byCode: 'Quem administra este site pode dar a você um código para isso.',
    code: 'Código',
    confirm: 'Confirmar com este código',
    byMail: 'Enviar um e-mail',
    whereToType:
      'Você já tem uma chave de acesso aqui? Digite primeiro o código e depois escolha “Já tenho uma chave de acesso aqui”.',
    before: 'Você já abriu uma conta aqui com este endereço? A chave de acesso dela confirma que é sua.',
    useBefore: 'Já tenho uma chave de acesso aqui',
    later:
      'Nada confirmou o seu endereço ainda. Se o Rondel fizer você esperar pelo acesso, peça um código a quem administra este site e digite-o na página de login, em “Recebi um código”.',
  },
};
