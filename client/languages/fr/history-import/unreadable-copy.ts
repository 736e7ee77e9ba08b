import type { unreadableCopy as english } from '#client/history-import/unreadable-copy.ts';
import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { UnreadableCode } from '#service/features/history-import/file-reading/unreadable.ts';

const sentences: Readonly<Record<UnreadableCode, string>> = {
  'file-too-large':
    'Le fichier dépasse 2 Go. Exporte une période plus courte depuis l’autre appli, puis choisis ce fichier.',
  'too-many-sets':
    'Le fichier a plus de 200 000 séries. Exporte une période plus courte depuis l’autre appli, puis choisis ce fichier.',
  'line-too-long':
    'Une ligne du fichier dépasse un million de caractères\u00a0: ce n’est pas un export d’entraînements.',
  'not-text':
    'Le fichier n’est pas du texte, même si son nom le dit. Choisis-le tel que l’autre appli l’a exporté.',
  'quote-open':
    'Un texte entre guillemets ne se termine pas. Le fichier est coupé ou modifié\u00a0: exporte-le à nouveau.',
  'xml-entities':
    'Le fichier définit des textes qui se répètent entre eux. Aucun export de santé ne fait cela, alors nous ne l’avons pas lu.',
  'xml-broken': 'Le fichier de santé est coupé ou modifié\u00a0: exporte-le à nouveau.',
  'json-too-large':
    'Le fichier dépasse 64 millions de caractères. Exporte une période plus courte depuis l’autre appli.',
  'json-broken': 'Le fichier est coupé ou modifié\u00a0: exporte-le à nouveau.',
  'zip-broken': 'Le fichier zip est coupé ou modifié\u00a0: exporte-le à nouveau.',
  'zip-encrypted':
    'Le fichier zip a un mot de passe. Décompresse-le d’abord, puis choisis les fichiers qu’il contient.',
  'zip-method':
    'Nous ne lisons pas ce type de compression. Décompresse d’abord le fichier zip, puis choisis les fichiers qu’il contient.',
  'zip-bomb': 'Une fois décompressé, le fichier zip contient plus qu’il ne peut. Nous ne l’avons pas lu.',
  'format-unknown':
    'Nous ne connaissons pas cet export. Regarde la liste des applis, ou nomme les colonnes d’un tableau.',
  'own-table':
    'Ce tableau fait partie de ton export de Rondel. Choisis le fichier JSON du même export, qui contient tout.',
  'fit-broken': 'Le fichier de la montre ou de la balance est coupé ou modifié\u00a0: copie-le à nouveau.',
  'fit-too-large':
    'Le fichier de la montre ou de la balance dépasse 32 Mo ou un million de messages. Ce n’est ni un entraînement ni une pesée.',
  'database-broken': 'La base de données est coupée ou modifiée\u00a0: exporte-la à nouveau.',
  'database-too-large':
    'La base de données a plus de lignes, ou des lignes plus longues, que tout export d’entraînements et de poids.',
  'packed-too-large':
    'Le fichier dépasse 512 Mo et se trouve dans un fichier zip. Décompresse d’abord le zip, puis choisis ce fichier.',
  'database-unknown':
    'Nous ne connaissons pas cette base de données. Nous lisons l’export de Health Connect et la sauvegarde de FitNotes.',
  'file-empty': 'Le fichier est vide. Exporte-le à nouveau.',
};

export const unreadableCopy: Translated<typeof english> = {
  sentence: ({ code, file, line }) => {
    const place = line === null ? file : `${file}, ligne ${numberText(line)}`;
    return `${place}\u00a0: ${sentences[code]}`;
  },
};
