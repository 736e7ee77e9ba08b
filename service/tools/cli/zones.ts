import { readFile, stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { zoneInForce } from '#domain/kernel/adopted-zones.ts';
import { zoneNames } from '#domain/kernel/known-zones.ts';
import { rulesOf } from '#domain/kernel/time-zone.ts';
import { type PackedZone, packZone } from '#domain/kernel/zone-table.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import { adoptedZones, versionOf } from '#service/event-store/adopted-zones.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { adoptZoneRules } from '#service/features/rules/adopt-zones.ts';
import { zoneUpdatesModule } from '#service/tools/zones/generate-zones.ts';
import { readMoment } from '#service/tools/zones/read-moment.ts';
import { readZoneinfo } from '#service/tools/zones/read-zoneinfo.ts';
import { yearlyChanges } from '#service/tools/zones/yearly-changes.ts';
import type { ZoneSource } from '#service/tools/zones/zone-source.ts';
import { now, print, refuseMore, runTask, WrongUsage } from './run-tool.ts';
import { withStores } from './tool-stores.ts';

const usage = `Shows and changes the time zone rules by which days are counted. Works beside a running service.

npm run zones -- show [--json]      the version in force, and the zones that laws have changed since the first one
npm run zones -- adopt SOURCE       counts days by newer rules from now on, and those since a law again; no member loses a day or a point
npm run zones -- generate SOURCE    writes domain/kernel/zone-updates.ts for the next release
  SOURCE     data/packed/latest.json of the package moment-timezone, or a folder of compiled zones such as /usr/share/zoneinfo
  --json     as JSON
  --help     this text

Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 failed.`;

async function show(stores: Stores, json: boolean): Promise<number> {
  const adopted = await adoptedZones(stores.events);
  const changed = Object.entries(adopted?.zones ?? {});
  if (json) {
    const zones = changed.map(([zone, { version, from }]) => ({ zone, version, from }));
    print(JSON.stringify({ version: versionOf(adopted), shipped: zoneVersion, zones }, null, 2));
    return 0;
  }
  print(`Zone rules ${versionOf(adopted)} are in force. This release began with ${zoneVersion}.`);
  for (const [zone, { version, from }] of changed) print(`${zone}  other rules since ${from} (${version})`);
  return 0;
}

async function adopt(stores: Stores, source: ZoneSource): Promise<number> {
  const { events } = stores;
  const before = await adoptedZones(events);
  const deps = { events, execute: createExecuteCommand(events), now };
  const rules = { version: source.version, zones: packedZones(source) };
  const changes = await adoptZoneRules(deps, rules);
  if (versionOf(before) === source.version) print(`Zone rules ${source.version} are in force already.`);
  else print(`Adopted zone rules ${source.version}, which change ${changes.length} zones.`);
  for (const { zone, from } of changes) print(`${zone}  from ${from}`);
  return 0;
}

/** The rules of all names that this release knows. New names come with a release. */
function packedZones({ tables, links }: ZoneSource): ReadonlyMap<string, PackedZone> {
  const known = new Set(zoneNames());
  const packed = new Map<string, PackedZone>();
  for (const [name, table] of tables)
    if (known.has(name)) packed.set(name, packZone({ table, yearly: yearlyChanges(table) }));
  for (const [link, zone] of links) {
    const rules = packed.get(zone);
    if (rules !== undefined && known.has(link)) packed.set(link, rules);
  }
  return packed;
}

async function generate(source: ZoneSource): Promise<number> {
  const packed = packedZones(source);
  const changed = [...packed].filter(([zone, rules]) => rules !== rulesOf(zoneInForce(undefined, zone)));
  const file = new URL('../../../domain/kernel/zone-updates.ts', import.meta.url);
  await writeFile(file, zoneUpdatesModule(source.version, changed));
  print(
    `${source.version} differs from ${zoneVersion} in ${changed.length} zones. Format the file with npm run fix.`,
  );
  return 0;
}

async function readSource(path: string | undefined): Promise<ZoneSource> {
  if (path === undefined)
    throw new WrongUsage('SOURCE is missing: a file of moment-timezone, or a folder of compiled zones.');
  const found = await stat(path).catch(() => null);
  if (!found) throw new WrongUsage(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return readZoneinfo(path);
  return readMoment(JSON.parse(await readFile(path, 'utf8')));
}

await runTask({
  usage,
  async work(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [does = '', path] = positionals;
    refuseMore(positionals.slice(does === 'show' ? 1 : 2));
    switch (does) {
      case 'show':
        return withStores((stores) => show(stores, values.json));
      case 'adopt': {
        const source = await readSource(path);
        return withStores((stores) => adopt(stores, source));
      }
      case 'generate':
        return generate(await readSource(path));
      default:
        throw new WrongUsage(does === '' ? 'No operation is given.' : `There is no operation ${does}.`);
    }
  },
});
