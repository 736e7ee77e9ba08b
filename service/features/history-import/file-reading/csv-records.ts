import Papa from 'papaparse';
import { fileLimits, unreadable } from './unreadable.ts';

/** Receives a text in pieces of any size, and hands over each record once its end is known. */
export type CsvRecords = {
  push(text: string): void;
  end(): void;
};

export type OnRecord = (cells: readonly string[], line: number) => void;

/**
 * Reads a table: commas, semicolons or tabs, whichever its first line has most of; quotes as in RFC 4180; every kind of line end. Records
 * without any text are skipped. The first record may be one quoted cell that holds the whole header, as spreadsheets save it.
 * @param file for the sentence of a refusal
 * @param onRecord gets the line on which the record begins, from 1
 * @throws Refusal `line-too-long` or `quote-open`
 */
export function csvRecords(file: string, onRecord: OnRecord): CsvRecords {
  let rest = '';
  let line = 1;
  let parser: Papa.Parser | null = null;
  let isFirst = true;

  return {
    push(text) {
      rest = withPlainLineEnds(rest + text);
      if (parser === null && !rest.trimStart().includes('\n') && rest.length <= fileLimits.lineLength) return;
      // A last line end that may be half of "\r\n" waits for the rest.
      const isHalf = rest.endsWith('\r');
      read(isHalf ? rest.slice(0, -1) : rest, false);
      if (isHalf) rest += '\r';
      if (rest.length > fileLimits.lineLength) throw unreadable('line-too-long', file, line);
    },
    end() {
      rest = rest.replaceAll('\r', '\n');
      if (rest !== '') read(rest, true);
    },
  };

  function read(text: string, isEnd: boolean): void {
    parser ??= openParser(text);
    const { data, errors, meta } = parser.parse(text, 0, !isEnd) as Papa.ParseResult<string[]>;
    if (isEnd && isQuoteOpen(errors)) throw unreadable('quote-open', file, line);
    const consumed = isEnd ? text : text.slice(0, meta.cursor);
    rest = text.slice(consumed.length);
    const isOneLineEach = lineEndsIn(consumed) === data.length - Number(isEnd);
    for (const cells of data) {
      take(cells);
      line += isOneLineEach ? 1 : linesOf(cells);
    }
  }

  function take(cells: string[]): void {
    if (cells.every((cell) => cell.trim() === '') || (isFirst && isHint(cells))) return;
    onRecord(isFirst ? wholeHeader(cells) : cells, line);
    isFirst = false;
  }
}

const isQuoteOpen = (errors: readonly Papa.ParseError[]): boolean =>
  errors.some(({ code }) => code === 'MissingQuotes');

const linesOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + lineEndsIn(cell), 1);

/** All line ends become "\n", save one "\r" at the end that may be the half of a pair. */
const withPlainLineEnds = (text: string): string =>
  text.includes('\r') ? text.replaceAll(/\r\n|\r(?!$)/g, '\n') : text;

function lineEndsIn(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}

const delimiters = [',', ';', '\t'];

const hint = /^\ufeff?sep=(.?)$/;

/** Spreadsheets write `sep=;` above a table. */
const isHint = ([first = '']: readonly string[]): boolean => hint.test(first);

function openParser(text: string): Papa.Parser {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? '';
  const unquoted = firstLine.replaceAll(/"(?:[^"]|"")*"/g, '');
  const delimiter = hint.exec(firstLine)?.[1] || mostFrequent(unquoted) || ',';
  return new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"' });
}

function mostFrequent(text: string): string | undefined {
  const counts = delimiters.map((delimiter) => ({ delimiter, count: text.split(delimiter).length - 1 }));
  return counts.sort((a, b) => b.count - a.count).find(({ count }) => count > 0)?.delimiter;
}

function wholeHeader(cells: string[]): string[] {
  const [only = ''] = cells;
  const delimiter = cells.filter((cell) => cell.trim() !== '').length === 1 ? mostFrequent(only) : undefined;
  if (delimiter === undefined) return cells;
  return Papa.parse<string[]>(only, { delimiter }).data[0] ?? cells;
}
