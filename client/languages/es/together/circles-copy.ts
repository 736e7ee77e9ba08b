import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import type {
  beginCircleCopy as englishBegin,
  circlesCopy as englishCircles,
} from '#client/together/circles-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CircleAim } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

type Aim = { readonly aim: CircleAim; readonly target: number };
type Numbers = Aim & { readonly total: number };

const title = ({ aim, target }: Aim): string =>
  aim === 'active-days' ? `${numberText(target)} días activos en grupo` : 'Un reto cada día';

const progress = ({ aim, target, total }: Numbers): string =>
  aim === 'active-days'
    ? `${numberText(total)} de ${numberText(target)} días activos`
    : `${numberText(total)} de ${numberText(target)} días con un reto`;

const namesOf = (names: readonly (string | null)[]): string =>
  listText(names.map((name) => name ?? 'alguien'));

export const circlesCopy: Translated<typeof englishCircles> = {
  title: 'Círculos',
  lead: 'Pocas personas, una meta, 7 o 28 días. Un solo número para todo el grupo, sin clasificación.',
  unread: 'No pudimos cargar tus círculos.',
  none: 'No estás en ningún círculo.',
  circle: title,
  dates: (from: MemberDay, to: MemberDay): string => `${weekdayDate(from)} a ${weekdayDate(to)}`,
  progress,
  sentence: (words: string): string => `${words}.`,
  own: (own: number): string =>
    own === 0
      ? 'Los tuyos cuentan en cuanto lleguen.'
      : `${numberText(own)} ${byCount(own, 'es tuyo', 'son tuyos')}.`,
  people: (names: readonly (string | null)[]): string =>
    names.length < 2 ? 'Por ahora solo tú. Invita a alguien y será un círculo.' : namesOf(names),
  waiting: (from: MemberDay): string => `Empieza: ${weekdayDate(from)}`,
  left: (days: number): string => {
    if (days < 0) return 'Llegan los últimos días';
    return days === 0 ? 'Último día' : `${byCount(days, 'Falta', 'Faltan')} ${counted(days, 'día', 'días')}`;
  },
  over: 'Terminado',
  reached: 'Conseguido',
  invite: 'Invitar',
  inviteTo: (circle: Aim): string => `Invitar a: ${title(circle)}`,
  leave: 'Salir',
  leaveOf: (circle: Aim): string => `Salir de: ${title(circle)}`,
  leaveTitle: '¿Salir de este círculo?',
  leaveNote: 'Tus días hasta ahora se quedan en su número. Para volver necesitas otro código.',
  leaving: 'Saliendo...',
  leftToast: { title: 'Has salido del círculo', description: 'Lo que aportaste se queda en el grupo.' },
  failed: failed('No funcionó. Revisa tu conexión e inténtalo de nuevo.'),
  ended: {
    title: 'Tu círculo está completo',
    titleMissed: 'Tu círculo ha terminado',
    reached: (circle: Numbers): string => `Meta lograda en equipo: ${progress(circle)}.`,
    missed: (circle: Numbers): string => `El grupo llegó a ${progress(circle)}. Cada uno contó.`,
    with: (names: readonly (string | null)[]): string => `${namesOf(names)}, en equipo.`,
    celebrate: 'Celebrar',
    close: 'Entendido',
  },
};

export const beginCircleCopy: Translated<typeof englishBegin> = {
  open: 'Crear un círculo',
  title: 'Crear un círculo',
  description: 'Hasta doce personas. Después las invitas, cada una con un código.',
  days: 'Cuánto tiempo',
  dayChoices: { '7': '7 días', '28': '28 días' },
  aim: 'Qué hace el grupo',
  aims: { 'active-days': 'Días activos', 'quest-a-day': 'Un reto al día' },
  questNote: 'Cada día, al menos una persona del grupo termina un reto. Los turnos son libres.',
  target: 'Días activos de todo el grupo',
  targetHint: (suggested: number, people: number): string =>
    `Para ${numberText(people)} personas, ${numberText(suggested)} son cuatro días por semana cada una, con tiempo para descansar.`,
  targetWrong: (most: number): string => `Usa un número entero entre 1 y ${numberText(most)}.`,
  start: 'Primer día',
  starts: { today: 'Hoy', tomorrow: 'Mañana', monday: 'El próximo lunes' },
  begin: 'Crear',
  beginning: 'Creando...',
  begun: { title: 'Círculo creado', description: 'Ahora invita a quienes quieras contigo.' },
};
