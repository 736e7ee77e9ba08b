import { expect } from 'chai';
import { problemsOf, type Repository } from './check-docs.ts';

const files: Record<string, string> = {
  'README.md': '# Rondel\n\n## Run it\n',
  'service/main.ts': '',
  'service/operations/backup.md': '# Backup and restore\n\n## What to keep, and where\n',
};
const repository: Repository = {
  exists: (path) => path in files,
  scripts: new Set(['backup', 'check:docs']),
  textOf: (path) => files[path] ?? '',
};
const check = (text: string, path = 'service/operations/deploy.md') => problemsOf({ path, text }, repository);

describe('check of the documents', () => {
  it('accepts links to files and headings that exist, and addresses of other sites', () => {
    const text =
      '[a](backup.md) [b](backup.md#what-to-keep-and-where) [c](../../README.md#run-it) [d](https://example.com/x.md)';
    expect(check(text)).to.deep.equal([]);
  });

  it('names a link to a file or heading that does not exist', () => {
    expect(check('[a](restore.md)')).to.deep.equal(['the link restore.md leads to no file']);
    expect(check('[a](backup.md#what)')).to.deep.equal(['the link backup.md#what leads to no heading']);
  });

  it('names a path in backticks that does not exist from the root or from the page', () => {
    expect(check('`service/main.ts`, `../main.ts`, `npm start`, `read.points`')).to.deep.equal([]);
    expect(check('`service/gone.ts`')).to.deep.equal(['the path service/gone.ts does not exist']);
    expect(check('`service/gone/`')).to.deep.equal(['the path service/gone/ does not exist']);
  });

  it('names a command that package.json does not have, also inside a code block', () => {
    expect(check('```sh\nnpm run backup -- --out x\nnpm run --silent check:docs\n```')).to.deep.equal([]);
    expect(check('```sh\nnpm run restore\n```')).to.deep.equal([
      'npm run restore is no script of package.json',
    ]);
  });

  it('does not look for paths inside code blocks', () => {
    expect(check('```sh\ncat `service/gone.ts`\n```')).to.deep.equal([]);
  });
});
