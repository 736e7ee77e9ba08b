import { expect } from 'chai';
import { environment } from '#service/platform/config.ts';
import { configurationFiles, unexplained } from './configuration-reference.ts';

const textOf = (ending: string): string =>
  configurationFiles().find(({ path }) => path.endsWith(ending))?.text ?? '';

describe('configuration reference', () => {
  it('explains every variable of the schema', () => {
    expect(unexplained()).to.deep.equal([]);
  });

  it('lists every variable once on the page and in .env.example', () => {
    for (const name of Object.keys(environment.shape)) {
      expect(textOf('configuration.md').split(`\n| \`${name}\``), name).to.have.lengthOf(2);
      expect(textOf('.env.example').split(`\n# ${name}=`), name).to.have.lengthOf(2);
    }
  });

  it('shows in .env.example only values that the schema accepts', () => {
    const values = [...textOf('.env.example').matchAll(/^# ([A-Z_]+)=(.+)$/gm)];
    expect(values.length).to.be.above(30);
    for (const [, name = '', value = ''] of values) {
      const schema = environment.shape[name as keyof typeof environment.shape];
      expect(schema.safeParse(value.replace(/^'(.*)'$/, '$1')).success, `${name}=${value}`).to.equal(true);
    }
  });

  it('marks the variables that production requires, and the secrets', () => {
    expect(textOf('configuration.md')).to.include('| `MASTER_KEY` (required, secret) |');
    expect(textOf('configuration.md')).to.include('| `PUBLIC_ORIGIN` (required) |');
    expect(textOf('configuration.md')).to.include('| `QUEST_SEED` (secret) |');
  });
});
