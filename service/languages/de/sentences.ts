import type { Sentences } from '../en/sentences.ts';
import { plural } from './format.ts';

/** `3 Tage`, of a number that arrives as text. */
const days = (count: string): string => `${count} ${plural(Number(count), { one: 'Tag', other: 'Tage' })}`;
/** After a preposition: `3 Tagen`. */
const ofDays = (count: string): string => `${count} ${plural(Number(count), { one: 'Tag', other: 'Tagen' })}`;
const letters = (count: string): string => `${count} Zeichen`;

export const sentences: Sentences = {
  'Something went wrong. Please try again.': 'Da ist etwas schiefgegangen. Versuch es noch einmal.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The service is not available at the moment. Please try again.':
    'Der Dienst ist gerade nicht verfügbar. Versuch es noch einmal.',
  'This was changed at the same moment. Please try again.':
    'Das wurde im selben Moment geändert. Versuch es noch einmal.',
  'This was changed in the meantime. Please reload and try again.':
    'Das wurde inzwischen geändert. Lade neu und versuch es noch einmal.',
  'We could not tell whether this was saved. Please try again.':
    'Wir wissen nicht, ob das gespeichert wurde. Versuch es noch einmal.',
  'Please send JSON.': 'Sende JSON.',
  'The request could not be read.': 'Die Anfrage ließ sich nicht lesen.',
  'The request took too long to arrive. Please try again.':
    'Die Anfrage war zu lange unterwegs. Versuch es noch einmal.',
  'This request came from another site.': 'Diese Anfrage kam von einer anderen Seite.',
  'There is nothing here.': 'Hier ist nichts.',
  'You are signed in as somebody else in another tab. Please reload.':
    'In einem anderen Tab ist ein anderes Konto angemeldet. Lade neu.',
  "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.":
    'Du hast alle deine Daten gelöscht, nachdem du das hier gespeichert hast. Deshalb kam es nicht dazu. Gib es noch einmal ein, wenn du es behalten willst.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  'Rondel is getting ready. Please try again in a moment.':
    'Rondel macht sich bereit. Versuch es gleich noch einmal.',
  'This took too long. Please try again.': 'Das hat zu lange gedauert. Versuch es noch einmal.',
  'The request holds characters or numbers that cannot be kept.':
    'Die Anfrage enthält Zeichen oder Zahlen, die sich nicht speichern lassen.',
  'Please sign in again, to show that it is you.':
    'Melde dich noch einmal an, um zu zeigen, dass du es bist.',
  'Please sign in first.': 'Melde dich zuerst an.',
  'This account was deleted.': 'Dieses Konto wurde gelöscht.',
  'Signing in starts in a window, not inside another page.':
    'Die Anmeldung beginnt in einem Fenster, nicht in einer anderen Seite.',
  "'{field}' is not valid: {rule}. Please correct it and send it again.":
    '„{field}“ ist nicht gültig: {rule}. Korrigiere es und sende es noch einmal.',
  'The request is not valid: {rule}. Please correct it and send it again.':
    'Die Anfrage ist nicht gültig: {rule}. Korrigiere sie und sende sie noch einmal.',
  'it must be a text': 'Es muss ein Text sein',
  'it must be a number': 'Es muss eine Zahl sein',
  'it must be a whole number': 'Es muss eine ganze Zahl sein',
  'it must be true or false': 'Es muss true oder false sein',
  'it must be a list': 'Es muss eine Liste sein',
  'it must be an object with fields': 'Es muss ein Objekt mit Feldern sein',
  'it must be null': 'Es muss null sein',
  'it must be of another type': 'Es muss von anderer Art sein',
  'it must have more than {least} characters': 'Es muss mehr als {least} Zeichen haben',
  'it must have at least {least} characters': 'Es muss mindestens {least} Zeichen haben',
  'it must have less than {most} characters': 'Es muss weniger als {most} Zeichen haben',
  'it must have at most {most} characters': 'Es darf höchstens {most} Zeichen haben',
  'it must have more than {least} entries': 'Es muss mehr als {least} Einträge haben',
  'it must have at least {least} entries': 'Es muss mindestens {least} Einträge haben',
  'it must have less than {most} entries': 'Es muss weniger als {most} Einträge haben',
  'it must have at most {most} entries': 'Es darf höchstens {most} Einträge haben',
  'it must be more than {least}': 'Es muss mehr als {least} sein',
  'it must be at least {least}': 'Es muss mindestens {least} sein',
  'it must be less than {most}': 'Es muss weniger als {most} sein',
  'it must be at most {most}': 'Es darf höchstens {most} sein',
  'it must be a multiple of {divisor}': 'Es muss ein Vielfaches von {divisor} sein',
  'it must be one of {choices}': 'Es muss eins von diesen sein: {choices}',
  'it has fields that are not known: {fields}': 'Es hat unbekannte Felder: {fields}',
  'it must be a moment in UTC, written like 2026-01-31T07:00:00Z':
    'Es muss ein Zeitpunkt in UTC sein, geschrieben wie 2026-01-31T07:00:00Z',
  'it must be a date, written like 2026-01-31': 'Es muss ein Datum sein, geschrieben wie 2026-01-31',
  'it must be a time of day, written like 07:30': 'Es muss eine Uhrzeit sein, geschrieben wie 07:30',
  'it must be an email address': 'Es muss eine E-Mail-Adresse sein',
  'it must be a web address': 'Es muss eine Webadresse sein',
  'it must be a UUID': 'Es muss eine UUID sein',
  'it must be written as /api/docs says': 'Es muss so geschrieben sein, wie /api/docs es sagt',
  'it fits none of the forms that are allowed': 'Es passt zu keiner der erlaubten Formen',
  'one of its entries is not allowed': 'Einer der Einträge ist nicht erlaubt',
  'it must be a date that exists': 'Es muss ein Datum sein, das es gibt',
  'it must be a date that exists, written YYYY-MM-DD':
    'Es muss ein Datum sein, das es gibt, geschrieben als JJJJ-MM-TT',
  'it must be a week that exists': 'Es muss eine Woche sein, die es gibt',
  'it must be a week that exists, written 2026-W47':
    'Es muss eine Woche sein, die es gibt, geschrieben wie 2026-W47',
  'it must be a month, written YYYY-MM': 'Es muss ein Monat sein, geschrieben als JJJJ-MM',
  'it must be a time such as 19:30': 'Es muss eine Uhrzeit sein, etwa 19:30',
  'it must be a moment in the years 1970 to 9998': 'Es muss ein Zeitpunkt in den Jahren 1970 bis 9998 sein',
  'it must be a place in the list': 'Es muss eine Stelle in der Liste sein',
  'it must be the `next` of a page': 'Es muss das `next` einer Seite sein',
  'it must be the digest of a preview': 'Es muss die Prüfsumme einer Vorschau sein',

  'Beta access required': 'Beta-Zugang nötig',
  'Admin access required': 'Nur für Admins',
  'Please enter a valid email address.': 'Gib eine gültige E-Mail-Adresse ein.',
  'We said not this time. You can ask again from {date}.':
    'Diesmal hat es nicht geklappt. Ab {date} kannst du wieder anfragen.',
  'This email is already on our beta list.': 'Diese E-Mail steht schon auf unserer Beta-Liste.',
  'This request is not old enough to expire.': 'Diese Anfrage ist noch nicht alt genug, um abzulaufen.',
  'There is no such beta request.': 'Diese Beta-Anfrage gibt es nicht.',
  'This request is not approved.': 'Diese Anfrage ist nicht zugelassen.',
  'This request is already {status}.': 'Diese Anfrage ist schon {status}.',
  'This request is {status}.': 'Diese Anfrage ist {status}.',

  'Please enter a valid {field}.': 'Gib einen gültigen Wert ein: {field}.',
  'Please describe injuries in at most 500 characters.': 'Beschreib Verletzungen in höchstens 500 Zeichen.',
  'Please choose a body fat target from {least} to {most} %.':
    'Wähle ein Körperfett-Ziel von {least} bis {most}\u00a0%.',
  'One of these is not an exercise of our workouts. Please choose from the list.':
    'Eine davon ist keine Übung unserer Workouts. Wähle aus der Liste.',
  'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.':
    'Diesen Look des Rads gibt es erst ab einem höheren Level, deshalb hat sich nichts geändert. Wähle einen anderen.',
  'This equipment is not on our list, so nothing was changed. Please choose from the list.':
    'Dieses Gerät steht nicht auf unserer Liste, deshalb hat sich nichts geändert. Wähle aus der Liste.',
  'This time zone is not known.': 'Diese Zeitzone ist nicht bekannt.',
  'This time zone is not known, so its days cannot be shown. Choose another one.':
    'Diese Zeitzone ist nicht bekannt, deshalb lassen sich ihre Tage nicht zeigen. Wähle eine andere.',
  'A time zone can be corrected for the past only.':
    'Eine Zeitzone lässt sich nur für die Vergangenheit korrigieren.',
  'You have changed your time zone very often. Please try again tomorrow.':
    'Du hast deine Zeitzone sehr oft geändert. Versuch es morgen noch einmal.',
  'There is no such language here, so nothing was changed. Please choose from the list.':
    'Diese Sprache gibt es hier nicht, deshalb hat sich nichts geändert. Wähle aus der Liste.',

  'Your skip tokens are used automatically.': 'Deine Joker werden automatisch eingesetzt.',
  'A skip token can be used for yesterday only.': 'Ein Joker geht nur für gestern.',
  'You did not miss yesterday.': 'Gestern hast du nicht verpasst.',
  'Your streak ended before yesterday. A skip token cannot save it.':
    'Deine Serie ist schon vor gestern zu Ende gegangen. Ein Joker kann sie nicht retten.',
  'No skip tokens. Earn one every {days} active days.':
    'Keine Joker. Alle {days} aktiven Tage bekommst du einen.',
  'A pause can end today or later. The days before stay paused.':
    'Eine Pause kann heute oder später enden. Die Tage davor bleiben pausiert.',
  'A pause ends on its first day or later. Choose a later last day.':
    'Eine Pause endet frühestens an ihrem ersten Tag. Wähle einen späteren letzten Tag.',
  'A pause lasts {days} days at most, together with pauses right before or after it. Choose an earlier last day.':
    ({ days: count }) =>
      `Eine Pause dauert höchstens ${days(count)}, zusammen mit Pausen direkt davor oder danach. Wähle einen früheren letzten Tag.`,
  'You can pause {days} days in {window}, and this would be more. Choose fewer days, or ask us if you are ill or injured.':
    ({ days: count, window }) =>
      `In ${window} Tagen kannst du ${days(count)} pausieren, und das wären mehr. Wähle weniger Tage oder frag uns, wenn du krank oder verletzt bist.`,
  'A pause ends on its first day or later.': 'Eine Pause endet frühestens an ihrem ersten Tag.',
  'A granted pause lasts {days} days at most.': ({ days: count }) =>
    `Eine gewährte Pause dauert höchstens ${days(count)}.`,
  'A granted pause begins up to {days} days back.': ({ days: count }) =>
    `Eine gewährte Pause beginnt höchstens vor ${ofDays(count)}.`,
  'A pause begins within a year.': 'Eine Pause beginnt innerhalb eines Jahres.',
  'A pause begins today or later. Only an illness can begin up to 3 days ago.':
    'Eine Pause beginnt heute oder später. Nur eine Krankheit darf vor bis zu 3 Tagen begonnen haben.',
  'An illness can be added up to {days} days back. Choose a later first day.': ({ days: count }) =>
    `Eine Krankheit darf höchstens vor ${ofDays(count)} begonnen haben. Wähle einen späteren ersten Tag.`,
  'A pause begins within a year. Choose an earlier first day.':
    'Eine Pause beginnt innerhalb eines Jahres. Wähle einen früheren ersten Tag.',
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.':
    'Hier gibt es nichts zu erklären: Dieser Tag ist keiner von deinen. Wähle einen Tag seit deinem Start.',

  "You've used all your spins. Accept the current quest or skip it.":
    'Du hast alle Drehungen genutzt. Nimm diese Quest an oder lass sie aus.',
  "You have already finished today's quest. Try again tomorrow.":
    'Die Quest des Tages hast du schon hinter dir. Versuch es morgen noch einmal.',
  'Spin the wheel first.': 'Dreh zuerst am Rad.',
  'Accept the quest first.': 'Nimm zuerst die Quest an.',
  "You have already accepted today's quest.": 'Die Quest des Tages hast du schon angenommen.',
  'No quests available': 'Keine Quests verfügbar',
  'There is no such quest.': 'Diese Quest gibt es nicht.',
  'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.':
    'Deine Geräte oder dein Plan haben sich geändert, und damit dein Rad. Sieh es dir an, dann dreh.',
  'This quest belonged to yesterday.': 'Diese Quest gehörte zu gestern.',
  'Your streak is paused. You can leave this quest: it takes no token.':
    'Deine Serie pausiert. Du kannst diese Quest liegen lassen: Das kostet keinen Joker.',
  "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.":
    'Heute waren wir eine Zeit lang nicht zu erreichen, deshalb hält deine Serie. Du kannst diese Quest liegen lassen: Das kostet keinen Joker.',
  'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.':
    'Heute ist ein geplanter Ruhetag, deshalb hält deine Serie. Du kannst diese Quest liegen lassen: Das kostet keinen Joker.',
  'You were active on this day, so your streak holds. You can leave this quest: it takes no token.':
    'An diesem Tag warst du aktiv, deshalb hält deine Serie. Du kannst diese Quest liegen lassen: Das kostet keinen Joker.',
  'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.':
    'Deine Serie steht bei 0, ein Joker würde also nichts retten. Du kannst diese Quest liegen lassen: Das kostet keinen Joker.',
  'Lucky Day is final for the day.': 'Ein Glückstag bleibt für den Tag.',
  'This quest can no longer be undone.': 'Diese Quest lässt sich nicht mehr zurücknehmen.',

  'The date cannot be in the future.': 'Das Datum darf nicht in der Zukunft liegen.',
  'An entry can move to today or one of the last {days} days. Nothing was changed.':
    'Ein Eintrag kann auf heute oder einen der letzten {days} Tage wandern. Nichts wurde geändert.',
  'An activity can be added for today and the last {days} days. Nothing was saved: please choose a later date.':
    'Eine Aktivität lässt sich für heute und die letzten {days} Tage eintragen. Nichts wurde gespeichert: Wähle ein späteres Datum.',
  'A workout without sets counts from {minutes} minutes on. Nothing was changed: you can delete it instead.':
    'Ein Workout ohne Sätze zählt ab {minutes} Minuten. Nichts wurde geändert: Du kannst es stattdessen löschen.',
  'With {minutes} minutes your workouts of this day would come to {sum}, and the day has {day}. Nothing was saved: please correct the minutes.':
    'Mit {minutes} Minuten kämen deine Workouts dieses Tages auf {sum}, und der Tag hat {day}. Nichts wurde gespeichert: Korrigiere die Minuten.',
  'There is no such workout, so nothing was saved. Please choose one from the list.':
    'Dieses Workout gibt es nicht, deshalb wurde nichts gespeichert. Wähle eins aus der Liste.',
  'There is no such workout.': 'Dieses Workout gibt es nicht.',
  'There is no such workout of yours.': 'Dieses Workout gibt es bei dir nicht.',
  'You have {count} saved workouts, which is the most. Archive one to save another.':
    'Du hast {count} gespeicherte Workouts, mehr gehen nicht. Archivier eins, um ein anderes zu speichern.',
  'A workout needs a name of up to {letters} letters and 1 to {exercises} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.':
    'Ein Workout braucht einen Namen mit bis zu {letters} Zeichen und 1 bis {exercises} Übungen, jede mit Sätzen und mit Wiederholungen oder einer Zeit. Nichts wurde gespeichert: Korrigiere es.',
  'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.':
    'Ein Satz dieses Workouts kann nicht stimmen, deshalb wurde nichts gespeichert. Korrigiere Wiederholungen, Gewicht, Zeit oder Anstrengung.',
  'The {field} must be a whole number from {least} to {most}.':
    'Gib eine ganze Zahl von {least} bis {most} ein: {field}.',
  'This routine is more than {days} days old.': ({ days: count }) =>
    `Diese Routine ist mehr als ${days(count)} alt.`,
  'The routine has no such set.': 'Diesen Satz hat die Routine nicht.',
  'There is no active assessment.': 'Es läuft kein Fitnesstest.',
  'That assessment has ended. A new assessment has begun.':
    'Dieser Fitnesstest ist beendet. Ein neuer hat begonnen.',
  '{exercise} is not part of the assessment.': 'Das ist keine Übung des Fitnesstests: {exercise}.',
  '{exercise} is entered in {unit}.': 'Trag {exercise} in dieser Einheit ein: {unit}.',
  'The assessment has the days 1 to 7.': 'Der Fitnesstest hat die Tage 1 bis 7.',
  'Please enter a value for this exercise.': 'Gib für diese Übung einen Wert ein.',
  '{unit} is not a unit. Use lbs or kg.': '{unit} ist keine Einheit. Nimm lbs oder kg.',
  'Please enter at least one measurement.': 'Gib mindestens eine Messung ein.',
  'There is no such entry.': 'Diesen Eintrag gibt es nicht.',
  'There is no check-in on this day. Nothing was deleted.':
    'An diesem Tag gibt es keinen Check-in. Nichts wurde gelöscht.',
  'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.':
    'Ein Check-in lässt sich bis Mitternacht seines Tages ändern. Nichts wurde geändert; löschen kannst du ihn noch.',
  'This check-in is for a day more than {days} days ago, so it was not stored.': ({ days: count }) =>
    `Der Tag dieses Check-ins ist mehr als ${days(count)} her, deshalb wurde er nicht gespeichert.`,
  'This week is not over. Its recap can be made from Monday on.':
    'Diese Woche ist noch nicht vorbei. Ihren Rückblick gibt es ab Montag.',
  'You joined after this week.': 'Du bist erst nach dieser Woche dazugekommen.',
  'This week has no recap yet.': 'Diese Woche hat noch keinen Rückblick.',

  'Maximum of 5 exercises reached': 'Mehr als 5 Übungen gehen nicht',
  'Each exercise can be in your plan once.': 'Jede Übung kann einmal in deinem Plan sein.',
  'Please add at least one exercise to your custom daily plan.':
    'Füg deinem eigenen Tagesplan mindestens eine Übung hinzu.',
  'Please name every exercise of your plan.': 'Gib jeder Übung deines Plans einen Namen.',
  'Please enter valid numbers for every exercise.': 'Gib für jede Übung gültige Zahlen ein.',
  'This plan was not started. {reason} Please choose a higher target.':
    'Dieser Plan wurde nicht gestartet. {reason} Wähle ein höheres Zielgewicht.',
  'This plan could harm you, so it was not started. {reasons} Please choose a safer plan, or confirm that you want to keep this one.':
    'Dieser Plan könnte dir schaden, deshalb wurde er nicht gestartet. {reasons} Wähle einen sichereren Plan oder bestätige, dass du bei diesem bleiben willst.',
  'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.':
    'Den Umfang kannst du nur in seiner eigenen Woche wählen. Nichts wurde geändert; wähle in dieser Woche noch einmal.',
  'This program does not run. Nothing was changed.': 'Dieses Programm läuft nicht. Nichts wurde geändert.',
  'There is no such program.': 'Dieses Programm gibt es nicht.',
  'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.':
    'Hier kann ein Ziel nur kleiner werden oder sein Datum später. Nichts wurde geändert; für ein anderes Ziel starte ein neues Programm.',
  'Please enter a valid goal.': 'Gib ein gültiges Ziel ein.',
  'Please choose a date within 100 years of today.': 'Wähle ein Datum innerhalb von 100 Jahren.',
  'The end date cannot be before the start date.': 'Das Enddatum kann nicht vor dem Startdatum liegen.',
  'Its end date leaves less than half of the time that is safe.':
    'Das Enddatum lässt weniger als die Hälfte der sicheren Zeit.',
  'It leaves no time at all; up to {amount} {unit} a week is safe for you.':
    'Dieser Plan lässt gar keine Zeit; bis zu {amount} {unit} pro Woche sind für dich sicher.',
  'It asks for {asked} {unit} a week; up to {amount} is safe for you.':
    'Dieser Plan verlangt {asked} {unit} pro Woche; bis zu {amount} sind für dich sicher.',
  'A target of {aim} {unit} is a BMI of {bmi}. Below {least} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Ein Ziel von {aim} {unit} ist ein BMI von {bmi}. Unter {least} ist der Körper in Gefahr, deshalb planen wir so ein Ziel nicht. Wenn du dich gedrängt fühlst, noch mehr abzunehmen, hol dir ärztlichen Rat.',
  'A target of {aim} {unit} is a BMI of {bmi}, which is underweight: healthy starts at {least}.':
    'Ein Ziel von {aim} {unit} ist ein BMI von {bmi}, also Untergewicht: Gesund beginnt bei {least}.',
  'You are under {years}: please plan this goal with a parent and a doctor.':
    'Du bist unter {years}: Plan dieses Ziel mit deinen Eltern und mit ärztlichem Rat.',
  'You are over {years}: please plan this goal with a doctor.':
    'Du bist über {years}: Plan dieses Ziel mit ärztlichem Rat.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Deine Größe liegt außerhalb von 100 bis 250 cm (3\'3" bis 8\'2"): Prüf sie bitte.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Dein Gewicht liegt außerhalb von 30 bis 350 kg (66 bis 772 lb): Prüf es bitte.',

  'Quiet hours need a beginning and an end that differ. Nothing was changed.':
    'Die Ruhezeit braucht einen Anfang und ein Ende, die verschieden sind. Nichts wurde geändert.',
  'Until 03:00 the day before still counts. Choose a later time for the reminder.':
    'Bis 03:00 zählt noch der Tag davor. Wähle eine spätere Zeit für die Erinnerung.',
  '{time} lies in your quiet hours. Choose another time, or change the quiet hours.':
    '{time} liegt in deiner Ruhezeit. Wähle eine andere Zeit oder ändere die Ruhezeit.',
  'You already get reminders on {count} devices. Remove one to add this one.': ({ count }) =>
    `Du bekommst schon auf ${count} ${plural(Number(count), { one: 'Gerät', other: 'Geräten' })} Erinnerungen. Entferne eins, um dieses hinzuzufügen.`,
  'You have no such device. It may have been removed.':
    'Dieses Gerät hast du nicht. Vielleicht wurde es entfernt.',
  'We can’t reach the push service of this browser. Please try another browser.':
    'Der Push-Dienst dieses Browsers ist für uns nicht zu erreichen. Versuch einen anderen Browser.',
  'The browser gave us a subscription that we can’t use. Please switch reminders on again.':
    'Der Browser hat uns etwas gegeben, das wir nicht nutzen können. Schalte die Erinnerungen noch einmal ein.',

  'You removed this passkey. Please make another one.':
    'Du hast diesen Passkey entfernt. Erstelle einen anderen.',
  'You already have {count} passkeys. Remove one that you no longer use to add another.':
    'Du hast schon {count} Passkeys. Entferne einen, den du nicht mehr nutzt, um einen anderen hinzuzufügen.',
  'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.':
    'Das ist dein einziger Weg hinein. Füg erst einen anderen Passkey hinzu oder erstelle Wiederherstellungscodes, damit du zurückkommst.',
  'This recovery code is not right, or was used before.':
    'Dieser Wiederherstellungscode ist falsch oder schon benutzt.',
  'Give the passkey a name of 1 to {letters} characters, so that you know it again.': ({ letters: count }) =>
    `Gib dem Passkey einen Namen mit 1 bis ${letters(count)}, damit du ihn wiedererkennst.`,
  'There is no such account.': 'Dieses Konto gibt es nicht.',
  'You have no such passkey. Reload the page to see yours.':
    'Diesen Passkey hast du nicht. Lade die Seite neu, um deine zu sehen.',
  'Another account there already signs you in. Disconnect that one first.':
    'Dort meldet dich schon ein anderes Konto an. Trenn das zuerst.',
  'That account does not sign you in here.': 'Mit diesem Konto meldest du dich hier nicht an.',

  'You already have {count} tokens. Revoke one that you no longer use to make another.':
    'Du hast schon {count} Zugangsschlüssel. Widerruf einen, den du nicht mehr nutzt, um einen anderen zu erstellen.',
  'Give the token a name of 1 to {letters} characters, so that you know it again.': ({ letters: count }) =>
    `Gib dem Zugangsschlüssel einen Namen mit 1 bis ${letters(count)}, damit du ihn wiedererkennst.`,
  'A token without a permission opens nothing. Choose at least one.':
    'Ein Zugangsschlüssel ohne Erlaubnis öffnet nichts. Wähle mindestens eine.',
  'A token works for 1 to {days} days. Choose a number of days between them.': ({ days: count }) =>
    `Ein Zugangsschlüssel gilt 1 bis ${days(count)}. Wähle eine Zahl dazwischen.`,
  'You have no such token. Reload the page to see yours.':
    'Diesen Zugangsschlüssel hast du nicht. Lade die Seite neu, um deine zu sehen.',
  'You have no such token.': 'Diesen Zugangsschlüssel hast du nicht.',
  'This token was already made, and we can’t show it again. Revoke it and make another.':
    'Dieser Zugangsschlüssel ist schon erstellt, und wir können ihn nicht noch einmal zeigen. Widerruf ihn und erstelle einen anderen.',
  'You already have {count} webhooks. Remove one that you no longer use to add another.':
    'Du hast schon {count} Webhooks. Entferne einen, den du nicht mehr nutzt, um einen anderen hinzuzufügen.',
  'You have no such webhook. Reload the page to see yours.':
    'Diesen Webhook hast du nicht. Lade die Seite neu, um deine zu sehen.',
  'You have no such webhook.': 'Diesen Webhook hast du nicht.',
  'A webhook without any news sends nothing. Choose at least one kind.':
    'Ein Webhook ohne Nachrichten sendet nichts. Wähle mindestens eine Art.',
  'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.':
    '„Integrationen von Dritten“ ist aus, deshalb bekommt kein Webhook Nachrichten. Schalte es ein, dann geht es weiter.',
  'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.':
    '„Integrationen von Dritten“ ist aus, deshalb gilt kein Zugangsschlüssel. Schalte es unter „Privatsphäre & Daten“ ein, dann geht es weiter.',
  'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.':
    'Wir rufen nur öffentliche https-Adressen mit einem Hostnamen auf. Gib eine an, etwa https://hooks.example/rondel.',
  'This calendar has ended. Its owner can make a new address on the profile.':
    'Dieser Kalender ist beendet. Im Profil lässt sich eine neue Adresse erstellen.',

  'You have begun {count} imports, and there can be no more. Nothing was stored. Please write to us.':
    'Du hast {count} Importe begonnen, mehr gehen nicht. Nichts wurde gespeichert. Schreib uns.',
  'There is no such import.': 'Diesen Import gibt es nicht.',
  'This import is {status}, so it takes nothing more. Nothing was stored. Please begin another import.':
    'Dieser Import ist {status} und nimmt nichts mehr an. Nichts wurde gespeichert. Beginn einen anderen Import.',
  'There can be at most {most} {things}. Nothing of this batch was stored. Please divide the file.':
    'Höchstens {most} sind erlaubt: {things}. Von diesem Teil wurde nichts gespeichert. Teil die Datei auf.',

  'A page name has {least} to {most} characters.': 'Ein Seitenname hat {least} bis {most} Zeichen.',
  'A page name has letters from a to z, digits, and single hyphens between them.':
    'Ein Seitenname hat Buchstaben von a bis z, Ziffern und dazwischen einzelne Bindestriche.',
  'A page name needs at least one letter.': 'Ein Seitenname braucht mindestens einen Buchstaben.',
  'This page name is not available. Please choose another.':
    'Dieser Seitenname ist nicht frei. Wähle einen anderen.',
  'You can change your page name once in {days} days. The next change is possible from {date} on.': ({
    days: count,
    date,
  }) => `Du kannst deinen Seitennamen einmal in ${ofDays(count)} ändern. Das nächste Mal geht es ab ${date}.`,
  'Public pages are for adults. Please add your age to your profile first.':
    'Öffentliche Seiten sind für Erwachsene. Trag zuerst dein Alter im Profil ein.',
  'Public pages are for members of {years} and older.': 'Öffentliche Seiten gibt es ab {years} Jahren.',
  'This picture is not ready. Please try again in a moment.':
    'Dieses Bild ist noch nicht fertig. Versuch es gleich noch einmal.',

  'You cheered this friend today. Tomorrow you can again.':
    'Heute hast du diesen Buddy schon angefeuert. Morgen geht es wieder.',
  'Nudges work when both of you switched them on for each other.':
    'Anstupsen klappt, wenn ihr es beide füreinander eingeschaltet habt.',
  'This friend’s streak is safe today. No nudge needed.':
    'Die Serie dieses Buddys ist heute sicher. Kein Stups nötig.',
  'This circle is full: it has room for {count} people.':
    'Dieser Kreis ist voll: Er hat Platz für {count} Leute.',
  'A circle starts today or within the next {days} days. Choose another first day.': ({ days: count }) =>
    `Ein Kreis beginnt heute oder in den nächsten ${ofDays(count)}. Wähle einen anderen ersten Tag.`,
  'A circle lasts 7 or 28 days. Choose one of them.': 'Ein Kreis dauert 7 oder 28 Tage. Wähle eins davon.',
  'Choose an aim of 1 to {most} active days: that is every day of {people} people.':
    'Wähle ein Ziel von 1 bis {most} aktiven Tagen: Das ist jeder Tag von {people} Leuten.',
  'There is no such report. Reload the list to see those there are.':
    'Diese Meldung gibt es nicht. Lade die Liste neu, um alle zu sehen.',
  'There is no such report. Perhaps its member has deleted their account.':
    'Diese Meldung gibt es nicht. Vielleicht wurde das Konto dazu gelöscht.',
  'Write what you decided, in a few words.': 'Schreib in ein paar Worten, was du entschieden hast.',
  'You reported this person already. An admin will look at it.':
    'Diese Person hast du schon gemeldet. Jemand aus dem Team sieht es sich an.',
  'You have {count} open invitations. Take one back, or wait until one was accepted.': ({ count }) =>
    `Du hast ${count} offene ${plural(Number(count), { one: 'Einladung', other: 'Einladungen' })}. Zieh eine zurück oder warte, bis eine angenommen ist.`,
  'There is room for {count} friends. Remove one to make room for another.':
    'Hier ist Platz für {count} Buddys. Entferne einen, um Platz zu schaffen.',
  'You are in no such circle. Reload the page to see yours.':
    'In diesem Kreis bist du nicht. Lade die Seite neu, um deine zu sehen.',
  'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.':
    'Dieser Code gilt nicht. Vielleicht ist er vertippt, schon benutzt oder älter als sieben Tage. Frag nach einem neuen.',
  'You made no such invitation. Reload the page to see yours.':
    'Diese Einladung ist nicht von dir. Lade die Seite neu, um deine zu sehen.',
  'This is your own code. Send it to the friend it is for.':
    'Das ist dein eigener Code. Schick ihn dem Buddy, für den er ist.',
  'You have no such friend. Reload the page to see yours.':
    'Diesen Buddy hast du nicht. Lade die Seite neu, um deine zu sehen.',
  'You have blocked no such person. Reload the page.':
    'Diese Person hast du nicht blockiert. Lade die Seite neu.',
  'You are in {count} circles. Leave one, or wait until one has ended.': ({ count }) =>
    `Du bist in ${count} ${plural(Number(count), { one: 'Kreis', other: 'Kreisen' })}. Verlass einen oder warte, bis einer zu Ende ist.`,
  'This circle is not over yet. Its result can still change.':
    'Dieser Kreis ist noch nicht vorbei. Sein Ergebnis kann sich noch ändern.',
  'Under 18 you can join the circles of your friends only.':
    'Unter 18 kannst du nur in Kreise deiner Buddys.',
  'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.':
    '„Fortschritt mit Buddys teilen“ ist aus, deshalb siehst du die anderen nicht und sie dich nicht. Schalte es unter „Privatsphäre & Daten“ ein, dann geht es weiter.',
  'This invitation was already made, and we can’t show its code again. Take it back and make another.':
    'Diese Einladung ist schon erstellt, und wir können ihren Code nicht noch einmal zeigen. Zieh sie zurück und erstelle eine andere.',

  'The zone rules {current} are in force, so the older {version} cannot be adopted. Nothing was changed. Use newer data.':
    'Die Zeitzonen-Regeln {current} gelten, deshalb lassen sich die älteren {version} nicht übernehmen. Nichts wurde geändert. Nimm neuere Daten.',
  'Hold 0 to {hold} tokens, start with no more than that, and earn one every 1 to {days} days.': ({
    hold,
    days: count,
  }) =>
    `Erlaubt sind 0 bis ${hold} Joker, zum Start nicht mehr als das, und einer alle 1 bis ${days(count)}.`,
  'These are the rules already. Change a number.': 'Diese Regeln gelten schon. Ändere eine Zahl.',
  'New rules begin tomorrow or later, within {days} days, so that no day that has begun changes. Choose another date.':
    ({ days: count }) =>
      `Neue Regeln beginnen morgen oder später, innerhalb von ${ofDays(count)}, damit sich kein begonnener Tag ändert. Wähle ein anderes Datum.`,
  'The rules {version} begin on {date}. Choose a later date.':
    'Die Regeln {version} beginnen am {date}. Wähle ein späteres Datum.',
  'Say why the rules change, so that others can follow the decision.':
    'Sag, warum sich die Regeln ändern, damit andere die Entscheidung nachvollziehen können.',
  'No new rules were adopted.': 'Keine neuen Regeln wurden übernommen.',
  'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.':
    'Inzwischen ist die Liste der Änderungen eine andere. Nichts wurde geändert. Sieh sie noch einmal an und bestätige dann.',
  'There is no such outage.': 'Diese Störung gibt es nicht.',
  'An outage of less than {hours} hours changes no day. Choose a later end.':
    'Eine Störung von weniger als {hours} Stunden ändert keinen Tag. Wähle ein späteres Ende.',
  'An outage lasts {days} days at most. Choose a later start or an earlier end.': ({ days: count }) =>
    `Eine Störung dauert höchstens ${days(count)}. Wähle einen späteren Beginn oder ein früheres Ende.`,
  'An outage of exactly these times is declared already. Nothing was changed. Choose other times, or revoke that outage first.':
    'Eine Störung mit genau diesen Zeiten ist schon erklärt. Nichts wurde geändert. Wähle andere Zeiten, oder widerrufe zuerst jene Störung.',
  'The outage ends in the future. Declare it when it is over, or declare the part that has passed.':
    'Die Störung endet in der Zukunft. Erklär sie, wenn sie vorbei ist, oder erklär den vergangenen Teil.',
  'Say why the outage is revoked.': 'Sag, warum die Störung widerrufen wird.',
  'Say what was out of reach, so that others can follow the decision.':
    'Sag, was nicht zu erreichen war, damit andere die Entscheidung nachvollziehen können.',
  'Say why no more news may be sent.': 'Sag, warum keine Nachrichten mehr gesendet werden dürfen.',
  'Say how the export was deleted.': 'Sag, wie der Export gelöscht wurde.',
  'Say why the event may be passed over.': 'Sag, warum das Ereignis übersprungen werden darf.',
  'Say why you need to see personal data.': 'Sag, warum du persönliche Daten sehen musst.',
  'Say first why you look at it.': 'Sag zuerst, warum du es dir ansiehst.',
  'There is no such event, or not any more.': 'Dieses Ereignis gibt es nicht, oder nicht mehr.',
  'This release cannot read the event: {reason}.': 'Diese Version kann das Ereignis nicht lesen: {reason}.',
  'The moment is still to come. Choose one that is past.':
    'Der Zeitpunkt liegt noch vor uns. Wähle einen vergangenen.',
  'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.':
    'Die Regeldatei ändert weder Serie noch Punkte. Für Ziele gibt es npm run replay -- --rules FILE.',
  'Other questions are being worked on. Ask again in a minute.':
    'Andere Fragen sind gerade in Arbeit. Frag in einer Minute noch einmal.',
  'There is no such webhook. Perhaps its member has removed it.':
    'Diesen Webhook gibt es nicht. Vielleicht hat das Mitglied ihn entfernt.',
  'There is no such read model.': 'Dieses Lesemodell gibt es nicht.',
  'A seed is published only after its commitment.':
    'Ein Geheimnis wird erst nach seinem Fingerabdruck veröffentlicht.',
  'A seed is published once its month has ended everywhere.':
    'Ein Geheimnis wird veröffentlicht, wenn sein Monat überall zu Ende ist.',

  age: 'Alter',
  height: 'Größe',
  weight: 'Gewicht',
  'number of days per week, from 1 to 7': 'Tage pro Woche, von 1 bis 7',
  'number of minutes per day': 'Minuten am Tag',
  waistCircumference: 'Taille',
  hipCircumference: 'Hüfte',
  chestCircumference: 'Brust',
  bodyFatPercent: 'Körperfett',
  leanBodyMass: 'Fettfreie Masse',
  distance: 'Strecke',
  duration: 'Dauer',
  exertion: 'Anstrengung',
  mood: 'Stimmung',
  pending: 'offen',
  approved: 'zugelassen',
  denied: 'abgelehnt',
  expired: 'abgelaufen',
  complete: 'abgeschlossen',
  'taken back': 'zurückgenommen',
  'sets of one batch': 'Sätze je Teil',
  'sets of one import': 'Sätze je Import',
  'workouts of one import': 'Workouts je Import',
  'weights of one import': 'Gewichte je Import',
  'points of body fat': 'Prozentpunkte Körperfett',
  reps: 'Wiederholungen',
  seconds: 'Sekunden',
};
