import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';

const root = join(import.meta.dirname, '../..');
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

describe('the Dockerfile', () => {
  let dockerfile = '';
  before(async () => {
    dockerfile = await read('service/operations/Dockerfile');
  });

  /** The files and folders of the project that the build stage copies. */
  const copied = () =>
    [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));

  it('copies existing files, and every folder that an import of the project can name', async () => {
    const { imports } = JSON.parse(await read('package.json')) as {
      imports: Record<string, string | Record<string, string>>;
    };
    const paths = Object.values(imports).flatMap((path) =>
      typeof path === 'string' ? [path] : Object.values(path),
    );
    // `#schema` names a package.
    const imported = paths.filter((path) => path.startsWith('./')).map((path) => path.split('/')[1]);
    expect(copied()).to.include.members([...imported, 'package.json', 'package-lock.json']);
    for (const name of copied()) expect(existsSync(join(root, name)), name).to.equal(true);
  });

  it('copies only what .dockerignore lets through', async () => {
    const allowed = lines(await read('.dockerignore')).filter((line) => line.startsWith('!'));
    expect(allowed.map((line) => line.slice(1)).sort()).to.deep.equal([...copied()].sort());
  });

  it('starts the service as npm start does', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } };
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect((JSON.parse(command) as string[]).join(' ')).to.equal(scripts.start.replace(/^exec /, ''));
  });

  it('takes a version of Node that CONTRIBUTING.md lists as tested', async () => {
    const [, major, minor] = /NODE_IMAGE=node:(\d+)\.(\d+)\.\d+-bookworm-slim$/m.exec(dockerfile) ?? [];
    const [, tested = ''] =
      /the code tests also ran on Node ([\d. and]+)/.exec(
        (await read('.github/CONTRIBUTING.md')).replaceAll('\n', ' '),
      ) ?? [];
    expect(tested.trim().split(' and ')).to.include(`${major}.${minor}`);
    expect(dockerfile).to.include('BASE_IMAGE=debian:bookworm-slim\n');
  });

  it('names a user other than root before the command', () => {
    expect(dockerfile).to.match(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(dockerfile.indexOf('\nUSER')).to.be.below(dockerfile.indexOf('\nCMD'));
  });
});

describe('.dockerignore', () => {
  it('leaves out everything that it does not name, and the tests', async () => {
    const rules = lines(await read('.dockerignore')).filter((line) => !line.startsWith('#'));
    expect(rules[0]).to.equal('*');
    expect(rules).to.include.members(['**/*.test.ts', '**/*.test.tsx', '**/testing']);
  });
});
