import { parseArgs } from 'node:util';
import type { Instant } from '#domain/kernel/day.ts';
import type { Actor } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type DeclaredOutage, type RulesCommand, refuseOutage, rulesDecider } from '#domain/rules/rules.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import { newId } from '#service/event-store/command-ids.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { declaredRules } from '#service/features/rules/declared-rules.ts';
import {
  type Change,
  compareEverybody,
  declaring,
  type EverybodyComparison,
  type MemberChange,
  revoking,
} from '#service/features/rules/everybody-comparison.ts';
import { adminNamed, executeAs, withPool } from './admin-operations.ts';
import { instantOf, now, print, refuseMore, runTool, WrongUsage } from './run-tool.ts';

const usage = `Declares outages: days of members that one overlaps by two hours or more break no streak. Works beside a running service.

npm run outages -- list [--json]                                  what was declared and revoked
npm run outages -- preview --from TIME --to TIME [--json]         every member whose numbers would change, and a digest of that list
npm run outages -- preview --revoke ID [--json]                   the same for a revocation
npm run outages -- declare --from TIME --to TIME --reason TEXT --seen DIGEST [--as ADMIN]
npm run outages -- revoke ID --reason TEXT --seen DIGEST [--as ADMIN]   every number is as if it had never been declared
  --from, --to    when it began and ended: 2026-03-01T08:00Z, with an offset
  --reason TEXT   what was out of reach, visible to admins only
  --seen DIGEST   printed by preview; refused when the list has become another one
  --as ADMIN      the email of the deciding admin; "system" when absent
  --json          as JSON: one line for each member, then one for the sums
  --help          this text

Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 failed.`;

type Times = { readonly from: Instant; readonly to: Instant };
type Decision = { readonly reason: string; readonly seen: string; readonly admin: string | null };
type Options =
  | { readonly does: 'list'; readonly json: boolean }
  | { readonly does: 'preview'; readonly of: Times | string; readonly json: boolean }
  | ({ readonly does: 'declare'; readonly of: Times } & Decision)
  | ({ readonly does: 'revoke'; readonly of: string } & Decision);

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      revoke: { type: 'string' },
      reason: { type: 'string' },
      seen: { type: 'string' },
      as: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { json } = values;
  const [does = '', id] = positionals;
  refuseMore(positionals.slice(does === 'revoke' ? 2 : 1));
  switch (does) {
    case 'list':
      return { does, json };
    case 'preview':
      return { does, of: values.revoke ?? timesOf(values), json };
    case 'declare':
      return { does, of: timesOf(values), ...decisionOf(values) };
    case 'revoke':
      if (!id) throw new WrongUsage('revoke needs the id of an outage, as "list" prints it.');
      return { does, of: id, ...decisionOf(values) };
    default:
      throw new WrongUsage(does === '' ? 'No operation is given.' : `There is no operation ${does}.`);
  }
}

type Values = Partial<Record<'from' | 'to' | 'reason' | 'seen' | 'as', string>>;

function timesOf({ from: since, to: until }: Values): Times {
  const [from, to] = [instantOf('--from', since), instantOf('--to', until)];
  if (!from || !to) throw new WrongUsage('--from and --to are missing: when the outage began and ended.');
  return { from, to };
}

function decisionOf({ reason, seen, as: admin }: Values): Decision {
  if (!reason) throw new WrongUsage('--reason is missing.');
  if (!seen) throw new WrongUsage('--seen is missing: the digest that "preview" prints.');
  return { reason, seen, admin: admin ?? null };
}

const changeFor = (of: Times | string): Change => (typeof of === 'string' ? revoking(of) : declaring(of));

async function list(stores: Stores, json: boolean): Promise<number> {
  const { outages } = await declaredRules(stores.events);
  const newestFirst = outages.toReversed();
  if (json) print(JSON.stringify({ outages: newestFirst }, null, 2));
  else for (const outage of newestFirst) print(outageLine(outage));
  return 0;
}

const outageLine = ({ outageId, from, to, isRevoked, reason, comparison }: DeclaredOutage): string =>
  `${outageId}  ${from} to ${to}  ${isRevoked ? 'revoked' : 'in force'}  changed ${comparison.changed} members: ${reason}`;

async function preview(stores: Stores, of: Times | string, json: boolean): Promise<number> {
  if (typeof of !== 'string') refuseOutage(of, now());
  const onChange = (change: MemberChange) => print(json ? JSON.stringify(change) : changeLine(change));
  const { comparison, digest } = await withPool(stores, (pool) =>
    compareEverybody(pool, { change: changeFor(of), asOf: now(), onChange }),
  );
  if (json) print(JSON.stringify({ comparison, digest }));
  else for (const line of sumLines({ comparison, digest })) print(line);
  return 0;
}

const changeLine = ({ memberId, before, after }: MemberChange): string =>
  `${memberId}  streak ${before.currentStreak} -> ${after.currentStreak}, best ${before.bestStreak} -> ${after.bestStreak}, tokens ${before.skipTokens} -> ${after.skipTokens}`;

const sumLines = ({ comparison, digest }: Pick<EverybodyComparison, 'comparison' | 'digest'>) => [
  `${comparison.changed} of ${comparison.members} members change, as of ${comparison.asOf}.`,
  ...Object.entries(comparison.fields).map(
    ([field, { raised, lowered, sum }]) =>
      `${field}: rises for ${raised}, falls for ${lowered}, ${sum} in all`,
  ),
  `--seen ${digest}`,
];

async function decide(
  stores: Stores,
  { of, reason, seen, admin }: Extract<Options, { readonly seen: string }>,
): Promise<number> {
  return withPool(stores, async (pool) => {
    const decidedBy = admin === null ? null : await adminNamed(stores, pool, admin);
    if (typeof of !== 'string') refuseOutage(of, now());
    const { comparison, digest } = await compareEverybody(pool, { change: changeFor(of), asOf: now() });
    if (digest !== seen)
      throw new Refusal(
        'comparison-changed',
        'The list of changes has become another one. Nothing was changed. Look at it again with "preview".',
      );
    const commandOf = (by: Actor, at: Instant): RulesCommand =>
      typeof of === 'string'
        ? { type: 'RevokeOutage', outageId: of, reason, revokedBy: by, comparison }
        : { type: 'DeclareOutage', outageId: newId(), ...of, reason, declaredBy: by, at, comparison };
    await executeAs(stores, decidedBy, rulesDecider, { commandOf, stream: () => rulesStream });
    print(`Recorded. The numbers of ${comparison.changed} members change within seconds.`);
    return 0;
  });
}

await runTool({
  usage,
  readOptions,
  work(stores, options) {
    if (options.does === 'list') return list(stores, options.json);
    if (options.does === 'preview') return preview(stores, options.of, options.json);
    return decide(stores, options);
  },
});
