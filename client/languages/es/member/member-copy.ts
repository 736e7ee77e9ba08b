import { formatCopy } from '#client/languages/es/lib/format/format-copy.ts';
import { itemsText, numberText, plural } from '#client/languages/es/lib/format/locale.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import type * as english from '#client/member/member-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const failure: Translated<typeof english.failure> = (description: string): ToastMessage => ({
  title: commonCopy.error,
  description,
  variant: 'destructive',
});

export const equipmentToasts: Translated<typeof english.equipmentToasts> = {
  saved: { title: 'Equipo actualizado', description: 'Tus entrenamientos y retos ya usan lo que tienes.' },
  failed: failure('No se pudo actualizar el equipo. Inténtalo de nuevo.'),
};

export const measurementsToasts: Translated<typeof english.measurementsToasts> = {
  saved: { title: 'Medidas actualizadas', description: 'Tus datos corporales están al día.' },
  failed: failure('No se pudieron actualizar las medidas. Inténtalo de nuevo.'),
};

export const profileToasts: Translated<typeof english.profileToasts> = {
  saved: { title: 'Perfil actualizado', description: 'Tus cambios están guardados.' },
  failed: failure('No se pudo actualizar el perfil. Inténtalo de nuevo.'),
};

export const resetCopy: Translated<typeof english.resetCopy> = {
  title: 'Reinicio del programa (admin)',
  description:
    'Esto borra tu propio programa, entrenamientos, retos, puntos, medidas y evaluación. Tu cuenta, tu perfil y tu acceso a la beta se quedan. No se puede deshacer.',
  confirm: 'Reiniciar mis datos',
  pending: 'Reiniciando...',
  cleared: { title: 'Reinicio completo', description: 'Todo borrado. Volvemos a la configuración inicial.' },
  failed: failure('No se pudieron reiniciar los datos. Inténtalo de nuevo.'),
};

export const switchesCopy: Translated<typeof english.switchesCopy> = {
  saved: 'Cada cambio se guarda al momento.',
  saving: (waiting: number): string =>
    waiting === 1 ? 'Guardando un cambio...' : `Guardando ${numberText(waiting)} cambios...`,
  undo: 'Deshacer',
  essentialSet: {
    title: 'Notificaciones actualizadas',
    description: 'Solo quedan activas las esenciales',
  },
  failed: {
    title: commonCopy.error,
    description: 'No se pudieron guardar tus ajustes. Inténtalo de nuevo.',
    variant: 'destructive',
  },
};

const updated = (title: string, isOn: boolean): string => `${title}: ${isOn ? 'activado' : 'desactivado'}`;

export const privacyUpdated: Translated<typeof english.privacyUpdated> = (
  title: string,
  isOn: boolean,
): ToastMessage => ({
  title: 'Privacidad actualizada',
  description: updated(title, isOn),
});

export const notificationUpdated: Translated<typeof english.notificationUpdated> = (
  title: string,
  isOn: boolean,
): ToastMessage => ({
  title: 'Notificación actualizada',
  description: updated(title, isOn),
});

export const exportRequested: Translated<typeof english.exportRequested> = {
  title: 'Exportación solicitada',
  description: 'Recibirás tus datos por correo en menos de 24 horas.',
};

export const exportDataCopy: Translated<typeof english.exportDataCopy> = {
  title: 'O llévatelos ahora',
  takeNow: 'O descárgalos ahora',
  description: (canMail: boolean): string =>
    canMail
      ? 'Tus archivos, tal como están ahora. No se envía ningún correo hasta que pulses el botón de abajo.'
      : 'Tus archivos, tal como están ahora. Este Rondel no envía correos, así que llévatelos aquí.',
  files: [
    { href: '/api/me/export', label: 'Todo (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'Entrenamientos (CSV)' },
    { href: '/api/me/export/sets.csv', label: 'Series (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'Medidas corporales (CSV)' },
    { href: '/api/me/export/points.csv', label: 'Puntos (CSV)' },
  ],
  mail: 'Enviármelos por correo',
  mailing: 'Enviando...',
  mailed: (address: string) => `Los archivos van camino de ${address}.`,
  notMailed: {
    title: commonCopy.error,
    description: 'No pudimos enviar el correo. Inténtalo de nuevo.',
    variant: 'destructive',
  },
};

export const deleteAccountCopy: Translated<typeof english.deleteAccountCopy> = {
  title: 'Eliminar cuenta',
  whatGoes: 'Qué se va',
  whatStays: 'Qué se queda',
  goes: [
    'Tu perfil, tus datos corporales y tus objetivos',
    'Tus entrenamientos, retos, puntos y racha',
    'Tu acceso a la beta',
  ],
  stays: [
    'Una nota de que se eliminó una cuenta, con sus fechas y cuántas entradas tenía',
    'Copias de seguridad durante 30 días, en las que ya nadie puede leer tus datos',
  ],
  exportFirst: 'Descarga antes tus datos (JSON)',
  typeToConfirm: (word: string): string => `Escribe ${word} para confirmar`,
  word: 'ELIMINAR',
  description:
    'Esto elimina para siempre tu cuenta, con todos tus datos y tu acceso a la beta. No se puede deshacer.',
  pending: 'Eliminando...',
  cleared: { title: 'Cuenta eliminada', description: 'Tu cuenta y tus datos ya no están.' },
  failed: {
    title: commonCopy.error,
    description: 'No se pudo eliminar tu cuenta. Inténtalo de nuevo.',
    variant: 'destructive',
  },
};

export const withoutAccessCopy: Translated<typeof english.withoutAccessCopy> = {
  title: 'Tus datos son tuyos',
  description:
    'Puedes llevarte una copia de todo lo que guardamos sobre ti o eliminar tu cuenta. Para eso no necesitas acceso.',
  deletion: {
    goes: ['Tu perfil', 'Tu solicitud de acceso'],
    description:
      'Esto elimina para siempre tu cuenta, con todos tus datos y tu solicitud de acceso. No se puede deshacer.',
  },
};

export const clearDataCopy: Translated<typeof english.clearDataCopy> = {
  title: 'Borrar todos los datos',
  description:
    'Esto borra para siempre todos tus entrenamientos, progreso, logros y preferencias. No se puede deshacer.',
  pending: 'Borrando...',
  cleared: { title: 'Datos borrados', description: 'Tus datos ya no están. Tu cuenta se queda.' },
  failed: {
    title: commonCopy.error,
    description: 'No se pudieron borrar los datos. Inténtalo de nuevo.',
    variant: 'destructive',
  },
};

export const sessionsCopy: Translated<typeof english.sessionsCopy> = {
  title: 'Dónde tienes la sesión abierta',
  unread: 'No pudimos cargar tus sesiones.',
  thisDevice: 'Este dispositivo',
  browserOn: (browser: string, system: string): string => `${browser} en ${system}`,
  device: (device: string): string => (device === 'Unknown device' ? 'Dispositivo desconocido' : device),
  passkeys: 'Llaves de acceso y códigos de recuperación',
  addPasskey: 'Entrar también con una llave de acceso',
  end: 'Cerrar sesión',
  ending: 'Cerrando sesión...',
  endOthers: 'Cerrar sesión en los demás',
  endAll: 'Cerrar sesión en todas partes',
  alone: 'Solo tienes la sesión abierta en este dispositivo.',
  proof: {
    title: 'Vuelve a entrar',
    description:
      'Antes de cerrar sesión en otros dispositivos, comprobamos que eres tú. Volverás aquí enseguida.',
    confirm: 'Volver a entrar',
  },
  failed: {
    title: commonCopy.error,
    description: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
    variant: 'destructive',
  },
  lastUsed: (day: string): string =>
    day === formatCopy.today || day === formatCopy.yesterday ? day.toLowerCase() : `el ${day}`,
  line: (signedIn: string, lastUsed: string): string => `Abierta: ${signedIn}. Último uso: ${lastUsed}.`,
};

export const sessionsEnded: Translated<typeof english.sessionsEnded> = (count: number): ToastMessage => ({
  title: 'Sesión cerrada',
  description:
    count === 0
      ? 'No había otro dispositivo con la sesión abierta.'
      : plural(count, {
          one: 'Cerramos la sesión en tu otro dispositivo.',
          many: `Cerramos la sesión en otros ${numberText(count)} dispositivos.`,
          other: `Cerramos la sesión en otros ${numberText(count)} dispositivos.`,
        }),
});

export const themeCopy: Translated<typeof english.themeCopy> = {
  label: 'Tema',
  choices: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  note: 'Se guarda en este dispositivo. Sistema sigue los ajustes de tu dispositivo.',
};

export const layoutCopy: Translated<typeof english.layoutCopy> = {
  label: 'Diseño del panel',
  choices: { automatic: 'Automático', compact: 'Compacto', overview: 'Resumen' },
  note: 'Para este dispositivo. Automático muestra el resumen en una ventana ancha.',
};

export const profileCopy: Translated<typeof english.profileCopy> = {
  history: 'Historial',
  otherZones: 'Otras',
  daysAndGoals: 'Cómo cuentan tus días y objetivos',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Desde ahora tus días empiezan y terminan allí. Los días pasados no cambian.',
  deviceZone: (device: string): string => `Usar ${device}, donde está este dispositivo`,
  measureFrom: 'Medir desde',
  standardWeight: (standardWeightLb: number): string => `Estándar, ${numberText(standardWeightLb)} lb`,
  startingWeight: 'Mi peso inicial',
  useTokensAutomatically: 'Usar comodines automáticamente',
  tokensHint:
    'Activado: un comodín salva tu racha cuando pierdes un día. Desactivado: lo usas tú, al día siguiente.',
  restDaysKeepStreak: 'Los descansos previstos mantienen mi racha',
  restDaysHint:
    'Activado: desde mañana, los días que tu plan de 7 días marca como descanso no rompen nada ni gastan comodines. Entrenar sigue contando.',
  recentAchievements: 'Logros recientes',
  allAchievements: 'Ver todos',
  library: 'Ejercicios y entrenamientos',
  bringHistory: 'Trae tus años de historial',
  achievementsUnread: 'No pudimos cargar tus logros.',
  editProfile: 'Editar perfil',
  availableEquipment: 'Equipo disponible',
  edit: 'Editar',
  editEquipment: 'Editar equipo',
  noEquipment: 'Nada elegido aún, así que tus entrenamientos van sin equipo.',
  equipmentLead: 'Marca lo que tienes. Tus entrenamientos y retos lo usarán.',
  targetWeight: 'Peso meta',
  started: 'Inicio',
  ends: 'Final',
  noEndDate: 'Sin fecha final',
  noActiveProgram: 'Sin programa activo',
  target: (target: string): string => `Meta ${target}`,
  noWeightGoal: 'Sin objetivo de peso',
  notForMe: 'No es para mí',
  notForMeLead: 'Los dejamos fuera de tus entrenamientos.',
  bringBack: 'Recuperar',
  bringBackName: (name: string): string => `Recuperar ${name}`,
  bringBackFailed: 'No se pudo guardar. Inténtalo de nuevo.',
  bodyFatTarget: 'Meta de grasa corporal',
  setTarget: 'Fijar una meta',
  changeTarget: 'Cambiar la meta',
  targetMissing: 'Fija una meta y mediremos hacia ella.',
  targetLead: 'Elige un nivel que puedas mantener. Menos no siempre es más sano.',
  targetRange: (least: number, most: number): string => `De ${numberText(least)} a ${numberText(most)} %.`,
  targetOutside: (least: number, most: number): string =>
    `Usa un número entre ${numberText(least)} y ${numberText(most)}.`,
  targetSaved: 'Meta guardada',
  targetFailed: 'No se pudo guardar tu meta. Inténtalo de nuevo.',
  bodyFatMissing: 'Mídela, o danos tu estatura, peso, edad y género',
  targetPercent: (bodyFatTarget: number): string => `Meta ${numberText(bodyFatTarget)} %`,
  nowAt: (bodyFat: string): string => `Ahora ${bodyFat}`,
  currentGoals: 'Objetivos actuales',
  goalsUnread: 'No pudimos cargar tus objetivos.',
  goalsEmpty: 'Sin objetivo aún. Elige un programa y planificamos las semanas.',
  setYourGoals: 'Fijar objetivos',
  saving: 'Guardando...',
  save: 'Guardar',
  recently: 'Hace poco',
  measurementsOf: (date: string): string => `Medidas: ${date}`,
  invalidAge: 'Escribe una edad válida.',
  invalidHeight: 'Escribe una estatura válida.',
  inchesTo11: 'Las pulgadas van de 0 a 11.',
  invalidMinutes: 'Escribe un número válido de minutos al día.',
  you: 'Tú',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  age: 'Edad',
  gender: 'Género',
  choose: 'Elegir',
  unitsAndHeight: 'Unidades y estatura',
  units: 'Unidades',
  lbsFeet: 'lb, pies',
  kgCm: 'kg, cm',
  heightMeasured: 'Mediste tu estatura. Cámbiala en Actualizar medidas.',
  training: 'Entrenamiento',
  activityLevel: 'Nivel de actividad',
  daysPerWeek: 'Días por semana',
  minutes: 'min',
  minutesPerDay: 'Minutos al día',
  injuries: 'Lesiones',
  injuriesHint: 'Tus entrenamientos evitan o cambian lo que fuerza esa zona.',
  reminders: 'Recordatorios',
  questWheel: 'Ruleta de retos',
  wheelHint: 'Desactivada: tu panel muestra una línea en lugar de la ruleta.',
  profile: 'Perfil',
  memberSince: (createdAt: string): string => `Con nosotros desde: ${createdAt}`,
  totalPoints: 'Puntos totales',
  dayStreak: 'Racha de días',
  workouts: 'Entrenos',
  questsDone: 'Retos hechos',
  numbersUnread: 'No pudimos cargar tus números.',
  yourNumbers: 'Tus números',
  progressOverview: 'Resumen de tu progreso',
  progressUnread: 'No pudimos cargar tu progreso.',
  weightGoal: 'Objetivo de peso',
  bodyFatGoal: 'Objetivo de grasa',
  bodyFat: 'grasa corporal',
  notifications: 'Notificaciones',
  integrations: 'Integraciones',
  friends: 'Amistades',
  privacyData: 'Privacidad y datos',
  helpSupport: 'Ayuda y soporte',
  betaRequests: 'Solicitudes de la beta',
  settings: 'Ajustes',
  installTheApp: 'Instalar la app',
  adminProgramReset: 'Reinicio del programa (admin)',
  signOut: 'Cerrar sesión',
  signOutAndForget: 'Cerrar sesión y olvidar este dispositivo',
};

export const bodyCopy: Translated<typeof english.bodyCopy> = {
  dateFrom: (date: string, app: string): string => `${date}, de ${app}`,
  height: 'Estatura',
  weight: 'Peso',
  bmi: 'IMC',
  bodyFat: 'Grasa corporal',
  leanMuscle: 'Masa magra',
  leanSource: 'Según peso y grasa corporal',
  about: (percent: string, bandPoints: number): string =>
    `aprox. ${percent} %\u00A0±\u00A0${numberText(bandPoints)}`,
  approximate: 'Estimación aproximada',
  estimated: 'Estimación',
  measuredOn: (day: string): string => `Medición: ${day}`,
  measured: 'Medición',
  waist: 'Cintura',
  hips: 'Cadera',
  chest: 'Pecho',
  age: 'Edad',
  given: (on: string): string => `Indicado: ${on}`,
  bodyComposition: 'Composición corporal',
  bodyCompositionUnread: 'No pudimos cargar tu composición corporal.',
  compositionEmpty:
    'Registra tu peso, y tu grasa corporal o tu estatura, edad y género, y verás cuánto es masa magra.',
  showAsTable: 'Ver como tabla',
  leanMass: 'Masa magra',
  fatMass: 'Masa grasa',
  noWeightLogged: 'Sin peso registrado en los últimos 90 días.',
  leanMassInSentence: 'masa magra',
  fatMassInSentence: 'masa grasa',
  change: (name: string, from: string, to: string, unit: string): string =>
    `${name} de ${from} a ${to} ${unit}`,
  compositionOn: (parts: readonly string[], day: string): string => `${itemsText(parts)} el ${day}.`,
  compositionSince: (changes: readonly string[], day: string): string =>
    `${itemsText(changes)} desde el ${day}.`,
  compositionCaption: (unit: string): string => `Composición corporal en ${unit}, últimos 90 días`,
  date: 'Fecha',
  lean: 'Magra',
  fat: 'Grasa',
  estimate: (percent: string): string => `aprox. ${percent}`,
  cm: 'cm',
  centimetres: (value: string): string => `${value} cm`,
  feetAndInches: (feet: number, inches: number): string => `${feet}'${inches}"`,
  heightFeet: 'Estatura, pies',
  ft: 'ft',
  heightInches: 'Estatura, pulgadas',
  in: 'in',
  invalidNumber: 'Escribe un número mayor que 0.',
  invalidPercent: 'Escribe un número entre 0 y 100.',
  updateMeasurements: 'Actualizar medidas',
  measurementsLead: 'Rellena lo que mediste hoy. Deja el resto vacío.',
  noMeasurement: 'Escribe al menos una medida.',
  inchesHint: `5'10" son 70 in.`,
  bodyMetrics: 'Medidas corporales',
  measurementsUnread: 'No pudimos cargar tus medidas.',
};

export const privacyCopy: Translated<typeof english.privacyCopy> = {
  seeFriends: 'Ver tus amistades',
  dataManagement: 'Gestión de datos',
  signInFirst: 'Inicia sesión para gestionar tus datos',
  exportMyData: 'Exportar mis datos',
  backToProfile: 'Volver al perfil',
  notifications: 'Notificaciones',
  notificationsIntro:
    'Elige de qué quieres enterarte. Se queda en la app hasta que actives un dispositivo abajo.',
  preset: 'Preajuste',
  presetLead: 'Solo lo que mantiene tu racha y tu programa en marcha.',
  essentialOnly: 'Solo lo esencial',
  readOurPrivacyPolicy: 'Lee nuestra política de privacidad',
  openQuestion: '¿Te queda alguna pregunta?',
  contactSupport: 'Contactar con soporte',
  backToHome: 'Volver al inicio',
  privacyData: 'Privacidad y datos',
  privacyIntro: 'Mira qué guardamos, por qué, y cómo descargarlo o borrarlo.',
  privacySettings: 'Ajustes de privacidad',
  dataSecure: 'Tus datos están seguros',
  dataSecureLead:
    'Tus datos están cifrados y nunca se comparten con terceros sin tu consentimiento explícito. Tu historial tiene su propia clave de cifrado. Borra tus datos y la clave se destruye.',
};

export const calendarCopy: Translated<typeof english.calendarCopy> = {
  title: 'Calendario',
  lead: 'Mira tus entrenamientos previstos, y el día en que termina tu programa, en el calendario que ya usas.',
  inUse: (since: string): string => `Creaste tu dirección secreta el ${since}. Una nueva la reemplaza.`,
  unread: 'No pudimos cargar la dirección de tu calendario.',
  make: 'Crear una dirección',
  makeNew: 'Crear otra dirección',
  end: 'Anular la dirección',
  address: 'Tu dirección secreta',
  addressHint:
    'Suscríbete a ella en tu calendario. Solo la mostramos una vez. Quien la tenga puede ver tu plan, pero nada sobre tu cuerpo.',
  copy: 'Copiar la dirección',
  copied: { title: 'Copiada', description: 'Pégala donde tu calendario pida una dirección.' },
  notCopied: {
    title: 'Sin copiar',
    description: 'Selecciona la dirección y cópiala a mano.',
    variant: 'destructive',
  },
  failed: {
    title: 'Nada ha cambiado',
    description: 'No pudimos cambiar la dirección. Inténtalo de nuevo.',
    variant: 'destructive',
  },
};
