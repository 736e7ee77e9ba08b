import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
import type {
  signOutNotes as englishNotes,
  sharedDeviceCopy as englishShared,
  signOutCopy as englishSignOut,
  unsyncedCopy as englishUnsynced,
} from '#client/member/sign-out-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

// Every screen needs these texts, so they are not loaded with those of the profile.

export const signOutCopy: Translated<typeof englishSignOut> = {
  title: 'Se déconnecter et oublier cet appareil',
  description:
    'Cet appareil oublie tes coches, tes brouillons, une séance en cours et les résultats de bilan pas encore envoyés. Tout ce qu’on a déjà reçu reste dans ton compte.',
  confirm: 'Oublier et se déconnecter',
  pending: 'Déconnexion...',
  cleared: null,
  failed: {
    title: commonCopy.error,
    description: 'Tu es hors ligne, rien n’a donc été oublié. Déconnecte-toi quand la connexion revient.',
    variant: 'destructive',
  },
};

/** Under Sign Out. */
export const signOutNotes: Translated<typeof englishNotes> = {
  stays:
    'Tes brouillons et ce qui n’est pas encore envoyé restent sur cet appareil, verrouillés jusqu’à ta prochaine connexion.',
  forgets: 'Cet appareil oublie tes brouillons et tout ce qu’il garde pour toi.',
};

export const sharedDeviceCopy: Translated<typeof englishShared> = {
  label: 'Cet appareil est partagé',
  description: 'Quand tu te déconnectes, cet appareil oublie tout ce qu’il garde pour toi.',
};

/** Texts about data that only this device has, before it is forgotten. */
export const unsyncedCopy: Translated<typeof englishUnsynced> = {
  more: (count: number): string => `${numberText(count)} de plus`,
  unsent: (labels: readonly string[]): string =>
    `Pas encore envoyé, et perdu si tu continues : ${labels.join(' ; ')}.`,
  ticks: (count: number): string =>
    `Tu risques de perdre ${counted(count, 'coche', 'coches')} de ta routine quotidienne.`,
};
