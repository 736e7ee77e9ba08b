import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Node, parseSync, Visitor } from 'oxc-parser';

/**
 * Finds texts for people outside the `*-copy.ts` files of the client. The linter refuses literal text between JSX tags. This check covers
 * attributes, properties of toasts and tables, and every other string that looks like a sentence.
 */
type Finding = { readonly line: number; readonly text: string };

/** JSX attributes and object properties whose values are shown to people. */
const textNames = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'caption',
  'confirmLabel',
  'description',
  'failure',
  'heading',
  'hint',
  'intro',
  'label',
  'lead',
  'legend',
  'note',
  'pendingLabel',
  'placeholder',
  'subtitle',
  'summary',
  'title',
]);

/** Messages of the server that the client compares; the client does not show them. */
const serverTexts: ReadonlySet<string> = new Set(['Beta access required', 'No quests available']);

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** At least two words with a leading capital, or an interpolation followed by a word: `Try again`, `${n} sets`. */
const isSentence = (text: string): boolean =>
  /^["'(]?\p{Lu}[\p{L}’'-]*[,.:!?]* \p{L}|… \p{L}{2}/u.test(text) && !serverTexts.has(text);

/** @throws Error when the source cannot be parsed */
export function findInlineCopy(path: string, source: string): readonly Finding[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found = new Map<number, string>();
  /** Strings that may contain sentences: error messages, which only logs show, and styles. */
  const exempt = new Set<number>();
  const exemptAll = (nodes: readonly Node[]): void => {
    for (const node of nodes) for (const { start } of stringsIn(node)) exempt.add(start);
  };
  const report = (node: Node | null | undefined, isText: (text: string) => boolean): void => {
    for (const { start, text } of stringsIn(node)) if (isText(text)) found.set(start, text);
  };
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && textNames.has(name.name)) report(value, hasWord);
    },
    JSXElement({ children }) {
      for (const child of children) if (child.type === 'JSXExpressionContainer') report(child, hasWord);
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (textNames.has(name)) report(value, hasWord);
    },
    NewExpression({ callee, arguments: values }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) exemptAll(values);
    },
    CallExpression({ callee, arguments: values }) {
      if (callee.type === 'Super') exemptAll(values);
    },
    TaggedTemplateExpression({ quasi }) {
      exempt.add(quasi.start);
    },
    Literal(node) {
      report(node, isSentence);
    },
    TemplateLiteral(node) {
      report(node, isSentence);
    },
  }).visit(program);
  return [...found]
    .filter(([start]) => !exempt.has(start))
    .map(([start, text]) => ({ line: source.slice(0, start).split('\n').length, text }));
}

/** The possible string values of an expression. */
function stringsIn(
  node: Node | null | undefined,
): readonly { readonly start: number; readonly text: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ start: node.start, text: node.quasis.map(({ value }) => value.raw).join('…') }];
    case 'JSXExpressionContainer':
      return stringsIn(node.expression);
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'LogicalExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)];
    default:
      return [];
  }
}

/** Tests and build-time code show nothing to people. */
const isExempt = (path: string): boolean =>
  /(-copy\.tsx?|\.test\.ts|\.d\.ts|\.config\.ts)$/.test(path) || /^(e2e|build)\/|\/testing\//.test(path);

function main(): void {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !isExempt(name),
  );
  let count = 0;
  for (const file of files) {
    const path = join('client', file);
    for (const { line, text } of findInlineCopy(path, readFileSync(path, 'utf8'))) {
      process.stderr.write(`${path}:${line}: this text belongs into a *-copy.ts file: ${text}\n`);
      count += 1;
    }
  }
  process.stdout.write(
    count === 0 ? `No text outside the copy files in ${files.length} files.\n` : `${count} inline texts.\n`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
