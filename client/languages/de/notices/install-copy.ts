import { brand } from '#client/languages/de/ui/ui-copy.ts';
import type { installCopy as english } from '#client/notices/install-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const installCopy: Translated<typeof english> = {
  label: 'Die App auf diesem Gerät',
  /** At most 48 characters each. */
  line: {
    press: `${brand} gibt es als App für dieses Gerät.`,
    byHand: `${brand} passt auf deinen Home-Bildschirm.`,
  },
  install: 'Installieren',
  how: 'So geht’s',
  notAgain: 'Nicht mehr anbieten',
  title: `${brand} auf deinem Home-Bildschirm`,
  lead: 'Dann öffnet es sich wie jede App, und Erinnerungen erreichen dich auf diesem Gerät.',
  steps: [
    'Tippe in deinem Browser auf „Teilen“.',
    'Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.',
    `Öffne ${brand} von deinem Home-Bildschirm.`,
  ],
  gotIt: 'Alles klar',
};
