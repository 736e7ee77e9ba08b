import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/pt-BR/names.ts';
import type { WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CodeWords, eventDescriptions as english } from '../en/event-descriptions.ts';
import { counted, dateText, numberText, plural } from './format.ts';

const nameText = inDictionary(names);

const webhookStops: Readonly<Record<WebhookStopReason, string>> = {
  member: 'Você parou um webhook.',
  failing: 'Um webhook foi parado: o destino não aceitou nada por três dias.',
  gone: 'Um webhook foi parado: o destino diz que não existe mais.',
  admin: 'A administração parou um webhook.',
};

const code: CodeWords = {
  'turned-off': 'desligado',
  'no-device': 'nenhum aparelho',
  paused: 'em pausa',
  'quiet-hours': 'horas de silêncio',
  'too-late': 'tarde demais',
  limit: 'já bastava para o dia',
  'not-needed': 'não era mais preciso',
  'well-done': 'Mandou bem',
  'keep-going': 'Continue assim',
  strong: 'Que força',
  proud: 'Que orgulho',
  'high-five': 'Toca aqui',
  beginner: 'iniciante',
  intermediate: 'intermediário',
  advanced: 'avançado',
  firstName: 'nome',
  lastName: 'sobrenome',
  profileImageUrl: 'imagem',
  age: 'idade',
  gender: 'gênero',
  height: 'altura',
  weight: 'peso',
  unitPreference: 'unidades',
  activityLevel: 'atividade',
  equipment: 'equipamento',
  daysPerWeek: 'dias por semana',
  minutesPerDay: 'minutos por dia',
  injuries: 'lesões',
  questWheelEnabled: 'roleta de desafios',
  notificationFrequency: 'frequência dos lembretes',
  goalBaseline: 'ponto de partida do objetivo',
  useTokensAutomatically: 'curingas automáticos',
  bodyFatTarget: 'meta de gordura corporal',
  excludedExercises: 'exercícios deixados de fora',
  restDaysKeepStreak: 'o descanso mantém a sequência',
  recapByMail: 'resumo por e-mail',
  wheelSkin: 'visual da roleta',
  holiday: 'férias',
  illness: 'doença',
  injury: 'lesão',
  replaced: 'outro entrou no lugar',
  reset: 'você recomeçou do zero',
  lean: 'perder peso',
  bulk: 'ganhar músculo',
  cardio_fitness: 'cardio',
  maintain: 'manutenção diária',
  assessment: 'avaliação',
  streak: 'sequência',
  activeDays: 'dias ativos',
  quests: 'desafios',
  badges: 'insígnias',
  level: 'nível',
  workoutReminders: 'treino',
  questNotifications: 'desafio',
  streakAlerts: 'sequência',
  weeklyProgress: 'semana',
  achievementBadges: 'insígnias',
  dailyMotivation: 'motivação',
  weekendCheckIns: 'fim de semana',
  programMilestones: 'programa',
  harassment: 'assédio',
  name: 'nome',
  pretending: 'se passa por outra pessoa',
  other: 'outra coisa',
};

const points = (count: number): string => counted(count, 'ponto', 'pontos');

/** An open goal has no end. */
const until = (date: MemberDay | null): string => (date === null ? '' : ` até ${dateText(date)}`);

export const eventDescriptions: Translated<typeof english> = {
  MemberRegistered: () => 'Você entrou pela primeira vez.',
  SignInDetailsChanged: () => 'Sua entrada nos contou algo novo sobre você.',
  ProfileUpdated: ({ changes }) =>
    `Você mudou seu perfil: ${Object.keys(changes)
      .map((key) => code[key as keyof typeof changes])
      .join(', ')}.`,
  TimeZoneChanged: ({ zone }) => `Você passou para o fuso horário ${zone}.`,
  TimeZoneCorrected: ({ zone, since }) => `Você corrigiu o fuso horário: ${zone} desde ${dateText(since)}.`,
  LanguageChosen: ({ language, by }) =>
    by === 'member'
      ? `Você escolheu um idioma: ${language ?? 'o do seu navegador'}.`
      : `Você entrou com um navegador no idioma ${language ?? 'en'}.`,
  RulesSeen: () => 'Você leu o que as novas regras mudam.',
  PreferencesKept: () => 'Você salvou suas configurações.',
  SkipTokenUsed: ({ date }) => `Você usou um curinga para ${dateText(date)}.`,
  StreakPaused: ({ from, until, reason, grantedBy }) =>
    `${grantedBy ? 'Nós pausamos' : 'Você pausou'} sua sequência de ${dateText(from)} a ${dateText(until)} (${code[reason]}).`,
  StreakResumed: ({ on }) =>
    `Você terminou uma pausa da sua sequência: ela continua a partir de ${dateText(on)}.`,
  MemberReset: () => 'Seus programas, treinos, desafios, pontos e medidas recomeçaram do zero.',
  MemberDataErased: () => 'Seus dados foram apagados.',
  AccountKept: () => 'Sua conta continuou depois que seus dados foram apagados.',
  AccountDeleted: () => 'Sua conta foi excluída.',
  CheckedIn: ({ energy, mood, sore }) =>
    `Você disse como está: energia ${energy} de 5, humor ${mood} de 5${sore.length === 0 ? '' : `, dor muscular: ${sore.map(nameText).join(', ')}`}.`,
  CheckInRemoved: ({ date }) => `Você apagou seu registro de ${dateText(date)}.`,
  ImportBegun: ({ source, fileName }) =>
    `Você começou a trazer seu histórico de ${source}${fileName === null ? '' : ` (${fileName})`}.`,
  WorkoutsImported: ({ source, workouts }) =>
    `Treinos adicionados de ${source}: ${numberText(workouts.length)}.`,
  WeightsImported: ({ source, weights }) => `Pesos adicionados de ${source}: ${numberText(weights.length)}.`,
  ImportCompleted: () => 'Seu histórico de outro app ficou completo.',
  ImportWithdrawn: ({ workoutIds, entryIds }) =>
    `Você desfez uma importação. Treinos: ${numberText(workoutIds.length)}, pesos: ${numberText(entryIds.length)}.`,
  RecapMade: ({ week }) => `O resumo da semana ${week} ficou pronto.`,
  ReminderSettingsChanged: ({ quietHours: { from, to } }) =>
    `Você mudou quando os lembretes podem chegar: silêncio de ${from} a ${to}.`,
  ReminderScheduled: ({ kind, date, dueAt }) =>
    `Um lembrete (${code[kind]}) de ${dateText(date)} estava previsto para ${dateText(dueAt)}.`,
  ReminderSent: ({ kind, date, devices }) =>
    `Enviamos um lembrete (${code[kind]}) de ${dateText(date)}, para ${devices} ${plural(devices, { one: 'aparelho', many: 'de aparelhos', other: 'aparelhos' })}.`,
  ReminderCancelled: ({ kind, date, why }) =>
    `Um lembrete (${code[kind]}) de ${dateText(date)} não foi enviado: ${code[why]}.`,
  StreamErased: () => 'Uma parte do seu histórico foi apagada.',
  ProgramStarted: ({ programType, startDate }) =>
    `Você começou um programa (${code[programType]}) em ${dateText(startDate)}.`,
  ProgramEnded: ({ reason, goalReachedOn }) =>
    `Um programa terminou: ${code[reason]}${goalReachedOn ? ', com o objetivo alcançado' : ''}.`,
  GoalChanged: ({ goalValue, plannedEndDate, replaced }) =>
    `Você mudou seu objetivo: ${numberText(goalValue)}${until(plannedEndDate)}, antes ${numberText(replaced.goalValue)}${until(replaced.plannedEndDate)}.`,
  DoseChosen: ({ week, choice }) =>
    choice === 'last-week'
      ? `Na semana ${week} do seu programa, você manteve o volume da semana anterior.`
      : `Você pegou o volume da semana ${week} do seu programa.`,
  QuestSpun: ({ date, spin }) => `Você girou a roleta de ${dateText(date)} (giro ${spin}).`,
  QuestAccepted: ({ date }) => `Você aceitou o desafio de ${dateText(date)}.`,
  QuestCompleted: ({ date, points: earned }) =>
    `Você concluiu o desafio de ${dateText(date)}: ${points(earned)}.`,
  QuestSkipped: ({ date }) => `Você pulou o desafio de ${dateText(date)}.`,
  QuestCompletionUndone: ({ date }) => `Você desfez a conclusão do desafio de ${dateText(date)}.`,
  QuestDayReset: ({ date }) => `O desafio de ${dateText(date)} foi reiniciado.`,
  WorkoutLogged: ({ date, durationMinutes, points: earned }) =>
    `Você registrou um treino de ${durationMinutes} min para ${dateText(date)}: ${points(earned)}.`,
  WorkoutCorrected: ({ date, durationMinutes, replaced }) =>
    `Você corrigiu um treino: ${durationMinutes} min para ${dateText(date)}, antes ${replaced.durationMinutes} min para ${dateText(replaced.date)}.`,
  WorkoutRetracted: () => 'Você removeu um treino.',
  WorkoutTemplateSaved: () => 'Você salvou um treino seu.',
  WorkoutTemplateArchived: () => 'Você arquivou um treino seu.',
  RoutineOpened: ({ date }) => `Você abriu a rotina diária de ${dateText(date)}.`,
  RoutineSetTicked: ({ date }) => `Você marcou uma série da rotina de ${dateText(date)}.`,
  RoutineSetUnticked: ({ date }) => `Você desmarcou uma série de ${dateText(date)}.`,
  RoutineCompleted: ({ date, points: earned }) =>
    `Você concluiu a rotina de ${dateText(date)}: ${points(earned)}.`,
  RoutineReopened: ({ date }) => `A rotina de ${dateText(date)} ficou aberta de novo.`,
  WeightLogged: ({ date, weight }) =>
    `Você registrou seu peso para ${dateText(date)}: ${numberText(weight.value)} ${weight.unit}.`,
  MeasurementsLogged: ({ date }) => `Você registrou medidas para ${dateText(date)}.`,
  WeightCorrected: ({ date, weight, replaced }) =>
    `Você corrigiu um peso: ${numberText(weight.value)} ${weight.unit} para ${dateText(date)}, antes ${numberText(replaced.weight.value)} ${replaced.weight.unit} para ${dateText(replaced.date)}.`,
  BodyMetricRetracted: () => 'Você removeu uma medida.',
  AssessmentEntryRecorded: ({ entry: { exerciseName, day } }) =>
    `Você anotou um resultado da sua avaliação: ${nameText(exerciseName)}, dia ${day}.`,
  AssessmentSubmitted: ({ level }) => `Você enviou sua avaliação: ${code[level]}.`,
  BetaRequestSubmitted: () => 'Você pediu acesso à beta.',
  BetaRequestApproved: () => 'Seu pedido de acesso foi aceito.',
  BetaRequestDenied: () => 'Seu pedido de acesso foi recusado.',
  BetaRequestReopened: () => 'Seu pedido de acesso foi reaberto.',
  BetaAccessKept: () => 'Seu endereço mudou, e seu acesso continuou.',
  BetaRequestExpired: () => 'Seu pedido de acesso expirou.',
  BetaRequestWithdrawn: () => 'Seu pedido de acesso foi retirado.',
  PushDeviceAdded: ({ name }) => `Você ligou os lembretes em um aparelho: ${name}.`,
  PushDeviceRemoved: ({ reason }) =>
    reason === 'member'
      ? 'Você desligou os lembretes em um aparelho.'
      : 'Um aparelho não recebe mais lembretes: o navegador dele desistiu deles.',
  InvitationMade: ({ circleId, expiresAt }) =>
    `Você criou um código para ${circleId === null ? 'uma amizade' : 'um círculo'}, válido até ${dateText(expiresAt)}.`,
  InvitationWithdrawn: () => 'Você retirou um convite.',
  FriendshipBegan: () => 'Começou uma amizade entre você e outra pessoa.',
  FriendshipEnded: () => 'Você terminou uma amizade.',
  MemberBlocked: () => 'Você bloqueou alguém.',
  MemberUnblocked: () => 'Você desbloqueou alguém.',
  NudgesChosen: ({ isOn }) => `Você ${isOn ? 'ligou' : 'desligou'} as cutucadas com uma amizade.`,
  FriendNudged: ({ date }) => `Em ${dateText(date)} você lembrou uma amizade da sequência dela.`,
  CheerSent: ({ kind, date }) => `Em ${dateText(date)} você incentivou uma amizade: ${code[kind]}.`,
  CircleInvitationTaken: () => 'Alguém entrou em um círculo pelo seu convite.',
  CircleJoined: ({ startsOn, endsOn }) =>
    `Você entrou em um círculo de ${dateText(startsOn)} a ${dateText(endsOn)}.`,
  CircleLeft: ({ dates }) => `Você saiu de um círculo. Dias seus que ficam no total dele: ${dates.length}.`,
  CircleResultSeen: ({ total, isReached }) =>
    `Um círculo terminou em ${total}: ${isReached ? 'ele alcançou a meta' : 'ele não alcançou a meta'}.`,
  CircleBegun: () => 'Um círculo começou.',
  CirclePlaceTaken: () => 'Um lugar de um círculo foi ocupado.',
  CirclePlaceFreed: () => 'Um lugar de um círculo ficou livre.',
  SignInOpened: ({ email }) => `Você abriu sua conta com ${email}.`,
  SignInAddressConfirmed: ({ email }) => `Você mostrou que o endereço ${email} é seu.`,
  PasskeyAdded: ({ name }) => `Você adicionou uma chave de acesso: ${name}.`,
  PasskeyRenamed: ({ name }) => `Você deu outro nome a uma chave de acesso: ${name}.`,
  PasskeyRemoved: () => 'Você removeu uma chave de acesso.',
  RecoveryCodesIssued: ({ codeHashes }) => `Códigos de recuperação criados: ${codeHashes.length}.`,
  RecoveryUsed: () => 'Você entrou com um código de recuperação.',
  FirstAdminNamed: () => 'Você recebeu o primeiro papel de administração.',
  OutsideSignInLinked: () => 'Uma conta de outro serviço agora pode fazer você entrar aqui.',
  OutsideSignInUnlinked: () => 'Você removeu a entrada por outro serviço.',
  MemberReported: ({ reason }) => `Você denunciou alguém à administração (${code[reason]}).`,
  ReportClosed: () => 'A administração encerrou uma denúncia sua.',
  TokenIssued: ({ name, scopes, expiresAt }) =>
    `Você criou um token para outro programa: ${name} (${scopes.join(', ')}), válido até ${dateText(expiresAt)}.`,
  TokenRevoked: ({ endedBy }) =>
    endedBy === undefined
      ? 'Você revogou o token de outro programa.'
      : 'Quem opera o serviço encerrou o token de outro programa.',
  WebhookAdded: ({ url, kinds, scopes }) =>
    `Você adicionou um webhook: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookChanged: ({ url, kinds, scopes }) =>
    `Você mudou um webhook: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookSecretRotated: ({ previousUntil }) =>
    `Você deu outro segredo de assinatura a um webhook. O anterior assinou até ${dateText(previousUntil)}.`,
  WebhookStopped: ({ reason }) => webhookStops[reason],
  WebhookResumed: () => 'Você retomou um webhook.',
  WebhookRemoved: () => 'Você removeu um webhook.',
  HandleClaimed: () => 'O nome de uma página pública foi ocupado.',
  HandleReleased: () => 'O nome de uma página pública ficou livre.',
  HandleChosen: ({ handle }) => `Você escolheu o nome da sua página pública: ${handle}.`,
  HandleGivenUp: () => 'Você abriu mão do nome da sua página pública.',
  PublicFactsChosen: ({ facts, isIndexed }) =>
    `Você escolheu o que sua página pública mostra: ${facts.length === 0 ? 'nada' : facts.map((fact) => code[fact]).join(', ')}. Buscadores ${isIndexed ? 'podem' : 'não podem'} mostrá-la.`,
  PublicPageTakenDown: ({ reason }) =>
    reason === ''
      ? 'Sua página pública continua fora do ar.'
      : `A administração tirou sua página pública do ar: ${reason}`,
  PublicPageGivenBack: () => 'A administração devolveu sua página pública.',
  PersonalDataViewed: () => 'A administração viu dados pessoais.',
  SessionsEnded: () => 'Quem opera o serviço encerrou sessões.',
  TokensEnded: () => 'Quem opera o serviço encerrou tokens de acesso.',
  WebhooksHalted: () => 'A administração parou webhooks.',
  DeadLetterSkipped: () => 'Quem opera o serviço deixou um evento de lado.',
  ExportedCopyRemoved: () => 'Quem opera o serviço apagou uma exportação de dados.',
  OutageDeclared: () => 'Os dias de uma falha ficaram neutros para todo mundo.',
  RulesAdopted: () => 'Outras regras passaram a valer para todo mundo.',
  ZoneRulesAdopted: () =>
    'Os dias de alguns fusos horários foram contados de novo, porque uma lei mudou os relógios ali.',
  OutageRevoked: () => 'Os dias de uma falha voltam a contar como sempre.',
  WheelRulesAdopted: ({ from }) =>
    `A partir de ${dateText(from)}, a roleta sorteia entre os oito desafios que mostra.`,
  WheelSeedCommitted: ({ month }) => `A roleta se comprometeu com seu segredo de ${month}.`,
  WheelSeedRevealed: ({ month }) => `A roleta revelou seu segredo de ${month}.`,
};
