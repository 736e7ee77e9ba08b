import type { Translated } from '#domain/kernel/translated.ts';
import type { signInPages as english } from '../en/sign-in-pages.ts';
import { plural } from './format.ts';

export const signInPages: Translated<typeof english> = {
  title: 'Anmelden',
  email: 'E-Mail',
  firstName: 'Vorname',
  continue: 'Weiter',
  cancel: 'Abbrechen',
  notNow: 'Nicht jetzt',
  done: 'Fertig',
  withoutScripts: 'Passkeys brauchen JavaScript. Die anderen Wege gehen auch ohne.',
  ways: {
    heading: 'Schön, dass du da bist',
    lead: 'Melde dich so an, wie du dein Handy oder deinen Computer entsperrst. Du musst dir kein Passwort merken.',
    usePasskey: 'Mit Passkey anmelden',
    otherDevice:
      'Dein Passkey liegt auf dem Gerät, auf dem du ihn erstellt hast. An einem anderen Computer wählst du dort „Smartphone verwenden“ und scannst damit den Code.',
    newHere: 'Neu hier?',
    byMail: 'Weiter per E-Mail',
    createAccount: 'Konto erstellen',
    mailNote:
      'Wir senden dir einen Link und einen Code. Das geht für ein neues Konto und auch, wenn dein Passkey gerade nicht da ist.',
    outside: (host: string) => `Mit ${host} anmelden`,
    lostDevice: 'Ich habe mein Gerät verloren',
    recoveryCode: 'Wiederherstellungscode',
    useRecovery: 'Mit diesem Code anmelden',
    recoveryNote:
      'Zehn davon hast du bekommen, als du deinen Passkey erstellt hast. Hast du keinen, frag die Leute, die diese Seite betreiben, nach einem Code.',
    givenCode: 'Ich habe einen Code bekommen',
    code: 'Code',
    justInstalled: 'Ich habe Rondel gerade installiert',
    firstCode: 'Erster Code, aus dem Log des Dienstes',
    yourEmail: 'Deine E-Mail',
    yourFirstName: 'Dein Vorname',
    becomeAdmin: 'Erstes Admin-Konto erstellen',
  },
  mailSent: {
    heading: 'Schau in deine E-Mails',
    lead: (email: string) =>
      `Wir haben einen Link und einen Code an ${email} gesendet. Öffne den Link in diesem Browser oder gib den Code hier ein. Es kann eine Minute dauern; sieh auch im Spam-Ordner nach.`,
    code: 'Code mit sechs Ziffern',
    otherWay: 'Anderer Weg',
  },
  mailLink: {
    heading: 'Fast da',
    lead: 'Ein Druck, und du bist drin.',
    elsewhereTitle: 'Öffne das auf deinem anderen Gerät',
    elsewhere:
      'Dieser Link gilt in dem Browser, in dem du danach gefragt hast. Geh dorthin zurück und gib den Code mit sechs Ziffern aus der E-Mail ein.',
    notYou: 'Hast du nicht nach einer E-Mail gefragt? Dann musst du nichts tun: Schließ diese Seite.',
  },
  creation: {
    title: 'Passkey erstellen',
    heading: 'Erstelle deinen Passkey',
    otherHeading: 'Ein Passkey für dieses Gerät?',
    why: 'Ein Passkey ist ein Schlüssel, den dein Gerät für dich aufbewahrt. Du nutzt ihn mit deinem Fingerabdruck, deinem Gesicht oder der PIN des Geräts. Nichts davon verlässt das Gerät, und bei uns gibt es nichts, was sich erraten oder stehlen lässt.',
    otherWhy: 'Mit einem Passkey auf diesem Gerät brauchst du hier keine E-Mail und keinen Code mehr.',
    create: 'Passkey erstellen',
    note: 'Handy, Computer, Passwort-Manager oder Sicherheitsschlüssel: Dein Gerät fragt dich, wo er liegen soll.',
    asMember: 'Du bist als Mitglied dabei',
  },
  recovery: {
    title: 'Deine Wiederherstellungscodes',
    heading: 'Für den Tag, an dem du dein Gerät verlierst',
    lead: 'Mit jedem dieser Codes meldest du dich einmal an, ohne deinen Passkey. Schreib sie auf oder druck diese Seite und bewahre sie bei deinen Papieren auf. Wir zeigen sie nur jetzt.',
    kept: 'Ich habe sie aufbewahrt',
  },
  passkeys: {
    title: 'Deine Passkeys',
    lead: (email: string) => `Damit kommst du in das Konto von ${email}.`,
    add: 'Passkey für dieses Gerät hinzufügen',
    codes: 'Wiederherstellungscodes',
    left: (count: number) =>
      count === 0
        ? 'Du hast keine Wiederherstellungscodes.'
        : `Du hast noch ${plural(count, { one: 'einen', other: String(count) })} davon.`,
    replaced: 'Neue ersetzen sie.',
    newCodes: 'Neue Wiederherstellungscodes',
    synced: 'Liegt in deinem Passwort-Manager',
    onOneDevice: 'Liegt auf einem Gerät',
    rename: 'Umbenennen',
    renameNamed: (name: string) => `${name} umbenennen`,
    remove: 'Entfernen',
    removeNamed: (name: string) => `${name} entfernen`,
    removeLead:
      'Mit diesem Passkey kommst du dann nicht mehr hinein. Du kannst das Gerät jederzeit wieder hinzufügen.',
  },
  problems: {
    'passkey-refused': 'Das ging nicht. Versuch es noch einmal oder wähle unten einen anderen Weg.',
    'unknown-passkey':
      'Diesen Passkey kennen wir nicht. Vielleicht wurde er entfernt oder gehört zu einem anderen Konto. Wähle unten einen anderen Weg.',
    'address-lost':
      'Der Passkey stimmt, aber die Adresse deines Kontos ging verloren. Bestätige unten deine Adresse mit einer E-Mail oder einem Code und nimm dann noch einmal den Passkey.',
    'passkey-copied':
      'Dieser Passkey scheint kopiert worden zu sein, deshalb nehmen wir ihn nicht an. Melde dich auf einem anderen Weg an und entferne ihn in deinem Profil.',
    'other-origin': 'Diese Seite ist unter einer anderen Adresse geöffnet als Rondel.',
    'wrong-code': 'Dieser Code ist falsch oder zu alt. Prüf ihn oder frag nach einem neuen.',
    'wrong-recovery-code':
      'Dieser Wiederherstellungscode ist falsch oder schon benutzt. Jeder gilt einmal; prüf ihn oder nimm einen anderen.',
    'wrong-first-code':
      'Dieser Code ist falsch, oder es gibt schon ein erstes Admin-Konto. Der Dienst schreibt den Code beim Start in sein Log.',
    'no-mail': 'Diese Seite sendet keine E-Mails. Wähle einen anderen Weg.',
    'wrong-email': 'Gib eine gültige E-Mail-Adresse ein.',
    'needs-passkey':
      'Dieses Konto betreibt Rondel für andere, deshalb reicht eine E-Mail nicht, um ihm einen Passkey hinzuzufügen. Nimm einen seiner Passkeys oder einen Wiederherstellungscode.',
    'join-stale':
      'Deine letzte Anmeldung dort ist zu lange her oder war in einem anderen Browser. Fang auf der Seite deines Kontos noch einmal an.',
    'join-needs-proof':
      'Dieses Konto betreibt Rondel für andere. Melde dich dort zuerst mit deinem zweiten Faktor an und füg dann einen Passkey hinzu.',
    'address-taken':
      'Diese Adresse gehört hier schon zu einem anderen Konto mit Passkeys, deshalb bleiben beide, wie sie sind. Willst du nur eins nutzen, nimm im anderen eine Kopie deiner Daten mit und lösch es unter Privatsphäre. Fang dann hier noch einmal an.',
  },
  wait: 'Einen Moment Geduld',
  expired: {
    title: 'Diese Anmeldung ist abgelaufen',
    text: 'Es hat zu lange gedauert oder in einem anderen Browser oder Fenster begonnen.',
  },
  joining: {
    offer: {
      title: 'Passkey hinzufügen',
      heading: 'Ein Passkey für dein Konto',
      text: (host: string, email: string) =>
        `Du bist bei ${host} als ${email} angemeldet. Mit einem Passkey kommst du auch ohne ${host} hinein, in dasselbe Konto mit denselben Daten.`,
      button: 'Weiter',
      cancel: 'Nicht jetzt',
    },
    heading: 'Ein weiterer Weg hinein',
    connected: (host: string) => `Auch ${host} meldet dich an, in diesem selben Konto.`,
    connectedEarlier: 'Ein früherer Anmeldedienst ist noch mit diesem Konto verbunden.',
    disconnect: (host: string) => `${host} trennen`,
    disconnectEarlier: 'Trennen',
    connectText: (host: string) =>
      `Dein Konto bei ${host} kann dich auch hier hineinlassen. Beide brauchen dieselbe bestätigte Adresse, und du meldest dich als Nächstes dort an.`,
    connect: (host: string) => `${host} verbinden`,
    confirmFirst: (host: string) => `Um ${host} zu verbinden, bestätige zuerst deine Adresse.`,
  },
  confirming: {
    heading: 'Bestätige deine Adresse',
    byCode: 'Die Leute, die diese Seite betreiben, können dir einen Code dafür geben.',
    code: 'Code',
    confirm: 'Mit diesem Code bestätigen',
    byMail: 'E-Mail senden',
    whereToType:
      'Hast du hier schon einen Passkey? Gib zuerst den Code ein, und wähle dann „Ich habe hier schon einen Passkey“.',
    before:
      'Hast du hier schon ein Konto mit dieser Adresse eröffnet? Sein Passkey bestätigt, dass es deines ist.',
    useBefore: 'Ich habe hier schon einen Passkey',
    later:
      'Noch hat nichts deine Adresse bestätigt. Wenn Rondel dich auf den Zugang warten lässt, bitte die Leute, die diese Seite betreiben, um einen Code, und gib ihn auf der Anmeldeseite unter „Ich habe einen Code bekommen“ ein.',
  },
};
