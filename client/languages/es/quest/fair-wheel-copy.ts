import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import type { fairWheelCopy as english } from '#client/quest/fair-wheel-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Verdict } from '#domain/quest/quest-proof.ts';

const spins = (count: number): string => counted(count, 'giro', 'giros');

export const fairWheelCopy: Translated<typeof english> = {
  title: 'Una ruleta limpia',
  intro:
    'No hace falta que confíes en nosotros. Antes de que empiece un mes publicamos la huella del secreto con el que sortea la ruleta. Después del mes publicamos el secreto. Así nadie puede cambiar un giro después, y eso nos incluye.',
  backToHelp: 'Volver a Ayuda',
  checkYours: 'Comprueba tus giros',
  checkLead: 'Tu navegador repite cada giro con lo que publicamos, sin preguntar a nuestro servidor.',
  signIn: 'Entrar',
  signInToCheck: 'Inicia sesión para comprobar todos tus giros.',
  month: 'Mes',
  check: 'Comprobar mis giros',
  checking: 'Comprobando…',
  cannotCheck:
    'Tu navegador solo puede comprobar los giros en una conexión segura. Abre Rondel en su dirección https.',
  spinsUnread: 'No pudimos cargar tus giros.',
  seedsUnread: 'No pudimos cargar lo publicado.',
  noSpins: 'Este mes no giraste.',
  spinOf: (date: string, spin: number): string => `${date}, giro ${spin}`,
  published: 'Lo que publicamos',
  nothingPublished: 'Aún no se ha publicado nada.',
  inTime: 'A tiempo',
  late: 'Tarde',
  lateNote:
    'El mes ya había empezado en algún lugar cuando publicamos esto. Los giros de antes están marcados.',
  twice: 'Este mes tiene más de una huella porque se reemplazó su secreto.',
  fingerprint: (date: string): string => `Huella, publicada el ${date}`,
  secret: (date: string): string => `Secreto, publicado el ${date}`,
  secretComes: (date: string): string => `El secreto llega el ${date}.`,
  how: 'Cómo funciona la comprobación',
  steps: [
    'El SHA-256 del secreto debe ser la huella que publicamos.',
    'El sorteo debe ser el HMAC-SHA-256, con el secreto, de tu identificador, la fecha y el número del giro, unidos por |.',
    'Los ocho retos de tu ruleta deben salir de un sorteo del mismo tipo, con la palabra wheel en lugar del giro, y de tu equipo y tus días de descanso. La mitad de las ruletas lleva el Día de suerte.',
    'Divide el sorteo entre el número de casillas que hoy no han salido. El resto elige la casilla, contando desde arriba en el sentido de las agujas del reloj. Así, todas las casillas son igual de probables.',
  ],
  before: (date: string): string =>
    `Los giros de días anteriores al ${date} sorteaban entre todos los retos que te encajan, también los que la ruleta no mostraba. El sorteo daba un Día de suerte si era divisible entre 16. Si no, la parte entera de esa división elegía el reto de la lista ordenada.`,
  limits:
    'Demuestra que ningún giro se cambió y que el secreto no se eligió con el mes ya empezado. No puede demostrar cómo se eligió antes.',
  verdicts: {
    verified: 'Limpio',
    waiting: 'Pendiente del secreto',
    early: 'Antes de la huella',
    uncommitted: 'De antes',
    wrong: 'No coincide',
  },
  why: {
    seed: 'Ninguno de los secretos que publicamos da este sorteo.',
    draw: 'El sorteo no es el que da el secreto.',
    spin: 'No es el siguiente giro de su día.',
    rules: 'Se sorteó con reglas distintas a las de su día.',
    wheel: 'En tu ruleta había retos distintos de los que tocaban.',
    candidates: 'Podían salir retos distintos de los que tocaban.',
    result: 'El sorteo da otro reto.',
  },
  summary(counts: Readonly<Record<Verdict['is'], number>>): string {
    const { verified, waiting, early, uncommitted, wrong } = counts;
    const parts = [
      wrong > 0 && `${spins(wrong)} no ${byCount(wrong, 'coincide', 'coinciden')}. Escríbenos.`,
      verified > 0 &&
        `${spins(verified)} ${byCount(verified, 'comprobado: limpio', 'comprobados: limpios')}.`,
      waiting > 0 &&
        `${spins(waiting)} ${byCount(waiting, 'encaja', 'encajan')} hasta ahora. Podrás comprobar el resto cuando salga el secreto.`,
      early > 0 && `${spins(early)} ${byCount(early, 'es anterior', 'son anteriores')} a la huella del mes.`,
      uncommitted > 0 &&
        `${spins(uncommitted)} ${byCount(uncommitted, 'es', 'son')} de antes de que publicáramos huellas.`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};
