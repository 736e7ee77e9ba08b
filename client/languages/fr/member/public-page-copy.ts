import { counted, itemsText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { nameText } from '#client/languages/fr/lib/words/name-text.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import type { publicPageCopy as english } from '#client/member/public-page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageAnswer } from '#service/features/public-page/public-page-contract.ts';
import { failure } from './member-copy.ts';

type Preview = PublicPageAnswer['preview'];

const nothingYet = 'Rien pour l’instant';

export const publicPageCopy: Translated<typeof english> = {
  title: 'Ta page publique',
  lead: 'Toute personne qui a l’adresse peut la lire. Elle montre seulement ce que tu choisis ici, et jamais ton corps, ton poids, ton humeur, tes notes ou tes programmes.',
  unread: 'Impossible de charger ta page publique.',
  states: {
    public: 'Publique',
    hidden: 'Masquée',
  },
  hiddenBy: {
    switch: 'Ton profil public est en cours d’enregistrement.',
    'no-handle': 'Choisis un nom de page, et ta page est là.',
    'age-unknown': 'Les pages publiques sont réservées aux adultes. Ajoute d’abord ton âge à ton profil.',
    'under-age': 'Les pages publiques sont réservées aux membres de 18 ans et plus.',
    'taken-down': 'Un admin a retiré ta page, et personne ne la voit.',
  },
  takenDownFor: (reason: string): string => `La raison : « ${reason} »`,
  toProfile: 'Aller au profil',
  open: 'Ouvrir ta page',
  copy: 'Copier l’adresse',
  copied: { title: 'Adresse copiée', description: 'Partage-la avec qui tu veux.' },
  name: 'Nom de la page',
  nameHint: (origin: string): string =>
    `${origin}/u/ puis ton nom : 3 à 20 lettres, chiffres ou traits d’union.`,
  nameRule: 'Tu peux le changer une fois tous les 30 jours. Un nom rendu reste fermé pendant un an.',
  changeable: (day: string): string => `Tu peux le changer à partir du ${dayText(day)}.`,
  save: 'Enregistrer le nom',
  saving: 'Enregistrement...',
  saved: { title: 'Nom de page enregistré', description: 'Ta page a son adresse.' },
  failedName: failure('Le nom de page n’a pas pu être enregistré. Vérifie ta connexion et réessaie.'),
  giveUp: 'Rendre ce nom',
  givingUp: {
    title: 'Rendre ce nom ?',
    description:
      'Ta page disparaît aussitôt. Pendant un an, personne ne peut reprendre ce nom, toi non plus.',
    confirm: 'Le rendre',
  },
  gaveUp: { title: 'Nom rendu', description: 'Ta page a disparu.' },
  failedGiveUp: failure('Le nom n’a pas pu être rendu. Vérifie ta connexion et réessaie.'),
  shows: 'Elle montre',
  facts: {
    firstName: 'Prénom',
    streak: 'Flamme',
    activeDays: 'Jours actifs de la semaine',
    quests: 'Quêtes faites',
    badges: 'Badges',
    level: 'Niveau',
  },
  previewOf: (fact: PublicFact, preview: Preview): string => previews[fact](preview),
  indexed: 'Visible dans les moteurs de recherche',
  indexedLead: 'Désactivé : ta page demande aux moteurs de recherche de l’ignorer.',
  failed: failure('Ton choix n’a pas pu être enregistré. Vérifie ta connexion et réessaie.'),
  picture: 'L’aperçu d’un lien vers elle',
  pictureAlt: 'L’image de ta page, telle que les messageries et réseaux la montrent',
  pictureNote: 'Les messageries et réseaux peuvent garder cette image plus longtemps que nous.',
};

const previews: Readonly<Record<PublicFact, (preview: Preview) => string>> = {
  firstName: ({ firstName }) => firstName ?? 'Absent de ton profil',
  streak: ({ streak = 0 }) => counted(streak, 'jour', 'jours'),
  activeDays: ({ activeDays = [] }) => {
    const active = activeDays.filter((day) => day === 'active').length;
    return `${counted(active, 'jour', 'jours')}, sans les heures`;
  },
  quests: ({ quests = 0 }) => numberText(quests),
  badges: ({ badges = [] }) => (badges.length === 0 ? nothingYet : itemsText(badges.map(nameText))),
  level: ({ level }) => (level ? `${numberText(level.number)}, ${nameText(level.name)}` : nothingYet),
};
