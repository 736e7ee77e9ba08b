import { Refusal } from '#domain/kernel/refusal.ts';

/** The most that a file may hold. */
export const fileLimits = {
  bytes: 2_000_000_000,
  sets: 200_000,
  /** In characters: a line of a table, the text between two tags of a health file. */
  lineLength: 1_000_000,
  jsonLength: 64_000_000,
  /** In bytes. A day of a watch has less than a hundredth. */
  fitLength: 32_000_000,
  /** A watch writes one each second. */
  fitMessages: 1_000_000,
  /** In bytes: a database or a zip in a zip is held as a whole. One that was chosen itself is not. */
  held: 512_000_000,
  /** In bytes: pictures of apps are in one row. */
  databaseRow: 16_000_000,
  databaseRows: 5_000_000,
  zipEntries: 20_000,
  /** How much larger than packed an entry may be; text of health files shrinks to a fortieth. */
  zipRatio: 1100,
} as const;

const sentences = {
  'file-too-large':
    'The file has more than 2 GB. Export a shorter time in the other app, and choose that file.',
  'too-many-sets':
    'The file has more than 200,000 sets. Export a shorter time in the other app, and choose that file.',
  'line-too-long': 'A line of the file has more than a million characters, so this is no export of workouts.',
  'not-text': 'The file is no text although its name says so. Choose the file as the other app exported it.',
  'quote-open': 'A quoted text in the file never ends. The file is cut off or was changed: export it again.',
  'xml-entities':
    'The file defines texts that repeat each other, which no health export does, so it was not read.',
  'xml-broken': 'The health file is cut off or was changed: export it again.',
  'json-too-large': 'The file has more than 64 million characters. Export a shorter time in the other app.',
  'json-broken': 'The file is cut off or was changed: export it again.',
  'zip-broken': 'The zip file is cut off or was changed: export it again.',
  'zip-encrypted': 'The zip file has a password. Unpack it first, then choose the files in it.',
  'zip-method':
    'The zip file is packed in a way that is not read here. Unpack it first, then choose the files in it.',
  'zip-bomb': 'The zip file unpacks to more than it can honestly hold, so it was not read.',
  'format-unknown':
    'The file is none of the known exports. Check the list of apps, or name the columns of a table.',
  'own-table':
    'The table is a part of your export from Rondel. Choose the JSON file of the same export, which has all of it.',
  'fit-broken': 'The file of the watch or scale is cut off or was changed: copy it again.',
  'fit-too-large':
    'The file of the watch or scale has more than 32 MB or a million messages, so it is no training or weighing.',
  'database-broken': 'The database is cut off or was changed: export it again.',
  'database-too-large':
    'The database has more rows, or longer ones, than any export of workouts and weights.',
  'packed-too-large':
    'The file has more than 512 MB and is in a zip file. Unpack the zip file first, then choose this file.',
  'database-unknown':
    'The database is none of the known ones, which are the export of Health Connect and the backup of FitNotes.',
  'file-empty': 'The file is empty. Export it again.',
} as const;
export type UnreadableCode = keyof typeof sentences;

/** A whole file that is not read. Its message is English; the client says it in the language of the page. */
export class UnreadableFile extends Refusal {
  declare readonly code: UnreadableCode;
  readonly file: string;
  /** The last line that was read, from 1; null where a file has no lines. */
  readonly line: number | null;

  constructor(code: UnreadableCode, file: string, line: number | null) {
    super(code, `${line === null ? file : `${file}, line ${line}`}: ${sentences[code]}`, 'invalid');
    this.file = file;
    this.line = line;
  }
}

export const unreadable = (code: UnreadableCode, file: string, line: number | null = null): UnreadableFile =>
  new UnreadableFile(code, file, line);
