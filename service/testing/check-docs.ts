import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configurationFiles, unexplained } from './configuration-reference.ts';

/*
 * `npm run check:docs`: checks that the Markdown pages agree with the files of the repository. Links must lead to files and headings that
 * exist. Paths in backticks must exist, and commands must be scripts of package.json. DOCUMENTS.md must list every page, and generated
 * pages must be current.
 */

const root = join(import.meta.dirname, '../..');
const indexPage = 'DOCUMENTS.md';
/** Pages that npm run analyses writes; service/tools/analysis/worked/README.md links them. */
const isListed = (page: string): boolean => page !== indexPage && !/analysis\/worked\/(?!README)/.test(page);

export type Page = { readonly path: string; readonly text: string };

/** The view of the repository that the checks need. */
export type Repository = {
  readonly exists: (path: string) => boolean;
  readonly scripts: ReadonlySet<string>;
  readonly textOf: (path: string) => string;
};

/** Problems of one page, one sentence each, without its path. */
export function problemsOf({ path, text }: Page, repository: Repository): readonly string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [
    ...matches(prose, /\]\(([^)\s]+)\)/g).flatMap((link) => brokenLink(path, link, repository)),
    ...matches(prose, /`([^`\n]+)`/g).flatMap((code) => missingPath(path, code, repository)),
    ...matches(text, /(?:npm run(?: --silent)?|node --run) ([a-z][\w:-]*)/g)
      .filter((script) => !repository.scripts.has(script))
      .map((script) => `npm run ${script} is no script of package.json`),
  ];
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

function brokenLink(page: string, link: string, { exists, textOf }: Repository): readonly string[] {
  if (/^[a-z]+:/.test(link)) return [];
  const [file = '', heading] = link.split('#');
  const target = file === '' ? page : normalize(join(dirname(page), file));
  if (!exists(target)) return [`the link ${link} leads to no file`];
  if (heading === undefined || !target.endsWith('.md')) return [];
  return headingsOf(textOf(target)).has(heading) ? [] : [`the link ${link} leads to no heading`];
}

/** Anchors as code hosts make them of headings. */
const headingsOf = (text: string): ReadonlySet<string> =>
  new Set(
    matches(text, /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const filePath = /^[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|sql|md|json|ya?ml|conf|css|svg)$/;
const rootedPath = /^(?:client|domain|projections|service|\.github)\/[\w./-]*$/;

/** A path counts from the root of the repository or from the folder of the page. Names without a folder may be anywhere. */
function missingPath(page: string, code: string, { exists }: Repository): readonly string[] {
  if (!filePath.test(code) && !rootedPath.test(code)) return [];
  if (exists(code) || exists(normalize(join(dirname(page), code)))) return [];
  return [`the path ${code} does not exist`];
}

function main(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const pages = files.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: textOf(path) }));
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const repository = {
    exists: (path: string) => existsSync(join(root, path)),
    scripts: new Set([...Object.keys(scripts), 'start', 'test']),
    textOf,
  };
  const listed = new Set(matches(textOf(indexPage), /\]\(([^)\s#]+)\)/g).map((link) => normalize(link)));
  const problems = [
    ...pages.flatMap((page) => problemsOf(page, repository).map((problem) => `${page.path}: ${problem}`)),
    ...pages
      .filter(({ path }) => isListed(path) && !listed.has(path))
      .map(({ path }) => `${indexPage} does not list ${path}`),
    ...configurationFiles()
      .filter(({ path, text }) => textOf(path) !== text)
      .map(({ path }) => `${path} is not current: npm run configuration writes it again`),
    ...unexplained().map((name) => `service/testing/configuration-reference.ts does not explain ${name}`),
  ];
  process.stdout.write(`${problems.join('\n') || `${pages.length} pages agree with the repository.`}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
