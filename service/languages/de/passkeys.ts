import type { Translated } from '#domain/kernel/translated.ts';
import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: Translated<typeof english> = {
  script: {
    unknown: 'Dieser Browser kennt keine Passkeys. Wähle einen anderen Weg oder einen anderen Browser.',
    expired: 'Das hat zu lange gedauert. Fang noch einmal an.',
    unreachable: 'Wir sind gerade nicht zu erreichen. Versuch es noch einmal.',
    known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    otherAddress:
      'Unter {origin} funktionieren Passkeys nicht. Wer diese Seite betreibt, muss ihre Adresse korrigieren.',
    failed:
      'Das ging nicht oder wurde abgebrochen. Nichts hat sich geändert. Versuch es noch einmal oder wähle einen anderen Weg.',
  },
  moved: (before: string) =>
    `Diese Seite war vorher unter ${before}. Ein Passkey von dort gilt hier nicht: Wähle unten einen anderen Weg und erstelle einen neuen.`,
  yourAddress: 'deine Adresse',
  otherOrigin: (here: string, ours: string) =>
    `Diese Seite ist unter ${here} geöffnet, aber Passkeys von Rondel gelten nur unter ${ours}. Öffne ${ours} und versuch es noch einmal.`,
  lostDevice:
    'Hast du ein Gerät verloren? Entferne hier seinen Passkey, drück „Fertig“ und melde deine anderen Geräte in der Liste unter Privatsphäre ab.',
  next: {
    title: 'Noch ein Schritt',
    text: (host: string) => `Melde dich jetzt bei ${host} an, mit dem Konto, das dieselbe Adresse hat.`,
    button: (host: string) => `Bei ${host} anmelden`,
    later: 'Nicht jetzt',
  },
  connected: {
    title: 'Verbunden',
    text: 'Ab jetzt kannst du dich auf beiden Wegen anmelden, und es ist dasselbe Konto.',
  },
};
