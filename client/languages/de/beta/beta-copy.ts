import type { betaCopy as english } from '#client/beta/beta-copy.ts';
import { brand } from '#client/languages/de/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const betaCopy: Translated<typeof english> = {
  signOut: 'Abmelden',
  privateBeta: `${brand} ist in der geschlossenen Beta.`,
  betaAccessRequired: 'Beta-Zugang nötig',
  noAccessLead: (email: string | null): string =>
    `Du bist ${email ? `als ${email} ` : ''}angemeldet. Frag nach deinem Platz: Jede Anfrage liest ein Mensch.`,
  unconfirmed: {
    title: 'Bestätige zuerst deine Adresse',
    lead: (email: string | null): string =>
      `${email ?? 'Deine Adresse'} ist noch nicht bestätigt, deshalb lässt dich auch eine Zusage noch nicht rein.`,
    byMail:
      'Melde dich noch einmal mit deinem Passkey an: Dort schicken wir dir eine Mail, die sie bestätigt.',
    byCode:
      'Bitte die Leute, die diese Seite betreiben, um einen Code. Melde dich dann noch einmal mit deinem Passkey an und gib ihn dort ein.',
    button: 'Adresse bestätigen',
  },
  onTheStartList: 'Du stehst auf der Startliste.',
  readByAPerson: (email: string | null): string =>
    `Ein Mensch liest deine Anfrage und antwortet in 1–\u20602 Werktagen${email ? ` an ${email}` : ''}.`,
  notThisTime: 'Diesmal noch nicht.',
  notThisTimeLead: 'Wir haben gerade keinen Platz für dich. Das sagt nichts über dich.',
  theySaid: 'Von der Person, die sie gelesen hat:',
  askAgainFrom: (date: string): string => `Ab ${date} kannst du wieder anfragen.`,
  askAgainNow: 'Du kannst jetzt wieder anfragen.',
  questions: 'Fragen? Schreib an',
  youAreIn: 'Du bist dabei.',
  youAreInLead: 'Dein Platz ist frei. Setz dir ein Ziel und dreh am Rad.',
  comeIn: 'Komm rein',
  whereYouStand: 'So steht es um deine Anfrage',
  stations: [
    { name: 'Angefragt', note: 'Eine E-Mail-Adresse' },
    { name: 'Wird gelesen', note: '1–\u20602 Werktage' },
    { name: 'Dabei', note: 'Wir öffnen die Tür' },
  ],
  checkedJustNow: 'Noch nicht. Gerade nachgesehen, du kannst diese Seite schließen.',
  aDay: `Ein Tag mit ${brand}`,
  sample: 'Beispiel',
  sampleWheel: 'Ein Beispiel des Quest-Rads',
  points: 'Punkte',
  sampleQuests: [
    'Liegestütz-Pyramide',
    '50 Kniebeugen',
    'Treppen\u00ADsprints',
    'Mobility-Flow',
    'Box-Atmung',
    'Glückstag',
    'Plank-Leiter',
    'Ausfall\u00ADschritte',
  ],
  sampleDay: [
    { time: '07:10', title: 'Drehung, 8 Minuten', lead: 'Liegestütz-Pyramide in der Küche' },
    { time: '07:18', title: 'Tag 1 deiner Serie', lead: 'Ein kleiner Sieg, und der Tag zählt' },
    { time: '18:30', title: 'Ganzkörper-Burn', lead: '30 min, ohne Geräte' },
  ],
  approvedInTheMeantime: 'Inzwischen zugelassen?',
  checkAgain: 'Noch mal prüfen',
  withoutAccess: 'Ohne Zugang',
  help: 'Hilfe',
  privacy: 'Datenschutz',
  contact: 'Kontakt',
  approvalTime: 'Die Zusage dauert 1–\u20602 Werktage.',
  alreadyHaveAccessSignIn: 'Schon Zugang? Anmelden',
  email: 'E-Mail',
  emailPlaceholder: 'du@example.com',
  submitting: 'Wird gesendet …',
  requestBetaAccess: 'Beta-Zugang anfragen',
  alreadyHaveAccess: 'Schon Zugang?',
  signInHere: 'Hier anmelden',
  tooFast: 'Nicht so schnell',
  failed: 'Da ist etwas schiefgegangen. Versuch es noch einmal.',
  alreadySubmitted: {
    title: 'Schon angefragt',
    description: 'Diese E-Mail steht schon auf unserer Beta-Liste.',
  },
  submitted: {
    title: 'Anfrage gesendet',
    description: 'Danke dir. Wir sehen sie uns an und melden uns bald.',
  },
  invalidEmail: { title: 'Ungültige E-Mail', description: 'Gib eine gültige E-Mail-Adresse ein.' },
};
