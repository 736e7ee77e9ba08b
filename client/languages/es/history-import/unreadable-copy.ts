import type { unreadableCopy as english } from '#client/history-import/unreadable-copy.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { UnreadableCode } from '#service/features/history-import/file-reading/unreadable.ts';

const sentences: Readonly<Record<UnreadableCode, string>> = {
  'file-too-large':
    'El archivo tiene más de 2 GB. Exporta un periodo más corto en la otra app y elige ese archivo.',
  'too-many-sets':
    'El archivo tiene más de 200.000 series. Exporta un periodo más corto en la otra app y elige ese archivo.',
  'line-too-long':
    'Una línea del archivo tiene más de un millón de caracteres: no es una exportación de entrenamientos.',
  'not-text':
    'El archivo no es texto, aunque su nombre lo diga. Elige el archivo tal como lo exportó la otra app.',
  'quote-open':
    'Un texto entre comillas no termina. El archivo está cortado o modificado: expórtalo otra vez.',
  'xml-entities':
    'El archivo define textos que se repiten entre sí. Ninguna exportación de salud lo hace, así que no lo hemos leído.',
  'xml-broken': 'El archivo de salud está cortado o modificado: expórtalo otra vez.',
  'json-too-large':
    'El archivo tiene más de 64 millones de caracteres. Exporta un periodo más corto en la otra app.',
  'json-broken': 'El archivo está cortado o modificado: expórtalo otra vez.',
  'zip-broken': 'El archivo zip está cortado o modificado: expórtalo otra vez.',
  'zip-encrypted':
    'El archivo zip tiene contraseña. Descomprímelo primero y elige los archivos que contiene.',
  'zip-method':
    'No leemos este tipo de compresión. Descomprime primero el archivo zip y elige los archivos que contiene.',
  'zip-bomb': 'Al descomprimirse, el archivo zip ocupa más de lo posible. No lo hemos leído.',
  'format-unknown':
    'No conocemos esta exportación. Mira la lista de apps o nombra las columnas de una tabla.',
  'own-table':
    'La tabla es una parte de tu exportación de Rondel. Elige el archivo JSON de la misma exportación, que lo tiene todo.',
  'fit-broken': 'El archivo del reloj o de la báscula está cortado o modificado: cópialo otra vez.',
  'fit-too-large':
    'El archivo del reloj o de la báscula tiene más de 32 MB o un millón de mensajes. No es un entrenamiento ni un pesaje.',
  'database-broken': 'La base de datos está cortada o modificada: expórtala otra vez.',
  'database-too-large':
    'La base de datos tiene más filas, o más largas, que cualquier exportación de entrenamientos y pesos.',
  'packed-too-large':
    'El archivo tiene más de 512 MB y está en un zip. Descomprime primero el zip y elige este archivo.',
  'database-unknown':
    'No conocemos esta base de datos. Leemos la exportación de Health Connect y la copia de FitNotes.',
  'file-empty': 'El archivo está vacío. Expórtalo otra vez.',
};

export const unreadableCopy: Translated<typeof english> = {
  sentence: ({ code, file, line }) => {
    const place = line === null ? file : `${file}, línea ${numberText(line)}`;
    return `${place}: ${sentences[code]}`;
  },
};
