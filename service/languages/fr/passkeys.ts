import type { Translated } from '#domain/kernel/translated.ts';
import type { passkeys as english } from '../en/passkeys.ts';

/** More texts of the built-in sign-in, and of the pages that connect it with a provider. */
export const passkeys: Translated<typeof english> = {
  script: {
    unknown: 'Ce navigateur ne connaît pas les clés d’accès. Choisis un autre moyen, ou un autre navigateur.',
    expired: 'C’était trop long. Recommence.',
    unreachable: 'On est injoignables en ce moment. Réessaie.',
    known: 'Cet appareil a déjà une clé d’accès pour ton compte.',
    otherAddress:
      'Les clés d’accès ne marchent pas à l’adresse {origin}. Les personnes qui gèrent ce site doivent corriger son adresse.',
    failed:
      'Ça n’a pas marché, ou c’est annulé. Rien n’a changé. Tu peux réessayer, ou choisir un autre moyen.',
  },
  moved: (before: string) =>
    `Ce site se trouvait avant à l’adresse ${before}. Une clé d’accès de là-bas ne marche pas ici : choisis un autre moyen ci-dessous, et crées-en une nouvelle.`,
  yourAddress: 'ton adresse',
  otherOrigin: (here: string, ours: string) =>
    `Cette page est ouverte à l’adresse ${here}, mais les clés d’accès de Rondel ne marchent qu’à l’adresse ${ours}. Ouvre ${ours} et réessaie.`,
  lostDevice:
    'Tu as perdu un appareil ? Retire sa clé d’accès ici, appuie sur « Terminé », et déconnecte tes autres appareils dans la liste sous Confidentialité.',
  next: {
    title: 'Encore une étape',
    text: (host: string) => `Connecte-toi maintenant chez ${host}, avec le compte qui a la même adresse.`,
    button: (host: string) => `Se connecter chez ${host}`,
    later: 'Pas maintenant',
  },
  connected: {
    title: 'C’est rattaché',
    text: 'Tu peux désormais te connecter des deux façons, et c’est le même compte.',
  },
};
