import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/es/names.ts';
import type { WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CodeWords, eventDescriptions as english } from '../en/event-descriptions.ts';
import { counted, dateText, numberText, plural } from './format.ts';

const nameText = inDictionary(names);

const webhookStops: Readonly<Record<WebhookStopReason, string>> = {
  member: 'Detuviste un webhook.',
  failing: 'Se detuvo un webhook: su destino no aceptó nada durante tres días.',
  gone: 'Se detuvo un webhook: su destino dice que ya no existe.',
  admin: 'La administración detuvo un webhook.',
};

const code: CodeWords = {
  'turned-off': 'desactivado',
  'no-device': 'sin dispositivo',
  paused: 'en pausa',
  'quiet-hours': 'horas de silencio',
  'too-late': 'demasiado tarde',
  limit: 'suficientes para ese día',
  'not-needed': 'ya no hacía falta',
  'well-done': 'Bien hecho',
  'keep-going': 'Sigue así',
  strong: 'Qué fuerza',
  proud: 'Qué orgullo',
  'high-five': 'Choca esos cinco',
  beginner: 'principiante',
  intermediate: 'intermedio',
  advanced: 'avanzado',
  firstName: 'nombre',
  lastName: 'apellido',
  profileImageUrl: 'imagen',
  age: 'edad',
  gender: 'género',
  height: 'altura',
  weight: 'peso',
  unitPreference: 'unidades',
  activityLevel: 'actividad',
  equipment: 'equipo',
  daysPerWeek: 'días por semana',
  minutesPerDay: 'minutos al día',
  injuries: 'lesiones',
  questWheelEnabled: 'ruleta de retos',
  notificationFrequency: 'frecuencia de los recordatorios',
  goalBaseline: 'punto de partida del objetivo',
  useTokensAutomatically: 'comodines automáticos',
  bodyFatTarget: 'meta de grasa corporal',
  excludedExercises: 'ejercicios descartados',
  restDaysKeepStreak: 'el descanso conserva la racha',
  recapByMail: 'resumen por correo',
  wheelSkin: 'aspecto de la ruleta',
  holiday: 'vacaciones',
  illness: 'enfermedad',
  injury: 'lesión',
  replaced: 'otro ocupó su lugar',
  reset: 'empezaste de nuevo',
  lean: 'perder peso',
  bulk: 'ganar músculo',
  cardio_fitness: 'cardio',
  maintain: 'mantenimiento diario',
  assessment: 'evaluación',
  streak: 'racha',
  activeDays: 'días activos',
  quests: 'retos',
  badges: 'insignias',
  level: 'nivel',
  workoutReminders: 'entrenamiento',
  questNotifications: 'reto',
  streakAlerts: 'racha',
  weeklyProgress: 'semana',
  achievementBadges: 'insignias',
  dailyMotivation: 'motivación',
  weekendCheckIns: 'fin de semana',
  programMilestones: 'programa',
  harassment: 'acoso',
  name: 'nombre',
  pretending: 'se hace pasar por otra persona',
  other: 'otra cosa',
};

const points = (count: number): string => counted(count, 'punto', 'puntos');

/** An open goal has no end. */
const until = (date: MemberDay | null): string => (date === null ? '' : ` hasta el ${dateText(date)}`);

export const eventDescriptions: Translated<typeof english> = {
  MemberRegistered: () => 'Iniciaste sesión por primera vez.',
  SignInDetailsChanged: () => 'Tu inicio de sesión nos dijo algo nuevo sobre ti.',
  ProfileUpdated: ({ changes }) =>
    `Cambiaste tu perfil: ${Object.keys(changes)
      .map((key) => code[key as keyof typeof changes])
      .join(', ')}.`,
  TimeZoneChanged: ({ zone }) => `Pasaste a la zona horaria ${zone}.`,
  TimeZoneCorrected: ({ zone, since }) => `Corregiste la zona horaria: ${zone} desde el ${dateText(since)}.`,
  LanguageChosen: ({ language, by }) =>
    by === 'member'
      ? `Elegiste un idioma: ${language ?? 'el de tu navegador'}.`
      : `Iniciaste sesión con un navegador en el idioma ${language ?? 'en'}.`,
  RulesSeen: () => 'Leíste lo que cambian las nuevas reglas.',
  PreferencesKept: () => 'Guardaste tus ajustes.',
  SkipTokenUsed: ({ date }) => `Usaste un comodín para el ${dateText(date)}.`,
  StreakPaused: ({ from, until, reason, grantedBy }) =>
    `${grantedBy ? 'Pusimos' : 'Pusiste'} tu racha en pausa del ${dateText(from)} al ${dateText(until)} (${code[reason]}).`,
  StreakResumed: ({ on }) => `Terminaste una pausa de tu racha: sigue desde el ${dateText(on)}.`,
  MemberReset: () => 'Tus programas, entrenamientos, retos, puntos y medidas empezaron de cero.',
  MemberDataErased: () => 'Tus datos se borraron.',
  AccountKept: () => 'Tu cuenta siguió después de borrar tus datos.',
  AccountDeleted: () => 'Tu cuenta se eliminó.',
  CheckedIn: ({ energy, mood, sore }) =>
    `Dijiste cómo estás: energía ${energy} de 5, ánimo ${mood} de 5${sore.length === 0 ? '' : `, agujetas: ${sore.map(nameText).join(', ')}`}.`,
  CheckInRemoved: ({ date }) => `Borraste tu registro del ${dateText(date)}.`,
  ImportBegun: ({ source, fileName }) =>
    `Empezaste a traer tu historial de ${source}${fileName === null ? '' : ` (${fileName})`}.`,
  WorkoutsImported: ({ source, workouts }) =>
    `Entrenamientos añadidos desde ${source}: ${numberText(workouts.length)}.`,
  WeightsImported: ({ source, weights }) => `Pesos añadidos desde ${source}: ${numberText(weights.length)}.`,
  ImportCompleted: () => 'Tu historial de otra app quedó completo.',
  ImportWithdrawn: ({ workoutIds, entryIds }) =>
    `Deshiciste una importación. Entrenamientos: ${numberText(workoutIds.length)}, pesos: ${numberText(entryIds.length)}.`,
  RecapMade: ({ week }) => `Se preparó el resumen de la semana ${week}.`,
  ReminderSettingsChanged: ({ quietHours: { from, to } }) =>
    `Cambiaste cuándo pueden llegar recordatorios: silencio de ${from} a ${to}.`,
  ReminderScheduled: ({ kind, date, dueAt }) =>
    `Un recordatorio (${code[kind]}) del ${dateText(date)} estaba previsto para el ${dateText(dueAt)}.`,
  ReminderSent: ({ kind, date, devices }) =>
    `Te enviamos un recordatorio (${code[kind]}) del ${dateText(date)}, a ${devices} ${plural(devices, { one: 'dispositivo', many: 'de dispositivos', other: 'dispositivos' })}.`,
  ReminderCancelled: ({ kind, date, why }) =>
    `Un recordatorio (${code[kind]}) del ${dateText(date)} no salió: ${code[why]}.`,
  StreamErased: () => 'Se borró una parte de tu historial.',
  ProgramStarted: ({ programType, startDate }) =>
    `Empezaste un programa (${code[programType]}) el ${dateText(startDate)}.`,
  ProgramEnded: ({ reason, goalReachedOn }) =>
    `Terminó un programa: ${code[reason]}${goalReachedOn ? ', con su objetivo cumplido' : ''}.`,
  GoalChanged: ({ goalValue, plannedEndDate, replaced }) =>
    `Cambiaste tu objetivo: ${numberText(goalValue)}${until(plannedEndDate)}, antes ${numberText(replaced.goalValue)}${until(replaced.plannedEndDate)}.`,
  DoseChosen: ({ week, choice }) =>
    choice === 'last-week'
      ? `En la semana ${week} de tu programa mantuviste el volumen de la semana anterior.`
      : `Tomaste el volumen de la semana ${week} de tu programa.`,
  QuestSpun: ({ date, spin }) => `Giraste la ruleta del ${dateText(date)} (giro ${spin}).`,
  QuestAccepted: ({ date }) => `Aceptaste el reto del ${dateText(date)}.`,
  QuestCompleted: ({ date, points: earned }) =>
    `Completaste el reto del ${dateText(date)}: ${points(earned)}.`,
  QuestSkipped: ({ date }) => `Saltaste el reto del ${dateText(date)}.`,
  QuestCompletionUndone: ({ date }) => `Deshiciste haber completado el reto del ${dateText(date)}.`,
  QuestDayReset: ({ date }) => `El reto del ${dateText(date)} se restableció.`,
  WorkoutLogged: ({ date, durationMinutes, points: earned }) =>
    `Registraste un entrenamiento de ${durationMinutes} min para el ${dateText(date)}: ${points(earned)}.`,
  WorkoutCorrected: ({ date, durationMinutes, replaced }) =>
    `Corregiste un entrenamiento: ${durationMinutes} min para el ${dateText(date)}, antes ${replaced.durationMinutes} min para el ${dateText(replaced.date)}.`,
  WorkoutRetracted: () => 'Quitaste un entrenamiento.',
  WorkoutTemplateSaved: () => 'Guardaste un entrenamiento tuyo.',
  WorkoutTemplateArchived: () => 'Archivaste un entrenamiento tuyo.',
  RoutineOpened: ({ date }) => `Abriste la rutina diaria del ${dateText(date)}.`,
  RoutineSetTicked: ({ date }) => `Marcaste una serie de la rutina del ${dateText(date)}.`,
  RoutineSetUnticked: ({ date }) => `Desmarcaste una serie del ${dateText(date)}.`,
  RoutineCompleted: ({ date, points: earned }) =>
    `Completaste la rutina del ${dateText(date)}: ${points(earned)}.`,
  RoutineReopened: ({ date }) => `La rutina del ${dateText(date)} quedó abierta otra vez.`,
  WeightLogged: ({ date, weight }) =>
    `Registraste tu peso para el ${dateText(date)}: ${numberText(weight.value)} ${weight.unit}.`,
  MeasurementsLogged: ({ date }) => `Registraste medidas para el ${dateText(date)}.`,
  WeightCorrected: ({ date, weight, replaced }) =>
    `Corregiste un peso: ${numberText(weight.value)} ${weight.unit} para el ${dateText(date)}, antes ${numberText(replaced.weight.value)} ${replaced.weight.unit} para el ${dateText(replaced.date)}.`,
  BodyMetricRetracted: () => 'Quitaste una medida.',
  AssessmentEntryRecorded: ({ entry: { exerciseName, day } }) =>
    `Anotaste un resultado de tu evaluación: ${nameText(exerciseName)}, día ${day}.`,
  AssessmentSubmitted: ({ level }) => `Enviaste tu evaluación: ${code[level]}.`,
  BetaRequestSubmitted: () => 'Pediste acceso a la beta.',
  BetaRequestApproved: () => 'Tu solicitud de acceso fue aceptada.',
  BetaRequestDenied: () => 'Tu solicitud de acceso fue rechazada.',
  BetaRequestReopened: () => 'Tu solicitud de acceso se abrió otra vez.',
  BetaAccessKept: () => 'Tu dirección cambió y conservaste tu acceso.',
  BetaRequestExpired: () => 'Tu solicitud de acceso caducó.',
  BetaRequestWithdrawn: () => 'Tu solicitud de acceso se retiró.',
  PushDeviceAdded: ({ name }) => `Activaste los recordatorios en un dispositivo: ${name}.`,
  PushDeviceRemoved: ({ reason }) =>
    reason === 'member'
      ? 'Desactivaste los recordatorios en un dispositivo.'
      : 'Un dispositivo ya no recibe recordatorios: su navegador renunció a ellos.',
  InvitationMade: ({ circleId, expiresAt }) =>
    `Creaste un código para ${circleId === null ? 'una amistad' : 'un círculo'}, válido hasta el ${dateText(expiresAt)}.`,
  InvitationWithdrawn: () => 'Retiraste una invitación.',
  FriendshipBegan: () => 'Empezó una amistad entre tú y otra persona.',
  FriendshipEnded: () => 'Terminaste una amistad.',
  MemberBlocked: () => 'Bloqueaste a alguien.',
  MemberUnblocked: () => 'Desbloqueaste a alguien.',
  NudgesChosen: ({ isOn }) => `${isOn ? 'Activaste' : 'Desactivaste'} los toques con una amistad.`,
  FriendNudged: ({ date }) => `El ${dateText(date)} recordaste su racha a una amistad.`,
  CheerSent: ({ kind, date }) => `El ${dateText(date)} diste ánimos a una amistad: ${code[kind]}.`,
  CircleInvitationTaken: () => 'Alguien entró en un círculo por tu invitación.',
  CircleJoined: ({ startsOn, endsOn }) =>
    `Entraste en un círculo del ${dateText(startsOn)} al ${dateText(endsOn)}.`,
  CircleLeft: ({ dates }) => `Saliste de un círculo. Días tuyos que siguen en su total: ${dates.length}.`,
  CircleResultSeen: ({ total, isReached }) =>
    `Un círculo terminó en ${total}: ${isReached ? 'alcanzó su meta' : 'no alcanzó su meta'}.`,
  CircleBegun: () => 'Empezó un círculo.',
  CirclePlaceTaken: () => 'Se ocupó un lugar de un círculo.',
  CirclePlaceFreed: () => 'Quedó libre un lugar de un círculo.',
  SignInOpened: ({ email }) => `Abriste tu cuenta con ${email}.`,
  SignInAddressConfirmed: ({ email }) => `Demostraste que la dirección ${email} es tuya.`,
  PasskeyAdded: ({ name }) => `Añadiste una llave de acceso: ${name}.`,
  PasskeyRenamed: ({ name }) => `Diste otro nombre a una llave de acceso: ${name}.`,
  PasskeyRemoved: () => 'Quitaste una llave de acceso.',
  RecoveryCodesIssued: ({ codeHashes }) => `Códigos de recuperación creados: ${codeHashes.length}.`,
  RecoveryUsed: () => 'Iniciaste sesión con un código de recuperación.',
  FirstAdminNamed: () => 'Recibiste el primer papel de administración.',
  OutsideSignInLinked: () => 'Una cuenta de otro servicio ya puede iniciar tu sesión aquí.',
  OutsideSignInUnlinked: () => 'Quitaste el inicio de sesión con otro servicio.',
  MemberReported: ({ reason }) => `Denunciaste a alguien ante la administración (${code[reason]}).`,
  ReportClosed: () => 'La administración cerró una denuncia tuya.',
  TokenIssued: ({ name, scopes, expiresAt }) =>
    `Creaste un token para otro programa: ${name} (${scopes.join(', ')}), válido hasta el ${dateText(expiresAt)}.`,
  TokenRevoked: ({ endedBy }) =>
    endedBy === undefined
      ? 'Anulaste el token de otro programa.'
      : 'Quien opera el servicio anuló el token de otro programa.',
  WebhookAdded: ({ url, kinds, scopes }) =>
    `Añadiste un webhook: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookChanged: ({ url, kinds, scopes }) =>
    `Cambiaste un webhook: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookSecretRotated: ({ previousUntil }) =>
    `Diste a un webhook otro secreto de firma. El anterior firmó hasta el ${dateText(previousUntil)}.`,
  WebhookStopped: ({ reason }) => webhookStops[reason],
  WebhookResumed: () => 'Reanudaste un webhook.',
  WebhookRemoved: () => 'Quitaste un webhook.',
  HandleClaimed: () => 'Se ocupó el nombre de una página pública.',
  HandleReleased: () => 'Quedó libre el nombre de una página pública.',
  HandleChosen: ({ handle }) => `Elegiste el nombre de tu página pública: ${handle}.`,
  HandleGivenUp: () => 'Dejaste el nombre de tu página pública.',
  PublicFactsChosen: ({ facts, isIndexed }) =>
    `Elegiste lo que muestra tu página pública: ${facts.length === 0 ? 'nada' : facts.map((fact) => code[fact]).join(', ')}. Los buscadores ${isIndexed ? 'pueden' : 'no pueden'} mostrarla.`,
  PublicPageTakenDown: ({ reason }) =>
    reason === ''
      ? 'Tu página pública sigue retirada.'
      : `La administración retiró tu página pública: ${reason}`,
  PublicPageGivenBack: () => 'La administración te devolvió tu página pública.',
  PersonalDataViewed: () => 'La administración vio datos personales.',
  SessionsEnded: () => 'Quien opera el servicio cerró sesiones.',
  TokensEnded: () => 'Quien opera el servicio anuló tokens de acceso.',
  WebhooksHalted: () => 'La administración detuvo webhooks.',
  DeadLetterSkipped: () => 'Quien opera el servicio pasó por alto un evento.',
  ExportedCopyRemoved: () => 'Quien opera el servicio borró una exportación de datos.',
  OutageDeclared: () => 'Los días de una avería pasaron a ser neutros para todo el mundo.',
  RulesAdopted: () => 'Se adoptaron otras reglas para todo el mundo.',
  ZoneRulesAdopted: () =>
    'Se contaron de nuevo los días de algunas zonas horarias, porque una ley cambió allí los relojes.',
  OutageRevoked: () => 'Los días de una avería vuelven a contar como siempre.',
  WheelRulesAdopted: ({ from }) =>
    `Desde el ${dateText(from)} la ruleta sortea entre los ocho retos que muestra.`,
  WheelSeedCommitted: ({ month }) => `La ruleta se comprometió con su secreto de ${month}.`,
  WheelSeedRevealed: ({ month }) => `La ruleta reveló su secreto de ${month}.`,
};
