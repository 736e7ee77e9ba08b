import { brand } from '#client/languages/fr/ui/ui-copy.ts';
import type { installCopy as english } from '#client/notices/install-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const installCopy: Translated<typeof english> = {
  label: 'L’app sur cet appareil',
  /** At most 48 characters each. */
  line: { press: `Installe ${brand} sur cet appareil.`, byHand: `Mets ${brand} sur ton écran d’accueil.` },
  install: 'Installer',
  how: 'Me montrer',
  notAgain: 'Ne plus le proposer',
  title: `${brand} sur ton écran d’accueil`,
  lead: 'Elle s’ouvre alors comme n’importe quelle app, et tes rappels peuvent t’atteindre ici.',
  steps: [
    'Touche Partager dans ton navigateur.',
    'Choisis Sur l’écran d’accueil, puis Ajouter.',
    `Ouvre ${brand} depuis ton écran d’accueil.`,
  ],
  gotIt: 'Compris',
};
