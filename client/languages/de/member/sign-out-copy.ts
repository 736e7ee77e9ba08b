import { numberText } from '#client/languages/de/lib/format/locale.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import type {
  signOutNotes as englishNotes,
  sharedDeviceCopy as englishShared,
  signOutCopy as englishSignOut,
  unsyncedCopy as englishUnsynced,
} from '#client/member/sign-out-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const signOutCopy: Translated<typeof englishSignOut> = {
  title: 'Abmelden und Gerät vergessen',
  description:
    'Dieses Gerät vergisst deine Häkchen, Entwürfe, ein laufendes Workout und Testergebnisse, die du nicht abgegeben hast. Alles, was schon bei uns ist, bleibt in deinem Konto.',
  confirm: 'Vergessen und abmelden',
  pending: 'Wird abgemeldet …',
  cleared: null,
  failed: {
    title: commonCopy.error,
    description:
      'Du bist offline, deshalb wurde nichts vergessen. Melde dich ab, wenn du wieder online bist.',
    variant: 'destructive',
  },
};

/** Under Sign Out. */
export const signOutNotes: Translated<typeof englishNotes> = {
  stays:
    'Deine Entwürfe und was noch nicht gesendet ist, bleiben auf diesem Gerät, verschlossen, bis du dich wieder anmeldest.',
  forgets: 'Dieses Gerät vergisst deine Entwürfe und alles andere, was es für dich aufbewahrt.',
};

export const sharedDeviceCopy: Translated<typeof englishShared> = {
  label: 'Dieses Gerät nutzen mehrere',
  description: 'Wenn du dich abmeldest, vergisst dieses Gerät alles, was es für dich aufbewahrt.',
};

/** Texts about data that only this device has, before it is forgotten. */
export const unsyncedCopy: Translated<typeof englishUnsynced> = {
  more: (count: number): string => `${numberText(count)} weitere`,
  unsent: (labels: readonly string[]): string =>
    `Noch nicht gesendet, und verloren, wenn du weitermachst: ${labels.join('; ')}.`,
  ticks: (count: number): string =>
    `Du verlierst vielleicht ${numberText(count)} Häkchen deiner täglichen Routine.`,
};
