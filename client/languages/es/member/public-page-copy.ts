import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { itemsText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { nameText } from '#client/languages/es/lib/words/name-text.ts';
import { failure } from '#client/languages/es/member/member-copy.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import type { publicPageCopy as english } from '#client/member/public-page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageAnswer } from '#service/features/public-page/public-page-contract.ts';

type Preview = PublicPageAnswer['preview'];

const nothingYet = 'Nada todavía';
const daysText = (count: number): string => counted(count, 'día', 'días');

export const publicPageCopy: Translated<typeof english> = {
  title: 'Tu página pública',
  lead: 'Puede leerla quien tenga la dirección. Muestra solo lo que eliges aquí, y nunca tu cuerpo, peso, ánimo, notas ni programas.',
  unread: 'No pudimos cargar tu página pública.',
  states: {
    public: 'Pública',
    hidden: 'Oculta',
  },
  hiddenBy: {
    switch: 'El perfil público se está guardando.',
    'no-handle': 'Elige un nombre de página y tu página estará lista.',
    'age-unknown': 'Las páginas públicas son para mayores de edad. Añade antes tu edad a tu perfil.',
    'under-age': 'Las páginas públicas son para mayores de 18 años.',
    'taken-down': 'Tu página fue retirada y nadie la ve.',
  },
  takenDownFor: (reason: string): string => `El motivo: «${reason}»`,
  toProfile: 'Ir a tu perfil',
  open: 'Abrir tu página',
  copy: 'Copiar la dirección',
  copied: { title: 'Dirección copiada', description: 'Compártela con quien quieras.' },
  name: 'Nombre de la página',
  nameHint: (origin: string): string =>
    `${origin}/u/ y después tu nombre: de 3 a 20 letras, cifras o guiones.`,
  nameRule: 'Puedes cambiarlo una vez cada 30 días. Un nombre al que renuncias queda cerrado un año.',
  changeable: (day: string): string => `Puedes cambiarlo desde el ${dayText(day)}.`,
  save: 'Guardar nombre',
  saving: 'Guardando...',
  saved: { title: 'Nombre guardado', description: 'Tu página ya tiene su dirección.' },
  failedName: failure('No se pudo guardar el nombre. Revisa tu conexión e inténtalo de nuevo.'),
  giveUp: 'Renunciar a este nombre',
  givingUp: {
    title: '¿Renunciar a este nombre?',
    description: 'Tu página desaparece al momento. Nadie puede usar el nombre durante un año, y tú tampoco.',
    confirm: 'Renunciar',
  },
  gaveUp: { title: 'Nombre liberado', description: 'Tu página ya no está.' },
  failedGiveUp: failure('No se pudo renunciar al nombre. Revisa tu conexión e inténtalo de nuevo.'),
  shows: 'Muestra',
  facts: {
    firstName: 'Nombre',
    streak: 'Racha',
    activeDays: 'Días activos de esta semana',
    quests: 'Retos hechos',
    badges: 'Insignias',
    level: 'Nivel',
  },
  previewOf: (fact: PublicFact, preview: Preview): string => previews[fact](preview),
  indexed: 'Permitir que aparezca en buscadores',
  indexedLead: 'Desactivado: tu página pide a los buscadores que la dejen fuera.',
  failed: failure('No se pudo guardar tu elección. Revisa tu conexión e inténtalo de nuevo.'),
  picture: 'Cómo se ve un enlace a ella',
  pictureAlt: 'La imagen de tu página, como la muestran los chats y las redes',
  pictureNote: 'Los chats y las redes pueden conservar esta imagen más tiempo que nosotros.',
};

const previews: Readonly<Record<PublicFact, (preview: Preview) => string>> = {
  firstName: ({ firstName }) => firstName ?? 'No está en tu perfil',
  streak: ({ streak = 0 }) => daysText(streak),
  activeDays: ({ activeDays = [] }) => {
    const active = activeDays.filter((day) => day === 'active').length;
    return `${daysText(active)} ${byCount(active, 'activo', 'activos')}, sin horas`;
  },
  quests: ({ quests = 0 }) => numberText(quests),
  badges: ({ badges = [] }) => (badges.length === 0 ? nothingYet : itemsText(badges.map(nameText))),
  level: ({ level }) => (level ? `${numberText(level.number)}, ${nameText(level.name)}` : nothingYet),
};
