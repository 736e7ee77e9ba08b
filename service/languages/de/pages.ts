import type { Translated } from '#domain/kernel/translated.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: Translated<typeof english> = {
  failed: {
    cancelled: {
      title: 'Anmeldung abgebrochen',
      message: 'Nichts hat sich geändert. Du kannst dich jederzeit anmelden.',
    },
    expired: {
      title: 'Diese Anmeldung ist abgelaufen',
      message: 'Es hat zu lange gedauert, oder sie wurde in einem anderen Tab beendet. Fang noch einmal an.',
    },
    unconfirmed: {
      title: 'Wir konnten nicht bestätigen, wer du bist',
      message: 'Die Antwort des Anmeldedienstes hat unsere Prüfung nicht bestanden. Fang noch einmal an.',
    },
    'no-email': {
      title: 'Wir brauchen deine E-Mail-Adresse',
      message: 'Der Anmeldedienst hat sie uns nicht gegeben. Erlaube es ihm oder nimm ein anderes Konto.',
    },
    unreachable: {
      title: 'Der Anmeldedienst antwortet nicht',
      message: 'Versuch es gleich noch einmal.',
    },
    misconfigured: {
      title: 'Die Anmeldung ist nicht richtig eingerichtet',
      message:
        'Wer diese Seite betreibt, muss ihre Einstellungen korrigieren. Mit deinem Konto ist alles in Ordnung.',
    },
    disconnected: {
      title: 'Diese Anmeldung ist ausgeschaltet',
      message:
        'Du hast sie hier von deinem Konto getrennt. Melde dich mit Passkey, E-Mail oder Wiederherstellungscode an; dort kannst du sie wieder verbinden.',
    },
    'join-stale': {
      title: 'Zeig zuerst, dass du es bist',
      message:
        'Deine letzte Anmeldung mit einem Passkey ist zu lange her, um einen weiteren Weg zu verbinden. Öffne „Privatsphäre“, dann „Passkeys und Wiederherstellungscodes“, und drück dort noch einmal auf die Schaltfläche. Nichts hat sich geändert.',
    },
    'join-unverified': {
      title: 'Deine Adresse ist nicht bestätigt',
      message:
        'Zwei Wege der Anmeldung lassen sich verbinden, wenn beide dieselbe Adresse bestätigt haben. Bestätige sie dort, wo du dich anmeldest, und versuch es noch einmal. Nichts hat sich geändert.',
    },
    'join-other-address': {
      title: 'Diese Konten haben verschiedene Adressen',
      message:
        'Zwei Wege der Anmeldung lassen sich verbinden, wenn beide dieselbe Adresse haben. Wähle das Konto mit der Adresse, die du hier hast, oder ändere sie dort. Nichts hat sich geändert.',
    },
    'join-taken': {
      title: 'Diese Anmeldung hat hier schon ein Konto',
      message:
        'Sie öffnet hier ein anderes Konto mit eigenen Daten, deshalb bleiben beide, wie sie sind. Willst du nur dieses nutzen: Melde dich dort an, nimm eine Kopie deiner Daten mit, lösch das andere Konto unter Privatsphäre und verbinde noch einmal.',
    },
    'join-second': {
      title: 'Dort ist schon ein anderes Konto verbunden',
      message: 'Trenn es zuerst, auf der Seite deiner Passkeys. Nichts hat sich geändert.',
    },
    'join-needs-passkey': {
      title: 'Melde dich mit einem Passkey an',
      message:
        'Dein Konto betreibt Rondel für andere, deshalb reicht eine E-Mail oder ein Code nicht, um einen weiteren Weg zu verbinden. Nichts hat sich geändert.',
    },
    other: 'Die Anmeldung ging nicht',
    goOn: 'Weiter',
    startAgain: 'Noch einmal anfangen',
    toStart: 'Zur Startseite',
  },
  signOut: {
    title: 'Abmelden?',
    text: 'Eine andere Seite hat dich hierhergebracht. Noch hat sich nichts geändert.',
    signOut: 'Abmelden',
    stay: 'Angemeldet bleiben',
  },
  recap: {
    title: 'Wochenrückblick abbestellen',
    question: 'Wochenrückblick abbestellen?',
    questionText:
      'Keine E-Mails mehr zu deinen Wochen. Deine Rückblicke bleiben in Rondel, und dort kannst du die E-Mail wieder wählen.',
    stop: 'E-Mail abbestellen',
    keep: 'Behalten',
    stoppedTitle: 'Wochenrückblick abbestellt',
    stopped: 'Erledigt. Keine Rückblicke mehr per E-Mail',
    stoppedText: 'Du kannst die E-Mail auf der Seite jedes Rückblicks wieder wählen.',
    unknownTitle: 'Unbekannter Link',
    unknown: 'Dieser Link ist nicht vollständig',
    unknownText:
      'Nichts hat sich geändert. Kopiere den ganzen Link aus der E-Mail oder schalte die E-Mail auf der Seite eines Rückblicks aus.',
    home: 'Zu Rondel',
  },
};
