import { brand } from '#client/languages/de/ui/ui-copy.ts';

export type PolicySection = { readonly title: string; readonly paragraphs: readonly string[] };

/** In plain words, and nothing that the product does not do. */
export const policySections: readonly PolicySection[] = [
  {
    title: 'Was wir speichern',
    paragraphs: [
      'Von deiner Anmeldung: deine E-Mail-Adresse, dazu Name und Bild, wenn dein Anbieter sie mitgibt.',
      'Von dir: dein Profil mit Alter, Geschlecht, Größe, Gewicht, Geräten, Verletzungen, dem Grund deiner Pausen und deiner Zeitzone, deine Körpermaße, deine Ziele und deine Einstellungen.',
      'Von deinem Browser, bei jeder Anmeldung: wann, wann du sie zuletzt genutzt hast und welche Art Browser es ist, etwa Firefox unter Windows, damit du siehst, wo du angemeldet bist. Wir löschen es, wenn du dich abmeldest.',
      'Von jedem Gerät, für das du Erinnerungen einschaltest: die Adresse, unter der sein Browser Nachrichten annimmt, Schlüssel, um sie zu verschlüsseln, seine Art und den Tag, an dem du es hinzugefügt hast. Außerdem, welche Erinnerungen wir dir wann und warum gesendet haben, damit du es nachsehen kannst. Du kannst ein Gerät jederzeit unter Mitteilungen entfernen.',
      'Von jedem Zugangsschlüssel, den du unter Integrationen erstellst: den Namen, den du ihm gibst, was er darf, wann du ihn erstellt hast, wann er endet, an welchem Tag er zuletzt genutzt wurde und was er geändert hat. Vom Schlüssel selbst behalten wir keine Kopie, nur einen Fingerabdruck, der nichts öffnet.',
      'Von jedem Webhook, den du unter Integrationen hinzufügst: seine Adresse, wovon er erfährt, wann wir ihn zuletzt aufgerufen haben und was er geantwortet hat. Sein Geheimnis zum Signieren wird nirgends gespeichert.',
      'Von dir, wenn du sagst, wie es dir geht: deine Energie, deine Stimmung und wo es zwickt, jeweils mit Datum. Du kannst es dort, wo du es gesagt hast, wieder löschen.',
      'Aus anderen Apps, wenn du deinen Verlauf mitbringst: Workouts, Sätze, Gewichte und die Namen der Dateien. Die Dateien selbst bleiben auf deinem Gerät.',
      'Von dem, was du hier machst: Programme, Workouts, tägliche Routinen, Quests und Fitnesstests, jeweils mit Datum. Wer ohne Konto nach Beta-Zugang fragt, hinterlässt eine E-Mail-Adresse.',
    ],
  },
  {
    title: 'Wofür wir es nutzen',
    paragraphs: [
      'Um dein Programm zu bauen, Workouts und Quests zu wählen, die zu dir passen, deine Serie und Punkte zu zählen und dir zu zeigen, wie weit du gekommen bist. Jede Zahl entsteht nach festen Regeln. Kein fremdes Modell sieht deine Daten, außer du verbindest selbst einen Assistenten.',
      'Wir nutzen sie nicht für Werbung, und wir verkaufen sie nicht.',
    ],
  },
  {
    title: 'Wie wir es schützen',
    paragraphs: [
      'Dein Verlauf ist eine Liste dessen, was passiert ist. Darin sind dein Name und deine Adresse, dein Körper und deine Gesundheit, die Größe deiner Ziele und was du schreibst verschlüsselt (AES-256), mit einem Schlüssel, der nur dir gehört. Damit deine Seiten sofort aufgehen, bewahrt der Dienst das, was sie zeigen, auch in seiner Datenbank auf, verschlüsselt mit demselben Schlüssel.',
      'Auch alles zwischen dir und dem Dienst ist verschlüsselt.',
    ],
  },
  {
    title: 'Wer es sieht',
    paragraphs: [
      'Du. Die Admins der Beta sehen Anfragen nach Zugang, mit der Adresse und ihren eigenen Notizen. Müssen sie in deine Daten sehen, geben sie einen Grund an, und wir halten fest, dass sie hineingesehen haben.',
      'Erinnerungen laufen über den Push-Dienst der Firma, von der dein Browser kommt, etwa Apple, Google, Microsoft oder Mozilla. Er erfährt, wann eine Erinnerung kommt, wie dringend sie ist, welcher Art sie ist, etwa Serie, und dass sie von dieser Seite kommt. Den Text kann er nicht lesen, denn der ist nur für deinen Browser verschlüsselt. Keine Erinnerung zeigt Gesundheitsdaten. Schaltest du keine ein, ist kein Push-Dienst beteiligt.',
      'Deine eigenen Programme, Geräte und Assistenten sehen, was du erlaubst, wenn du „Integrationen von Dritten“ einschaltest und einen Zugangsschlüssel dafür erstellst. Was sie damit tun, ist eine Sache zwischen dir und ihnen. Schaltest du es aus oder widerrufst den Schlüssel, sehen sie nichts mehr. Ein Webhook sendet Kennungen und Zahlen an die Adresse, die du angegeben hast, und mehr nur dort, wo du es erlaubt hast.',
      'Buddys, die du eingeladen hast, sehen deinen Vornamen, dein Bild, deine Serie, an welchen Tagen der Woche du aktiv warst, wie viele Quests du geschafft hast und deine Erfolge, wenn du „Fortschritt mit Buddys teilen“ einschaltest. In einem Kreis sehen die anderen deinen Vornamen und eine gemeinsame Zahl für alle. Schaltest du es aus, sehen sie sofort nichts mehr. Meldest du eine Person, lesen Admins, was du schreibst.',
      'Alle, die die Adresse haben, sehen deine öffentliche Seite, wenn du „Öffentliches Profil“ einschaltest und einen Namen wählst. Sie zeigt die Angaben, die du wählst, und sonst nichts, und sie ist weg, wenn du sie ausschaltest. Andere Seiten behalten vielleicht, was sie davon kopiert haben.',
      `${brand} lädt keine Skripte, Schriften oder Analysedienste von anderen und gibt ohne deine ausdrückliche Zustimmung nichts an Dritte.`,
    ],
  },
  {
    title: 'Auf deinem Gerät',
    paragraphs: [
      'Ein Cookie hält deine Anmeldung, eins deine Zeitzone und, wenn du eins wählst, eins dein Design. Die App speichert außerdem einige Daten in diesem Browser, etwa ein begonnenes Workout und was noch nicht gesendet werden konnte. Sie sind verschlüsselt (AES-256), mit einem Schlüssel, den du nur bekommst, solange du angemeldet bist, und den kein Gerät speichert. Meldest du dich ab oder läuft deine Anmeldung aus, sind sie hier nicht lesbar, bis du dich wieder anmeldest.',
      'Was du vor der Anmeldung ausfüllst, bleibt unverschlüsselt in diesem Tab, bis du dich anmeldest oder ihn schließt. Löschst du deine Daten, vergisst dich auch das Gerät, auf dem du es tust. „Abmelden und Gerät vergessen“ in deinem Profil tut dasselbe, und auf einem Gerät, das mehrere nutzen, tut es jedes Abmelden.',
    ],
  },
  {
    title: 'Was du tun kannst',
    paragraphs: [
      'Die Schalter auf dieser Seite entscheiden, was wir nutzen. Du kannst dein Profil jederzeit ändern und alles über dich als Datei herunterladen.',
      '„Alle Daten löschen“ entfernt alles, was du uns hier gesagt und eingetragen hast, und vernichtet den Schlüssel dazu. Dein Konto und dein Beta-Zugang bleiben. „Konto löschen“ entfernt auch diese. Wir behalten einen Vermerk, dass etwas gelöscht wurde, aber nicht, was es war: deine Kontonummer, die Tage, an denen du hier etwas gemacht hast, und wie viele Einträge jeder hatte, damit sich kein Verlauf unbemerkt entfernen lässt, dass Admins in deine Daten gesehen haben, falls es so war, und dass ein Seitenname ein Jahr lang gesperrt ist, ohne den Namen. Kopien in Sicherungen sind ohne den Schlüssel nicht lesbar, und die Sicherungen selbst sind nach 30 Tagen weg.',
      'Eine Anfrage nach Beta-Zugang, die abgelehnt oder nie beantwortet wurde, löschen wir nach 180 Tagen.',
    ],
  },
  {
    title: 'Zu dieser Übersetzung',
    paragraphs: ['Das ist eine Übersetzung. Verbindlich ist der englische Text.'],
  },
];
