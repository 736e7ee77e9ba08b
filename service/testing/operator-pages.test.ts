import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const environment = readFileSync(join(root, '.env.example'), 'utf8');
const folder = join(root, 'service/operations');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const textOf = (page: string): string => readFileSync(join(folder, page), 'utf8');
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Variables of Postgres, of the compose file and of the pages themselves. */
const otherVariables = ['HOST', 'REALM', 'SLUG', 'TENANT', 'INSTANCE', 'ISSUER', 'POSTGRES_PASSWORD', 'NAME'];

describe('the pages for operators', () => {
  for (const page of pages) {
    it(`link in ${page} to files that exist`, () => {
      const links = matches(textOf(page), /\]\(([^)#:]+)\)/g);
      for (const link of links) expect(existsSync(join(folder, link)), link).to.equal(true);
    });

    it(`name in ${page} commands of the project`, () => {
      const named = matches(textOf(page), /(?:npm run(?: --silent)?|node --run) ([\w:]+)/g);
      expect(Object.keys(scripts)).to.include.members([...named]);
    });

    it(`name in ${page} variables that .env.example explains`, () => {
      const named = matches(textOf(page), /\b([A-Z]{2,}(?:_[A-Z]+)+)(?=[=`])/g);
      const unknown = named.filter(
        (name) => !(environment.includes(name.replace(/_FILE$/, '')) || otherVariables.includes(name)),
      );
      expect(unknown).to.deep.equal([]);
    });
  }

  it('name pages and headings in the alert rules that exist', () => {
    const alerts = matches(textOf('alerts.yml'), /page: "([^"]+)"/g);
    expect(alerts.length).to.be.above(5);
    for (const alert of alerts) {
      const [page = '', heading] = alert.split(', ');
      expect(textOf(page), alert).to.include(heading === undefined ? '# ' : `## ${heading}`);
    }
  });

  it('have an alert rule and a panel as YAML and JSON that programs can read', () => {
    const { panels } = JSON.parse(textOf('grafana-dashboard.json')) as { panels: { targets: unknown[] }[] };
    expect(panels).to.have.length.greaterThan(10);
    for (const { targets } of panels) expect(targets).to.have.length.greaterThan(0);
  });
});
