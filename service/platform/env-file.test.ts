import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { applyEnvFiles } from './config.ts';
import { readEnvFile, withoutEnvFiles } from './env-file.ts';

describe('--env-file', () => {
  let folder: string;
  let file: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'rondel-env-file-'));
    file = join(folder, 'rondel.env');
  });
  after(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    writeFileSync(file, text);
    return readEnvFile(file);
  };

  it('is taken out of the arguments in both spellings, wherever it stands', () => {
    expect(withoutEnvFiles(['--env-file', 'a', 'verify', '--env-file=b', '--json'])).to.deep.equal({
      args: ['verify', '--json'],
      files: ['a', 'b'],
    });
  });

  it('refuses to stand without the name of a file', () => {
    for (const args of [['--env-file'], ['--env-file', '--json']])
      expect(() => withoutEnvFiles(args)).to.throw('--env-file needs the name of a file');
  });

  it('keeps & # $ = and spaces of an unquoted value, unlike a shell or Node', () => {
    const address = 'postgres://rondel:p#a$s@db.example/rondel?sslmode=verify-full&sslrootcert=/etc/ca.crt';
    expect(read(`DATABASE_URL=${address}\nMAIL_FROM=Rondel <hello@rondel.example>\n`)).to.deep.equal({
      DATABASE_URL: address,
      MAIL_FROM: 'Rondel <hello@rondel.example>',
    });
  });

  it('removes quotes around a value, and skips comments, empty lines and "export"', () => {
    expect(read(`# a comment\n; another\r\n\nA='x&y'\r\nexport B="z"\nC='half\nD=\n`)).to.deep.equal({
      A: 'x&y',
      B: 'z',
      C: "'half",
      D: '',
    });
  });

  it('names the line that is no variable, and a file that does not exist', () => {
    expect(() => read('A=1\nPORT 3000\n')).to.throw(`Line 2 of ${file} is not NAME=value.`);
    expect(() => readEnvFile(join(folder, 'none'))).to.throw(/none cannot be read \(ENOENT\)/);
  });

  it('replaces variables of the environment, and a later file wins', () => {
    const later = join(folder, 'later.env');
    writeFileSync(file, 'A=1\nB=1\n');
    writeFileSync(later, 'B=2\n');
    const env = { A: '0', C: '0' };
    applyEnvFiles([file, later], env);
    expect(env).to.deep.equal({ A: '1', B: '2', C: '0' });
  });
});
