import type { unreadableCopy as english } from '#client/history-import/unreadable-copy.ts';
import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { UnreadableCode } from '#service/features/history-import/file-reading/unreadable.ts';

const sentences: Readonly<Record<UnreadableCode, string>> = {
  'file-too-large':
    'Die Datei hat mehr als 2 GB. Exportiere in der anderen App einen kürzeren Zeitraum und wähle diese Datei.',
  'too-many-sets':
    'Die Datei hat mehr als 200.000 Sätze. Exportiere in der anderen App einen kürzeren Zeitraum und wähle diese Datei.',
  'line-too-long':
    'Eine Zeile der Datei hat mehr als eine Million Zeichen. Das ist kein Export von Workouts.',
  'not-text':
    'Die Datei ist kein Text, obwohl ihr Name das sagt. Wähle die Datei so, wie die andere App sie exportiert hat.',
  'quote-open':
    'Ein Text in Anführungszeichen endet nicht. Die Datei ist abgeschnitten oder verändert: Exportiere sie noch einmal.',
  'xml-entities':
    'Die Datei definiert Texte, die sich gegenseitig wiederholen. Das macht kein Gesundheits-Export, also haben wir sie nicht gelesen.',
  'xml-broken': 'Die Gesundheitsdatei ist abgeschnitten oder verändert: Exportiere sie noch einmal.',
  'json-too-large':
    'Die Datei hat mehr als 64 Millionen Zeichen. Exportiere in der anderen App einen kürzeren Zeitraum.',
  'json-broken': 'Die Datei ist abgeschnitten oder verändert: Exportiere sie noch einmal.',
  'zip-broken': 'Die Zip-Datei ist abgeschnitten oder verändert: Exportiere sie noch einmal.',
  'zip-encrypted': 'Die Zip-Datei hat ein Passwort. Entpacke sie zuerst und wähle dann die Dateien darin.',
  'zip-method':
    'Die Zip-Datei ist so gepackt, dass wir sie nicht lesen. Entpacke sie zuerst und wähle dann die Dateien darin.',
  'zip-bomb': 'Die Zip-Datei entpackt sich zu mehr, als sie enthalten kann. Wir haben sie nicht gelesen.',
  'format-unknown':
    'Diesen Export kennen wir nicht. Sieh in der Liste der Apps nach oder benenne die Spalten einer Tabelle.',
  'own-table':
    'Die Tabelle ist ein Teil deines Exports aus Rondel. Wähle die JSON-Datei desselben Exports, sie enthält alles.',
  'fit-broken': 'Die Datei der Uhr oder Waage ist abgeschnitten oder verändert: Kopiere sie noch einmal.',
  'fit-too-large':
    'Die Datei der Uhr oder Waage hat mehr als 32 MB oder eine Million Meldungen. Das ist weder ein Training noch eine Messung.',
  'database-broken': 'Die Datenbank ist abgeschnitten oder verändert: Exportiere sie noch einmal.',
  'database-too-large':
    'Die Datenbank hat mehr oder längere Zeilen als jeder Export von Workouts und Gewichten.',
  'packed-too-large':
    'Die Datei hat mehr als 512 MB und steckt in einer Zip-Datei. Entpacke zuerst die Zip-Datei und wähle dann diese Datei.',
  'database-unknown':
    'Diese Datenbank kennen wir nicht. Wir lesen den Export von Health Connect und die Sicherung von FitNotes.',
  'file-empty': 'Die Datei ist leer. Exportiere sie noch einmal.',
};

export const unreadableCopy: Translated<typeof english> = {
  sentence: ({ code, file, line }) => {
    const place = line === null ? file : `${file}, Zeile ${numberText(line)}`;
    return `${place}: ${sentences[code]}`;
  },
};
