import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { version } from '#projections/postgres/version.ts';

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
const otherVariables = [
  'HOST',
  'REALM',
  'SLUG',
  'TENANT',
  'INSTANCE',
  'ISSUER',
  'POSTGRES_PASSWORD',
  'NAME',
  'NODE_OPTIONS',
];

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

    it(`say in ${page} how a command gets the settings of the service`, () => {
      const tools =
        /(?:npm run(?: --silent)?|node --run) (?:doctor|backup|restore|replay|projections|store|admin|outages|events|zones)\b/;
      if (tools.test(textOf(page))) expect(textOf(page)).to.include('--env-file');
    });

    it(`name in ${page} variables that .env.example explains`, () => {
      const named = matches(textOf(page), /\b([A-Z]{2,}(?:_[A-Z]+)+)(?=[=`])/g);
      const unknown = named.filter(
        (name) =>
          !(
            name.startsWith('KURRENTDB_') ||
            environment.includes(name.replace(/_FILE$/, '')) ||
            otherVariables.includes(name)
          ),
      );
      expect(unknown).to.deep.equal([]);
    });
  }

  it('have a changelog with tables, way back and steps for each release', () => {
    const [, ...releases] = readFileSync(join(root, '.github/CHANGELOG.md'), 'utf8').split(/^## /m);
    expect(releases[0]).to.match(new RegExp(`^${version.replaceAll('.', '\\.')} \\(`));
    for (const release of releases)
      for (const line of ['Migration', 'Way back', 'Operators'])
        expect(release).to.include(`\n- **${line}**: `);
  });

  it('name the version of package.json in the README and in the example of the image', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).to.include(`private beta, version ${version}:`);
    expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).to.include(`rondel:${version} `);
  });

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

  it('have a compose file whose stores start again after the machine, as the service does', () => {
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const images = matches(compose, /^ +image: (\S+)$/gm);
    expect(images).to.have.length(3);
    expect(matches(compose, /^ +restart: (unless-stopped)$/gm)).to.have.length(images.length);
  });

  it('have a systemd unit that signals the service alone and hides its data folder', () => {
    const unit = textOf('rondel.service').split('\n');
    expect(unit).to.include.members(['KillMode=mixed', 'StateDirectoryMode=0700', 'UMask=0077']);
  });
});
