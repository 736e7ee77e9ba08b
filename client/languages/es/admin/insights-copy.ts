import type { insightsCopy as english } from '#client/admin/insights-copy.ts';
import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const memberWord = (count: number): string => byCount(count, 'miembro', 'miembros');
const membersOf = (count: number): string => counted(count, 'miembro', 'miembros');

export const insightsCopy: Translated<typeof english> = {
  unread: 'No pudimos cargar el análisis.',
  lead: (count: number): string => `${membersOf(count)} con cuenta. Solo cifras, sin nombres.`,
  asOf: 'A fecha de (UTC)',
  asOfHint: 'Vacío para ahora. Los números son los que se sabían en ese momento.',
  show: 'Mostrar',
  now: 'Ahora',
  ofMoment: (moment: string, position: string | null): string =>
    position === null
      ? `A ${moment} UTC, antes del primer evento`
      : `A ${moment} UTC, registro leído hasta la posición ${position}`,
  folding: (events: number, total: number | null): string =>
    total === null
      ? 'Leyendo el historial…'
      : `Leyendo el historial: ${numberText(events)} de ${numberText(total)} eventos.`,
  waiting: (count: number): string => `${counted(count, 'pregunta', 'preguntas')} antes de esta.`,
  table: 'Tabla',
  sql: 'SQL',
  csv: 'CSV',
  tableOf: (title: string): string => `Tabla: ${title}`,
  sqlOf: (title: string): string => `SQL: ${title}`,
  csvOf: (title: string): string => `CSV: ${title}`,
  repeat: 'Para repetirlo, lee el historial hasta ese momento y ejecuta ahí la instrucción:',

  streaks: 'Distribución de rachas',
  days: (bucket: string): string => `${bucket} ${bucket === '1' ? 'día' : 'días'}`,
  bucket: 'Días seguidos',
  members: 'Miembros',
  memberWord,
  share: 'Porcentaje',

  retention: 'Retención por semana de llegada',
  retentionLead:
    'Porcentaje activo en cada semana tras el primer inicio de sesión. La semana 0 es la de llegada.',
  noCohorts: 'Aún no ha terminado ninguna semana desde que llegó el primer miembro.',
  joined: 'Llegada',
  week: (nth: number): string => `S${nth}`,
  percent: (share: number): string => `${numberText(share, 0)} %`,
  activeOf: (active: number, of: number): string => `${numberText(active)} de ${numberText(of)}`,

  quests: 'Embudo de retos',
  questsLead: 'Cada barra tiene sus giros. Dentro: los aceptados y, de ellos, los completados.',
  noQuests: 'Nadie ha girado la ruleta.',
  order: 'Orden',
  bySpun: 'Más sorteados',
  bySpunAway: 'Más cambiados',
  spunAwayLead: (least: number): string => `De los retos con al menos ${numberText(least)} giros.`,
  quest: 'Reto',
  spun: 'Sorteado',
  spunAway: 'Cambiado',
  accepted: 'Aceptado',
  completed: 'Completado',
  skipped: 'Saltado',
  shareSpunAway: 'Porcentaje cambiado',
  firstOf: (shown: number, all: number): string =>
    `${numberText(shown)} de ${numberText(all)} retos. La tabla los tiene todos.`,

  refused: 'Comandos rechazados',
  refusedLead: 'Lo que las reglas rechazaron en los siete días anteriores. No se anota quién lo pidió.',
  noneRefused: 'No se rechazó nada.',
  reason: 'Motivo',
  command: 'Comando',
  lastDay: 'Últimas 24 horas',
  lastWeek: 'Últimos 7 días',

  energy: 'Energía tras entrenar',
  energyLead: (least: number): string =>
    `De los registros de las últimas trece semanas. Están cifrados para cada miembro, así que el historial se lee una vez. No se muestra nada de menos de ${membersOf(least)}.`,
  readEnergy: 'Leer registros',
  readingEnergy: 'Leyendo…',
  energyUnread: 'No se pudieron leer los registros. Inténtalo de nuevo.',
  tooFewMembers: (members: number, least: number): string =>
    `${numberText(members)} de ${membersOf(least)} ${byCount(members, 'tiene', 'tienen')} bastantes registros para comparar sus días.`,
  afterTraining: ({
    difference,
    members,
    days,
    otherDays,
  }: {
    readonly difference: number;
    readonly members: number;
    readonly days: number;
    readonly otherDays: number;
  }): string =>
    `Los días después de entrenar, la energía de ${membersOf(members)} fue de media ${
      difference === 0
        ? 'igual que los demás'
        : `${numberText(Math.abs(difference), 1)} más ${difference > 0 ? 'alta' : 'baja'}`
    } (${counted(days, 'día', 'días')}; los demás, ${numberText(otherDays)}). No se afirma ninguna causa.`,
  bySign: (higher: number, same: number, lower: number): string =>
    `Más alta para ${numberText(higher)}, igual para ${numberText(same)}, más baja para ${numberText(lower)}.`,
  energyWeeks: 'Energía y ánimo medios por semana',
  noWeeks: (least: number): string => `Ninguna semana tiene registros de ${membersOf(least)}.`,
  energyLines: { energy: 'Energía, media de la semana', mood: 'Ánimo, media de la semana' },
  weekFrom: 'Semana desde',
  meanEnergy: 'Energía',
  meanMood: 'Ánimo',

  effect: '¿Y si...?: un archivo de reglas',
  effectLead:
    'Lee el historial con otras reglas. No se adopta nada. Nombra solo las reglas que cambian; npm run replay -- --rules-template las imprime todas.',
  rules: 'Reglas (JSON)',
  example: '{ "streak": { "nightGraceEndsAtHour": 4 } }',
  chooseFile: 'Elegir archivo',
  compare: 'Comparar',
  comparing: 'Comparando…',
  failed: 'No se pudieron comparar las reglas. Inténtalo de nuevo.',
  measures: { 'current-streak': 'Racha actual', points: 'Puntos' },
  before: 'Antes',
  after: 'Después',
  gainLose: (gaining: number, losing: number, unchanged: number): string =>
    `${byCount(gaining, 'Gana', 'Ganan')} ${numberText(gaining)}, ${byCount(losing, 'pierde', 'pierden')} ${numberText(losing)}, sin cambios ${numberText(unchanged)}.`,
  gains: 'Más ganan',
  losses: 'Más pierden',
  member: 'Miembro',
  change: 'Cambio',
  gainsBy: (by: number): string => `Gana ${numberText(by)}`,
  losesBy: (by: number): string => `Pierde ${numberText(by)}`,
  nobody: 'Nadie.',
  listed: (count: number): string => byCount(count, 'El mayor.', `Los ${numberText(count)} mayores.`),
};
