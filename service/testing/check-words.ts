import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Words that a standard term has replaced, each with that term. `pattern` is applied to comments, test titles and names; names are split
 * into words first. `except` lists phrases in which the word is correct.
 */
type ReplacedWord = {
  readonly word: string;
  readonly pattern: RegExp;
  readonly instead: string;
  readonly except?: RegExp;
  /** The pattern for names when it differs: wider when the word is correct only in sentences, null when it is correct in names. */
  readonly inNames?: RegExp | null;
};

const replacedWords: readonly ReplacedWord[] = [
  { word: 'house', pattern: /\bhouses?\b/i, instead: 'application, process or service' },
  { word: 'desk', pattern: /\bdesks?\b/i, instead: 'panel or context' },
  { word: 'deed', pattern: /\bdeeds?\b/i, instead: 'operation or action' },
  { word: 'anew', pattern: /\banew\b/i, instead: 'again' },
  { word: 'whoever', pattern: /\bwhoever\b/i, instead: 'the member, the caller or the process that' },
  { word: 'lane', pattern: /\blanes?\b/i, instead: 'keyed mutex, semaphore or connection' },
  { word: 'bell', pattern: /\bbells?\b/i, instead: 'notifier', except: /\b(dumb|kettle)bells?\b/i },
  {
    word: 'means (noun)',
    pattern: /\b(the|a|its|their|no|all|other) means\b/i,
    inNames: /\bmeans\b/i,
    instead: 'dependencies',
    except: /\bby no means\b/i,
  },
  { word: 'seal', pattern: /\b(un)?seal(s|ed|ing)?\b/i, instead: 'encrypt' },
  { word: 'bib', pattern: /\bbibs?\b/i, instead: 'progress card' },
  { word: 'told', pattern: /\btold\b/i, instead: 'notified, or the verb of what is sent' },
  {
    word: 'stands beside',
    pattern: /\b(stands?|standing|stood) beside\b/i,
    instead: 'is next to, or the plain relation',
  },
  {
    word: 'of its own',
    pattern: /\bof (its|their|his|her|one[’']s|our) own\b(?! [a-z])/i,
    inNames: null,
    instead: 'separate, new or unique',
  },
  {
    word: 'nobody',
    pattern: /\bnobody\b/i,
    inNames: null,
    instead: 'no member, no process or the passive voice',
  },
  {
    word: 'anybody',
    pattern: /\b(anybody|anyone)\b/i,
    inNames: null,
    instead: 'a member, a visitor or a caller',
  },
  { word: 'whatever', pattern: /\bwhatever\b/i, inNames: null, instead: 'every, any, or the condition' },
  { word: 'in turn', pattern: /\bin turn\b/i, inNames: null, instead: 'one after the other, or also' },
  { word: 'hears', pattern: /\b(hears?|heard)\b/i, inNames: null, instead: 'receives or is notified' },
  {
    word: 'lets go of',
    pattern: /\b(lets?|letting) go of\b/i,
    inNames: null,
    instead: 'closes, deletes or forgets',
  },
  { word: 'takes leave', pattern: /\b(takes?|taking) leave\b/i, inNames: null, instead: 'closes' },
  { word: 'patience', pattern: /\bpatien(ce|t|tly)\b/i, inNames: null, instead: 'deadline or timeout' },
  { word: 'campaign', pattern: /\bcampaign(s|ing)?\b/i, instead: 'election' },
];

/**
 * Forms that are hard to read. A sentence may need one, so `npm run words -- --stilted` only reports them, also in documents.
 */
const stiltedForms: readonly { readonly form: string; readonly pattern: RegExp }[] = [
  { form: "begins with 'What' or 'Of'", pattern: /^[\s*]*(What|Of) (?![^.!]*\?)/ },
  { form: 'stands in', pattern: /\b(stands?|standing|stood) (in|there|at|below|above|for all)\b/i },
  { form: 'says of', pattern: /\b(says?|said) of\b/i },
  {
    form: 'what is … is',
    pattern:
      /\bwhat (is|was|are|were|has|had|can|must) [^,.;:]{1,40}? (is|was|are|were|stays?|has|goes|comes)\b/i,
  },
  { form: 'more than 25 words', pattern: /(?:[^\s.!?:;|]+[ \n]+){25}[^\s.!?:;|]+/ },
];
const longestTitle = 80;

/**
 * Names that stay although they contain such a word, because they are stored or public. Some are fields of JSON answers, columns of read
 * models, or a field of event metadata. Others are an option of the command line, and a field stored on devices. A rename would break old
 * events, rows, clients or scripts.
 */
const storedNames: ReadonlySet<string> = new Set([
  'deed',
  'deeds',
  'deedBefore',
  'deed_before',
  'sealed',
  'anew',
  'told',
]);

type Stilted = { readonly line: number; readonly form: string; readonly text: string };

type Finding = {
  readonly line: number;
  readonly word: string;
  readonly text: string;
  readonly instead: string;
};

/** The checked texts of a source: comments, test titles and declared names, each with its offset. */
type Text = {
  readonly start: number;
  readonly text: string;
  readonly isName: boolean;
  readonly isTitle?: boolean;
};

const testFunctions = new Set(['describe', 'it', 'test']);

/** `useTestApp2` → `use Test App 2`: splits a name into words for whole-word patterns. */
const wordsOf = (name: string): string => name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/[_$-]+/g, ' ');

/** @throws Error when the source cannot be parsed */
export function findReplacedWords(path: string, source: string): readonly Finding[] {
  return textsOf(path, source).flatMap(({ start, text, isName }) =>
    replacedWords
      .filter(({ pattern, inNames = pattern, except }) =>
        (isName ? inNames : pattern)?.test(except ? text.replace(new RegExp(except, 'gi'), '') : text),
      )
      .map(({ word, instead }) => ({
        line: source.slice(0, start).split('\n').length,
        word,
        instead,
        text: text.trim().replace(/\s+/g, ' ').slice(0, 100),
      })),
  );
}

/** Forms that are hard to read: in comments and test titles of a source, in the paragraphs of a document. */
export function findStilted(path: string, source: string): readonly Stilted[] {
  const texts = path.endsWith('.md') ? paragraphsOf(source) : textsOf(path, source);
  return texts
    .filter(({ isName }) => !isName)
    .flatMap(({ start, text, isTitle }) => {
      const line = source.slice(0, start).split('\n').length;
      const shown = text.trim().replace(/[\s*]+/g, ' ');
      const forms = stiltedForms.flatMap(({ form, pattern }) => (pattern.test(text) ? [form] : []));
      const isLong = isTitle && shown.length > longestTitle;
      return [...forms, ...(isLong ? [`title of more than ${longestTitle} characters`] : [])].map((form) => ({
        line,
        form,
        text: shown.slice(0, 160),
      }));
    });
}

/** Paragraphs and list items, without code, tables and headings. */
function paragraphsOf(source: string): readonly Text[] {
  const prose = source.replaceAll(/```[\s\S]*?```/g, (code) => code.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(/(?:^|\n)((?!\s*[|#<])[^\n]+(?:\n(?!\s*(?:[-*|#<]|\d+\.|\n))[^\n]+)*)/g)].map(
    (match) => ({ start: match.index + 1, text: match[1] ?? '', isName: false }),
  );
}

function textsOf(path: string, source: string): readonly Text[] {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const texts: Text[] = [{ start: 0, text: wordsOf(basename(path).replace(/\..*$/, '')), isName: true }];
  for (const { start, value } of comments) texts.push({ start, text: value, isName: false });
  new Visitor({
    Identifier({ start, name }) {
      if (!storedNames.has(name)) texts.push({ start, text: wordsOf(name), isName: true });
    },
    CallExpression({ callee, arguments: [title] }) {
      const called = callee.type === 'MemberExpression' ? callee.object : callee;
      if (called.type !== 'Identifier' || !testFunctions.has(called.name) || !title) return;
      if (title.type === 'Literal' && typeof title.value === 'string')
        texts.push({ start: title.start, text: title.value, isName: false, isTitle: true });
      if (title.type === 'TemplateLiteral')
        texts.push({
          start: title.start,
          text: title.quasis.map(({ value }) => value.raw).join(' … '),
          ...{ isName: false, isTitle: true },
        });
    },
  }).visit(program);
  return texts;
}

const filesOf = (kind: RegExp): readonly string[] =>
  ['domain', 'projections', 'service', 'client', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => kind.test(name))
      .map((name) => join(folder, name)),
  );
const sources = (): readonly string[] => filesOf(/\.tsx?$/);

function checkWords(): void {
  const files = sources();
  let count = 0;
  for (const file of files)
    for (const { line, word, instead, text } of findReplacedWords(file, readFileSync(file, 'utf8'))) {
      process.stderr.write(`${file}:${line}: "${word}" is replaced by ${instead}: ${text}\n`);
      count += 1;
    }
  process.stdout.write(
    count === 0 ? `No replaced words in ${files.length} files.\n` : `${count} replaced words.\n`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

/** Prints the forms that are hard to read below some folders, and how many of each there are. */
function reportStilted(folders: readonly string[]): void {
  const documents = ['README.md', 'DOCUMENTS.md', ...filesOf(/\.md$/)];
  const isAsked = (file: string) => folders.length === 0 || folders.some((folder) => file.startsWith(folder));
  const counts = new Map<string, number>();
  for (const file of [...documents, ...sources()].filter(isAsked))
    for (const { line, form, text } of findStilted(file, readFileSync(file, 'utf8'))) {
      process.stdout.write(`${file}:${line}: ${form}: ${text}\n`);
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
  for (const [form, count] of counts) process.stdout.write(`${count}  ${form}\n`);
}

function main(): void {
  const [first, ...folders] = process.argv.slice(2);
  if (first === '--stilted') reportStilted(folders);
  else checkWords();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
