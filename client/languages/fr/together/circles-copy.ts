import { counted, formOf, listText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
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
  aim === 'active-days'
    ? `${counted(target, 'jour actif', 'jours actifs')} ensemble`
    : 'Une quête chaque jour';

const progress = ({ aim, target, total }: Numbers): string =>
  aim === 'active-days'
    ? `${counted(total, 'jour actif', 'jours actifs')} sur ${numberText(target)}`
    : `${counted(total, 'jour avec une quête', 'jours avec une quête')} sur ${numberText(target)}`;

export const circlesCopy: Translated<typeof englishCircles> = {
  title: 'Cercles',
  lead: 'Quelques personnes, un objectif, 7 ou 28 jours. Un seul chiffre pour tout le groupe, sans classement.',
  unread: 'Impossible de charger tes cercles.',
  none: 'Tu n’es dans aucun cercle.',
  circle: title,
  dates: (from: MemberDay, to: MemberDay): string => `${weekdayDate(from)} – ${weekdayDate(to)}`,
  progress,
  sentence: (words: string): string => `${words}.`,
  own: (own: number): string =>
    own === 0
      ? 'Les tiens comptent dès qu’ils arrivent.'
      : `${numberText(own)} ${formOf(own, 'vient', 'viennent')} de toi.`,
  people: (names: readonly (string | null)[]): string =>
    names.length < 2
      ? 'Juste toi pour l’instant. Invite quelqu’un, et c’est un cercle.'
      : listText(names.map((name) => name ?? 'quelqu’un')),
  waiting: (from: MemberDay): string => `Début ${weekdayDate(from)}`,
  left: (days: number): string => {
    if (days < 0) return 'Les derniers jours arrivent';
    return days === 0 ? 'Dernier jour' : `Encore ${counted(days, 'jour', 'jours')}`;
  },
  over: 'Fini',
  reached: 'Atteint',
  invite: 'Inviter',
  inviteTo: (circle: Aim): string => `Inviter : ${title(circle)}`,
  leave: 'Quitter',
  leaveOf: (circle: Aim): string => `Quitter : ${title(circle)}`,
  leaveTitle: 'Quitter ce cercle ?',
  leaveNote: 'Tes jours jusqu’ici restent dans son chiffre. Pour revenir, il te faudra un nouveau code.',
  leaving: 'Départ...',
  leftToast: { title: 'Cercle quitté', description: 'Ce que tu as apporté reste au groupe.' },
  failed: failed('Ça n’a pas marché. Vérifie ta connexion et réessaie.'),
  ended: {
    title: 'Votre cercle a réussi',
    titleMissed: 'Votre cercle est terminé',
    reached: (circle: Numbers): string => `Vous l’avez fait ensemble : ${progress(circle)}.`,
    missed: (circle: Numbers): string => `Au final : ${progress(circle)}. Chacun d’eux était bien réel.`,
    with: (names: readonly (string | null)[]): string =>
      `${listText(names.map((name) => name ?? 'quelqu’un'))}, ensemble.`,
    celebrate: 'Fêter ça',
    close: 'C’est noté',
  },
};

export const beginCircleCopy: Translated<typeof englishBegin> = {
  open: 'Créer un cercle',
  title: 'Créer un cercle',
  description: 'Jusqu’à douze personnes. Tu les invites ensuite, chacune avec un code.',
  days: 'Durée',
  dayChoices: { '7': '7 jours', '28': '28 jours' },
  aim: 'Ce que vous faites ensemble',
  aims: { 'active-days': 'Jours actifs', 'quest-a-day': 'Une quête par jour' },
  questNote:
    'Chaque jour, au moins une personne du cercle termine une quête. À tour de rôle, comme vous voulez.',
  target: 'Jours actifs de tout le groupe',
  targetHint: (suggested: number, people: number): string =>
    `Pour ${counted(people, 'personne', 'personnes')}, ${numberText(suggested)} font quatre jours par semaine et par personne, avec du temps pour le repos.`,
  targetWrong: (most: number): string => `Choisis un nombre entier de 1 à ${numberText(most)}.`,
  start: 'Premier jour',
  starts: { today: 'Aujourd’hui', tomorrow: 'Demain', monday: 'Lundi prochain' },
  begin: 'Commencer',
  beginning: 'C’est parti...',
  begun: { title: 'Cercle créé', description: 'Invite maintenant les personnes que tu veux avec toi.' },
};
