import { formatCopy } from '#client/languages/pt-BR/lib/format/format-copy.ts';
import { itemsText, numberText, plural } from '#client/languages/pt-BR/lib/format/locale.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type * as english from '#client/member/member-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const failure: Translated<typeof english.failure> = (description: string): ToastMessage => ({
  title: commonCopy.error,
  description,
  variant: 'destructive',
});

export const equipmentToasts: Translated<typeof english.equipmentToasts> = {
  saved: { title: 'Equipamento atualizado', description: 'Seus treinos e desafios já usam o que você tem.' },
  failed: failure('Não foi possível atualizar o equipamento. Tente de novo.'),
};

export const measurementsToasts: Translated<typeof english.measurementsToasts> = {
  saved: { title: 'Medidas atualizadas', description: 'Seus dados corporais estão em dia.' },
  failed: failure('Não foi possível atualizar as medidas. Tente de novo.'),
};

export const profileToasts: Translated<typeof english.profileToasts> = {
  saved: { title: 'Perfil atualizado', description: 'Suas mudanças estão salvas.' },
  failed: failure('Não foi possível atualizar o perfil. Tente de novo.'),
};

export const resetCopy: Translated<typeof english.resetCopy> = {
  title: 'Zerar programa (admin)',
  description:
    'Isto apaga seu próprio programa, treinos, desafios, pontos, medidas e avaliação. Sua conta, seu perfil e seu acesso à beta ficam. Não dá para desfazer.',
  confirm: 'Zerar meus dados',
  pending: 'Zerando...',
  cleared: { title: 'Tudo zerado', description: 'Dados apagados. Voltando à configuração inicial.' },
  failed: failure('Não foi possível zerar os dados. Tente de novo.'),
};

export const switchesCopy: Translated<typeof english.switchesCopy> = {
  saved: 'Cada mudança é salva na hora.',
  saving: (waiting: number): string =>
    waiting === 1 ? 'Salvando uma mudança...' : `Salvando ${numberText(waiting)} mudanças...`,
  undo: 'Desfazer',
  essentialSet: {
    title: 'Notificações atualizadas',
    description: 'Só as essenciais ficam ativas',
  },
  failed: {
    title: commonCopy.error,
    description: 'Não foi possível salvar seus ajustes. Tente de novo.',
    variant: 'destructive',
  },
};

const updated = (title: string, isOn: boolean): string => `${title}: ${isOn ? 'ativado' : 'desativado'}`;

export const privacyUpdated: Translated<typeof english.privacyUpdated> = (
  title: string,
  isOn: boolean,
): ToastMessage => ({
  title: 'Privacidade atualizada',
  description: updated(title, isOn),
});

export const notificationUpdated: Translated<typeof english.notificationUpdated> = (
  title: string,
  isOn: boolean,
): ToastMessage => ({
  title: 'Notificação atualizada',
  description: updated(title, isOn),
});

export const exportRequested: Translated<typeof english.exportRequested> = {
  title: 'Exportação solicitada',
  description: 'Seus dados chegam por e-mail em até 24 horas.',
};

export const exportDataCopy: Translated<typeof english.exportDataCopy> = {
  title: 'Ou leve agora',
  takeNow: 'Ou baixe agora',
  description: (canMail: boolean): string =>
    canMail
      ? 'Seus arquivos, como estão agora. Nenhum e-mail sai antes de você tocar no botão abaixo.'
      : 'Seus arquivos, como estão agora. Este Rondel não envia e-mails, então pegue-os aqui.',
  files: [
    { href: '/api/me/export', label: 'Tudo (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'Treinos (CSV)' },
    { href: '/api/me/export/sets.csv', label: 'Séries (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'Medidas corporais (CSV)' },
    { href: '/api/me/export/points.csv', label: 'Pontos (CSV)' },
  ],
  mail: 'Enviar para meu e-mail',
  mailing: 'Enviando...',
  mailed: (address: string) => `Os arquivos estão a caminho de ${address}.`,
  notMailed: {
    title: commonCopy.error,
    description: 'Não conseguimos enviar o e-mail. Tente de novo.',
    variant: 'destructive',
  },
};

export const deleteAccountCopy: Translated<typeof english.deleteAccountCopy> = {
  title: 'Excluir conta',
  whatGoes: 'O que vai embora',
  whatStays: 'O que fica',
  goes: [
    'Seu perfil, seus dados corporais e seus objetivos',
    'Seus treinos, desafios, pontos e sequência',
    'Seu acesso à beta',
  ],
  stays: [
    'Uma nota de que uma conta foi excluída, com as datas e quantas entradas tinha',
    'Cópias de segurança por 30 dias, nas quais ninguém mais consegue ler seus dados',
  ],
  exportFirst: 'Baixe seus dados antes (JSON)',
  typeToConfirm: (word: string): string => `Digite ${word} para confirmar`,
  word: 'EXCLUIR',
  description:
    'Isto exclui sua conta para sempre, com todos os seus dados e seu acesso à beta. Não dá para desfazer.',
  pending: 'Excluindo...',
  cleared: { title: 'Conta excluída', description: 'Sua conta e seus dados não existem mais.' },
  failed: {
    title: commonCopy.error,
    description: 'Não foi possível excluir sua conta. Tente de novo.',
    variant: 'destructive',
  },
};

export const withoutAccessCopy: Translated<typeof english.withoutAccessCopy> = {
  title: 'Seus dados são seus',
  description:
    'Você pode levar uma cópia de tudo o que guardamos sobre você ou excluir sua conta. Para isso não precisa de acesso.',
  deletion: {
    goes: ['Seu perfil', 'Seu pedido de acesso'],
    description:
      'Isto exclui sua conta para sempre, com todos os seus dados e seu pedido de acesso. Não dá para desfazer.',
  },
};

export const clearDataCopy: Translated<typeof english.clearDataCopy> = {
  title: 'Apagar todos os dados',
  description:
    'Isto apaga para sempre todos os seus treinos, seu progresso, suas conquistas e preferências. Não dá para desfazer.',
  pending: 'Apagando...',
  cleared: { title: 'Dados apagados', description: 'Seus dados não existem mais. Sua conta fica.' },
  failed: {
    title: commonCopy.error,
    description: 'Não foi possível apagar os dados. Tente de novo.',
    variant: 'destructive',
  },
};

export const sessionsCopy: Translated<typeof english.sessionsCopy> = {
  title: 'Onde sua sessão está aberta',
  unread: 'Não conseguimos carregar suas sessões.',
  thisDevice: 'Este aparelho',
  browserOn: (browser: string, system: string): string => `${browser} no ${system}`,
  device: (device: string): string => (device === 'Unknown device' ? 'Aparelho desconhecido' : device),
  passkeys: 'Chaves de acesso e códigos de recuperação',
  addPasskey: 'Entrar também com chave de acesso',
  end: 'Sair',
  ending: 'Saindo...',
  endOthers: 'Sair nos outros aparelhos',
  endAll: 'Sair em todos os lugares',
  alone: 'Sua sessão está aberta só neste aparelho.',
  proof: {
    title: 'Entre de novo',
    description: 'Antes de sair nos outros aparelhos, conferimos que é você. Você volta aqui em seguida.',
    confirm: 'Entrar de novo',
  },
  failed: {
    title: commonCopy.error,
    description: 'Não foi possível sair. Tente de novo.',
    variant: 'destructive',
  },
  lastUsed: (day: string): string =>
    day === formatCopy.today || day === formatCopy.yesterday ? day.toLowerCase() : day,
  line: (signedIn: string, lastUsed: string): string => `Aberta: ${signedIn}. Último uso: ${lastUsed}.`,
};

export const sessionsEnded: Translated<typeof english.sessionsEnded> = (count: number): ToastMessage => ({
  title: 'Sessão encerrada',
  description:
    count === 0
      ? 'Nenhum outro aparelho estava com a sessão aberta.'
      : plural(count, {
          one: 'Encerramos a sessão no seu outro aparelho.',
          many: `Encerramos a sessão em outros ${numberText(count)} aparelhos.`,
          other: `Encerramos a sessão em outros ${numberText(count)} aparelhos.`,
        }),
});

export const themeCopy: Translated<typeof english.themeCopy> = {
  label: 'Tema',
  choices: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  note: 'Fica neste aparelho. Sistema segue os ajustes do seu aparelho.',
};

export const layoutCopy: Translated<typeof english.layoutCopy> = {
  label: 'Layout do painel',
  choices: { automatic: 'Automático', compact: 'Compacto', overview: 'Resumo' },
  note: 'Para este aparelho. Automático mostra o resumo em uma janela larga.',
};

export const profileCopy: Translated<typeof english.profileCopy> = {
  history: 'Histórico',
  otherZones: 'Outros',
  daysAndGoals: 'Como seus dias e objetivos contam',
  timeZone: 'Fuso horário',
  timeZoneHint: 'A partir de agora seus dias começam e terminam lá. Os dias passados não mudam.',
  deviceZone: (device: string): string => `Usar ${device}, onde está este aparelho`,
  measureFrom: 'Medir a partir de',
  standardWeight: (standardWeightLb: number): string => `Padrão, ${numberText(standardWeightLb)} lb`,
  startingWeight: 'Meu peso inicial',
  useTokensAutomatically: 'Usar curingas automaticamente',
  tokensHint:
    'Ativado: um curinga salva sua sequência quando você perde um dia. Desativado: você decide usar, no dia seguinte.',
  restDaysKeepStreak: 'Descansos previstos mantêm minha sequência',
  restDaysHint:
    'Ativado: a partir de amanhã, os dias que seu plano de 7 dias marca como descanso não quebram nada e não gastam curinga. Treinar continua contando.',
  recentAchievements: 'Conquistas recentes',
  allAchievements: 'Ver todas',
  library: 'Exercícios e treinos',
  bringHistory: 'Traga seus anos de histórico',
  achievementsUnread: 'Não conseguimos carregar suas conquistas.',
  editProfile: 'Editar perfil',
  availableEquipment: 'Equipamento disponível',
  edit: 'Editar',
  editEquipment: 'Editar equipamento',
  noEquipment: 'Nada escolhido ainda, então seus treinos não usam equipamento.',
  equipmentLead: 'Marque o que você tem. Seus treinos e desafios vão usar.',
  targetWeight: 'Meta de peso',
  started: 'Início',
  ends: 'Fim',
  noEndDate: 'Sem data final',
  noActiveProgram: 'Sem programa ativo',
  target: (target: string): string => `Meta ${target}`,
  noWeightGoal: 'Sem objetivo de peso',
  notForMe: 'Não é para mim',
  notForMeLead: 'Deixamos estes fora dos seus treinos.',
  bringBack: 'Trazer de volta',
  bringBackName: (name: string): string => `Trazer de volta ${name}`,
  bringBackFailed: 'Não foi possível salvar. Tente de novo.',
  bodyFatTarget: 'Meta de gordura corporal',
  setTarget: 'Definir uma meta',
  changeTarget: 'Mudar a meta',
  targetMissing: 'Defina uma meta, e medimos em direção a ela.',
  targetLead: 'Escolha um nível que você consiga manter. Menos nem sempre é mais saudável.',
  targetRange: (least: number, most: number): string => `De ${numberText(least)} a ${numberText(most)}%.`,
  targetOutside: (least: number, most: number): string =>
    `Use um número de ${numberText(least)} a ${numberText(most)}.`,
  targetSaved: 'Meta salva',
  targetFailed: 'Não foi possível salvar sua meta. Tente de novo.',
  bodyFatMissing: 'Meça, ou informe sua altura, peso, idade e gênero',
  targetPercent: (bodyFatTarget: number): string => `Meta ${numberText(bodyFatTarget)}%`,
  nowAt: (bodyFat: string): string => `Agora ${bodyFat}`,
  currentGoals: 'Objetivos atuais',
  goalsUnread: 'Não conseguimos carregar seus objetivos.',
  goalsEmpty: 'Sem objetivo ainda. Escolha um programa, e planejamos as semanas.',
  setYourGoals: 'Definir objetivos',
  saving: 'Salvando...',
  save: 'Salvar',
  recently: 'Há pouco',
  measurementsOf: (date: string): string => `Medidas: ${date}`,
  invalidAge: 'Digite uma idade válida.',
  invalidHeight: 'Digite uma altura válida.',
  inchesTo11: 'As polegadas vão de 0 a 11.',
  invalidMinutes: 'Digite um número válido de minutos por dia.',
  you: 'Você',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  age: 'Idade',
  gender: 'Gênero',
  choose: 'Escolher',
  unitsAndHeight: 'Unidades e altura',
  units: 'Unidades',
  lbsFeet: 'lb, pés',
  kgCm: 'kg, cm',
  heightMeasured: 'Você mediu sua altura. Mude em Atualizar medidas.',
  training: 'Treino',
  activityLevel: 'Nível de atividade',
  daysPerWeek: 'Dias por semana',
  minutes: 'min',
  minutesPerDay: 'Minutos por dia',
  injuries: 'Lesões',
  injuriesHint: 'Seus treinos tiram ou trocam o que força essas partes.',
  reminders: 'Lembretes',
  questWheel: 'Roleta de desafios',
  wheelHint: 'Desativada: seu painel mostra uma linha no lugar da roleta.',
  profile: 'Perfil',
  memberSince: (createdAt: string): string => `Por aqui desde: ${createdAt}`,
  totalPoints: 'Total de pontos',
  dayStreak: 'Sequência de dias',
  workouts: 'Treinos',
  questsDone: 'Desafios feitos',
  numbersUnread: 'Não conseguimos carregar seus números.',
  yourNumbers: 'Seus números',
  progressOverview: 'Resumo do progresso',
  progressUnread: 'Não conseguimos carregar seu progresso.',
  weightGoal: 'Objetivo de peso',
  bodyFatGoal: 'Objetivo de gordura',
  bodyFat: 'gordura corporal',
  notifications: 'Notificações',
  integrations: 'Integrações',
  friends: 'Amizades',
  privacyData: 'Privacidade e dados',
  helpSupport: 'Ajuda e suporte',
  betaRequests: 'Pedidos da beta',
  settings: 'Ajustes',
  installTheApp: 'Instalar o app',
  adminProgramReset: 'Zerar programa (admin)',
  signOut: 'Sair',
  signOutAndForget: 'Sair e esquecer este aparelho',
};

export const bodyCopy: Translated<typeof english.bodyCopy> = {
  dateFrom: (date: string, app: string): string => `${date}, de ${app}`,
  height: 'Altura',
  weight: 'Peso',
  bmi: 'IMC',
  bodyFat: 'Gordura corporal',
  leanMuscle: 'Massa magra',
  leanSource: 'Pelo peso e pela gordura corporal',
  about: (percent: string, bandPoints: number): string =>
    `cerca de ${percent}%\u00A0±\u00A0${numberText(bandPoints)}`,
  approximate: 'Estimativa aproximada',
  estimated: 'Estimativa',
  measuredOn: (day: string): string => `Medição: ${day}`,
  measured: 'Medição',
  waist: 'Cintura',
  hips: 'Quadril',
  chest: 'Peito',
  age: 'Idade',
  given: (on: string): string => `Informado: ${on}`,
  bodyComposition: 'Composição corporal',
  bodyCompositionUnread: 'Não conseguimos carregar sua composição corporal.',
  compositionEmpty:
    'Registre seu peso, e a gordura corporal ou sua altura, idade e gênero, e veja quanto é massa magra.',
  showAsTable: 'Ver como tabela',
  leanMass: 'Massa magra',
  fatMass: 'Massa gorda',
  noWeightLogged: 'Nenhum peso registrado nos últimos 90 dias.',
  leanMassInSentence: 'massa magra',
  fatMassInSentence: 'massa gorda',
  change: (name: string, from: string, to: string, unit: string): string =>
    `${name} de ${from} para ${to} ${unit}`,
  compositionOn: (parts: readonly string[], day: string): string => `${itemsText(parts)} em ${day}.`,
  compositionSince: (changes: readonly string[], day: string): string =>
    `${itemsText(changes)} desde ${day}.`,
  compositionCaption: (unit: string): string => `Composição corporal em ${unit}, últimos 90 dias`,
  date: 'Data',
  lean: 'Magra',
  fat: 'Gordura',
  estimate: (percent: string): string => `cerca de ${percent}`,
  cm: 'cm',
  centimetres: (value: string): string => `${value} cm`,
  feetAndInches: (feet: number, inches: number): string => `${feet}'${inches}"`,
  heightFeet: 'Altura, pés',
  ft: 'ft',
  heightInches: 'Altura, polegadas',
  in: 'in',
  invalidNumber: 'Digite um número acima de 0.',
  invalidPercent: 'Digite um número de 0 a 100.',
  updateMeasurements: 'Atualizar medidas',
  measurementsLead: 'Preencha o que você mediu hoje. Deixe o resto em branco.',
  noMeasurement: 'Digite pelo menos uma medida.',
  inchesHint: `5'10" são 70 in.`,
  bodyMetrics: 'Medidas corporais',
  measurementsUnread: 'Não conseguimos carregar suas medidas.',
};

export const privacyCopy: Translated<typeof english.privacyCopy> = {
  seeFriends: 'Ver suas amizades',
  dataManagement: 'Gestão de dados',
  signInFirst: 'Entre para gerenciar seus dados',
  exportMyData: 'Exportar meus dados',
  backToProfile: 'Voltar ao perfil',
  notifications: 'Notificações',
  notificationsIntro: 'Escolha do que quer saber. Fica no app até você ativar um aparelho abaixo.',
  preset: 'Predefinição',
  presetLead: 'Só o que mantém sua sequência e seu programa em dia.',
  essentialOnly: 'Só o essencial',
  readOurPrivacyPolicy: 'Leia nossa política de privacidade',
  openQuestion: 'Ainda tem uma pergunta?',
  contactSupport: 'Falar com o suporte',
  backToHome: 'Voltar ao início',
  privacyData: 'Privacidade e dados',
  privacyIntro: 'Veja o que guardamos, por quê, e como baixar ou apagar.',
  privacySettings: 'Ajustes de privacidade',
  dataSecure: 'Seus dados estão seguros',
  dataSecureLead:
    'Seus dados são criptografados e nunca compartilhados com terceiros sem seu consentimento explícito. Seu histórico tem uma chave própria. Apague seus dados e a chave é destruída.',
};

export const calendarCopy: Translated<typeof english.calendarCopy> = {
  title: 'Calendário',
  lead: 'Veja seus treinos previstos, e o dia em que seu programa termina, no calendário que você já usa.',
  inUse: (since: string): string => `Você criou seu endereço secreto em ${since}. Um novo o substitui.`,
  unread: 'Não conseguimos carregar o endereço do seu calendário.',
  make: 'Criar um endereço',
  makeNew: 'Criar outro endereço',
  end: 'Encerrar o endereço',
  address: 'Seu endereço secreto',
  addressHint:
    'Assine-o no seu calendário. Mostramos só uma vez. Quem o tiver vê seu plano, mas nada sobre seu corpo.',
  copy: 'Copiar o endereço',
  copied: { title: 'Copiado', description: 'Cole onde seu calendário pede um endereço.' },
  notCopied: {
    title: 'Não copiado',
    description: 'Selecione o endereço e copie à mão.',
    variant: 'destructive',
  },
  failed: {
    title: 'Nada mudou',
    description: 'Não conseguimos mudar o endereço. Tente de novo.',
    variant: 'destructive',
  },
};
